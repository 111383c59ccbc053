/// What was pointed at with the mouse.
///
/// None of these sends, confirms, discards or quits; whoever does that presses a key.
public enum Pointing: Hashable, Sendable {
  /// How much of a text a click takes.
  public enum Reach: Hashable, Sendable {
    /// The place of the cursor.
    case cursor
    /// From where the selection began to the place.
    case selection
    case word
    case everything
  }

  case pane(Pane)
  case field(FieldID, in: Pane)
  /// In the text that is edited, before the grapheme cluster with that number.
  case text(offset: Int, Reach)
  /// One of the settings' locales.
  case locale(Int)
  case problem(Int)
  /// A row of the history.
  case send(Int)
  case payloadView(PayloadView)
  /// An entry of the menu that is open.
  case entry(Int)
  /// The second press of a double click.
  ///
  /// It opens what the first press has chosen, which may have moved away from under the pointer.
  /// `nil` is the menu that is open.
  case again(Pane?)
  /// The wheel over a pane, or (`nil`) over what lies over the panes; positive is down.
  case wheel(Pane?, rows: Int)
}
