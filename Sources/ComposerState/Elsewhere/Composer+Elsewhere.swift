import SendPolicy

/// Another program has the draft open too: one of the two edits it, or saving asks.
extension Composer {
  /// Whether nothing of the draft can be changed here.
  public var isReadOnly: Bool { readOnly != nil && readOnly?.path == file.path }

  /// Work that is there already is never interrupted: saving asks then.
  mutating func noteAlsoOpen(by other: String) {
    let isBusy = isDirty || editing != nil
    draft.noteAlsoOpen(by: other, asking: !isBusy)
    guard isBusy else { return }
    notice = Notice(.warning, "Also open in \(other); saving asks")
  }

  /// As soon as nothing else is open.
  mutating func askWhoEdits() {
    guard asksWhoEdits, openModal == nil, editing == nil, let alsoOpenBy else { return }
    draft.askedWhoEdits()
    openUnasked(OpenElsewhere(by: alsoOpenBy))
  }

  /// The answer that can lose nothing, which Esc gives too.
  mutating func lookOnly(besides other: String) {
    draft.look(besides: other)
    notice = Notice(.info, "Read-only: changes that the other program saves appear here")
  }

  /// The other program has closed the draft, or has ended.
  mutating func noteClosedElsewhere() {
    let wasReadOnly = isReadOnly
    draft.closedElsewhere()
    close(OpenElsewhere.self)
    if modal(AlsoOpen.self) != nil { return }
    notice = Notice(
      .info,
      "The other program has closed \(file.name)" + (wasReadOnly ? "; you can edit it now" : ""))
  }

  /// Takes an action while the draft is read-only: whatever would change the draft is refused as a whole.
  mutating func updateReadOnly(
    _ action: Action, by advance: (inout Composer) -> [Effect]
  ) -> [Effect] {
    var next = self
    let effects = advance(&next)
    let isSame = next.version == version && next.editing == nil
    // What another program wrote may come in later than it was told, once nothing else is open.
    let isNews = action.isNewsFromDisk || (disk != nil && next.disk == nil)
    guard isSame || !next.isReadOnly || isNews else {
      notice = Notice(
        .warning, "Read-only: \(readOnly?.other ?? "") edits \(file.name)", offers: [.duplicate])
      return []
    }
    self = next
    return effects
  }
}

extension Action {
  /// Whether it brings what another program has written.
  fileprivate var isNewsFromDisk: Bool {
    switch self {
    case .fileChangedOnDisk, .notesChangedOnDisk, .reviewsChangedOnDisk, .notesSaved,
      .reviewsSaved, .saveFinished:
      true
    default: false
    }
  }
}
