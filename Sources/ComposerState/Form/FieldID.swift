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

  /// Whether a problem at this path is about the field: for arguments the element, or their whole list.
  func concerns(_ path: FieldPath) -> Bool {
    switch self {
    case .targetKind, .target: false
    case .field(let own): own == path
    case .argument(let list, let index): list.appending(index) == path || list == path
    }
  }
}
