/// A terminal's screen with its colors, as tmux gives it back.
struct ScreenPicture: Hashable {
  /// Letters side by side that look the same.
  struct Run: Hashable {
    var column: Int
    /// In cells.
    var width = 0
    var text = ""
    var look: PictureLook
  }

  private(set) var rows: [[Run]]

  /// The text of a screen with escape sequences for its colors.
  init(_ screen: String) {
    var look = PictureLook()
    rows = screen.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      var runs: [Run] = []
      var column = 0
      var rest = line[...]
      while let character = rest.first {
        if character == "\u{1B}", let sequence = rest.prefixMatch(of: /\x1B\[([0-9;]*)m/) {
          look.take(sequence.output.1.split(separator: ";").compactMap { Int($0) })
          if sequence.output.1.isEmpty { look = PictureLook() }
          rest = rest[sequence.range.upperBound...]
          continue
        }
        let width = Self.width(of: character)
        if runs.last?.look != look { runs.append(Run(column: column, look: look)) }
        runs[runs.count - 1].text.append(character)
        runs[runs.count - 1].width += width
        column += width
        rest = rest.dropFirst()
      }
      return runs
    }
    while rows.last?.isEmpty == true { rows.removeLast() }
  }

  /// Two cells for what East Asian scripts draw so; the pictures hold no other letters of that kind.
  private static func width(of character: Character) -> Int {
    guard let scalar = character.unicodeScalars.first else { return 0 }
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
      0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6:
      return 2
    default: return 1
    }
  }
}
