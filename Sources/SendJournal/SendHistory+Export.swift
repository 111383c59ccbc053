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

  private static func csv(_ fields: [String]) -> String { SpreadsheetRow(fields).description }
}
