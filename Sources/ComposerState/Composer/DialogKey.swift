/// An answer to the question of a dialog.
public enum DialogKey: Hashable, Sendable {
  case confirm
  case saveAndQuit
  case discardAndQuit
  /// The only key that sends.
  case send
  /// Takes what is shown as the draft.
  case take
  /// Looks for something in the list of keys.
  case filter
  /// Copies in this form.
  case copy(CopyForm)
  /// Saves before another draft takes this one's place.
  case saveFirst
  /// Gives up unsaved work: before another draft takes its place, or what a crash has left.
  case discard
  /// A key without a meaning, which a review has to know of: held down, it must not arm anything.
  case other
}
