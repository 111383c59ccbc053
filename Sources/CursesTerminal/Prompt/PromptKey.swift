/// A key at a prompt, which is no screen.
public enum PromptKey: Hashable, Sendable {
  case character(Character)
  case backspace
  case enter
  /// A bracketed paste; its text is of no interest there.
  case paste
  /// Esc, Ctrl-C or Ctrl-D.
  case cancel
}
