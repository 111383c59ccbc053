internal import ByteSearch
internal import FoundationEssentials
internal import LocalFiles

/// A process that no later one can be taken for: its number, and when it began.
public struct ProcessMark: Hashable, Sendable {
  /// The process id.
  public var id: Int64
  /// The kernel's boot id and the clock ticks from then to the start of the process; `nil` if the system has no
  /// `/proc` to tell.
  public var start: String?

  /// A mark as a row of the journal has it.
  public init(id: Int64, start: String?) {
    self.id = id
    self.start = start
  }

  /// The process that asks.
  public static var current: ProcessMark {
    let id = Int64(ProcessInfo.processInfo.processIdentifier)
    return ProcessMark(id: id, start: running(id))
  }

  /// Whether the process still exists on this machine.
  ///
  /// Where the system does not tell when a process began, none is known to run: a send that is called unknown too
  /// early asks for attention, and one that is called running forever does not.
  public var isRunning: Bool {
    start != nil && start == Self.running(id)
  }

  /// When the process of that number began; `nil` without one, or if it has ended and its parent hasn't reaped it.
  private static func running(_ id: Int64) -> String? {
    guard let boot = text("/proc/sys/kernel/random/boot_id"), let status = text("/proc/\(id)/stat"),
      // The name of the program stands in parentheses and may hold any character.
      let end = status.lastByte(")")
    else { return nil }
    let fields = status[status.index(after: end)...].split(separator: " ")
    guard fields.count > 19, fields[0] != "Z", fields[0] != "X" else { return nil }
    return "\(boot.split(separator: "\n").first ?? "")/\(fields[19])"
  }

  private static func text(_ path: String) -> String? {
    let bytes = try? LocalFile.bytes(path, as: .kernel)
    return bytes.map { String(decoding: $0, as: UTF8.self) }
  }
}
