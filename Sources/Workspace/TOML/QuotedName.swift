/// A name out of a file, fit for a sentence on a terminal: ‘locale’.
///
/// Control characters are spelled out and long names are cut, because the file may be hostile.
struct QuotedName: CustomStringConvertible {
  private static let longestName = 60

  var description: String

  init(_ name: String) {
    var text = ""
    for scalar in name.unicodeScalars.prefix(Self.longestName) {
      text += Self.isVisible(scalar) ? String(scalar) : "\\u{\(String(scalar.value, radix: 16))}"
    }
    if name.unicodeScalars.count > Self.longestName { text += "…" }
    description = "‘\(text)’"
  }

  /// Format characters include those which reorder the line that they stand in.
  private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned: false
    default: true
    }
  }
}
