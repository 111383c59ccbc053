/// What comes from a terminal.
public enum TerminalEvent: Hashable, Sendable {
  case key(KeyPress)
  /// Text that was pasted, as one piece; its newlines are `\n`.
  case paste(String)
  case resize(Size)
  /// The terminal is gone.
  case endOfInput
}
