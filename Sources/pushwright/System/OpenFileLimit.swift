import Commands
import Foundation
import SendPolicy

/// How many files the system lets this program open.
enum OpenFileLimit {
  /// Standard input and output, and what the runtime itself opens before the first line of ours.
  private static let fewest = 8

  /// Ends the program where it could not even begin: the runtime would trap instead of saying so.
  static func prepare() {
    var limit = rlimit()
    guard unsafe getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0,
      limit.rlim_cur < Self.fewest
    else { return }
    Narration.say(
      "too few files can be open here: at least \(Self.fewest) are needed, raise the limit with ulimit -n"
    )
    if CommandLine.arguments.dropFirst().first == "send" {
      try? StandardOutput.write("NOT SENT\n")
    }
    exit(SendExitStatus.nothingSent.rawValue)
  }
}
