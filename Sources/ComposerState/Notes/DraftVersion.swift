internal import Drafts
internal import PushMessages

/// A draft with its notes: what undo goes back to.
struct DraftVersion: Hashable, Sendable {
  var document: MessageDocument
  var notes: DraftNotes
}
