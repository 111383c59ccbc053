public import PushMessages
internal import TextEditing

/// One thing in a form that has the focus or is edited.
public enum FieldID: Hashable, Sendable {
  /// The choice between token, topic and condition.
  case targetKind
  /// The token, topic or condition itself.
  case target
  /// The file of recipients in the notes, where the target that is shown is of another kind.
  case list
  case field(FieldPath)
  /// One element of a list of arguments; the index after the last one adds an argument.
  case argument(FieldPath, Int)
  /// The key of a map's entry, entries counted from 0; the index after the last one adds an entry.
  case mapKey(FieldPath, Int)
  /// The text of a map's entry.
  case mapValue(FieldPath, Int)
  /// In how long the message expires, on every platform.
  case expiresIn

  /// Whether blanks around a pasted text come from how it was copied: in titles, bodies and
  /// arguments they may be meant.
  var editorKind: LineEditor.Kind {
    switch self {
    case .argument(let path, _): FieldCatalogue[path]?.elementKind ?? .text == .text ? .text : .name
    case .mapValue: .text
    case .targetKind, .target, .list, .mapKey, .expiresIn: .name
    case .field(let path): ["title", "subtitle", "body"].contains(path.lastKey) ? .text : .name
    }
  }

  /// Whether a problem at this path is about the field: for arguments the element, or their whole list.
  func concerns(_ path: FieldPath) -> Bool {
    switch self {
    case .targetKind, .target, .list, .mapKey, .mapValue, .expiresIn: false
    case .field(let own): own == path
    case .argument(let list, let index): list.appending(index) == path || list == path
    }
  }
}
