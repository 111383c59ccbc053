import PushMessages
import SendPolicy
import Testing
import TextEditing

@testable import ComposerState

/// Two programs, one draft.
struct ElsewhereStories {
  private let other = "process 4711 on build-7 since 10:12"

  /// A composer that asks, long enough for keys to count.
  private func asking() -> Composer {
    var composer = Shelf.composer()
    composer.start(.alsoOpen(by: other))
    composer.wait(milliseconds: 300)
    return composer
  }

  private func reading() -> Composer {
    var composer = asking()
    composer.start(.dialog(.readOnly))
    return composer
  }

  @Test func `A draft that another program has open is asked about when it is opened`() throws {
    let composer = asking()
    guard let question = composer.modal(OpenElsewhere.self) else {
      Issue.record("\(String(describing: composer.openModal))")
      return
    }
    #expect(question.other == other)
  }

  @Test func `Keys that were typed for the screen before answer nothing`() {
    var composer = Shelf.composer()
    composer.start(.alsoOpen(by: other))
    for key in [DialogKey.editToo, .openAnother, .readOnly] {
      #expect(composer.effects(of: .dialog(key)) == [])
    }
    guard composer.modal(OpenElsewhere.self) != nil else {
      Issue.record("answered")
      return
    }
  }

  @Test(arguments: [
    [Action.dialog(.readOnly)], [.command(.back)], [.command(.quit)],
  ])
  func `Read-only, nothing of the draft changes`(answer: [Action]) {
    var composer = asking()
    for action in answer { composer.start(action) }
    #expect(composer.isReadOnly && composer.openModal == nil)
    let before = composer.document.text
    let changes: [Action] = [
      .command(.edit), .pasted("x"), .command(.clear), .documentEdited(Shelf.theirs),
      .textEdited(.target, "x"), .command(.markReviewed),
    ]
    composer.focus(.target, in: .target)
    for change in changes {
      composer.notice = nil
      #expect(composer.effects(of: change) == [])
      #expect(composer.document.text == before && composer.editing == nil && !composer.isDirty)
    }
    composer.start(.command(.edit))
    #expect(
      composer.notice?.text
        == "Read-only: \(other) edits news.json")
  }

  @Test func `Read-only, a dry-run can be made, and what delivers can't: neither send nor test`() {
    var composer = Outbox.composer(dryRun: false)
    composer.start(.alsoOpen(by: other))
    composer.wait(milliseconds: 300)
    composer.start(.dialog(.readOnly))
    let derived = Studio.derived(of: composer)
    #expect(composer.availability(of: .dryRun, seeing: derived) == .available)
    for command in [Command.send, .testSend] {
      #expect(
        composer.availability(of: command, seeing: derived)
          == .unavailable(because: "news.json is read-only here: another program edits it"))
      composer.start(.command(command))
      #expect(composer.openModal == nil && composer.notice?.offers == [.duplicate])
    }
  }

  @Test func `What the other program saves appears, also when a list was open meanwhile`() {
    var composer = reading()
    composer.start(.fileChangedOnDisk(text: Shelf.theirs))
    #expect(composer.document.text == Shelf.theirs)
    composer.start(.command(.palette), .fileChangedOnDisk(text: Shelf.base), .command(.back))
    #expect(composer.document.text == Shelf.base && composer.openModal == nil)
  }

  @Test func `A copy under another name can be edited`() {
    var composer = reading()
    composer.start(.command(.duplicate))
    #expect(composer.file.name == "news-copy.json" && !composer.isReadOnly)
  }

  @Test func `Another draft instead`() {
    var composer = asking()
    #expect(composer.effects(of: .dialog(.openAnother)) == [.listDrafts])
    #expect(composer.draftList != nil)
    composer.start(
      .draftOpened(DraftContents(path: "drafts/else.json", text: Shelf.theirs)))
    #expect(!composer.isReadOnly)
  }

  @Test func `Who edits it too is asked again before saving`() {
    var composer = asking()
    composer.start(.dialog(.editToo))
    #expect(composer.openModal == nil && !composer.isReadOnly)
    composer.start(.documentEdited(Shelf.rival))
    #expect(composer.effects(of: .command(.save)) == [])
    #expect(composer.modal(AlsoOpen.self) == AlsoOpen(by: other))
  }

  @Test
  func `When the other program has closed the draft it can be edited, and what it left is offered`()
  {
    var composer = reading()
    composer.start(.closedElsewhere)
    #expect(!composer.isReadOnly)
    #expect(
      composer.notice?.text == "The other program has closed news.json; you can edit it now")
    composer.start(.recoverable([Shelf.kept(Shelf.rival)], clock: .utc))
    #expect(composer.recovery != nil)
    var asked = asking()
    asked.start(.closedElsewhere)
    #expect(asked.openModal == nil)
  }

  @Test func `Work that has begun is not interrupted by the question`() {
    var composer = Shelf.changed()
    composer.start(.alsoOpen(by: other))
    #expect(composer.openModal == nil)
    #expect(composer.notice?.text == "Also open in \(other); saving asks")
  }
}
