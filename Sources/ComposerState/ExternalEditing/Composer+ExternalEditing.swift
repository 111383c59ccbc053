import DevicePreview
import MessageLint
import PushMessages
import Resolver

extension Composer {
  /// `e`: the whole draft; where it cannot be read as a message, at the place that has to be mended.
  mutating func editDocument(line: Int? = nil) -> [Effect] {
    endEditing()
    let line = line ?? unreadable?.line ?? 1
    return keepNow() + [.editDocument(text: document.text, name: file.name, line: line)]
  }

  /// The draft as the editor left it: one step of undo, read as a file is.
  mutating func takeDocument(_ text: String) {
    guard text != document.text else {
      notice = Notice(.info, "Nothing was changed in the editor")
      return
    }
    let draft = MessageImport.reading(text)
    change { $0.document = MessageDocument(text: draft.draftText ?? text) }
    followTarget()
    let error = document.problems.first { $0.severity == .error }
    if document.message == nil {
      let place = error.map { ", line \($0.line): \($0.sentence)" } ?? ""
      notice = Notice(.error, "This cannot be read as a message\(place); e goes on mending it")
    } else if draft.draftText != nil {
      notice = Notice(.warning, draft.recognition.summary.capitalizedFirst + ". u takes it back")
    } else if document.isRepaired {
      notice = Notice(
        .warning, "This is not strict JSON: it is saved under a new name, or e mends it")
    } else {
      notice = Notice(.good, "Taken from the editor. u takes it back")
    }
  }

  /// The field whose text can be edited outside, or why there is none.
  private func outsideField() -> (field: FieldID?, reason: String) {
    guard pane.isForm, let field = focusedField(in: pane), let cell = form.cell(field) else {
      return (nil, "no field has the focus")
    }
    return cell.kind.isTyped ? (field, "") : (nil, cell.untypedReason)
  }

  var editTextAvailability: Availability {
    let (field, reason) = outsideField()
    return field == nil ? .unavailable(because: reason) : .available
  }

  /// Alt-e: the text of the field with the focus.
  mutating func editText() -> [Effect] {
    // Ending the visit may take away an argument that was left empty.
    let field = editing?.field ?? outsideField().field
    endEditing()
    guard let field else { return [] }
    return keepNow() + [.editText(field, form.cell(field)?.text ?? "")]
  }

  /// Editors end a file with a line feed, which is no part of the text.
  mutating func takeFieldText(_ text: String, of field: FieldID, seeing derived: Derived) {
    let text = text.hasSuffix("\n") ? String(text.dropLast()) : text
    let before = version
    change {
      try $0.write(text, to: field)
      $0.follow(field, seeing: derived)
    }
    noteRefused(text, to: field, since: before)
  }

  func editFileAvailability(seeing derived: Derived) -> Availability {
    source(seeing: derived) == nil
      ? .unavailable(because: "no text of the app's strings is shown here") : .available
  }

  /// `E`: the file that holds the shown text, at its line.
  mutating func editFile(seeing derived: Derived) -> [Effect] {
    guard let source = source(seeing: derived) else { return [] }
    endEditing()
    return keepNow() + [.editFile(path: source.file, line: source.line)]
  }

  /// The place of the text of the field with the focus, of the chosen problem, or of the first text
  /// that the previewed locale shows.
  func source(seeing derived: Derived) -> TextSource? {
    if pane == .problems, derived.findings.indices.contains(problemIndex),
      let source = derived.findings[problemIndex].source
    {
      return source
    }
    guard let row = derived.rows.first(where: { $0.locale == locale }) else { return nil }
    let path = focusedPath
    let isApple = path?.hasPrefix("apns") == true
    let platforms: [Platform] = isApple ? [.apple, .android, .web] : [.android, .apple, .web]
    let texts = platforms.flatMap { row[$0].texts }
    let concerned = platforms.prefix(1).flatMap { row[$0].texts }
      .filter { path?.lastKey.hasPrefix($0.name) == true || isBody(path, named: $0.name) }
    return (concerned + texts).lazy.compactMap(\.resolution.source).first
  }

  private var focusedPath: FieldPath? {
    guard pane.isForm else { return nil }
    switch focusedField(in: pane) {
    case let field?: return field.messagePath
    case nil: return nil
    }
  }

  /// Apple calls the body's key and arguments `loc-key` and `loc-args`.
  private func isBody(_ path: FieldPath?, named name: String) -> Bool {
    name == "body" && path?.lastKey.hasPrefix("loc-") == true
  }
}
