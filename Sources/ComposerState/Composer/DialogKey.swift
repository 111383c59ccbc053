/// An answer to the question of a dialog.
public enum DialogKey: Hashable, Sendable {
  case confirm
  case saveAndQuit
  case discardAndQuit
  /// The only key that sends.
  case send
  /// Takes what is shown as the draft.
  case take
  /// A key without a meaning, which a review has to know of: held down, it must not arm anything.
  case other
}
