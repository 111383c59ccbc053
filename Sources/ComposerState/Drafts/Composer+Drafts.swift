import MessageLint
import PushMessages
import SendPolicy
import TextEditing

extension Composer {
  /// `o`: the list of drafts comes up at once and is filled when they are found.
  mutating func showDrafts() -> [Effect] {
    endEditing()
    overlay = .drafts(DraftList())
    return [.listDrafts]
  }

  /// What becomes of the listed drafts is found out anew: the app's strings are others now.
  func relistDrafts() -> [Effect] {
    guard case .drafts = overlay else { return [] }
    return [.listDrafts]
  }

  mutating func takeListings(_ listings: [DraftListing], _ clock: WallClock) {
    self.clock = clock
    guard case .drafts(var list) = overlay else { return }
    list.take(listings)
    overlay = .drafts(list)
  }

  mutating func moveInDrafts(_ command: Command) -> [Effect] {
    guard case .drafts(var list) = overlay else { return [] }
    switch command {
    case .edit:
      guard let choice = list.choice else { return [] }
      overlay = nil
      return replaceDraft(with: .listed(choice))
    case .newDraft:
      overlay = nil
      return replaceDraft(with: .new)
    default:
      list.move(command)
      overlay = .drafts(list)
      return []
    }
  }

  /// What is typed in the list finds drafts in it.
  mutating func filterDrafts(_ command: EditorCommand) {
    guard case .drafts(var list) = overlay else { return }
    overlay = nil
    list.type(command)
    overlay = .drafts(list)
  }

  /// Another draft takes the place of this one, whose unsaved work is asked about first.
  mutating func replaceDraft(with next: NextDraft) -> [Effect] {
    endEditing()
    guard !isDirty else {
      overlay = .unsavedBefore(next)
      return []
    }
    return bring(next)
  }

  /// Saving comes first; ``bring(_:)`` follows when the file is written.
  mutating func saveBefore(_ next: NextDraft) -> [Effect] {
    overlay = nil
    self.next = next
    return save()
  }

  mutating func bring(_ next: NextDraft) -> [Effect] {
    overlay = nil
    self.next = nil
    switch next {
    case .new:
      let folder = file.folder
      let effects = forgetKept()
      begin(DraftFile(), text: MessageDocument.empty.text)
      proposedPath = "\(folder)untitled.json"
      notice = Notice(.info, "A new draft; its name is asked for when it is saved")
      return effects
    case .listed(let listing):
      reading = Reading(path: listing.path, since: now.milliseconds, version: version)
      return [.openDraft(listing)]
    case .recovered(let draft): return recover(draft)
    case .read(let contents): return open(contents)
    case .sent(let draft): return take(draft)
    }
  }

  /// A file was read; one that is no message at all is not opened.
  mutating func open(_ contents: DraftContents) -> [Effect] {
    let draft = MessageImport.reading(contents.text)
    if draft.isConverted, !draft.canBeRead {
      let reason = draft.problems.first { $0.severity == .error }?.sentence ?? "there is no message"
      notice = Notice(.error, "\(contents.path): \(reason)")
      return []
    }
    let effects = forgetKept()
    let opened = Composer(
      opening: draft, text: contents.text, path: contents.path, settings: settings,
      profile: profile)
    if let proposed = contents.proposedPath {
      begin(DraftFile(), text: opened.document.strictText)
      proposedPath = proposed
      notice = Notice(.info, "A new draft from \(opened.file.name); saving asks for its name")
    } else {
      begin(opened.file, text: opened.document.text)
      notice = opened.notice
    }
    take(contents.notes)
    // What a template has beside it is not saved yet.
    if contents.proposedPath != nil { savedNotes = DraftNotes() }
    return effects
  }

  /// Starts anew with a draft: nothing of the last one's undo, problems and focus is left.
  mutating func begin(_ file: DraftFile, text: String) {
    let opened = Composer(
      document: MessageDocument(text: text), file: file, settings: settings, profile: profile)
    editing = nil
    leaveSaving()
    document = opened.document
    targetKind = opened.targetKind
    self.file = file
    (past, future) = ([], [])
    take(DraftNotes())
    (fields, problemIndex, shownProblem, payloadScroll) = ([:], 0, nil, 0)
    (disk, alsoOpenBy, proposedPath, typedReason) = (nil, nil, nil, "")
    (asksWhoEdits, readOnly) = (false, nil)
    putAsideTargets = [:]
  }

  /// A copy of the draft under a name of its own; the file stays as it is on disk.
  mutating func duplicate() {
    endEditing()
    let original = file.name
    let copy = file.copyPath
    leaveSaving()
    document = MessageDocument(text: document.strictText)
    file = DraftFile(path: copy)
    (disk, alsoOpenBy, savedNotes, typedReason) = (nil, nil, DraftNotes(), "")
    (asksWhoEdits, readOnly) = (false, nil)
    keeping.noteChange(at: now.milliseconds)
    notice = Notice(
      .info, "This is \(file.name), not saved yet; \(original) stays as it is on disk")
  }

  /// Esc in a question that comes again: says when.
  mutating func notePutOff() {
    switch overlay {
    case .diverged: notice = Notice(.warning, "Not decided: saving asks again")
    case .recovery:
      notice = Notice(
        .info, "The unsaved work stays; ‘recover’ or the next start offers it again")
    default: break
    }
  }
}

extension DraftFile {
  /// `news-copy.json` for `news.json`, and `send-copy.json` for `send.sh`.
  fileprivate var copyPath: String {
    let stem = name.lastIndex(of: ".").map { name[..<$0] } ?? name[...]
    return "\(folder)\(stem.isEmpty ? name[...] : stem)-copy.json"
  }
}
