/// Which signs the program draws its interface with.
public enum Glyphs: Hashable, Sendable, CaseIterable {
  case unicode
  /// The marks, lines and punctuation of the interface in ASCII, one column each. Letters of any
  /// language stay.
  case ascii
  /// Lines, blocks and arrows of the interface in ASCII, for terminals that draw them two columns wide;
  /// all else as it is.
  case asciiLines

  /// The sign to draw in place of a character.
  public func glyph(for character: Character) -> Character {
    switch self {
    case .unicode: character
    case .ascii: Self.table[character] ?? Self.controlPicture(character) ?? character
    case .asciiLines: Self.isLine(character) ? Self.table[character] ?? character : character
    }
  }

  /// Box drawing, blocks and the geometric shapes behind them.
  private static func isLine(_ character: Character) -> Bool {
    guard let value = character.unicodeScalars.first?.value else { return false }
    return 0x2500..<0x2600 ~= value
  }

  /// The pictures of U+2400 are all one sign; the marks in ‹…› keep their letters.
  private static func controlPicture(_ character: Character) -> Character? {
    guard let value = character.unicodeScalars.first?.value else { return nil }
    return 0x2400..<0x2427 ~= value ? "^" : nil
  }

  private static let table: [Character: Character] = {
    let rows: [(ascii: Character, unicode: String)] = [
      ("x", "✗✘×☒"), ("!", "⚠‼"), ("v", "✓✔☑▾▼↓"), ("^", "▴▲↑"), ("<", "↩←‹«◂◀"),
      (">", "→›»▸▶▌❯"), ("-", "─╌┄━–—−‐‑"), ("=", "═≡"), ("|", "│╎┆┃║▏▕▐"),
      ("+", "┌┐└┘├┤┬┴┼╭╮╰╯┏┓┗┛╔╗╚╝╠╣╦╩╬"), ("*", "●•★◆"), ("o", "○◌☐◇"), (".", "·"), ("~", "…≈"),
      ("#", "■█▓▒░▪▯"), ("/", "⌕"), ("'", "‘’′"), ("\"", "“”″"), ("$", "⏎"),
    ]
    return rows.reduce(into: [:]) { table, row in
      for character in row.unicode { table[character] = row.ascii }
    }
  }()
}
