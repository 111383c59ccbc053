internal import LocalFiles

/// The file `NAME.pending`, opened with its lock.
///
/// It is made before the first send and filled with line feeds, so that the lines have their room even when the disk is
/// full at the time: they replace what is there. The hash of its intent's row says what each line is about: a
/// journal that was moved away keeps its ids.
struct PendingFile: ~Copyable {
  /// Enough for the outcomes of some two hundred sends.
  private static let capacity = 65_536
  /// No journal is so long without its disk.
  private static let limit = 64 * 1024 * 1024
  /// What each of our lines begins with.
  private static let beginning = Array("{\"version\": ".utf8)
  private static let blank = UInt8(ascii: "\n")

  private let file: DiskFile
  private let directory: JournalDirectory

  init(_ file: consuming DiskFile, in directory: JournalDirectory) {
    self.file = file
    self.directory = directory
  }

  /// Makes room for outcomes to come.
  func reserve() throws(JournalFailure) {
    let size = try contents().count
    try keepPermissions()
    guard size < Self.capacity else { return }
    let room = [UInt8](repeating: Self.blank, count: Self.capacity - size)
    try Self.append(room, in: directory)
  }

  /// As those of the journal, which its owner may have given to a group since.
  private func keepPermissions() throws(JournalFailure) {
    guard let journal = directory.status(""), let own = try? file.status(),
      own.owner == directory.trust.user, own.mode != journal.mode
    else { return }
    try file.setMode(journal.mode & 0o777)
  }

  func append(_ line: String) throws(JournalFailure) {
    let contents = try contents()
    let bytes = Self.bytes(of: line)
    let end = contents.lastIndex { $0 != Self.blank }.map { $0 + 1 } ?? 0
    guard end + bytes.count <= contents.count else {
      return try Self.append(bytes, in: directory)
    }
    try file.write(bytes, at: end)
  }

  /// Shows the lines, and keeps those that are not taken, byte for byte.
  func takeUp(_ take: ([String]) throws(JournalFailure) -> [Bool]) throws(JournalFailure) {
    let contents = try contents()
    let lines = contents.split(separator: Self.blank)
    guard !lines.isEmpty else { return }
    let taken = try take(lines.map { String(decoding: $0, as: UTF8.self) })
    guard taken.contains(true) else { return }
    let kept = zip(lines, taken).flatMap { line, isTaken in isTaken ? [] : line + [Self.blank] }
    let blanks = [UInt8](repeating: Self.blank, count: max(0, contents.count - kept.count))
    try file.write(kept + blanks, at: 0)
  }

  /// Puts a line behind the end of the file, with or without its lock.
  static func append(_ line: String, in directory: JournalDirectory) throws(JournalFailure) {
    try append(bytes(of: line), in: directory)
  }

  private static func append(
    _ bytes: [UInt8], in directory: JournalDirectory
  ) throws(JournalFailure) {
    try directory.open(PendingOutcomes.ending, appending: true).write(bytes, at: 0)
  }

  private static func bytes(of line: String) -> [UInt8] { Array("\n\(line)\n".utf8) }

  /// What is in the file; nothing is changed in one with other lines than ours.
  private func contents() throws(JournalFailure) -> [UInt8] {
    let path = directory.place.path + PendingOutcomes.ending
    guard let contents = try file.contents(atMost: Self.limit) else { throw .tooLong(path) }
    let isOurs = contents.split(separator: Self.blank).allSatisfy { line in
      // A crash may have torn one.
      line.starts(with: Self.beginning) || Self.beginning.starts(with: line)
    }
    guard isOurs else { throw .notPending(path) }
    return contents
  }
}

extension JournalFailure {
  fileprivate static func notPending(_ path: String) -> Self {
    Self(
      .untrusted, "\(path) has lines in it that Pushwright didn't write",
      remedy: "move it away; until then nothing is sent")
  }

  fileprivate static func tooLong(_ path: String) -> Self {
    Self(
      .untrusted, "\(path) is too long for a list of outcomes",
      remedy: "move it away; until then nothing is sent")
  }
}
