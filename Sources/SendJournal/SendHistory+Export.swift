internal import GRDB
internal import HarmlessText

extension SendHistory {
  /// How the rows of the journal leave it.
  public enum ExportFormat: String, Hashable, Sendable, CaseIterable {
    /// A JSON object a line; columns without a value are left out.
    case json
    /// RFC 4180 with a line of names; columns without a value are empty.
    case csv
  }

  /// Every row whole, oldest first, a line feed after each; with the hashes, so that others can verify them.
  ///
  /// JSON has every value as it is, to be verified. CSV is for spreadsheets: escapes stand for control characters, and an
  /// apostrophe keeps a text from being a formula.
  ///
  /// It has what the journal has: texts and registration tokens of messages, but no credentials, which never get there.
  /// `write` says whether there is to be more.
  public func export(
    _ format: ExportFormat, to write: (String) -> Bool
  ) throws(JournalFailure) {
    try reading { database in
      if format == .csv, !write(Self.csv(JournalRow.Column.allCases.map(\.rawValue))) { return }
      let rows = try Row.fetchCursor(database, sql: "SELECT * FROM entries ORDER BY id")
      while let row = try rows.next().map(JournalRow.init) {
        let line =
          switch format {
          case .json: row.jsonLine + "\n"
          case .csv: Self.csv(JournalRow.Column.allCases.map { row[$0]?.description ?? "" })
          }
        guard write(line) else { return }
      }
    }
  }

  private static func csv(_ fields: [String]) -> String {
    fields.map { quoted(harmless($0)) }.joined(separator: ",") + "\n"
  }

  /// What neither a terminal obeys nor a spreadsheet computes: CSV has no escapes of its own.
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
