import DevicePreview
import TextEditing

extension Composer {
  /// The marks of all preview locales, by what the draft itself shows.
  public func reviews(seeing derived: Derived) -> LocaleReviews {
    LocaleReviews(derived.draftRows, marks: notes.reviews, isReading: strings == nil)
  }

  /// The mark of one of them; `nil` where there is none.
  public func review(at index: Int, seeing derived: Derived) -> LocaleReview? {
    guard derived.draftRows.indices.contains(index) else { return nil }
    let row = derived.draftRows[index]
    let mark = notes.reviews.mark(of: row.locale, among: settings.locales)
    return mark.map { LocaleReview($0, of: row, isReading: strings == nil) }
  }

  func reviewAvailability(seeing derived: Derived) -> Availability {
    guard pane == .locales || pane == .preview else {
      return .unavailable(because: "6 lists the locales that are reviewed")
    }
    if let sample {
      return .unavailable(
        because: "the sample ‘\(sample.name)’ is shown, and not the draft's own arguments")
    }
    if deviceState == .foreground {
      return .unavailable(because: "the app is in the foreground, where FCM shows no text")
    }
    guard derived.draftRows.indices.contains(localeIndex), strings != nil else {
      return .unavailable(because: "the app's strings are not read yet")
    }
    return listedAvailability(seeing: derived)
  }

  /// Space: marks the locale reviewed, or takes that mark away, and goes on to the next row; a colleague's rejection is
  /// not replaced by a key that is meant for another row.
  mutating func markReviewed(seeing derived: Derived) {
    if case .rejected(let note) = review(at: localeIndex, seeing: derived) {
      overlay = .replaceRejection(locale: locale.name, note: note)
    } else {
      toggleReviewed(seeing: derived)
    }
  }

  /// Enter in that question, about a locale that is still the chosen one.
  mutating func replaceRejection(of name: String, seeing derived: Derived) {
    overlay = nil
    guard locale.name == name else { return }
    toggleReviewed(seeing: derived)
  }

  private mutating func toggleReviewed(seeing derived: Derived) {
    let name = locale.name
    let isReviewed = review(at: localeIndex, seeing: derived) == .reviewed
    let next = locale(after: localeIndex, by: 1, wrapping: false, seeing: derived)
    mark(localeIndex, isReviewed ? nil : .reviewed, seeing: derived)
    notice = Notice(
      .good, isReviewed ? "\(name) is not marked any more" : "\(name) is reviewed")
    if let next { localeIndex = next } else { stayListed(next: nil, seeing: derived) }
  }

  /// `X`: asks why.
  mutating func askToReject() {
    endEditing()
    let mark = notes.reviews.mark(of: locale, among: settings.locales)
    let note = mark?.state == .rejected ? mark?.note : nil
    overlay = .reject(LineEditor(note ?? ""), locale: locale.name)
  }

  /// Enter keeps the mark, with or without a note.
  mutating func reject(_ editor: LineEditor, locale: String, seeing derived: Derived) {
    overlay = nil
    guard let index = settings.locales.firstIndex(where: { $0.name == locale }) else { return }
    let next = self.locale(after: index, by: 1, wrapping: false, seeing: derived)
    mark(index, .rejected, note: editor.text, seeing: derived)
    notice = Notice(
      .warning, "\(locale) is rejected" + (editor.text.isEmpty ? "" : ": \(editor.text)"))
    stayListed(next: next, seeing: derived)
  }

  mutating func editRejection(_ action: Action) -> [Effect] {
    guard case .reject(var editor, let locale) = overlay else { return [] }
    var effects: [Effect] = []
    switch action {
    case .edit(let command): effects = editor.apply(command)
    case .pasted(let text): editor.paste(text)
    default: break
    }
    overlay = .reject(editor, locale: locale)
    return effects
  }

  /// Sets or takes away a mark, in one step of undo.
  private mutating func mark(
    _ index: Int, _ state: ReviewMark.State?, note: String = "", seeing derived: Derived
  ) {
    guard derived.draftRows.indices.contains(index) else { return }
    let row = derived.draftRows[index]
    let id = row.locale.id
    let mark = state.map {
      ReviewMark(locale: id, texts: row.textsHash, state: $0, note: note, at: now.seconds)
    }
    change { draft in
      draft.notes.reviews.nameDevices(of: draft.settings.locales)
      draft.notes.reviews.removeAll { $0.locale == id }
      if let mark { draft.notes.reviews.append(mark) }
    }
  }
}
