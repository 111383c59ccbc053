/// An answer to the question of a dialog.
public enum DialogKey: Hashable, Sendable {
  case confirm
  case saveAndQuit
  case discardAndQuit
}
