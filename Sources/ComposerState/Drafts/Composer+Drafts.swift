import ByteSearch
public import CodeSnippets
import Drafts
import MessageLint
import PushMessages
import SendPolicy
import TextEditing

extension Composer {
  /// `o`: the list of drafts comes up at once and is filled when they are found.
  mutating func showDrafts() -> [Effect] {
    endEditing()
    open(DraftList())
    return [.listDrafts]
  }

  /// Checks the listed drafts again, because the app's strings have changed.
  func relistDrafts() -> [Effect] {
    modal(DraftList.self) == nil ? [] : [.listDrafts]
  }

  /// Another draft takes the place of this one, whose unsaved work is asked about first.
  mutating func replaceDraft(with next: NextDraft) -> [Effect] {
    endEditing()
    guard !isDirty else {
      open(UnsavedBefore(next))
      return []
    }
    return bring(next)
  }

  /// Saving comes first; ``bring(_:)`` follows when the file is written.
  mutating func saveBefore(_ next: NextDraft) -> [Effect] {
    switching.wait(toBring: next)
    return save()
  }

  mutating func bring(_ next: NextDraft) -> [Effect] {
    openModal = nil
    switching.bring()
    switch next {
    case .new:
      let folder = file.folder
      let effects = forgetKept()
      begin(DraftFile(), text: MessageDocument.empty.text)
      draft.propose("\(folder)untitled.json")
      notice = Notice(.info, "New draft; saving asks for its name")
      return effects
    case .listed(let listing):
      switching.begin(Reading(path: listing.path, since: now.milliseconds, version: version))
      return [.openDraft(listing)]
    case .recovered(let draft): return recover(draft)
    case .read(let contents): return open(contents)
    case .sent(let draft): return take(draft)
    }
  }

  /// A file was read; one that is no message at all is not opened, and of several messages one is chosen first.
  mutating func open(_ contents: DraftContents, snippet: Int? = nil) -> [Effect] {
    let imported = MessageImport.reading(contents.text, snippet: snippet)
    if !imported.canBeRead, !imported.snippets.isEmpty, snippet == nil {
      choose(from: imported.snippets, of: contents)
      return []
    }
    if imported.isConverted, !imported.canBeRead {
      let reason =
        imported.problems.first { $0.severity == .error }?.sentence ?? "the draft has no message"
      notice = Notice(.error, "\(contents.path): \(reason)")
      return []
    }
    let effects = forgetKept()
    let opened = Composer(
      opening: imported, text: contents.text, path: contents.path, settings: settings,
      profile: profile)
    if let proposed = contents.proposedPath {
      begin(DraftFile(), text: opened.document.strictText)
      draft.propose(proposed)
      let isTold = imported.isConverted && !opened.lostParts.isEmpty
      notice =
        isTold
        ? opened.notice
        : Notice(.info, "New draft from \(opened.file.name); saving asks for its name")
    } else {
      begin(opened.file, text: opened.document.text)
      notice = opened.notice
    }
    draft.know(lost: opened.lostParts)
    take(contents.notes)
    if contents.notes.expiresIn == nil { draft.know(expiresIn: opened.notes.expiresIn) }
    // What a template has beside it is not saved yet.
    if contents.proposedPath != nil { draft.knowNotes(DraftNotes()) }
    return effects
  }

  /// A file with several messages: which one is opened is chosen from a list.
  public mutating func choose(from snippets: [MessageImport.Snippet], of contents: DraftContents) {
    open(SnippetMenu(snippets, of: contents))
  }

  /// Starts anew with a draft: nothing of the last one's undo, problems and focus is left.
  mutating func begin(_ file: DraftFile, text: String) {
    let opened = Composer(
      document: MessageDocument(text: text), file: file, settings: settings, profile: profile)
    draft.leaveSaving()
    draft = draft.replaced(by: opened.draft)
    focus = opened.focus
    problems = Problems()
    preview.turnPayload { $0.startOver() }
    sending.putDryRunAside()
    sending.keep(reason: "")
  }

  /// A copy of the draft under a name of its own; the file stays as it is on disk.
  mutating func duplicate() {
    endEditing()
    let original = file.name
    let copy = file.copyPath
    draft.leaveSaving()
    draft.duplicate(at: copy)
    sending.keep(reason: "")
    scheduleAutosave()
    notice = Notice(
      .info, "This is \(file.name), not saved yet; \(original) on disk doesn't change")
  }
}

extension DraftFile {
  /// `news-copy.json` for `news.json`, and `send-copy.json` for `send.sh`.
  fileprivate var copyPath: String {
    let stem = name.lastByte(".").map { name[..<$0] } ?? name[...]
    return "\(folder)\(stem.isEmpty ? name[...] : stem)-copy.json"
  }
}
