internal import Drafts
public import PushMessages
internal import SendPolicy
internal import TextEditing

/// Reading what is typed into the fields that have editors of their own.
extension Composer {
  /// The fields that "expires in" writes, or computes.
  public static let expiryPaths = ExpiresIn.paths

  /// What is to be said of the text that is being typed; `nil` where there is nothing.
  public var typingRemark: InputHint? {
    guard let editing, !editing.editor.text.isEmpty else { return nil }
    return remark(on: editing.editor.text, for: editing.field)
  }

  /// What a moment in the draft is by the clock here; `nil` for other values.
  func moment(of cell: FormCell) -> String? { cell.moment(by: clock, now: now) }

  /// The same where there is little room.
  func shortMoment(of cell: FormCell) -> String? { cell.shortMoment(by: clock, now: now) }

  /// The value that a text becomes in a field.
  func input(_ text: String, for field: FieldID) -> FieldInput {
    let known = field.messagePath.flatMap { FieldCatalogue[$0] }
    let context = FieldInput.Context(clock: clock, now: now.seconds)
    guard case .argument = field else {
      return FieldInput(text, known?.kind ?? .text, limit: known?.limit, in: context)
    }
    return FieldInput(text, known?.elementKind ?? .text, in: context)
  }

  private func remark(on text: String, for field: FieldID) -> InputHint? {
    switch field {
    case .targetKind, .list, .mapValue: nil
    case .target:
      FieldInput(
        text, .text, limit: FieldCatalogue[targetKind.path]?.limit,
        in: FieldInput.Context(clock: clock, now: now.seconds)
      ).remark
    case .expiresIn: ExpiresIn.remark(on: text)
    case .mapKey(let path, let index): keyBlocker(text, index, of: path).map { .wrong($0) }
    case .field, .argument: input(text, for: field).remark
    }
  }

  mutating func writeExpiresIn(_ text: String) throws(MessageDocument.EditRefusal) {
    if text.isEmpty {
      if let seconds = notes.expiresIn {
        try draft.write { (document) throws(MessageDocument.EditRefusal) in
          try ExpiresIn(seconds: seconds).remove(from: &document)
        }
      }
      draft.note { $0.expiresIn = nil }
    } else if let value = ExpiresIn(text) {
      try draft.write { (document) throws(MessageDocument.EditRefusal) in
        try value.write(to: &document)
      }
      draft.note { $0.expiresIn = value.seconds }
    }
  }

  /// A key that is there already would take another entry's place; it is not written.
  mutating func writeKey(
    _ key: String, _ index: Int, of path: FieldPath
  ) throws(MessageDocument.EditRefusal) {
    guard keyBlocker(key, index, of: path) == nil else { return }
    let count = document.node(at: path)?.members?.count ?? 0
    if index < count {
      draft.write { $0.renameMember(index, of: path, to: key) }
    } else if !key.isEmpty {
      try draft.set(.string(""), at: path.appending(key))
    }
  }

  private func keyBlocker(_ key: String, _ index: Int, of path: FieldPath) -> String? {
    if FieldCatalogue[path.appending(key)] != nil { return "\(key) already has its own line" }
    // From the draft before the visit: what is typed now is no other entry.
    let document = editing?.before.document ?? document
    let keys = document.node(at: path)?.members?.map(\.key) ?? []
    let isTaken = keys.enumerated().contains { $0.offset != index && $0.element == key }
    return isTaken ? "\(path) already has a key \(key)" : nil
  }

  /// Says at the end of a visit what has not come into the draft as it was typed, or what has left it.
  mutating func noteRefused(_ text: String, to field: FieldID, since before: DraftVersion) {
    switch field {
    case .expiresIn where !text.isEmpty && ExpiresIn(text) == nil:
      notice = Notice(
        .warning, "Expires in: \(ExpiresIn.remark(on: text).text); nothing was changed")
    case .expiresIn:
      let lost = { (document: MessageDocument) in document.node(at: ExpiresIn.apple) != nil }
      guard lost(before.document), !lost(document) else { return }
      notice = Notice(
        .info, "Removed apns-expiration: Pushwright computes it when it sends the message")
    case .target: noteMisplacedTarget()
    case .mapKey(let path, let index) where !text.isEmpty:
      guard let blocker = keyBlocker(text, index, of: path) else { return }
      notice = Notice(.warning, "\(blocker.capitalizedFirst): nothing was changed")
    default: break
    }
  }

  /// The line of the draft on which the object or the list with the focus stands, or what it would
  /// stand in; `nil` where a line of the form holds the field.
  var structureLine: Int? {
    guard pane.isForm, editing == nil, let field = focusedField(in: pane),
      let cell = form.cell(field), cell.kind.isStructure, var path = field.messagePath
    else { return nil }
    while true {
      if let node = document.node(at: path) { return document.place(of: node).line }
      guard let parent = path.parent else { return 1 }
      path = parent
    }
  }

  mutating func noteStructure() {
    notice = Notice(
      .info, "This field is an object: edit it in the text of the draft", offers: [.editDocument])
  }

  /// The place of a field of the message in a form; `nil` where none has it.
  func place(of path: FieldPath) -> (pane: Pane, field: FieldID)? {
    for pane in Pane.allCases where pane.isForm {
      let cell = form(of: pane).cells.first { $0.concerns(path) }
      if let cell { return (pane, cell.id) }
    }
    return nil
  }
}

extension FormCell {
  /// Why nothing can be typed here, as a part of a sentence.
  var untypedReason: String {
    kind.isStructure
      ? "this field is an object; edit it in the text of the draft"
      : "this field is a choice; pick one of its values"
  }
}
