internal import Synchronization

/// Which sends are under way, as locks that the system holds for their programs.
///
/// The system takes a lock away when its program ends, however it ends, and shows it to every program that can open the
/// file: also to one in another container, to which the number of the sending process says nothing. Each lock is one byte,
/// far behind the end of `NAME.pending`, at the number of the intent's row.
final class SendLocks: Sendable {
  /// Behind everything that the file can hold.
  private static let beginning: Int64 = 1 << 40

  private let directory: JournalDirectory
  private let file = Mutex<DiskFile?>(nil)

  init(_ directory: JournalDirectory) {
    self.directory = directory
  }

  deinit {
    file.withLock { file in file?.unlock(from: Self.beginning) }
  }

  /// A send is under way until it is released, or this program ends.
  func hold(_ id: IntentID) throws(JournalFailure) {
    guard let byte = Self.byte(of: id) else { return }
    try file.withLock { (file) throws(JournalFailure) in
      if file == nil { file = try directory.open(PendingOutcomes.ending) }
      try file?.lock(byte: byte)
    }
  }

  func release(_ id: IntentID) {
    guard let byte = Self.byte(of: id) else { return }
    file.withLock { file in file?.unlock(byte: byte) }
  }

  /// Whether any program holds the send; also if the file is there and can't be asked.
  static func isHeld(_ id: IntentID, in directory: JournalDirectory) -> Bool {
    guard let byte = byte(of: id), directory.status(PendingOutcomes.ending) != nil else {
      return false
    }
    return directory.isLocked(byte, of: PendingOutcomes.ending) ?? true
  }

  /// Whether the system says that a program holds the send.
  static func isSurelyHeld(_ id: IntentID, in directory: JournalDirectory) -> Bool {
    guard let byte = byte(of: id), directory.status(PendingOutcomes.ending) != nil else {
      return false
    }
    return directory.isLocked(byte, of: PendingOutcomes.ending) ?? false
  }

  /// `nil` for a number that no row of ours has.
  private static func byte(of id: IntentID) -> Int64? {
    let (byte, isTooLarge) = beginning.addingReportingOverflow(id.number)
    return isTooLarge || id.number < 0 ? nil : byte
  }
}
