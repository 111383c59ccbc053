import CTerminalGuard
import Commands
import Foundation
import LocalFiles
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

  /// With so many processes allowed, nobody has been seen to run out of them; asking takes longer than a small verb.
  private static let manyProcesses: UInt64 = 4096

  /// Those of the network, which has a loop and a helper for each processor, of the runtime and of the main queue.
  private static var threads: Int32 {
    3 * Int32(clamping: ProcessInfo.processInfo.activeProcessorCount) + 10
  }

  /// Ends the program where it could not even begin.
  static func check() {
    // The runtime reads it where a sandbox may have nothing; without words this would be another command.
    guard CommandLine.arguments.first?.isEmpty == false else {
      leave("the command line can't be read: make /proc readable here")
    }
    if allowsFewProcesses, !thread_room_has(threads) {
      leave(
        "too few processes and threads are allowed here: Pushwright needs \(threads) more; raise the limit with ulimit -u, or the container's"
      )
    }
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

  /// Of the user, or of a container.
  private static var allowsFewProcesses: Bool {
    var limit = rlimit()
    let resource = __rlimit_resource_t(__RLIMIT_NPROC.rawValue)
    if unsafe getrlimit(resource, &limit) == 0, limit.rlim_cur < manyProcesses { return true }
    return ["/sys/fs/cgroup/pids.max", "/sys/fs/cgroup/pids/pids.max"].contains { path in
      let text = try? LocalFile.text(path, as: FilePurpose("a limit of the system", limit: 4096))
      return text.flatMap { UInt64($0.trimmingCharacters(in: .whitespacesAndNewlines)) }
        .map { $0 < manyProcesses } ?? false
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
