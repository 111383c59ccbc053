/// A column of ``SendHistory/export(_:to:)``, for those who describe the format.
public struct ExportColumn: Hashable, Sendable {
  /// As in the first line of CSV.
  public let name: String
  /// A whole number; otherwise a text.
  public let isNumber: Bool
  /// Whether every row has a value in it.
  public let isRequired: Bool

  /// In their order.
  public static let all = JournalRow.Column.allCases.map { column in
    ExportColumn(
      name: column.rawValue, isNumber: numbers.contains(column),
      isRequired: always.contains(column))
  }

  private static let numbers: Set<JournalRow.Column> = [
    .id, .version, .intent, .time, .process, .delivered,
  ]

  private static let always: Set<JournalRow.Column> = [
    .id, .version, .kind, .time, .user, .host, .process, .hash,
  ]
}
