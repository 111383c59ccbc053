import Drafts
import MessageLint
import PushMessages
import SendPolicy
import Testing
import TextEditing

@testable import ComposerState

struct OpeningStories {
  private let other = Shelf.listing("drafts/sale.json", modified: 5)

  private func listing() -> Composer {
    var composer = Shelf.composer()
    composer.start(
      .command(.openDraft),
      .draftsListed(
        [
          Shelf.listing("templates/promo.json", .templates), other,
          Shelf.listing("drafts/news.json", target: "token abc", modified: 1),
        ], clock: .utc))
    return composer
  }

  @Test func `The list comes up at once and is filled by place and time`() {
    var composer = Shelf.composer()
    composer.send(.command(.openDraft), effects: [.listDrafts]) {
      $0.open(DraftList())
    }
    #expect(composer.draftList?.listings == nil)
    #expect(
      listing().draftList?.shown.map(\.path) == [
        "drafts/sale.json", "drafts/news.json", "templates/promo.json",
      ])
  }

  @Test func `Letters find drafts by name and target, and Enter opens the one that is left`() {
    var composer = listing()
    composer.type("TOKEN news")
    #expect(composer.draftList?.shown.map(\.path) == ["drafts/news.json"])
    #expect(
      composer.effects(of: .dialog(.confirm))
        == [.openDraft(Shelf.listing("drafts/news.json", target: "token abc", modified: 1))])
    #expect(composer.openModal == nil)
  }

  @Test func `Whoever types a draft's name has that one chosen, wherever it stands`() {
    var composer = Shelf.composer()
    composer.start(
      .command(.openDraft),
      .draftsListed(
        [
          Shelf.listing("drafts/xmas-sale.json", modified: 9),
          Shelf.listing("drafts/sale-2.json", modified: 8), other,
        ], clock: .utc))
    composer.type("sale")
    #expect(composer.draftList?.choice?.path == "drafts/sale.json")
    composer.type("-")
    #expect(composer.draftList?.choice?.path == "drafts/sale-2.json")
  }

  @Test func `Where nothing is found Enter does nothing`() {
    var composer = listing()
    composer.type("zzz")
    composer.send(.dialog(.confirm))
  }

  @Test func `The choice stays with its draft when the outcomes come in`() {
    var composer = listing()
    composer.start(.command(.down))
    var found = composer.draftList?.listings ?? []
    found.append(Shelf.listing("drafts/newest.json", modified: 9))
    composer.start(.draftsListed(found, clock: .utc))
    #expect(composer.draftList?.choice?.path == "drafts/news.json")
  }

  @Test func `Unsaved work is asked about before another draft takes its place`() throws {
    var composer = Shelf.changed()
    let text = composer.document.text
    composer.start(
      .command(.openDraft), .draftsListed([other], clock: .utc), .dialog(.confirm))
    #expect(composer.modal(UnsavedBefore.self) == UnsavedBefore(.listed(other)))
    var stays = composer
    stays.start(.command(.back))
    #expect(stays.openModal == nil && stays.document.text == text)
    var discards = composer
    let draft = try #require(composer.keptDraft)
    #expect(
      discards.effects(of: .dialog(.discard))
        == [.discard(draft, insteadOf: "mine"), .openDraft(other)])
    let save = Effect.save(text: text, path: Shelf.path, replacing: Shelf.base)
    #expect(composer.effects(of: .dialog(.saveFirst)) == [save])
    #expect(
      composer.effects(of: .saveFinished(.saved(text: text, path: Shelf.path)))
        == [.openDraft(other)])
  }

  @Test func `After a save that failed nothing else is opened`() {
    var composer = Shelf.changed()
    composer.start(.command(.newDraft), .dialog(.saveFirst), .saveFinished(.failed("no space")))
    #expect(composer.isDirty)
    let saved = Action.saveFinished(
      .saved(text: composer.document.text, path: Shelf.path))
    composer.start(saved)
    #expect(composer.file.path == Shelf.path)
  }

  @Test func `An opened draft has its own undo, focus and suppressions`() {
    var composer = Shelf.changed()
    let known = Suppression(rule: "crash", reason: "known", origin: "p.toml:1")
    var notes = DraftNotes()
    notes.suppressions = [known]
    composer.start(
      .command(.openDraft), .draftsListed([other], clock: .utc), .dialog(.confirm),
      .dialog(.discard),
      .draftOpened(
        DraftContents(
          path: "drafts/sale.json", text: #"{"message": {"token": "t"}}"#, notes: notes)))
    #expect(composer.file.path == "drafts/sale.json")
    #expect(composer.targetKind == .token)
    #expect(composer.previewSettings.suppressions == [known])
    #expect(composer.past.isEmpty && !composer.isDirty)
  }

  @Test func `A file without a message is not opened`() {
    var composer = Shelf.composer()
    composer.start(
      .draftOpened(DraftContents(path: "a.sh", text: "curl https://a.example")))
    #expect(composer.notice?.kind == .error)
    #expect(composer.file.path == Shelf.path)
  }

  @Test func `A template begins a new draft whose name is asked for`() {
    var composer = Shelf.composer()
    composer.start(
      .draftOpened(
        DraftContents(
          path: "templates/promo.json", text: Shelf.theirs,
          proposedPath: "drafts/promo.json")))
    #expect(composer.isDirty)
    #expect(composer.file.path == nil)
    composer.start(.command(.save))
    guard let editor = composer.modal(SaveAs.self)?.editor else {
      Issue.record("no question for a name")
      return
    }
    #expect(editor.text == "drafts/promo.json")
  }

  @Test func `A new draft is empty and is saved beside the last one`() {
    var composer = Shelf.composer()
    composer.start(.command(.newDraft))
    #expect(composer.document == .empty)
    #expect(!composer.isDirty)
    composer.start(.command(.saveAs))
    guard let editor = composer.modal(SaveAs.self)?.editor else {
      Issue.record("no question for a name")
      return
    }
    #expect(editor.text == "drafts/untitled.json")
  }

  @Test func `A duplicate has the same text and target, another name, and is not saved`() {
    var composer = Shelf.composer()
    composer.start(.command(.duplicate))
    #expect(composer.file.path == "drafts/news-copy.json")
    #expect(composer.document.text == Shelf.base)
    #expect(composer.isDirty)
    #expect(
      composer.effects(of: .command(.save))
        == [.save(text: Shelf.base, path: "drafts/news-copy.json", replacing: nil)])
  }

  @Test func `Strings that are read while the list is open tell anew what becomes of each draft`() {
    var composer = listing()
    let summary = StringsSummary(revision: 1, fileCount: 1, errors: [])
    #expect(composer.effects(of: .stringsRead(summary)) == [.listDrafts])
    composer.start(.command(.back))
    #expect(composer.effects(of: .stringsRead(summary)) == [])
  }
}
