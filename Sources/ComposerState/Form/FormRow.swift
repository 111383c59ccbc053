/// One line of a form: a label, and for each of its columns the fields that stand there.
public struct FormRow: Hashable, Sendable {
  public var label: String
  /// One list a column; a row with a single column spans the whole pane.
  public var columns: [[FormCell]]

  public init(_ label: String, _ columns: [[FormCell]]) {
    self.label = label
    self.columns = columns
  }

  public var cells: [FormCell] { columns.flatMap(\.self) }
}
