import PushMessages
import TextEditing

extension Composer {
  /// Puts the text of a field into the document, as the kind of value that FCM wants there.
  mutating func write(_ text: String, to field: FieldID) throws(MessageDocument.EditRefusal) {
    switch field {
    case .targetKind: return
    case .target: try document.set(text.isEmpty ? nil : .string(text), at: targetKind.path)
    case .field(let path):
      let kind = FieldCatalogue[path]?.kind ?? .text
      try document.set(text.isEmpty ? nil : value(text, kind), at: path)
    case .argument(let path, let index):
      var arguments = arguments(path)
      if arguments.indices.contains(index) {
        arguments[index] = .string(text)
      } else {
        arguments.append(.string(text))
      }
      try setArguments(arguments, at: path)
    }
  }

  /// What does not fit its kind is written as text: nothing typed is lost, and the problems pane says so.
  private func value(_ text: String, _ kind: Field.Kind) -> JSONValue {
    switch kind {
    case .integer, .flag: Int(text).map { .number(String($0)) } ?? .string(text)
    case .decimal:
      (try? JSONNode(strict: text)).map(JSONValue.init).flatMap(Self.number) ?? .string(text)
    case .boolean:
      text == "true" ? .boolean(true) : text == "false" ? .boolean(false) : .string(text)
    default: .string(text)
    }
  }

  private static func number(_ value: JSONValue) -> JSONValue? {
    if case .number = value { value } else { nil }
  }

  /// The elements of a list as they stand.
  func arguments(_ path: FieldPath) -> [JSONValue] {
    (document.node(at: path)?.elements ?? []).map(JSONValue.init)
  }

  mutating func setArguments(
    _ arguments: [JSONValue], at path: FieldPath
  ) throws(MessageDocument.EditRefusal) {
    try document.set(arguments.isEmpty ? nil : .list(arguments), at: path)
  }
}

extension LineEditor {
  mutating func apply(_ command: EditorCommand) {
    switch command {
    case .insert(let text): insert(text)
    case .deleteBackward: deleteBackward()
    case .deleteForward: deleteForward()
    case .deleteWordBackward: deleteWordBackward()
    case .deleteWordForward: deleteWordForward()
    case .deleteToStart: deleteToStart()
    case .deleteToEnd: deleteToEnd()
    case .yank: yank()
    case .moveLeft: moveLeft()
    case .moveRight: moveRight()
    case .moveWordLeft: moveWordLeft()
    case .moveWordRight: moveWordRight()
    case .moveToStart: moveToStart()
    case .moveToEnd: moveToEnd()
    case .undo: undo()
    }
  }
}
