internal import HarmlessText

/// A name out of a file, fit for a sentence on a terminal: ‘locale’.
///
/// Control characters are spelled out and long names are cut, because the file may be hostile.
struct QuotedName: CustomStringConvertible {
  private static let longestName = 60

  var description: String

  init(_ name: String) {
    description = "‘\(VisibleText.of(name, limit: Self.longestName))’"
  }
}
