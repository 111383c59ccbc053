internal import CNcursesw

/// Asks the terminal how wide it draws a character that is narrow or wide by taste.
public enum CharacterMeasure {
  /// The columns of `→` in the terminal of standard input and output; `nil` if it doesn't tell.
  ///
  /// Draws the character at the start of the cursor's line, and then clears that.
  public static func ambiguousColumns(terminal name: String) -> Int? {
    let modes = TerminalModes(terminal: name, program: nil, preferences: TerminalPreferences())
    guard modes.isConversant, isatty(STDOUT_FILENO) == 1, isInForeground,
      let prompt = PromptTerminal.opened()
    else { return nil }
    TerminalModes.write("\r→\u{1B}[6n")
    let columns = answered()
    TerminalModes.write("\r\u{1B}[K")
    prompt.close()
    return columns
  }

  /// A change of the terminal's modes would stop a program in the background.
  private static var isInForeground: Bool { tcgetpgrp(STDIN_FILENO) == getpgrp() }

  /// How long a terminal may take, also over a slow line.
  private static let patience: Int32 = 500

  private static func answered() -> Int? {
    var bytes: [UInt8] = []
    while bytes.count < 256, cncurses_has_input(STDIN_FILENO, patience) != 0 {
      var byte: UInt8 = 0
      guard unsafe read(STDIN_FILENO, &byte, 1) == 1 else { return nil }
      bytes.append(byte)
      if let columns = columns(in: bytes) { return columns }
    }
    return nil
  }

  /// What is before the cursor in the answer `ESC [ ROW ; COLUMN R` at the end of the bytes; what was typed may come before it.
  static func columns(in bytes: [UInt8]) -> Int? {
    let text = String(decoding: bytes, as: UTF8.self)
    guard let match = text.firstMatch(of: /\u{1B}\[[0-9]+;([0-9]+)R$/),
      let column = Int(match.output.1), (2...3).contains(column)
    else { return nil }
    return column - 1
  }
}
