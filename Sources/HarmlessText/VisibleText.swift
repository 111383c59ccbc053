/// Text from a server or a file, made fit for one line of a terminal.
///
/// It is for names in sentences. A whole report keeps its lines and letters, see ``UnseenCharacters``.
public enum VisibleText {
  /// Every scalar that moves a cursor, starts an escape sequence, breaks a line or reorders text
  /// becomes `\u{…}`; what is longer than `limit` scalars is cut with an ellipsis.
  public static func of(_ text: some StringProtocol, limit: Int = 400) -> String {
    // Names and identifiers, of which lists have millions, are printable ASCII.
    if text.utf8.count <= limit, text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) {
      return String(text)
    }
    var visible = ""
    var count = 0
    for scalar in text.unicodeScalars {
      guard count < limit else { return visible + "…" }
      count += 1
      if isHarmless(scalar) {
        visible.unicodeScalars.append(scalar)
      } else {
        visible += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      }
    }
    return visible
  }

  /// The text without these scalars, for places that are too small for escapes; line feeds stay if they are wanted.
  public static func removing(
    from text: some StringProtocol, keepingLineFeeds: Bool = false
  ) -> String {
    var visible = String.UnicodeScalarView()
    for scalar in text.unicodeScalars
    where isHarmless(scalar) || keepingLineFeeds && scalar == "\n" {
      visible.append(scalar)
    }
    return String(visible)
  }

  private static func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse: false
    default: true
    }
  }
}
