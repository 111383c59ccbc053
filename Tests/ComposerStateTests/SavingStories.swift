import PushMessages
import Testing
import TextEditing

@testable import ComposerState

struct SavingStories {
  private let path = "drafts/news.json"

  /// A composer with a change that its file does not have.
  private func changed() -> Composer {
    var composer = Studio.composer()
    composer.start(.command(.edit), .edit(.insert("k")), .command(.back))
    return composer
  }

  @Test func `A read-only file is asked about, and replaced by a key of its own`() {
    var composer = Shelf.changed()
    let text = composer.document.text
    composer.start(.command(.save), .saveFinished(.writeProtected(path: Shelf.path)))
    #expect(
      composer.modal(WriteProtected.self) == WriteProtected(path: Shelf.path, thenQuit: false))
    #expect(composer.isDirty)
    #expect(composer.effects(of: .dialog(.replaceProtected)) == [])
    composer.wait(milliseconds: 400)
    composer.start(.ticked)
    var elsewhere = composer
    elsewhere.start(.dialog(.confirm))
    #expect(elsewhere.modal(SaveAs.self) == SaveAs(Shelf.path, thenQuit: false))
    let save = Effect.save(
      text: text, path: Shelf.path, replacing: Shelf.base, evenProtected: true)
    #expect(composer.effects(of: .dialog(.replaceProtected)) == [save])
  }

  @Test func `Leaving goes on once the read-only file is replaced`() {
    var composer = Shelf.changed()
    let text = composer.document.text
    composer.start(
      .command(.quit), .dialog(.saveAndQuit),
      .saveFinished(.writeProtected(path: Shelf.path)))
    composer.wait(milliseconds: 400)
    composer.start(.dialog(.replaceProtected))
    let effects = composer.effects(of: .saveFinished(.saved(text: text, path: Shelf.path)))
    #expect(effects.contains(.quit))
  }

  @Test func `Saving carries what the file held`() {
    var composer = changed()
    let old = Studio.composer().document.text
    let text = composer.document.text
    #expect(composer.isDirty)
    composer.send(.command(.save), effects: [.save(text: text, path: path, replacing: old)])
    composer.send(.saveFinished(.saved(text: text, path: path))) {
      $0.draft.knowDisk(text, imported: nil)
      $0.notice = Notice(.good, "Saved drafts/news.json")
    }
    #expect(!composer.isDirty)
    composer.send(.command(.save)) {
      $0.notice = Notice(.warning, "Save: no unsaved changes")
    }
  }

  @Test func `A file that another program changed is not overwritten`() {
    var composer = changed()
    composer.start(.command(.save))
    composer.send(.saveFinished(.changedOnDisk(path: path))) {
      $0.open(ChangedOnDisk(path: path, thenQuit: false))
    }
    composer.wait(milliseconds: 400)
    composer.start(.ticked)
    composer.send(.dialog(.confirm)) {
      $0.open(SaveAs(path, thenQuit: false))
    }
    composer.start(.edit(.deleteToStart), .edit(.insert("mine.json")))
    composer.send(
      .dialog(.confirm),
      effects: [.save(text: composer.document.text, path: "mine.json", replacing: nil)]
    ) { $0.openModal = nil }
    #expect(composer.isDirty)
  }

  @Test func `A failed save says why and keeps the draft unsaved`() {
    var composer = changed()
    composer.start(.command(.save))
    composer.send(.saveFinished(.failed("drafts/news.json: no permission"))) {
      $0.notice = Notice(.error, "drafts/news.json: no permission")
    }
    #expect(composer.isDirty)
  }

  @Test func `A new draft whose folder is gone asks for another name`() throws {
    let document = MessageDocument(text: #"{"message": {"topic": "a"}}"#)
    var composer = Composer(
      document: document, file: DraftFile(path: "gone/new.json"), settings: Studio.settings,
      profile: Studio.profile)
    composer.start(.command(.save), .saveFinished(.failed("gone/new.json: no such folder")))
    #expect(composer.notice == Notice(.error, "gone/new.json: no such folder"))
    #expect(composer.modal(SaveAs.self)?.editor.text == "gone/new.json")
  }

  @Test func `A repaired draft gets a new name, and its file keeps its text`() throws {
    var composer = Studio.opened(#"{"message": {"topic": "a",}}"#)
    #expect(
      composer.notice
        == Notice(.warning, "news.json isn't strict JSON: Pushwright saves it under a new name"))
    let strict = composer.document.strictText
    composer.send(.command(.save)) {
      $0.open(SaveAs("drafts/news-strict.json", thenQuit: false))
    }
    composer.send(
      .dialog(.confirm),
      effects: [.save(text: strict, path: "drafts/news-strict.json", replacing: nil)]
    ) { $0.openModal = nil }
    composer.send(.saveFinished(.saved(text: strict, path: "drafts/news-strict.json"))) {
      $0.draft.replace(MessageDocument(text: strict))
      $0.draft.takeSaved(strict, at: "drafts/news-strict.json")
      $0.notice = Notice(.good, "Saved drafts/news-strict.json")
    }
    #expect(!composer.isDirty)
  }

  @Test func `Under its old name a repaired draft replaces nothing that it knows`() {
    var composer = Studio.opened(#"{"message": {"topic": "a",}}"#)
    let strict = composer.document.strictText
    composer.start(.command(.saveAs), .edit(.deleteToStart), .edit(.insert(path)))
    composer.send(
      .dialog(.confirm), effects: [.save(text: strict, path: path, replacing: nil)]
    ) { $0.openModal = nil }
  }

  @Test(arguments: [
    ("drafts/winter", "drafts/winter.json"), ("winter-2.0", "winter-2.0.json"),
    ("b.json", "b.json"), ("B.JSON", "B.JSON"), ("notes.txt", "notes.txt.json"),
  ])
  func `A name gets the ending that drafts have`(name: String, path: String) {
    var composer = changed()
    let text = composer.document.text
    composer.start(.command(.saveAs), .edit(.deleteToStart), .edit(.insert(name)))
    composer.send(.dialog(.confirm), effects: [.save(text: text, path: path, replacing: nil)]) {
      $0.openModal = nil
    }
  }

  @Test func `Saving needs a name`() {
    var composer = changed()
    composer.start(.command(.saveAs), .edit(.deleteToStart))
    composer.send(.dialog(.confirm)) {
      $0.notice = Notice(.warning, "Save as: type a name, or Esc to go back")
    }
    composer.send(.command(.back)) { ($0.openModal, $0.notice) = (nil, nil) }
  }

  @Test func `Quitting without unsaved work just quits`() {
    var composer = Studio.composer()
    composer.send(.command(.quit), effects: [.quit])
  }

  @Test func `Quitting with unsaved work asks, and Esc stays`() throws {
    var composer = changed()
    composer.send(.command(.quit)) { $0.open(UnsavedQuestion()) }
    composer.send(.command(.back)) { $0.openModal = nil }
    composer.start(.command(.quit))
    let draft = try #require(composer.keptDraft)
    composer.send(
      .dialog(.discardAndQuit), effects: [.discard(draft, insteadOf: composer.session), .quit])
  }

  @Test func `Saving before quitting quits when the file is written`() {
    var composer = changed()
    let text = composer.document.text
    composer.start(.command(.quit))
    composer.send(
      .dialog(.saveAndQuit),
      effects: [.save(text: text, path: path, replacing: composer.file.savedText)]
    ) {
      $0.openModal = nil
      $0.switching.wait(toLeave: true)
    }
    composer.send(.saveFinished(.saved(text: text, path: path)), effects: [.quit]) {
      $0.switching.wait(toLeave: false)
      $0.draft.knowDisk(text, imported: nil)
      $0.notice = Notice(.good, "Saved drafts/news.json")
    }
  }

  @Test func `A save that follows another one doesn't end what is typed meanwhile`() throws {
    var composer = changed()
    let first = composer.document.text
    composer.start(.command(.save), .command(.edit))
    composer.type("-2")
    composer.start(.command(.save))
    let second = composer.document.text
    composer.start(.command(.edit))
    composer.type("-3")
    let typed = try #require(composer.editing?.editor.text)
    #expect(
      composer.effects(of: .saveFinished(.saved(text: first, path: path)))
        == [.save(text: second, path: path, replacing: first, evenProtected: false)])
    #expect(composer.editing?.editor.text == typed)
    composer.type("4")
    #expect(composer.editing?.editor.text == typed + "4")
    composer.start(.saveFinished(.saved(text: second, path: path)))
    #expect(composer.editing != nil && composer.isDirty)
  }

  @Test func `A field that is entered while a save before quitting is slow keeps the program open`()
  {
    var composer = changed()
    let text = composer.document.text
    composer.start(.command(.quit), .dialog(.saveAndQuit), .command(.edit))
    let effects = composer.effects(of: .saveFinished(.saved(text: text, path: path)))
    #expect(!effects.contains(.quit))
    #expect(composer.editing != nil && !composer.isLeaving)
  }

  @Test func `A save that fails before quitting stays, and the next save does not quit`() {
    var composer = changed()
    let text = composer.document.text
    composer.start(
      .command(.quit), .dialog(.saveAndQuit), .saveFinished(.failed("the disk is full")))
    #expect(!composer.isLeaving)
    composer.start(.command(.save))
    composer.send(.saveFinished(.saved(text: text, path: path))) {
      $0.draft.knowDisk(text, imported: nil)
      $0.notice = Notice(.good, "Saved drafts/news.json")
    }
  }

  @Test func `A draft without a name asks for one before it is saved and left`() {
    var composer = changed()
    composer.draft = Draft(document: composer.document, file: DraftFile())
    composer.start(.command(.quit))
    composer.send(.dialog(.saveAndQuit)) {
      $0.open(SaveAs("untitled.json", thenQuit: true))
      $0.switching.wait(toLeave: true)
    }
    let text = composer.document.text
    composer.send(
      .dialog(.confirm), effects: [.save(text: text, path: "untitled.json", replacing: nil)]
    ) { $0.openModal = nil }
    composer.send(
      .saveFinished(.saved(text: text, path: "untitled.json")), effects: [.quit]
    ) {
      $0.switching.wait(toLeave: false)
      $0.draft.takeSaved(text, at: "untitled.json")
      $0.notice = Notice(.good, "Saved untitled.json")
    }
  }

  @Test func `What is typed while the file is written stays, and quitting asks again`() {
    var composer = changed()
    let text = composer.document.text
    composer.start(.command(.quit), .dialog(.saveAndQuit))
    composer.start(.command(.edit), .edit(.insert("x")))
    composer.start(.saveFinished(.saved(text: text, path: path)))
    #expect(composer.modal(UnsavedQuestion.self) != nil)
    #expect(composer.isDirty)
    #expect(composer.document.string(at: "notification.title") == "kx")
  }

  @Test func `A name that is taken already leads to another name, or to the draft that has it`() {
    let other = Shelf.listing("crash.json", .recent)
    var composer = changed()
    composer.start(.command(.saveAs), .edit(.deleteToStart), .edit(.insert("crash.json")))
    composer.start(.dialog(.confirm))
    let taken = SaveOutcome.nameTaken(path: "crash.json", by: other)
    composer.send(.saveFinished(taken)) {
      $0.open(NameTaken(path: "crash.json", listing: other, thenQuit: false))
    }
    #expect(composer.effects(of: .dialog(.take)) == [] && composer.modal(NameTaken.self) != nil)
    composer.wait(milliseconds: 400)
    composer.start(.ticked)
    var opening = composer
    opening.send(.dialog(.take)) { $0.open(UnsavedBefore(.listed(other))) }
    composer.send(.dialog(.confirm)) {
      $0.open(SaveAs("crash.json", thenQuit: false))
    }
    #expect(composer.isDirty)
  }

  @Test func `What has the name and is no draft is not opened`() {
    var other = Shelf.listing("crash.json", .recent)
    other.outcome = .unreadable
    for listing in [nil, other] {
      var composer = changed()
      composer.start(.saveFinished(.nameTaken(path: "crash.json", by: listing)))
      composer.send(.dialog(.take))
    }
  }

  @Test func `A file that appears under a new draft's own name was written by somebody else`() {
    var composer = changed()
    let version = composer.version
    composer.draft = Draft(document: version.document, file: DraftFile(path: path))
    composer.start(.command(.save))
    composer.send(.saveFinished(.nameTaken(path: path, by: nil))) {
      $0.open(ChangedOnDisk(path: path, thenQuit: false))
    }
  }
}
