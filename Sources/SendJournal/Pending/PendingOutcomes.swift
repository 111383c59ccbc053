/// Outcomes that the database could not take, as lines in the file `NAME.pending` beside it.
///
/// The file is made before the first send and filled with line feeds, so that the lines have their room even when the
/// disk is full at the time: they replace what is there. Where every line is of is told by the hash of its intent's
/// row: a journal that was moved away keeps its ids.
struct PendingOutcomes: Sendable {
  /// Enough for the outcomes of some two hundred sends.
  private static let capacity = 65_536

  let path: String
  private let journal: String

  init(journal: String) {
    self.journal = journal
    path = journal + ".pending"
  }

  /// Makes room for outcomes to come; call it with the lock.
  func reserve() throws(JournalFailure) {
    let file = try opened()
    let size = try file.contents().count
    guard size < Self.capacity else { return }
    try file.setMode(DiskFile.mode(journal))
    try file.write([UInt8](repeating: Self.blank, count: Self.capacity - size), at: size)
  }

  /// Puts a line at the end of those which are there; it is on the disk when this returns.
  func append(_ line: String) throws(JournalFailure) {
    let lock = try locked()
    let file = try opened()
    let end = try file.contents().lastIndex { $0 != Self.blank }.map { $0 + 1 } ?? 0
    try file.write(Array("\n\(line)\n".utf8), at: end)
    _ = consume lock
  }

  /// Shows the lines, and keeps those that are not taken; call it with the lock.
  func takeUp(_ take: ([String]) throws(JournalFailure) -> Set<String>) throws(JournalFailure) {
    let file = try opened()
    let contents = try file.contents()
    let lines = String(decoding: contents, as: UTF8.self).split(separator: "\n").map(String.init)
    guard !lines.isEmpty else { return }
    let taken = try take(lines)
    let kept = Array(lines.filter { !taken.contains($0) }.map { "\($0)\n" }.joined().utf8)
    let blanks = [UInt8](repeating: Self.blank, count: max(0, contents.count - kept.count))
    try file.write(kept + blanks, at: 0)
  }

  /// No other program of ours opens the journal or changes this file until the value is gone.
  func locked() throws(JournalFailure) -> DiskFile {
    try DiskFile.locked(JournalFile.directory(of: journal))
  }

  private func opened() throws(JournalFailure) -> DiskFile {
    try DiskFile(path, mode: DiskFile.mode(journal))
  }

  private static let blank = UInt8(ascii: "\n")
}
