import Drafts
public import PushMessages
import Resolver

extension Composer {
  /// The same text on the other platform; `nil` if that has none.
  func counterpart(of text: KeyedText) -> KeyedText? {
    text.counterpart(in: document.androidBlock)
  }

  /// The arguments of a form that are those of the other platform, which they are linked with.
  public func argumentsAsOther(in form: Form) -> Set<FieldPath> {
    notes.linked.isEmpty ? [] : Set(form.rows.flatMap(\.argumentPaths).filter(isAsOther))
  }

  func isAsOther(_ path: FieldPath) -> Bool {
    guard let text = KeyedText(of: .argument(path, 0)), text.platform == .apple,
      let link = text.link, notes.linked.contains(link), let other = counterpart(of: text)
    else { return false }
    let own = arguments(path)
    return !own.isEmpty && own == arguments(other.arguments)
  }

  /// The texts that say the same on Android and Apple, which are edited together from now on: the keys mean the same, and
  /// so do the arguments.
  func linkedTexts(in keys: KeyInventory) -> Set<LinkedText> {
    let texts = KeyedText.all(in: document.androidBlock).filter { text in
      guard text.platform == .android, let other = counterpart(of: text),
        let key = document.string(at: text.key), let otherKey = document.string(at: other.key)
      else { return false }
      let usual = KeyInventory.usualName(key, on: other.platform)
      let known = keys.counterpart(of: key, on: other.platform)?.name
      return (known ?? (key == otherKey ? key : usual)) == otherKey
        && arguments(text.arguments) == arguments(other.arguments)
    }
    return Set(texts.compactMap(\.link))
  }

  var linkAvailability: Availability {
    guard let text = focusedText else {
      return .unavailable(because: "no key has the focus; choose one in Text")
    }
    return text.link == nil
      ? .unavailable(because: "Android has no \(text.name)") : .available
  }

  /// The text whose key or arguments have the focus.
  var focusedText: KeyedText? {
    guard pane.isForm else { return nil }
    return focusedField(in: pane).flatMap { KeyedText(of: $0) }
  }

  /// `=`: the key and the arguments of one platform go with the other's from now on, or no more.
  ///
  /// Where they differ, those with the focus are the ones that stay.
  mutating func toggleLink(seeing derived: Derived) {
    endEditing()
    guard let text = focusedText, let link = text.link, let other = counterpart(of: text) else {
      return
    }
    let name = text.name.capitalizedFirst
    if notes.linked.contains(link) {
      change { $0.draft.note { $0.linked.remove(link) } }
      notice = Notice(.info, "\(name): unlinked; an edit changes one platform")
      return
    }
    if let blocker = linkBlocker(of: text, with: other, in: derived.keys) {
      notice = blocker
      if blocker.offers == [.pick] { focus(.field(other.key), in: pane) }
      return
    }
    notice = nil
    change { composer in
      composer.draft.note { $0.linked.insert(link) }
      try composer.setArguments(composer.arguments(text.arguments), at: other.arguments)
      if composer.document.string(at: text.key) != nil {
        try composer.setCounterpart(of: text, in: derived.keys)
      }
    }
    guard notice == nil else { return }
    notice = Notice(
      .good, "\(name): linked; an edit of one platform changes both", offers: [.undo])
  }

  /// Why a key is not linked with none: the other platform would get arguments and no text.
  private func linkBlocker(
    of text: KeyedText, with other: KeyedText, in keys: KeyInventory
  ) -> Notice? {
    guard let name = document.string(at: text.key), !name.isEmpty,
      document.string(at: other.key)?.isEmpty != false,
      keys.counterpart(of: name, on: other.platform) == nil
    else { return nil }
    let platform = other.platformName
    guard !keys.keys(on: other.platform).isEmpty else {
      return Notice(.warning, "Not linked: \(platform)'s strings are unknown, so it gets no key")
    }
    return Notice(
      .warning, "Not linked: \(platform) has no key like \(name)", offers: [.pick])
  }

  /// Writes what a linked field has been given on the other platform too, as part of the same step
  /// of undo.
  mutating func follow(_ field: FieldID, seeing derived: Derived) {
    guard let text = linkedText(of: field) else { return }
    followArguments(of: field)
    guard field == .field(text.key) else { return }
    tryEdit { try $0.setCounterpart(of: text, in: derived.keys) }
  }

  /// What was typed just now; a visit that has not changed its field changes no other either.
  mutating func followEditing(seeing derived: Derived) {
    guard let editing, document != editing.before.document else { return }
    follow(editing.field, seeing: derived)
  }

  /// The same for arguments only, which need no strings to be known.
  mutating func followArguments(of field: FieldID) {
    guard case .argument = field, let text = linkedText(of: field),
      let other = counterpart(of: text)
    else { return }
    tryEdit { try $0.setArguments($0.arguments(text.arguments), at: other.arguments) }
  }

  private func linkedText(of field: FieldID) -> KeyedText? {
    guard let text = KeyedText(of: field), let link = text.link, notes.linked.contains(link) else {
      return nil
    }
    return text
  }

  /// Sets the other platform's key, where its strings have one that means the same; otherwise says
  /// which one was looked for.
  private mutating func setCounterpart(
    of text: KeyedText, in keys: KeyInventory
  ) throws(MessageDocument.EditRefusal) {
    guard let other = counterpart(of: text) else { return }
    guard let name = document.string(at: text.key), !name.isEmpty else {
      return try draft.set(nil, at: other.key)
    }
    if let key = keys.counterpart(of: name, on: other.platform) {
      try draft.set(.string(key.name), at: other.key)
      notice = Notice(.info, "\(other.platformName): \(key.name)")
      return
    }
    let wanted = KeyInventory.usualName(name, on: other.platform)
    let stays = document.string(at: other.key).map { "its key stays \($0)" }
    let reason =
      keys.keys(on: other.platform).isEmpty
      ? "its strings are unknown" : "it has no \(wanted) or similar key"
    notice = Notice(
      .warning, "\(other.platformName): \(reason); \(stays ?? "it gets no key")")
  }
}

extension FormRow {
  /// The lists whose arguments stand in the row.
  fileprivate var argumentPaths: [FieldPath] {
    columns.compactMap { cells in
      guard case .argument(let path, _)? = cells.first?.id else { return nil }
      return path
    }
  }
}
