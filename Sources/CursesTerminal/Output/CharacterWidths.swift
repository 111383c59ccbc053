internal import CTerminalGuard
internal import TextLayout

/// Which widths curses believes in; the C library's are those of a terminal that draws ambiguous
/// characters narrow.
enum CharacterWidths {
  static func use(ambiguousWide: Bool) {
    terminal_widths_set_rule(ambiguousWide ? wideRule : nil)
  }

  private static let wideRule: @convention(c) (UInt32) -> Int32 = { value in
    guard let scalar = Unicode.Scalar(value) else { return 1 }
    return Int32(max(1, Character(scalar).terminalWidth(ambiguous: .wide)))
  }
}
