/// One line of a form: a label, and for each of its columns the fields that stand there.
public struct FormRow: Hashable, Sendable {
  public var label: String
  /// One list a column; a row with a single column spans the whole pane.
  public var columns: [[FormCell]]
  /// The names of the columns below it, in a line that parts one group of fields from another.
  public var headings: [String] = []
  /// Whether the labels of its group are names of fields, which are long.
  public var hasLongLabel = false

  public init(_ label: String, _ columns: [[FormCell]]) {
    self.label = label
    self.columns = columns
  }

  /// The line above a group of fields.
  init(heading: String, columns: [String] = []) {
    label = heading
    self.columns = []
    headings = columns
  }

  public var cells: [FormCell] { columns.flatMap(\.self) }

  /// Whether it is the line above a group of fields.
  public var isHeading: Bool { columns.isEmpty }
}
