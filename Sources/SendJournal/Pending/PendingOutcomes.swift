internal import LocalFiles

/// Outcomes that the database could not take, as lines in the file `NAME.pending` beside it.
///
/// The file's lock is also the journal's: no other program of ours opens the journal or changes this file while it is
/// held. It isn't a lock of the directory, which every user who may read that could hold without end.
struct PendingOutcomes: Sendable {
  static let ending = ".pending"

  let directory: JournalDirectory
  let patience: LockPatience

  /// Opens the file with its lock, once no other program holds that.
  ///
  /// - Throws: ``JournalFailure`` of the kind `locked` where another program holds it for too long.
  func locked() throws(JournalFailure) -> PendingFile {
    for attempt in 0...patience.attempts {
      if attempt > 0 { DiskFile.pause(milliseconds: patience.pause) }
      let file = try directory.open(Self.ending)
      // Another program may have moved it away before it was locked.
      if try file.lock(), directory.status(Self.ending)?.identity == (try file.status().identity) {
        return PendingFile(file, in: directory)
      }
    }
    throw .held(directory.place.path + Self.ending)
  }

  /// The outcomes and steps that wait there, by the hashes of their intents' rows; a file that can't be read or isn't ours
  /// has none.
  ///
  /// Without a lock: a line that is being written is damaged, and no outcome.
  static func waiting(in directory: JournalDirectory) -> [String: [JournalRow]] {
    guard let file = directory.status(ending), directory.trust.fault(of: file, to: .read) == nil,
      let contents = try? LocalFile.contents(
        directory.place.path + ending, as: .state, followsLinks: false)
    else { return [:] }
    let rows = contents.bytes.split(separator: UInt8(ascii: "\n")).compactMap {
      JournalRow.pending(String(decoding: $0, as: UTF8.self))
    }
    return Dictionary(grouping: rows, by: \.intentHash).mapValues { $0.map(\.row) }
  }

  /// Puts a line behind those which are there; it is on the disk when this returns.
  ///
  /// Where another program keeps the lock, the line goes behind the end of the file, which a program that rewrites its
  /// lines leaves as it is.
  func append(_ line: String) throws(JournalFailure) {
    do throws(JournalFailure) {
      try locked().append(line)
    } catch {
      guard error.kind == .locked else { throw error }
      try PendingFile.append(line, in: directory)
    }
  }
}

extension JournalFailure {
  fileprivate static func held(_ path: String) -> Self {
    Self(
      .locked, "another program has locked the history's file \(path)",
      remedy: "wait until it is done, or end it; until then nothing is sent")
  }
}
