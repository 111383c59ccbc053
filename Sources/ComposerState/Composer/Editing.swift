public import TextEditing

/// A visit to a field: its text while it is typed.
public struct Editing: Hashable, Sendable {
  public var field: FieldID
  public var editor: LineEditor
  /// The draft before the visit; the whole visit is one step of undo.
  var before: DraftVersion
}
