internal import Drafts
internal import MessageLint
internal import PushMessages

/// A draft with its notes and what it lacks: what undo goes back to.
struct DraftVersion: Hashable, Sendable {
  var document: MessageDocument
  var notes: DraftNotes
  var lostParts: [LostPart] = []
}
