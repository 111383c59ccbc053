import Drafts
import PushMessages
import SendPolicy
import Testing
import TextEditing

@testable import ComposerState

/// The disk takes its time, and the composer goes on.
struct SlowDiskStories {
  private static let other = Shelf.listing("drafts/sale.json")
  private static let sale = DraftContents(
    path: "drafts/sale.json", text: #"{"message": {"topic": "sale"}}"#)

  /// A composer whose draft is on its way to the disk; `text` is what is written.
  private func saving() -> (composer: Composer, text: String, save: Effect) {
    var composer = Shelf.changed()
    let text = composer.document.text
    let save = Effect.save(text: text, path: Shelf.path, replacing: Shelf.base)
    #expect(composer.effects(of: .command(.save)) == [save])
    return (composer, text, save)
  }

  private func saved(_ text: String) -> Action {
    .saveFinished(.saved(text: text, path: Shelf.path))
  }

  /// Types at the end of the topic.
  private func type(_ letters: String, in composer: inout Composer) {
    composer.start(.command(.edit))
    composer.type(letters)
    composer.start(.command(.back))
  }

  @Test func `What is typed while the draft is written stays, and is not saved`() {
    var (composer, text, _) = saving()
    type("-2", in: &composer)
    composer.start(saved(text))
    #expect(composer.document.string(at: "topic") == "mine-2")
    #expect(composer.file.savedText == text)
    #expect(composer.isDirty)
  }

  @Test func `Marks that are made while the notes are written are not saved`() throws {
    var composer = Shelf.composer()
    composer.draft.note { $0.linked = [.title] }
    composer.start(.command(.save))
    #expect(composer.saving?.path == "drafts/news.pushwright.json")
    composer.draft.note { $0.linked = [.title, .body] }
    composer.start(.notesSaved(.saved(text: #"{"linked": ["title"]}"#)))
    #expect(composer.areNotesDirty)
  }

  @Test func `A second save waits for the first one, and writes what was typed since`() {
    var (composer, text, _) = saving()
    type("-2", in: &composer)
    #expect(composer.effects(of: .command(.save)) == [])
    #expect(composer.effects(of: .command(.save)) == [])
    let next = Effect.save(text: composer.document.text, path: Shelf.path, replacing: text)
    #expect(composer.effects(of: saved(text)) == [next])
    #expect(composer.effects(of: saved(composer.document.text)) == [])
    #expect(!composer.isDirty && composer.saving == nil)
  }

  @Test func `A second save with nothing to add does nothing`() {
    var (composer, text, _) = saving()
    composer.start(.command(.save))
    #expect(composer.effects(of: saved(text)) == [])
    #expect(composer.saving == nil)
  }

  @Test(arguments: [
    SaveOutcome.saved(text: "", path: Shelf.path), .failed("drafts/news.json: no space"),
    .changedOnDisk(path: Shelf.path),
  ])
  func `Save as waits for the save before, however that ends`(outcome: SaveOutcome) {
    var (composer, text, _) = saving()
    composer.start(.command(.saveAs), .edit(.deleteToStart), .edit(.insert("copy.json")))
    #expect(composer.effects(of: .dialog(.confirm)) == [])
    var outcome = outcome
    if case .saved = outcome { outcome = .saved(text: text, path: Shelf.path) }
    #expect(
      composer.effects(of: .saveFinished(outcome)) == [
        .save(text: text, path: "copy.json", replacing: nil)
      ])
  }

  @Test func `A save that failed is not tried again by itself, and says why`() {
    var (composer, _, _) = saving()
    type("-2", in: &composer)
    composer.start(.command(.save))
    let sentence = "drafts/news.json: no space"
    #expect(composer.effects(of: .saveFinished(.failed(sentence))) == [])
    #expect(composer.notice == Notice(.error, sentence))
    #expect(composer.isDirty && composer.saving == nil)
  }

  @Test func `After a second without an answer it is said, once`() {
    var (composer, text, _) = saving()
    #expect(composer.nextWake(after: composer.now) == 300)
    composer.wait(milliseconds: 300)
    composer.start(.ticked)
    #expect(composer.nextWake(after: composer.now) == 700)
    composer.wait(milliseconds: 699)
    composer.start(.ticked)
    #expect(composer.notice?.kind != .warning)
    composer.wait(milliseconds: 1)
    composer.start(.ticked)
    #expect(
      composer.notice
        == Notice(
          .warning, "Still saving news.json: the disk is slow to answer. You can go on meanwhile"))
    #expect(composer.nextWake(after: composer.now) == nil)
    composer.start(.command(.back))
    composer.wait(milliseconds: 5000)
    composer.start(.ticked)
    #expect(composer.notice == nil)
    composer.start(saved(text))
    #expect(composer.notice == Notice(.good, "Saved drafts/news.json"))
  }

  @Test func `Leaving waits for the disk, and asks about what was typed meanwhile`() {
    var (composer, text, _) = saving()
    #expect(composer.effects(of: .command(.quit)) == [])
    #expect(composer.openModal == nil)
    var typing = composer
    #expect(composer.effects(of: saved(text)) == [.quit])
    type("-2", in: &typing)
    #expect(typing.effects(of: saved(text)) == [])
    #expect(typing.modal(UnsavedQuestion.self) != nil)
  }

  @Test func `Leaving that waits can be taken back, and insisted on without loss`() throws {
    var (composer, text, _) = saving()
    composer.start(.command(.quit))
    var insisting = composer
    composer.start(.command(.back))
    #expect(composer.effects(of: saved(text)) == [])
    insisting.start(.command(.quit))
    #expect(insisting.modal(UnsavedQuestion.self) != nil)
    let draft = try #require(insisting.keptDraft)
    #expect(
      insisting.effects(of: .dialog(.discardAndQuit)) == [
        .discard(draft, insteadOf: "mine"), .quit,
      ]
    )
  }

  @Test func `What was begun while leaving waited is not left`() {
    var (composer, text, _) = saving()
    composer.start(.command(.quit), .command(.palette))
    #expect(composer.effects(of: saved(text)) == [])
    #expect(composer.openModal != nil)
  }

  @Test func `A draft that was given up while it was written tells nothing to the next one`() {
    var (composer, text, _) = saving()
    composer.start(.command(.newDraft), .dialog(.discard))
    #expect(composer.document == .empty)
    composer.start(saved(text))
    #expect(composer.file.path == nil)
    #expect(composer.document == .empty && !composer.isDirty)
    #expect(composer.notice == Notice(.good, "Saved drafts/news.json"))
  }

  @Test func `A copy that was made while the draft was written keeps its own name`() {
    var (composer, text, _) = saving()
    composer.start(.command(.duplicate))
    #expect(composer.effects(of: .command(.save)) == [])
    let save = Effect.save(text: text, path: "drafts/news-copy.json", replacing: nil)
    #expect(composer.effects(of: saved(text)) == [save])
    #expect(composer.file.path == "drafts/news-copy.json")
  }

  @Test func `What is typed while another file is read is asked about`() {
    var composer = Shelf.composer()
    composer.start(
      .command(.openDraft), .draftsListed([Self.other], clock: .utc), .dialog(.confirm))
    composer.focus(.target, in: .target)
    type("-2", in: &composer)
    composer.start(.draftOpened(Self.sale))
    #expect(composer.modal(UnsavedBefore.self) == UnsavedBefore(.read(Self.sale)))
    #expect(composer.document.string(at: "topic") == "news-2")
    composer.start(.dialog(.discard))
    #expect(composer.document.string(at: "topic") == "news-2")
    composer.wait(milliseconds: 400)
    composer.start(.dialog(.discard))
    #expect(composer.document.string(at: "topic") == "sale")
  }

  @Test func `Work that was given up before the file was read is not asked about again`() {
    var composer = Shelf.changed()
    composer.start(
      .command(.openDraft), .draftsListed([Self.other], clock: .utc), .dialog(.confirm),
      .dialog(.discard), .draftOpened(Self.sale))
    #expect(composer.openModal == nil)
    #expect(composer.document.string(at: "topic") == "sale")
  }

  @Test func `A file that was read comes as soon as nothing else is open`() {
    var composer = Shelf.composer()
    composer.start(
      .command(.openDraft), .draftsListed([Self.other], clock: .utc), .dialog(.confirm),
      .command(.palette), .draftOpened(Self.sale))
    #expect(composer.document.text == Shelf.base)
    composer.start(.command(.back))
    #expect(composer.document.string(at: "topic") == "sale")
  }

  @Test func `Esc keeps the draft while another file is read`() {
    var composer = Shelf.composer()
    composer.start(
      .command(.openDraft), .draftsListed([Self.other], clock: .utc), .dialog(.confirm))
    composer.wait(milliseconds: 1000)
    composer.start(.ticked)
    #expect(
      composer.notice
        == Notice(
          .warning, "Still reading sale.json: the disk is slow to answer. Esc keeps this draft"))
    composer.start(.command(.back), .draftOpened(Self.sale))
    #expect(composer.document.text == Shelf.base)
    #expect(composer.notice == Notice(.info, "Stopped opening sale.json"))
    // Chosen anew, it is opened.
    composer.start(
      .command(.openDraft), .draftsListed([Self.other], clock: .utc), .dialog(.confirm),
      .draftOpened(Self.sale))
    #expect(composer.document.string(at: "topic") == "sale")
  }

  @Test func `A file that cannot be read leaves the draft, and says why`() {
    var composer = Shelf.composer()
    composer.start(
      .command(.openDraft), .draftsListed([Self.other], clock: .utc), .dialog(.confirm),
      .draftNotOpened(path: "drafts/sale.json", "no such file: drafts/sale.json"))
    #expect(composer.notice == Notice(.error, "no such file: drafts/sale.json"))
    #expect(composer.reading == nil && composer.document.text == Shelf.base)
  }

  @Test
  func
    `A draft that is named at the start and comes late is opened, and asks before it replaces work`()
  {
    var composer = Composer(
      document: .empty, file: DraftFile(), settings: Studio.settings, profile: Studio.profile)
    composer.awaitDraft(Shelf.path, at: composer.now)
    #expect(composer.isReadingSlowly)
    #expect(
      composer.notice?.text
        == "Still reading drafts/news.json: the disk is slow to answer. Esc begins a new draft")
    let late = Action.draftOpened(DraftContents(path: Shelf.path, text: Shelf.base))
    var typing = composer
    composer.start(late)
    #expect(composer.file.path == Shelf.path && !composer.isReadingSlowly)
    typing.focus(.target, in: .target)
    typing.start(.command(.edit), .edit(.insert("mine")), .command(.back), late)
    #expect(typing.document.string(at: "topic") == "mine")
    guard typing.modal(UnsavedBefore.self) != nil else {
      Issue.record("\(String(describing: typing.openModal))")
      return
    }
  }

  @Test func `A draft that does not come leaves a new one, which proposes its name`() {
    var composer = Composer(
      document: .empty, file: DraftFile(), settings: Studio.settings, profile: Studio.profile)
    composer.awaitDraft(Shelf.path, at: composer.now)
    composer.start(.draftNotOpened(path: Shelf.path, "there is no file"), .command(.saveAs))
    #expect(composer.modal(SaveAs.self) == SaveAs(Shelf.path, thenQuit: false))
  }
}
