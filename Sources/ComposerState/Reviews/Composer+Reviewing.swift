import DevicePreview
public import Drafts
import Resolver
import TextEditing
public import Workspace

extension Composer {
  /// The session knows already who marks.
  public mutating func start(reviewer: Reviewer) { locales.take(reviewer) }

  /// The marks of all preview locales, by what the draft itself shows.
  public func reviews(seeing derived: Derived) -> LocaleReviews {
    LocaleReviews(derived.draftRows, marks: notes.reviews, isReading: strings == nil)
  }

  /// The mark of one of them; `nil` where there is none.
  public func review(at index: Int, seeing derived: Derived) -> LocaleReview? {
    verdict(at: index, seeing: derived)?.state
  }

  /// What the marks of one of them come to.
  public func verdict(at index: Int, seeing derived: Derived) -> LocaleVerdict? {
    guard derived.draftRows.indices.contains(index) else { return nil }
    let row = derived.draftRows[index]
    return LocaleVerdict(
      notes.reviews.marks(of: row.locale, among: settings.locales), of: row,
      isReading: strings == nil)
  }

  /// Whether what is read before an approval begins anew when the terminal gets another size: its lines are others then.
  public var isReadingTexts: Bool { modal(ApprovalQuestion.self) != nil }

  /// Whether an action approves what is read on the screen: a key that came before the terminal had the texts approves nothing.
  public func approvesWhatIsRead(_ action: Action) -> Bool {
    switch action {
    case .marksReviewed: openModal == nil
    case .dialog(.confirm): isReadingTexts
    default: false
    }
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

  /// Space: marks the locale reviewed and goes on to the next row; a colleague's rejection, or a text that crashes the app,
  /// isn't approved by a key that is meant for another row.
  ///
  /// On a row with that mark it takes the mark away and stays: who presses it row after row and meets a marked one sees so,
  /// and the next press marks it again.
  mutating func markReviewed(seeing derived: Derived) {
    guard let verdict = verdict(at: localeIndex, seeing: derived),
      derived.draftRows.indices.contains(localeIndex)
    else { return }
    let row = derived.draftRows[localeIndex]
    let isMarked = verdict.state == .reviewed && verdict.deciding.contains(where: isOwn)
    if !isMarked, let hidden = hiddenDevices(of: row) {
      notice = Notice(
        .warning, "Not marked: the preview hides \(hidden); show all devices first",
        offers: [.nextDevice])
      return
    }
    guard locales.reviewer != nil else {
      return open(ReviewerQuestion(.toggle(seeing: locales.seenTexts)))
    }
    guard !isMarked else { return unmark(row, verdict, seeing: derived) }
    guard !row.isUnknown else {
      notice = Notice(.warning, "Not marked: the texts of \(row.locale.name) aren't known")
      return
    }
    let troubles = LocaleTroubles(of: row, on: settings.platforms).broken
    let unseen = UnseenTexts.all(
      of: row, on: settings.platforms, seen: locales.seenTexts, locales.seenWeb)
    guard verdict.rejections.isEmpty, troubles.isEmpty, unseen.isEmpty else {
      return open(
        ApprovalQuestion(
          of: row, rejections: verdict.rejections, troubles: troubles, unseen: unseen))
    }
    approve(row, overriding: [], seeing: derived)
  }

  /// The phones that show something which one device alone in the preview leaves out; `nil` if all are in view.
  private func hiddenDevices(of row: LocaleRow) -> String? {
    guard previewDevice != .phones, PreviewDevice.all(on: settings.platforms).contains(.phones)
    else { return nil }
    let hidden = settings.platforms.filter {
      row[$0].isAddressed && !previewDevice.platformsInState.contains($0)
    }
    return hidden.isEmpty ? nil : hidden.map(\.name).joined(separator: " and ")
  }

  /// Enter in that question, about a locale that is still the chosen one and shows what it showed.
  mutating func approve(asking question: ApprovalQuestion, seeing derived: Derived) {
    let stays = question.rejections.isEmpty ? "isn't marked" : "stays rejected"
    guard locale.name == question.locale, derived.draftRows.indices.contains(localeIndex) else {
      notice = Notice(
        .warning, "The list of locales has changed: \(question.locale) \(stays)")
      return
    }
    let row = derived.draftRows[localeIndex]
    guard row.textsHash == question.texts else {
      notice = Notice(.warning, "The texts have changed: \(question.locale) \(stays)")
      return
    }
    if let web = question.web { locales.see(web) }
    approve(row, overriding: question.rejections, seeing: derived)
  }

  private mutating func approve(
    _ row: LocaleRow, overriding rejections: [ReviewMark], seeing derived: Derived
  ) {
    let next = locale(after: localeIndex, by: 1, wrapping: false, seeing: derived)
    mark(
      row.locale.id,
      ReviewMark(
        locale: row.locale.id, texts: row.textsHash, state: .reviewed, at: now.seconds,
        by: locales.reviewer, overriding: rejections.filter { !isOwn($0) }.map(\.name)))
    let others = verdict(at: localeIndex, seeing: derived)?.rejections ?? []
    let foreign = LocaleTroubles(of: row, on: settings.platforms).foreign
    let although = foreign.isEmpty ? "" : ", although it \(foreign.joined(separator: ", "))"
    notice =
      others.isEmpty
      ? Notice(
        foreign.isEmpty ? .good : .warning,
        "Marked \(row.locale.name) as reviewed\(unsavedWords)\(although)", offers: unsavedOffers)
      // They came in while the question was open.
      : Notice(
        .warning,
        "\(row.locale.name) stays rejected \(others.map(\.record).joined(separator: ", "))")
    if next == nil || !others.isEmpty {
      stayListed(next: next, seeing: derived)
    } else {
      locales.choose(next)
    }
  }

  private mutating func unmark(
    _ row: LocaleRow, _ verdict: LocaleVerdict, seeing derived: Derived
  ) {
    let next = locale(after: localeIndex, by: 1, wrapping: false, seeing: derived)
    mark(row.locale.id, nil)
    let others = verdict.deciding.filter { !isOwn($0) }.compactMap { $0.reviewer?.displayName }
    let still = others.isEmpty ? "" : ", still reviewed by \(others.joined(separator: ", "))"
    notice = Notice(
      .good, "Unmarked \(row.locale.name)\(still)\(unsavedWords)", offers: [.undo])
    stayListed(next: next, seeing: derived)
  }

  /// Marks are written with the draft: a reviewer who leaves it at that has told no one.
  private var unsavedWords: String { areReviewsDirty ? " (not saved)" : "" }
  private var unsavedOffers: [Command] { areReviewsDirty ? [.save] : [] }

  /// Whether a mark goes when this session's reviewer marks its locale: their own, and one that names no one.
  private func isOwn(_ mark: ReviewMark) -> Bool {
    guard let reviewer = mark.reviewer else { return true }
    return locales.reviewer?.isSame(as: reviewer) == true
  }

  /// `X`: asks why.
  mutating func askToReject(seeing derived: Derived) {
    endEditing()
    guard locales.reviewer != nil else { return open(ReviewerQuestion(.reject)) }
    guard derived.draftRows.indices.contains(localeIndex) else { return }
    let marks = notes.reviews.marks(of: locale, among: settings.locales)
    let note = marks.last { isOwn($0) && $0.state == .rejected }?.note
    open(Rejection(of: derived.draftRows[localeIndex], note: note ?? ""))
  }

  /// Enter keeps the mark with its note: without one the texts can't be fixed.
  mutating func reject(_ rejection: Rejection, seeing derived: Derived) {
    let (locale, note) = (rejection.locale, rejection.editor.text)
    let index = settings.locales.firstIndex { $0.id == locale.id }
    let next = index.flatMap { self.locale(after: $0, by: 1, wrapping: false, seeing: derived) }
    mark(
      locale.id,
      ReviewMark(
        locale: locale.id, texts: rejection.texts, state: .rejected, note: note, at: now.seconds,
        by: locales.reviewer))
    let place = index == nil ? ", which is no longer in the list" : ""
    notice = Notice(
      .warning, "Rejected \(locale.name)\(place)\(unsavedWords): \(note)", offers: unsavedOffers)
    if index != nil { stayListed(next: next, seeing: derived) }
  }

  /// Sets or takes away a mark, in one step of undo.
  private mutating func mark(_ id: String, _ mark: ReviewMark?) {
    let reviewer = locales.reviewer
    change { composer in
      let locales = composer.settings.locales
      composer.draft.note { notes in
        notes.reviews.nameDevices(of: locales)
        if let mark {
          notes.reviews.set(mark)
        } else {
          notes.reviews.withdraw(id, by: reviewer)
        }
      }
    }
  }
}
