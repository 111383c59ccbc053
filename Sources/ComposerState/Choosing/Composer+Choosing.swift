import PushMessages

extension Composer {
  var chooseAvailability: Availability {
    choiceMenu == nil
      ? .unavailable(because: "this field isn't a choice; edit it") : .available
  }

  /// `c`: all values at once, with what they mean.
  mutating func openChoices() {
    endEditing()
    if let menu = choiceMenu { open(menu) }
  }

  mutating func choose(_ word: String, for field: FieldID) {
    guard field == .targetKind else { return change { try $0.write(word, to: field) } }
    if let kind = TargetKind(rawValue: word), kind != targetKind { chooseTarget(kind) }
  }

  /// The values of the field with the focus; `nil` where it is no choice.
  private var choiceMenu: ChoiceMenu? {
    guard pane.isForm, let field = focusedField(in: pane), let cell = form.cell(field),
      !cell.kind.words.isEmpty
    else { return nil }
    let path = field.path(for: targetKind)
    var entries = cell.kind.words.map { word in
      ChoiceMenu.Entry(word: word, meaning: Self.meaning(of: word, in: cell, at: path))
    }
    if field != .targetKind {
      let empty = cell.placeholder.drop { "–= ".contains($0) }
      entries.append(
        ChoiceMenu.Entry(word: "", meaning: empty.isEmpty ? "not in the message" : "\(empty)"))
    }
    let index = entries.firstIndex { $0.word.lowercased() == cell.text.lowercased() }
    return ChoiceMenu(
      field: field, title: field == .targetKind ? "Send to" : path.description, entries: entries,
      index: index ?? 0)
  }

  private static func meaning(of word: String, in cell: FormCell, at path: FieldPath) -> String {
    switch cell.kind {
    case .boolean: word == "true" ? "yes" : "no"
    case .flag, .marker: "yes"
    case _ where cell.id == .targetKind && word == TargetKind.list.rawValue: FieldID.listSummary
    case _ where cell.id == .targetKind: FieldCatalogue[FieldPath([.key(word)])]?.summary ?? ""
    default: FieldCatalogue.meaning(of: word, at: path) ?? ""
    }
  }
}
