internal import CNcursesw

/// A terminal that gives each key at once and shows none of them, until ``close()``.
///
/// Pastes come as such where the terminal can mark them. Ctrl-C is a key as any other.
public struct PromptTerminal: ~Copyable {
  private let before: termios

  /// Standard input as a prompt; `nil` if it isn't a terminal.
  public static func opened() -> PromptTerminal? {
    var modes = termios()
    guard unsafe tcgetattr(STDIN_FILENO, &modes) == 0 else { return nil }
    let before = modes
    modes.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG)
    guard unsafe tcsetattr(STDIN_FILENO, TCSAFLUSH, &modes) == 0 else { return nil }
    return PromptTerminal(before: before)
  }

  /// What a terminal has to be told before and after, so that it marks pastes.
  public static let (begin, end) = ("\u{1B}[?2004h", "\u{1B}[?2004l")

  /// Gives the terminal back as it was; what was typed and not read yet is dropped.
  public consuming func close() {
    var modes = before
    _ = unsafe tcsetattr(STDIN_FILENO, TCSAFLUSH, &modes)
  }
}
