public import Drafts
public import PushMessages

/// The fields of a form pane, in the order in which Tab walks through them.
public struct Form: Hashable, Sendable {
  public let rows: [FormRow]
  /// The names above the columns; empty where a pane has but one.
  public let headings: [String]
  /// All fields, row by row.
  public let cells: [FormCell]

  /// Where a field stands.
  public struct Position: Hashable, Sendable {
    public var row: Int
    public var column: Int
    /// Among the fields of that column.
    public var cell: Int
  }

  public init(
    _ pane: Pane, document: MessageDocument, targetKind: TargetKind,
    linked: Set<LinkedText> = [], expiresIn: Int? = nil, list: String? = nil
  ) {
    switch pane {
    case .target:
      rows = Self.targetRows(document, targetKind, list: list)
      headings = []
    case .text:
      rows = Self.textRows(document, linked)
      headings = Array(Self.platformNames(document).prefix(2))
    case .platforms:
      rows = Self.platformRows(document, expiresIn: expiresIn)
      headings = Self.platformNames(document)
    case .data:
      rows = Self.dataRows(document, expiresIn: expiresIn)
      headings = []
    case .preview, .locales, .problems, .payload, .history:
      rows = []
      headings = []
    }
    cells = rows.flatMap { $0.columns.joined() }
  }

  /// The Android column is that of the block which the draft uses.
  static func platformNames(_ document: MessageDocument) -> [String] {
    [document.androidBlock == .v1 ? "Android" : "Android v2", "Apple", "Web"]
  }

  public func cell(_ id: FieldID) -> FormCell? { cells.first { $0.id == id } }

  /// Where a field stands; an argument or an entry that is gone is looked for at its list's end.
  public func position(of id: FieldID) -> Position? {
    if let position = exactPosition(of: id) { return position }
    switch id {
    case .argument(let path, let index) where index > 0:
      return position(of: .argument(path, index - 1))
    case .mapValue(let path, let index): return position(of: .mapKey(path, index))
    case .mapKey(let path, let index) where index > 0:
      return position(of: .mapKey(path, index - 1))
    default: return nil
    }
  }

  private func exactPosition(of id: FieldID) -> Position? {
    for (row, line) in rows.enumerated() {
      for (column, cells) in line.columns.enumerated() {
        if let cell = cells.firstIndex(where: { $0.id == id }) {
          return Position(row: row, column: column, cell: cell)
        }
      }
    }
    return nil
  }

  /// The field at a position, or the nearest one in that row.
  func field(near position: Position) -> FieldID? {
    guard rows.indices.contains(position.row) else { return nil }
    let columns = rows[position.row].columns
    guard !columns.isEmpty,
      let cells = columns[min(position.column, columns.count - 1)...].first(where: { !$0.isEmpty })
        ?? columns.last(where: { !$0.isEmpty })
    else { return nil }
    return cells[min(position.cell, cells.count - 1)].id
  }
}
