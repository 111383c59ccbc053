/// How the rows of the journal leave it.
public enum ExportFormat: String, Hashable, Sendable, CaseIterable {
  /// A JSON object a line; columns without a value are left out.
  case json
  /// RFC 4180 with a line of names; columns without a value are empty.
  case csv
}
