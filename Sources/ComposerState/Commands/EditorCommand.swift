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
  case moveLeft
  case moveRight
  case moveWordLeft
  case moveWordRight
  case moveToStart
  case moveToEnd
  /// Undoes inside this visit to the field.
  case undo
}
