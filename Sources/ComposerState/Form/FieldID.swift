public import PushMessages

/// One thing in a form that has the focus or is edited.
public enum FieldID: Hashable, Sendable {
  /// The choice between token, topic and condition.
  case targetKind
  /// The token, topic or condition itself.
  case target
  case field(FieldPath)
  /// One element of a list of arguments; the index after the last one adds an argument.
  case argument(FieldPath, Int)
}
