/// An answer to the question of a dialog.
public enum DialogKey: Hashable, Sendable {
  case confirm
  case saveAndQuit
  case discardAndQuit
  /// The only key that sends.
  case send
  /// The only key that allows a project file something.
  case allow
  /// Takes what is shown as the draft.
  case take
  /// Looks for something in the list of keys.
  case filter
  /// Goes to this form in the menu of them.
  case form(CopyForm)
  /// Saves before another draft takes this one's place.
  case saveFirst
  /// Gives up unsaved work: before another draft takes its place, or what a crash has left.
  case discard
  /// Waits for what is pending before another profile is used.
  case waitFirst
  /// Uses the other profile in spite of what is pending.
  case goOn
  /// Replaces a read-only file.
  case replaceProtected
  /// Looks at a draft that another program edits.
  case readOnly
  /// Edits a draft that another program edits too.
  case editToo
  /// Opens another draft in the place of one that another program edits.
  case openAnother
  /// A key without a meaning, which a review has to know of: held down, it must not arm anything.
  case other
}
