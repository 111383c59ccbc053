/// What a key does inside a text that is being edited.
public enum EditorCommand: Hashable, Sendable {
  case insert(String)
  case deleteBackward
  case deleteForward
  case deleteWordBackward
  case deleteWordForward
  case deleteToStart
  case deleteToEnd
  case yank
  /// Text from outside; see ``TextEditing/LineEditor/paste(_:)``.
  case paste(String)
  case moveLeft
  case moveRight
  case moveWordLeft
  case moveWordRight
  case moveToStart
  case moveToEnd
  /// Moves the cursor and leaves the selection's other end where it is.
  case select(Motion)
  case selectAll
  /// Copies the selection for this field and for other programs.
  case copy
  case cut
  /// Undoes inside this visit to the field.
  case undo
  case redo

  /// Where a selection goes on to.
  public enum Motion: Hashable, Sendable, CaseIterable {
    case left
    case right
    case wordLeft
    case wordRight
    case start
    case end
  }
}
