import CodeSnippets
import DevicePreview
import Drafts
import PushMessages
import Resolver

extension Composer {
  /// The whole draft; if it can't be read as a message, at the place to fix.
  mutating func editDocument(line: Int? = nil) -> [Effect] {
    endEditing()
    let line = line ?? unreadable?.line ?? 1
    return keepNow() + [.editDocument(text: document.text, name: file.name, line: line)]
  }

  /// The draft as the editor left it: one step of undo, read as a file is.
  mutating func takeDocument(_ text: String) {
    guard text != document.text else {
      notice = Notice(.info, "No changes came from the editor")
      return
    }
    var draft = MessageImport.reading(text)
    let expiresIn = draft.takeExpiresIn()
    change {
      $0.draft.replace(MessageDocument(text: draft.draftText ?? text))
      if expiresIn != nil { $0.draft.note { $0.expiresIn = expiresIn } }
      if draft.draftText != nil { $0.draft.note(lost: draft.lostParts(of: "editor")) }
    }
    followTarget()
    let error = document.problems.first { $0.severity == .error }
    if document.message == nil {
      let place = error.map { ", line \($0.line): \($0.sentence)" } ?? ""
      notice = Notice(.error, "This can't be read as a message\(place)", offers: [.editDocument])
    } else if draft.draftText != nil {
      notice = Notice(.warning, draft.recognition.summary.capitalizedFirst, offers: [.undo])
    } else if document.isRepaired {
      notice = Notice(
        .warning, "This isn't strict JSON: Pushwright saves it under a new name",
        offers: [.editDocument])
    } else {
      notice = Notice(.good, "Took the editor's text", offers: [.undo])
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
}
