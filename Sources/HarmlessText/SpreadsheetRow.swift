/// A row of CSV (RFC 4180) whose cells neither a terminal obeys nor a spreadsheet computes.
public struct SpreadsheetRow: Hashable, Sendable, CustomStringConvertible {
  /// As they are read, before anything in them is escaped.
  public var fields: [String]

  public init(_ fields: [String]) { self.fields = fields }

  /// With a line feed at the end.
  public var description: String {
    fields.map { Self.quoted(Self.harmless($0)) }.joined(separator: ",") + "\n"
  }

  /// Escapes in the place of controls, because CSV has none of its own, and an apostrophe before what would be a formula.
  ///
  /// In many languages spreadsheets divide cells at semicolons, so a formula may begin behind one, too. Scalar by scalar, as
  /// they read: a mark that is joined to a sign or a quote hides neither.
  private static func harmless(_ field: String) -> String {
    let visible = UnseenCharacters.escaped(field, .reordering, isOneLine: true)
    guard Int64(visible) == nil else { return visible }
    var harmless = String.UnicodeScalarView()
    var beginsCell = true
    for scalar in visible.unicodeScalars {
      if beginsCell, formulaSigns.contains(scalar) { harmless.append("'") }
      harmless.append(scalar)
      // Quotes and blanks before a formula don't keep it from being one.
      let isPassed = scalar == "\"" || scalar.properties.isWhitespace
      beginsCell = scalar == ";" || beginsCell && isPassed
    }
    return String(harmless)
  }

  /// Full-width ones begin formulas in East Asian editions.
  private static let formulaSigns = Set("=+-@＝＋－＠".unicodeScalars)

  private static func quoted(_ field: String) -> String {
    let isPlain = !field.utf8.contains { byte in
      [UInt8(ascii: ","), UInt8(ascii: "\""), UInt8(ascii: "\n"), UInt8(ascii: "\r")].contains(byte)
    }
    guard !isPlain else { return field }
    var quoted = "\"".unicodeScalars
    for scalar in field.unicodeScalars {
      if scalar == "\"" { quoted.append(scalar) }
      quoted.append(scalar)
    }
    quoted.append("\"")
    return String(quoted)
  }
}
