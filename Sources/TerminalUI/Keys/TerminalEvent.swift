/// What comes from a terminal.
public enum TerminalEvent: Hashable, Sendable {
  /// What can be wrong with a paste.
  public enum PasteFault: Hashable, Sendable {
    /// The terminal never said that it was over: what came until then was pasted.
    case endless
    /// It had more than so many bytes: nothing was pasted.
    case tooLong(limit: Int)
  }

  case key(KeyPress)
  /// Text that was pasted, as one piece; its newlines are `\n`.
  case paste(String)
  /// What was wrong with the paste that has just ended.
  case pasteFault(PasteFault)
  /// Only while the mouse was asked for.
  case mouse(MouseEvent)
  case resize(Size)
  /// The terminal's own background, when it has told it and whenever it changes.
  case background(RGB)
  /// The terminal is gone.
  case endOfInput
}
