/// Which signs the program draws its interface with.
public enum Glyphs: Hashable, Sendable, CaseIterable {
  case unicode
  /// The marks, lines and punctuation of the interface in ASCII, one column each. Letters of any
  /// language stay.
  case ascii

  /// The sign to draw in place of a character.
  public func glyph(for character: Character) -> Character {
    switch self {
    case .unicode: character
    case .ascii: Self.table[character] ?? Self.controlPicture(character) ?? character
    }
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
