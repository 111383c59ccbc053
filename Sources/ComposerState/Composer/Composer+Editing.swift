import PushMessages
import TextEditing

extension Composer {
  /// Enter: edits a text, takes the next choice, or goes to the chosen problem.
  mutating func edit(seeing derived: Derived) {
    switch pane {
    case .target, .text, .platforms: beginEditing()
    case .problems:
      let entries = derived.findings
      guard entries.indices.contains(problemIndex) else { return }
      shownProblem = problemIndex
      reveal(entries[problemIndex])
    case .history: openSend()
    case .preview, .locales, .payload: break
    }
  }

  private mutating func beginEditing() {
    if editing != nil { return endEditing() }
    guard let field = focusedField(in: pane), let cell = form.cell(field) else { return }
    switch cell.kind {
    case .choice(let words) where field == .targetKind: chooseTarget(after: cell.text, of: words)
    case .choice(let words):
      let index = words.firstIndex { $0.lowercased() == cell.text.lowercased() }
      let next = index.map { $0 + 1 } ?? 0
      change { try $0.write(next < words.count ? words[next] : "", to: field) }
    case .flag: change { try $0.write(cell.text.isEmpty ? "1" : "", to: field) }
    default: startEditor(field, text: cell.text)
    }
  }

  mutating func startEditor(_ field: FieldID, text: String) {
    fields[pane] = field
    editing = Editing(
      field: field, editor: LineEditor(text, kind: field.editorKind), before: version)
    notice = nil
  }

  /// After the focus has moved while editing: goes on editing there, unless the field is a choice.
  mutating func continueEditing() {
    let target = focusedField(in: pane)
    endEditing()
    guard let target, let cell = form.cell(target) else { return }
    switch cell.kind {
    case .choice, .flag: return
    default: startEditor(target, text: cell.text)
    }
  }

  /// Ends the visit to a field and keeps its text; an argument left empty at the end of its list goes.
  mutating func endEditing() {
    guard let visit = editing else { return }
    if case .argument(let path, let index) = visit.field, visit.editor.text.isEmpty {
      let elements = document.node(at: path)?.elements ?? []
      if index == elements.count - 1 {
        tryEdit { try $0.setArguments(Array($0.arguments(path).dropLast()), at: path) }
      }
    }
    if version != visit.before { dropPadding(of: visit) }
    if version != visit.before { followArguments(of: visit.field) }
    noteTargetFile()
    editing = nil
    if version != visit.before { remember(visit.before) }
  }

  mutating func edit(_ command: EditorCommand) -> [Effect] {
    if case .saveAs(var editor, let thenQuit) = overlay {
      let effects = editor.apply(command)
      overlay = .saveAs(editor, thenQuit: thenQuit)
      return effects
    }
    guard var visit = editing, overlay == nil || isEditingArguments else { return [] }
    let before = visit.editor.text
    let effects = visit.editor.apply(command)
    editing = visit
    guard visit.editor.text != before else { return effects }
    // Always from the text before the visit: emptied and typed anew, a field stays in its place.
    tryEdit { draft in
      draft.document = visit.before.document
      // The path of a file is no target.
      if draft.namesTargetFile { return }
      try draft.write(visit.editor.text, to: visit.field)
    }
    return effects
  }

  mutating func paste(_ text: String) {
    if case .saveAs = overlay { return pasteIntoEditor(text) }
    guard overlay == nil || isEditingArguments else { return }
    if editing == nil {
      guard pane.isForm, let field = focusedField(in: pane), let cell = form.cell(field) else {
        notice = Notice(.warning, "Paste: no field has the focus; press 1, 2 or 3 first")
        return
      }
      switch cell.kind {
      case .choice, .flag:
        notice = Notice(.warning, "Paste: this field is a choice; Enter takes the next one")
        return
      default: startEditor(field, text: cell.text)
      }
    }
    pasteIntoEditor(text)
  }

  private mutating func pasteIntoEditor(_ text: String) {
    _ = edit(.paste(text))
  }

  /// Takes the field out of the message.
  mutating func clear(seeing derived: Derived) {
    endEditing()
    guard let field = focusedField(in: pane) else { return }
    switch field {
    case .targetKind: return
    case .argument(let path, let index):
      change { draft in
        var arguments = draft.arguments(path)
        guard arguments.indices.contains(index) else { return }
        arguments.remove(at: index)
        try draft.setArguments(arguments, at: path)
        draft.followArguments(of: field)
      }
    case .target, .field:
      change {
        try $0.write("", to: field)
        $0.follow(field, seeing: derived)
      }
    }
  }

  mutating func undo() {
    endEditing()
    guard let version = past.popLast() else { return }
    future.append(self.version)
    bring(back: version)
  }

  mutating func redo() {
    endEditing()
    guard let version = future.popLast() else { return }
    past.append(self.version)
    bring(back: version)
  }

  /// Shows the target that the message has, where going back or forth has changed its kind.
  mutating func followTarget() {
    guard document.node(at: targetKind.path) == nil else { return }
    let used = TargetKind.allCases.first { document.node(at: $0.path) != nil }
    targetKind = used ?? targetKind
  }

  /// Changes the document, its notes or both as one step of undo.
  mutating func change(_ edit: (inout Composer) throws -> Void) {
    let before = version
    tryEdit(edit)
    if version != before { remember(before) }
  }

  private mutating func chooseTarget(after word: String, of words: [String]) {
    let text = document.string(at: targetKind.path) ?? ""
    let next = targetKind.next
    change { draft in
      try draft.write("", to: .target)
      draft.targetKind = next
      try draft.write(text, to: .target)
    }
  }

  mutating func tryEdit(_ edit: (inout Composer) throws -> Void) {
    var draft = self
    do {
      try edit(&draft)
      self = draft
    } catch let refusal as MessageDocument.EditRefusal {
      notice = Notice(.error, refusal.sentence.capitalizedFirst)
    } catch {
      notice = Notice(.error, "\(error)")
    }
  }

  private mutating func remember(_ version: DraftVersion) {
    past.append(version)
    if past.count > Self.undoLimit { past.removeFirst() }
    future = []
  }

  private static let undoLimit = 500
}
