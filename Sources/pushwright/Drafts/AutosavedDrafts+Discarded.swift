import ComposerState
import Foundation
import LocalFiles
import PushMessages

/// Unsaved work that was given up: it can be had back for a day.
extension AutosavedDrafts {
  private static let day = 86_400
  /// More than a user discards in a day by hand.
  private static let limit = 50

  /// Puts work aside; returns why it could not, as a sentence without a full stop.
  ///
  /// What is kept of the session goes only after this is on the disk.
  func discard(_ draft: AutosavedDraft, insteadOf other: String) -> String? {
    var draft = draft
    draft.isDiscarded = true
    do throws(FileFailure) {
      try folder.write(AutosaveRecord(draft, session: mark), to: freeName + Self.discarded)
    } catch {
      return error.sentence
    }
    forget(other)
    return nil
  }

  /// A session may discard several drafts in one second.
  private var freeName: String {
    let taken = Set(folder.names(ending: Self.discarded))
    let numbers = (1...Self.limit + 1).lazy.map { "\(session)-\($0)" }
    return numbers.first { !taken.contains($0 + Self.discarded) } ?? session
  }

  /// What was discarded within a day before `now`, of whatever session; what is older goes.
  func discarded(at now: Int) -> [RecoverableDraft] {
    var found: [(id: String, record: AutosaveRecord)] = []
    for name in folder.names(ending: Self.discarded) {
      guard let record = folder.value(AutosaveRecord.self, in: name), let at = record.discardedAt
      else { continue }
      let id = String(name.dropLast(Self.discarded.count))
      if now.subtracting(saturating: at) < Self.day {
        found.append((id, record))
      } else {
        forget(id)
      }
    }
    found.sort { ($1.record.at, $1.id) < ($0.record.at, $0.id) }
    for old in found.dropFirst(Self.limit) { forget(old.id) }
    return found.prefix(Self.limit).map { id, record in
      RecoverableDraft(
        record.draft(id: id), fileText: record.path.flatMap(DraftPath.text),
        fileNotes: record.fileNotes)
    }
  }
}
