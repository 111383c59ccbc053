import Foundation
import LocalFiles
import SendJournal

/// A running program, as other programs of the user can find it: also across machines that share a home.
struct DraftLock: Codable, Hashable, Sendable {
  var process: Int64
  /// When the process began; see ``SendJournal/ProcessMark``.
  var start: String?
  var host: String
  /// Since when the program or a draft is open, in seconds since 1970.
  var since: Int

  static func current(at seconds: Int) -> DraftLock {
    let mark = ProcessMark.current
    return DraftLock(process: mark.id, start: mark.start, host: thisHost, since: seconds)
  }

  enum Life: Hashable, Sendable {
    case running
    case gone
    /// Only its own machine can tell.
    case elsewhere
  }

  var life: Life {
    guard host == Self.thisHost else { return .elsewhere }
    return ProcessMark(id: process, start: start).isRunning ? .running : .gone
  }

  /// The kernel's name of this machine: Foundation's would ask the network.
  private static let thisHost: String = {
    let name = try? LocalFile.text("/proc/sys/kernel/hostname", as: .kernel)
    return (name ?? "").trimmingCharacters(in: .whitespacesAndNewlines)
  }()
}
