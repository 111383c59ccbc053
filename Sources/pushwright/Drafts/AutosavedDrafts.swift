import Commands
import ComposerState
import Drafts
import Foundation
import LocalFiles

/// Unsaved drafts in the state directory, one a session, and which draft each session has open.
struct AutosavedDrafts: Sendable {
  /// A file's name is that of its session: `4711-1763716800`.
  let session: String
  let mark: DraftLock
  let folder: PrivateFolder
  /// The state directory.
  private let state: PrivateFolder

  private static let kept = ".draft.json"
  static let discarded = ".discarded.json"
  private static let open = ".open.json"

  /// `state` is the program's state directory; `seconds` the time, since 1970.
  init(state: String, at seconds: Int, mark: DraftLock? = nil) {
    let mark = mark ?? .current(at: seconds)
    self.mark = mark
    session = "\(mark.process)-\(mark.since)"
    folder = PrivateFolder(path: "\(state)/drafts")
    self.state = PrivateFolder(path: state)
  }

  /// Keeps a draft; returns why it could not, as a sentence without a full stop.
  ///
  /// What is kept of the other sessions goes only after this is on the disk.
  func keep(_ draft: AutosavedDraft, insteadOf others: [String] = []) -> String? {
    do throws(FileFailure) {
      try folder.write(AutosaveRecord(draft, session: mark), to: session + Self.kept)
    } catch {
      return error.sentence
    }
    for other in others where other != session { forget(other) }
    return nil
  }

  /// What is kept of a session, or was discarded under that name.
  func forget(_ id: String) {
    folder.remove(id + Self.kept)
    folder.remove(id + Self.discarded)
  }

  /// What sessions of this machine that are gone left unsaved: of all files, or of one and of none.
  ///
  /// What was written in the demo belongs to no project, and is left out without `withDemo`.
  func recoverable(
    of path: String? = nil, withUnnamed: Bool = true, withDemo: Bool = true
  ) -> [RecoverableDraft] {
    let wanted = path.map(DraftPath.absolute)
    return folder.names(ending: Self.kept).compactMap { name in
      guard let record = folder.value(AutosaveRecord.self, in: name),
        record.session.life == .gone, withDemo || record.isOfDemo != true,
        wanted == nil || record.path.map(DraftPath.absolute) == wanted
          || (withUnnamed && record.path == nil)
      else { return nil }
      return RecoverableDraft(
        record.draft(id: String(name.dropLast(Self.kept.count))),
        fileText: record.path.flatMap(DraftPath.text), fileNotes: record.fileNotes)
    }
  }

  /// Tells others that this session has a file open, and finds who else has; `nil` if no other session has,
  /// or the draft has no file.
  ///
  /// `path` is ``DraftPath/absolute(_:)``, which may take its time and is asked for elsewhere: what is kept waits for none
  /// of it.
  func opened(_ path: String?, at seconds: Int) -> DraftLock? {
    guard let path else {
      closed()
      return nil
    }
    var own = mark
    own.since = seconds
    // Without a state directory no other session can be told.
    try? folder.write(OpenDraft(session: own, path: path), to: session + Self.open)
    return others().first { $0.path == path }?.session
  }

  /// The other session that has a file open now, named as in ``opened(_:at:)``.
  func opener(of path: String) -> DraftLock? {
    others().first { $0.path == path }?.session
  }

  /// Clears away what programs that ended in the middle of writing have left here and in the folder above.
  func sweep(at now: Int) {
    for folder in [folder, state] { folder.sweep(at: now) }
  }

  /// The session no longer has a file open.
  func closed() { folder.remove(session + Self.open) }

  /// What the other sessions have open; what those that are gone left behind is cleared away.
  private func others() -> [OpenDraft] {
    folder.names(ending: Self.open).filter { $0 != session + Self.open }.compactMap { name in
      guard let open = folder.value(OpenDraft.self, in: name) else { return nil }
      guard open.session.life != .gone else {
        folder.remove(name)
        return nil
      }
      return open
    }
  }

  private struct OpenDraft: Codable, Sendable {
    var session: DraftLock
    /// Absolute.
    var path: String
  }
}
