extension LineEditor {
  /// Inserts a text from outside, in the place of the selection if there is one.
  ///
  /// Terminals send the newlines of a paste as carriage returns, and files have both; each becomes
  /// one line feed. Nothing else is lost, except the blanks and newlines around a pasted
  /// ``Kind/name``, which come from how it was copied. A paste is one step of ``undo()``.
  public mutating func paste(_ pasted: String) {
    var inserted = Self.withLineFeeds(pasted)
    if kind == .name { inserted = Self.trimmed(inserted) }
    lastChange = nil
    insert(inserted)
    lastChange = nil
  }

  private static func withLineFeeds(_ text: String) -> String {
    guard text.utf8.contains(0x0D) else { return text }
    var result = String.UnicodeScalarView()
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      if scalar == "\r" {
        result.append("\n")
      } else if scalar != "\n" || previous != "\r" {
        result.append(scalar)
      }
      previous = scalar
    }
    return String(result)
  }

  private static func trimmed(_ text: String) -> String {
    let scalars = text.unicodeScalars
    guard let start = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
      let last = scalars.lastIndex(where: { !$0.properties.isWhitespace })
    else { return "" }
    return String(scalars[start...last])
  }
}
