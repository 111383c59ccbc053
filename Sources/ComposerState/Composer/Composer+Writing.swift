import Drafts
import PushMessages
import TextEditing

extension Composer {
  /// Puts the text of a field into the document, as the kind of value that FCM wants there.
  mutating func write(_ text: String, to field: FieldID) throws(MessageDocument.EditRefusal) {
    switch field {
    case .targetKind: return
    case .target where targetKind == .list, .list:
      draft.note { $0.list = text.isEmpty ? nil : text }
    case .target: try draft.set(text.isEmpty ? nil : .string(text), at: targetKind.path)
    case .field(let path):
      try draft.set(text.isEmpty ? nil : input(text, for: field).value, at: path)
    case .argument(let path, let index):
      var arguments = arguments(path)
      let value = input(text, for: field).value
      if arguments.indices.contains(index) {
        arguments[index] = value
      } else {
        // Those in between have no value yet.
        arguments += Array(repeating: .string(""), count: index - arguments.count)
        arguments.append(value)
      }
      try setArguments(arguments, at: path)
    case .mapKey(let path, let index): try writeKey(text, index, of: path)
    case .mapValue(let path, let index):
      draft.write { $0.setMember(index, of: path, to: .string(text)) }
    case .expiresIn: try writeExpiresIn(text)
    }
  }

  /// The elements of a list as they stand.
  func arguments(_ path: FieldPath) -> [JSONValue] {
    (document.node(at: path)?.elements ?? []).map(JSONValue.init)
  }

  mutating func setArguments(
    _ arguments: [JSONValue], at path: FieldPath
  ) throws(MessageDocument.EditRefusal) {
    try draft.set(arguments.isEmpty ? nil : .list(arguments), at: path)
  }
}

extension LineEditor {
  /// Returns what other programs may paste now; nothing where nothing was copied.
  mutating func apply(_ command: EditorCommand) -> [Effect] {
    switch command {
    case .select(let motion): select(motion)
    case .copy: return Self.effects(ofCopying: copy())
    case .cut: return Self.effects(ofCopying: cut())
    default: change(command)
    }
    return []
  }

  private static func effects(ofCopying text: String) -> [Effect] {
    text.isEmpty ? [] : [.copy(text, what: "the selection")]
  }

  private mutating func select(_ motion: EditorCommand.Motion) {
    switch motion {
    case .left: moveLeft(selecting: true)
    case .right: moveRight(selecting: true)
    case .wordLeft: moveWordLeft(selecting: true)
    case .wordRight: moveWordRight(selecting: true)
    case .start: moveToStart(selecting: true)
    case .end: moveToEnd(selecting: true)
    }
  }

  private mutating func change(_ command: EditorCommand) {
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
    case .paste(let text): paste(text)
    case .selectAll: selectAll()
    case .undo: undo()
    case .redo: redo()
    case .select, .copy, .cut: break
    }
  }
}
