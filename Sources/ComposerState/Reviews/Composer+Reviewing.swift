import DevicePreview
public import Drafts
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
      return .unavailable(because: "only in Locales and Preview")
    }
    if let sample {
      return .unavailable(
        because: "the preview shows the sample ‘\(sample.name)’, not the draft's own arguments")
    }
    if deviceState == .foreground {
      return .unavailable(because: "the app is in the foreground, where FCM shows no text")
    }
    guard derived.draftRows.indices.contains(localeIndex), strings != nil else {
      return .unavailable(because: "Pushwright is still reading the app's strings")
    }
    return listedAvailability(seeing: derived)
  }

  /// Space: marks the locale reviewed, or takes that mark away, and goes on to the next row; a colleague's rejection is
  /// not replaced by a key that is meant for another row.
  mutating func markReviewed(seeing derived: Derived) {
    if case .rejected(let note) = review(at: localeIndex, seeing: derived) {
      open(RejectionQuestion(locale: locale.name, note: note))
    } else {
      toggleReviewed(seeing: derived)
    }
  }

  /// Enter in that question, about a locale that is still the chosen one.
  mutating func replaceRejection(of name: String, seeing derived: Derived) {
    guard locale.name == name else {
      notice = Notice(.warning, "The list of locales has changed: \(name) stays rejected")
      return
    }
    toggleReviewed(seeing: derived)
  }

  private mutating func toggleReviewed(seeing derived: Derived) {
    let name = locale.name
    let isReviewed = review(at: localeIndex, seeing: derived) == .reviewed
    let next = locale(after: localeIndex, by: 1, wrapping: false, seeing: derived)
    guard derived.draftRows.indices.contains(localeIndex) else { return }
    let row = derived.draftRows[localeIndex]
    mark(
      row.locale.id,
      isReviewed
        ? nil
        : ReviewMark(
          locale: row.locale.id, texts: row.textsHash, state: .reviewed, at: now.seconds))
    notice = Notice(
      .good, isReviewed ? "Unmarked \(name)" : "Marked \(name) as reviewed")
    if next == nil { stayListed(next: nil, seeing: derived) } else { locales.choose(next) }
  }

  /// `X`: asks why.
  mutating func askToReject(seeing derived: Derived) {
    endEditing()
    guard derived.draftRows.indices.contains(localeIndex) else { return }
    let mark = notes.reviews.mark(of: locale, among: settings.locales)
    let note = mark?.state == .rejected ? mark?.note : nil
    open(Rejection(of: derived.draftRows[localeIndex], note: note ?? ""))
  }

  /// Enter keeps the mark with its note: without one the texts can't be fixed.
  mutating func reject(_ rejection: Rejection, seeing derived: Derived) {
    let (locale, note) = (rejection.locale, rejection.note.text)
    let index = settings.locales.firstIndex { $0.id == locale.id }
    let next = index.flatMap { self.locale(after: $0, by: 1, wrapping: false, seeing: derived) }
    mark(
      locale.id,
      ReviewMark(
        locale: locale.id, texts: rejection.texts, state: .rejected, note: note, at: now.seconds))
    let place = index == nil ? ", which is no longer in the list" : ""
    notice = Notice(.warning, "Rejected \(locale.name)\(place): \(note)")
    if index != nil { stayListed(next: next, seeing: derived) }
  }

  /// Sets or takes away a mark, in one step of undo.
  private mutating func mark(_ id: String, _ mark: ReviewMark?) {
    change { composer in
      let locales = composer.settings.locales
      composer.draft.note { notes in
        notes.reviews.nameDevices(of: locales)
        notes.reviews.removeAll { $0.locale == id }
        if let mark { notes.reviews.append(mark) }
      }
    }
  }
}
