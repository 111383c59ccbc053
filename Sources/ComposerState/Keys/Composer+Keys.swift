import PushMessages
import TextEditing

extension Composer {
  /// `a`: chooses a key, a name of the app's sources or a target from those that are known.
  func pickAvailability(seeing derived: Derived) -> Availability {
    guard pane.isForm, let field = focusedField(in: pane) else {
      return .unavailable(because: "no field has the focus")
    }
    if field == .target || field == .targetKind { return .available }
    if let text = KeyedText(of: field), field == .field(text.key) { return .available }
    if let kind = namedKind(of: field) {
      return namesBlocker(kind, seeing: derived).map { .unavailable(because: $0) } ?? .available
    }
    return .unavailable(because: "nothing is known to choose from for this field")
  }

  mutating func pick(seeing derived: Derived) -> [Effect] {
    // What was begun to be typed is what is looked for.
    var query = ""
    if let editing, version != editing.before { query = editing.editor.text }
    endEditing()
    guard let field = focusedField(in: pane) else { return [] }
    if let kind = namedKind(of: field) {
      openNames(kind, for: field, query: query, seeing: derived)
      return []
    }
    guard let text = KeyedText(of: field) else { return openTargets() }
    notice = nil
    open(KeyPicker(text, query: query, in: derived, present: document.string(at: text.key)))
    return []
  }

  /// Whether the list waits for strings that have been read meanwhile.
  var isKeyListOld: Bool {
    guard let picker = modal(KeyPicker.self), let strings else { return false }
    return picker.revision != strings.revision
  }

  /// The key becomes that of the text with the focus.
  mutating func take(_ key: String, for text: KeyedText, seeing derived: Derived) {
    let field = FieldID.field(text.key)
    guard document.string(at: text.key) != key else { return }
    change {
      try $0.write(key, to: field)
      $0.follow(field, seeing: derived)
    }
  }
}
