import SendPolicy

/// Another program has the draft open too: one of the two edits it, or saving asks.
extension Composer {
  /// Whether nothing of the draft can be changed here.
  public var isReadOnly: Bool { readOnly != nil && readOnly?.path == file.path }

  /// Work that is there already is never interrupted: saving asks then.
  mutating func noteAlsoOpen(by other: String) {
    alsoOpenBy = other
    guard isDirty || editing != nil else {
      asksWhoEdits = true
      return
    }
    notice = Notice(.warning, "Also open in \(other); saving asks")
  }

  /// As soon as nothing else is open.
  mutating func askWhoEdits() {
    guard asksWhoEdits, overlay == nil, editing == nil, let alsoOpenBy else { return }
    asksWhoEdits = false
    overlay = .openElsewhere(OpenElsewhere(by: alsoOpenBy, at: now.milliseconds))
  }

  mutating func answerWhoEdits(_ key: DialogKey) -> [Effect] {
    guard case .openElsewhere(var question) = overlay else { return [] }
    let counts = question.gate.takesKey(at: now.milliseconds)
    overlay = .openElsewhere(question)
    guard counts else { return [] }
    switch key {
    case .readOnly: lookOnly()
    case .openAnother:
      lookOnly()
      return showDrafts()
    case .editToo:
      overlay = nil
      notice = Notice(.warning, "Two programs edit \(file.name) now; saving asks")
    default: break
    }
    return []
  }

  /// The answer that can lose nothing, which Esc gives too.
  mutating func lookOnly() {
    guard case .openElsewhere(let question) = overlay else { return }
    overlay = nil
    readOnly = ReadOnlyDraft(path: file.path, other: question.other)
    notice = Notice(.info, "Read-only: what the other program saves appears here")
  }

  /// The other program has closed the draft, or has ended.
  mutating func noteClosedElsewhere() {
    let wasReadOnly = isReadOnly
    (alsoOpenBy, asksWhoEdits, readOnly) = (nil, false, nil)
    if case .openElsewhere = overlay { overlay = nil }
    if case .alsoOpen = overlay { return }
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
        .warning,
        "Read-only: \(readOnly?.other ?? "") edits \(file.name). ‘duplicate’ makes your own copy")
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
    case .fileChangedOnDisk, .notesChangedOnDisk, .notesSaved, .saveFinished: true
    default: false
    }
  }
}
