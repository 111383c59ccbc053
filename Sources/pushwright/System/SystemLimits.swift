import Commands
import Foundation
import SendPolicy

/// What the system allows this program, and what it can't begin without: the runtime would trap or wait without end instead
/// of saying so.
enum SystemLimits {
  /// Standard input and output, and what the runtime itself opens before the first line of ours.
  private static let fewestFiles: rlim_t = 8
  /// In bytes: twice what the stacks and buffers of a send have been seen to need.
  private static let leastMemory: rlim_t = 192 << 20

  /// The address space in bytes from which threads get their stacks.
  ///
  /// If one gets none, the runtime waits without end. A third of this was measured to be too little.
  private static let leastAddresses: rlim_t = 1 << 30

  /// In bytes, of each thread: an eighth of what systems give, and ten times the least with which all verbs were seen to work.
  private static let leastStack: rlim_t = 1 << 20

  /// Ends the program where it could not even begin.
  static func check() {
    if isBelow(fewestFiles, __rlimit_resource_t(RLIMIT_NOFILE.rawValue)) {
      leave(
        "too few files can be open here: Pushwright needs at least \(fewestFiles); raise the limit with ulimit -n"
      )
    }
    if isBelow(leastMemory, __rlimit_resource_t(RLIMIT_DATA.rawValue)) {
      leave(
        "too little memory is allowed here: Pushwright needs \(leastMemory >> 20) MB; raise the limit with ulimit -d"
      )
    }
    if isBelow(leastStack, __rlimit_resource_t(RLIMIT_STACK.rawValue)) {
      leave(
        "too little memory is allowed here: Pushwright needs a stack of \(leastStack >> 10) kB; raise the limit with ulimit -s"
      )
    }
    if isBelow(leastAddresses, __rlimit_resource_t(RLIMIT_AS.rawValue)) {
      leave(
        "too little memory is allowed here: Pushwright needs \(leastAddresses >> 20) MB of address space; raise the limit with ulimit -v"
      )
    }
  }

  /// How many files the program may have open.
  static var files: Int {
    var limit = rlimit()
    let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    guard unsafe getrlimit(resource, &limit) == 0 else { return Int(fewestFiles) }
    return Int(clamping: limit.rlim_cur)
  }

  private static func isBelow(_ least: rlim_t, _ resource: __rlimit_resource_t) -> Bool {
    var limit = rlimit()
    return unsafe getrlimit(resource, &limit) == 0 && limit.rlim_cur < least
  }

  private static func leave(_ sentence: String) -> Never {
    Narration.say(sentence)
    if CommandLine.arguments.dropFirst().first == "send" {
      try? StandardOutput.write("NOT SENT\n")
    }
    exit(SendExitStatus.nothingSent.rawValue)
  }
}
