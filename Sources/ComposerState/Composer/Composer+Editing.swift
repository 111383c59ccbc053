import Drafts
public import PushMessages
import TextEditing

extension Composer {
  /// Enter: what no line can hold is edited outside, everything else here.
  mutating func enter(seeing derived: Derived) -> [Effect] {
    if let line = structureLine { return editDocument(line: line) }
    edit(seeing: derived)
    return []
  }

  /// Edits a text, takes the next choice, or goes to the chosen problem.
  mutating func edit(seeing derived: Derived) {
    switch pane {
    case .target, .text, .platforms, .data: beginEditing()
    case .problems:
      let entries = derived.findings
      guard entries.indices.contains(problems.index) else { return }
      problems.showChosen()
      reveal(entries[problems.index])
    case .history: openSend(seeing: derived)
    case .preview, .locales, .payload: break
    }
  }

  private mutating func beginEditing() {
    if editing != nil { return endEditing() }
    guard let field = focusedField(in: pane), let cell = form.cell(field) else { return }
    switch cell.kind {
    case .choice where field == .targetKind: chooseTarget(targetKind.next)
    case .flag: change { try $0.write(cell.text.isEmpty ? "1" : "", to: field) }
    case _ where cell.kind.isTyped && refusesToEdit(cell.typed): break
    case _ where cell.kind.isTyped: startEditor(field, text: cell.typed)
    case _ where cell.kind.isStructure: noteStructure()
    default:
      let words = cell.kind.words
      let index = words.firstIndex { $0.lowercased() == cell.text.lowercased() }
      let next = index.map { $0 + 1 } ?? 0
      change { try $0.write(next < words.count ? words[next] : "", to: field) }
    }
  }

  mutating func startEditor(_ field: FieldID, text: String) {
    focus.move(to: field, in: pane)
    focus.begin(
      Editing(field: field, editor: LineEditor(text, kind: field.editorKind), before: version))
    notice = nil
  }

  /// After the focus has moved while editing: goes on editing there, unless the field is a choice.
  mutating func continueEditing() {
    let target = focusedField(in: pane)
    endEditing()
    guard let target, let cell = form.cell(target), cell.kind.isTyped, !refusesToEdit(cell.typed)
    else { return }
    startEditor(target, text: cell.typed)
  }

  /// Ends the visit to a field and keeps its text; an argument left empty at the end of its list goes,
  /// and so does an entry without a key.
  mutating func endEditing() {
    guard let visit = editing else { return }
    if case .argument(let path, let index) = visit.field, visit.editor.text.isEmpty {
      let elements = document.node(at: path)?.elements ?? []
      if index == elements.count - 1 {
        tryEdit { try $0.setArguments(Array($0.arguments(path).dropLast()), at: path) }
      }
    }
    if case .mapKey(let path, let index) = visit.field, visit.editor.text.isEmpty {
      draft.write { $0.removeMember(index, of: path) }
    }
    noteRefused(visit.editor.text, to: visit.field, since: visit.before)
    if version != visit.before { dropPadding(of: visit) }
    if version != visit.before { followArguments(of: visit.field) }
    noteTargetFile()
    focus.endEditing()
    if version != visit.before { draft.remember(visit.before) }
  }

  mutating func edit(_ command: EditorCommand) -> [Effect] {
    guard let before = editing?.editor.text, openModal == nil || isEditingArguments else {
      return []
    }
    let inserted = editing.map { command.inserted(into: $0.editor) } ?? ""
    guard !refusesToGrow(before, by: inserted) else { return [] }
    let effects = focus.type(command)
    guard let visit = editing, visit.editor.text != before else { return effects }
    write(visit)
    return effects
  }

  /// Always from the text before the visit: emptied and typed anew, a field stays in its place.
  private mutating func write(_ visit: Editing) {
    tryEdit { composer in
      composer.restoreDraft(before: visit)
      // The path of a file is no target.
      if composer.namesTargetFile { return }
      try composer.write(visit.editor.text, to: visit.field)
    }
  }

  private mutating func restoreDraft(before visit: Editing) {
    draft.replace(visit.before.document)
    draft.note {
      ($0.expiresIn, $0.list) = (visit.before.notes.expiresIn, visit.before.notes.list)
    }
  }

  /// A change that doesn't come from a key: the visit to another field goes on, whose next letters would be commands.
  mutating func changeBeneathVisit(_ edit: (inout Composer) throws -> Void) {
    guard let visit = editing else { return change(edit) }
    let isWritten = version != visit.before
    restoreDraft(before: visit)
    change(edit)
    let base = version
    focus.changeVersionBefore { $0 = base }
    if isWritten, let visit = editing { write(visit) }
  }

  /// The field in which white space has been typed at the end, with the cursor behind it.
  ///
  /// It is the beginning of the next word, and no mistake as long as the field is not left.
  public var typedEnd: FieldPath? {
    guard let editing, case .field(let path) = editing.field,
      editing.editor.text.last?.isWhitespace == true,
      editing.editor.cursorIndex == editing.editor.text.endIndex
    else { return nil }
    return path
  }

  mutating func paste(_ text: String) {
    guard openModal == nil || isEditingArguments else { return }
    if editing == nil {
      if let question = PastedMessage(text) { return open(question) }
      if let refusal = PastedMessage.refusal(of: text) {
        notice = Notice(.warning, "Nothing was pasted: \(refusal)")
        return
      }
      guard pane.isForm, let field = focusedField(in: pane), let cell = form.cell(field) else {
        notice = Notice(
          .warning, "Paste: no field has the focus; go to Target, Text, Platforms or Data first")
        return
      }
      guard cell.kind.isTyped else {
        notice = Notice(.warning, "Paste: \(cell.untypedReason)")
        return
      }
      guard !refusesToEdit(cell.typed), !refusesToGrow(cell.typed, by: text) else {
        return
      }
      startEditor(field, text: cell.typed)
    }
    _ = edit(.paste(text))
  }

  /// Takes the field out of the message.
  mutating func clear(seeing derived: Derived) {
    endEditing()
    guard let field = focusedField(in: pane) else { return }
    // The focus stays with what was emptied.
    if form.cell(field)?.text.isEmpty == false { focus.move(to: field, in: pane) }
    switch field {
    case .targetKind: return
    case .argument(let path, let index):
      change { composer in
        var arguments = composer.arguments(path)
        guard arguments.indices.contains(index) else { return }
        arguments.remove(at: index)
        try composer.setArguments(arguments, at: path)
        composer.followArguments(of: field)
      }
    case .mapKey(let path, let index):
      change { $0.draft.write { $0.removeMember(index, of: path) } }
    case .expiresIn, .target, .list, .field, .mapValue:
      let before = version
      change {
        try $0.write("", to: field)
        $0.follow(field, seeing: derived)
      }
      noteRefused("", to: field, since: before)
    }
  }

  mutating func undo() {
    endEditing()
    let marks = notes.reviews
    guard draft.undo() else { return }
    // What it said was of the draft as it is no more.
    notice = remark(onMarksSince: marks, "Undid")
    followTarget()
  }

  mutating func redo() {
    endEditing()
    let marks = notes.reviews
    guard draft.redo() else { return }
    notice = remark(onMarksSince: marks, "Redid")
    followTarget()
  }

  /// Whose mark has changed: it may be of a locale that isn't in view.
  ///
  /// `nil` if none has.
  private func remark(onMarksSince older: [ReviewMark], _ verb: String) -> Notice? {
    let changed = Set(older).symmetricDifference(notes.reviews).map(\.locale)
    guard let locale = changed.min() else { return nil }
    let others = Set(changed).count - 1
    return Notice(
      .info,
      "\(verb) the mark of \(locale)" + (others > 0 ? " and \(others) more" : ""))
  }

  /// Shows the target that the message has, where going back or forth has changed its kind.
  mutating func followTarget() {
    guard targetText(targetKind) == nil else { return }
    let used = TargetKind.fields.first { document.node(at: $0.path) != nil }
    focus.show(used ?? (notes.list == nil ? targetKind : .list))
  }

  /// Changes the document, its notes or both as one step of undo.
  mutating func change(_ edit: (inout Composer) throws -> Void) {
    let before = version
    tryEdit(edit)
    if version != before { draft.remember(before) }
  }

  mutating func tryEdit(_ edit: (inout Composer) throws -> Void) {
    var edited = self
    do {
      try edit(&edited)
      self = edited
    } catch let refusal as MessageDocument.EditRefusal {
      notice = Notice(.error, refusal.sentence.capitalizedFirst)
    } catch {
      notice = Notice(.error, "\(error)")
    }
  }
}
