import CursesTerminal

/// What a terminal sends, through the decoder of the composer.
enum TerminalInput {
  /// `·` stands for a pause, `¶` for a paste that is given up, and letters of the private use area for keys that curses knows.
  static func read(_ text: String) {
    var decoder = SequenceDecoder()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "·": _ = decoder.pause()
      case "¶":
        _ = decoder.abandonPaste()
        decoder.resumePaste()
      case "\u{E000}"..."\u{E3FF}": _ = decoder.take(.code(256 + Int32(scalar.value - 0xE000)))
      default: _ = decoder.take(.character(scalar))
      }
    }
    _ = decoder.pause()
    _ = decoder.abandonPaste()
  }
}
