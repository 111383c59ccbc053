import Resolver

/// The room for one text of a notification, at its most generous.
struct TextSurface {
  var lines: Int
  /// All lines together.
  var columns: Int

  init(_ platform: Platform, _ name: String) {
    switch (platform, name) {
    case (.android, "body"): (lines, columns) = (12, 534)
    case (_, "body"): (lines, columns) = (4, 178)
    default: (lines, columns) = (1, 50)
    }
  }

  /// The columns of a text that does not fit; `nil` for one that does.
  func excess(of text: String) -> Int? {
    // No character has more columns than UTF-8 bytes, and most texts are short.
    let bytes = text.utf8.span
    if bytes.count <= columns, lines == 1 || !Self.hasLineBreak(bytes) { return nil }
    if let most = Self.mostColumns(ofLine: text), most <= columns { return nil }
    let parts = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let widths = parts.map { $0.reduce(0) { $0 + Self.columns(of: $1) } }
    let lineWidth = columns / lines
    // A title's line breaks become spaces.
    let needed = widths.reduce(0) { $0 + max(1, ($1 + lineWidth - 1) / lineWidth) }
    let total = widths.reduce(widths.count - 1, +)
    if total > columns { return total }
    return lines > 1 && parts.count > lines && needed > lines ? needed * lineWidth : nil
  }

  /// Whatever `Character.isNewline` counts: control characters, U+0085, U+2028 and U+2029.
  private static func hasLineBreak(_ bytes: Span<UInt8>) -> Bool {
    for index in bytes.indices {
      switch bytes[index] {
      case 0x0A...0x0D: return true
      case 0x85 where index > 0 && bytes[index - 1] == 0xC2: return true
      case 0xA8...0xA9 where index > 1 && bytes[index - 1] == 0x80 && bytes[index - 2] == 0xE2:
        return true
      default: break
      }
    }
    return false
  }

  /// As many as the text has if no two of its scalars are one character; `nil` for more than one line.
  private static func mostColumns(ofLine text: String) -> Int? {
    var columns = 0
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x0A...0x0D, 0x85, 0x2028, 0x2029: return nil
      default: columns += isWide(scalar) ? 2 : 1
      }
    }
    return columns
  }

  /// East Asian wide characters and emoji have two.
  private static func columns(of character: Character) -> Int {
    if character.isASCII { return 1 }
    return character.unicodeScalars.contains(where: isWide) ? 2 : 1
  }

  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1100..<0x1160, 0x2E80..<0x303F, 0x3041..<0x4DC0, 0x4E00..<0xA4D0, 0xA960..<0xA980,
      0xAC00..<0xD7A4, 0xF900..<0xFB00, 0xFE30..<0xFE70, 0xFF01..<0xFF61, 0xFFE0..<0xFFE7,
      0x1F300..<0x1F650, 0x1F680..<0x1F700, 0x1F900..<0x1FB00, 0x20000..<0x3FFFE:
      true
    default: false
    }
  }
}
