/// Characters that a terminal obeys instead of showing them, or that change what is read without being seen.
public enum UnseenCharacters {
  /// Which of them are written as escapes.
  public enum Sort: Hashable, Sendable {
    /// The controls of ASCII and ISO 8859, without line feeds and tabs.
    case controls
    /// Line separators and the controls of bidirectional text too.
    case reordering
    /// Zero-width characters, annotations and tags too.
    case all
  }

  /// Puts `\u001b` in their place, as JSON spells them in a string; line feeds and tabs stay, unless the text is one line.
  ///
  /// Joiners and variation selectors stay too, and tags behind a flag: letters and emoji are made of them.
  public static func escaped(
    _ text: String, _ sort: Sort, isUppercase: Bool = false, isOneLine: Bool = false
  ) -> String {
    guard text.utf8.contains(where: { isSuspicious($0, isOneLine) }) else { return text }
    var escaped = ""
    var isInFlag = false
    for scalar in text.unicodeScalars {
      isInFlag = scalar == blackFlag || isInFlag && isTag(scalar)
      guard !isInFlag, isUnseen(scalar, sort) || isOneLine && isSpace(scalar) else {
        escaped.unicodeScalars.append(scalar)
        continue
      }
      for unit in UTF16.encode(scalar) ?? UTF16.EncodedScalar() {
        let digits = String(unit, radix: 16, uppercase: isUppercase)
        escaped += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
      }
    }
    return escaped
  }

  private static let blackFlag: Unicode.Scalar = "\u{1F3F4}"

  private static func isSuspicious(_ byte: UInt8, _ isOneLine: Bool) -> Bool {
    byte >= 0x7F
      || byte < 0x20 && (isOneLine || byte != UInt8(ascii: "\n") && byte != UInt8(ascii: "\t"))
  }

  /// What a report is laid out with.
  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool { scalar == "\n" || scalar == "\t" }

  private static func isTag(_ scalar: Unicode.Scalar) -> Bool {
    0xE0000...0xE007F ~= scalar.value
  }

  private static func isUnseen(_ scalar: Unicode.Scalar, _ sort: Sort) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A: false
    case 0..<0x20, 0x7F..<0xA0: true
    case 0x61C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: sort != .controls
    case 0x200B, 0x2060...0x2065, 0x206A...0x206F, 0xFEFF, 0xFFF9...0xFFFB, 0xE0000...0xE007F:
      sort == .all
    default: false
    }
  }
}
