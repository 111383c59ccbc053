import PushMessages
import TextEditing

extension Composer {
  /// `a`: chooses a key or a target from those that are known.
  var pickAvailability: Availability {
    guard pane.isForm, let field = focusedField(in: pane) else {
      return .unavailable(because: "no field has the focus")
    }
    if field == .target || field == .targetKind { return .available }
    if let text = KeyedText(of: field), field == .field(text.key) { return .available }
    return .unavailable(because: "only keys and targets can be chosen from a list")
  }

  mutating func pick(seeing derived: Derived) -> [Effect] {
    // What was begun to be typed is what is looked for.
    var query = ""
    if let editing, version != editing.before { query = editing.editor.text }
    endEditing()
    guard let field = focusedField(in: pane) else { return [] }
    guard let text = KeyedText(of: field) else { return openTargets() }
    notice = nil
    overlay = .keys(
      KeyPicker(text, query: query, in: derived, present: document.string(at: text.key)))
    return []
  }

  /// Whether the list waits for strings that have been read meanwhile.
  var isKeyListOld: Bool {
    guard case .keys(let picker) = overlay, let strings else { return false }
    return picker.revision != strings.revision
  }

  mutating func refreshKeys(seeing derived: Derived) {
    guard case .keys(var picker) = overlay else { return }
    picker.refresh(from: derived)
    overlay = .keys(picker)
  }

  mutating func searchKeys(_ action: Action, in picker: KeyPicker, seeing derived: Derived) {
    var picker = picker
    let before = picker.list.query.text
    picker.list.take(action)
    picker.refresh(from: derived)
    if picker.list.query.text != before { picker.search() }
    overlay = .keys(picker)
  }

  mutating func moveInKeys(_ command: Command, in picker: KeyPicker, seeing derived: Derived) {
    var picker = picker
    picker.refresh(from: derived)
    picker.list.move(command, count: picker.count)
    overlay = .keys(picker)
    guard command == .edit, picker.count > 0 else { return }
    let entry = picker.entry(at: picker.list.index)
    let field = FieldID.field(picker.text.key)
    if let obstacle = entry.obstacle {
      notice = Notice(.warning, "\(entry.name) is \(obstacle): devices would show no text for it")
      return
    }
    overlay = nil
    guard document.string(at: picker.text.key) != entry.name else { return }
    change {
      try $0.write(entry.name, to: field)
      $0.follow(field, seeing: derived)
    }
  }
}
