import PushMessages
import Testing

@testable import ComposerState

struct DiskStories {
  /// Unsaved work, a file that somebody else has written, and the question about the two.
  private func diverged(_ theirs: String = Shelf.theirs) -> Composer {
    var composer = Shelf.changed()
    composer.start(.fileChangedOnDisk(text: theirs))
    composer.wait(milliseconds: 300)
    return composer
  }

  @Test func `Without unsaved work the file is read anew, and u brings the old text back`() {
    var composer = Shelf.composer()
    composer.start(.fileChangedOnDisk(text: Shelf.theirs))
    #expect(composer.document.text == Shelf.theirs)
    #expect(!composer.isDirty)
    #expect(composer.notice?.text == "Reread news.json, which changed on disk")
    composer.start(.command(.undo))
    #expect(composer.document.text == Shelf.base)
    #expect(composer.isDirty)
  }

  @Test func `The program's own save is no change`() {
    var composer = Shelf.composer()
    composer.send(.fileChangedOnDisk(text: Shelf.base))
  }

  @Test func `A new text under a review waits until the review is closed`() {
    var composer = Shelf.composer()
    composer.start(.command(.help), .fileChangedOnDisk(text: Shelf.theirs))
    #expect(composer.document.text == Shelf.base)
    composer.start(.command(.back))
    #expect(composer.document.text == Shelf.theirs)
  }

  @Test func `While a field is typed in nothing comes up, but Esc shows it`() {
    var composer = Shelf.changed()
    composer.start(.command(.edit), .fileChangedOnDisk(text: Shelf.theirs))
    #expect(composer.openModal == nil && composer.editing != nil)
    #expect(
      composer.notice?.text
        == "news.json changed on disk. Leave the field with Esc to see the change")
    composer.start(.command(.back))
    #expect(composer.divergence != nil)
  }

  @Test func `Changes of different lines are merged, and u takes theirs out`() {
    var composer = diverged()
    let mine = composer.document.text
    #expect(composer.divergence?.choices == [.keepMine, .merge, .takeTheirs, .saveAs])
    composer.start(.command(.down), .command(.edit))
    #expect(composer.document.text == mine.replacing("\"5\"", with: "\"9\""))
    let save = Effect.save(
      text: composer.document.text, path: Shelf.path, replacing: Shelf.theirs)
    #expect(composer.effects(of: .command(.save)) == [save])
    composer.start(.command(.undo))
    #expect(composer.document.text == mine)
  }

  @Test func `Changes of one line are a conflict, and only a decision merges them`() {
    let composer = diverged(Shelf.rival)
    #expect(composer.divergence?.conflicts == 1)
    #expect(composer.divergence?.choices == [.keepMine, .decide, .takeTheirs, .saveAs])
  }

  @Test func `Enter alone keeps yours`() {
    var composer = diverged()
    let mine = composer.document.text
    composer.start(.command(.edit))
    #expect(composer.document.text == mine && composer.openModal == nil)
  }

  @Test(arguments: [
    ([Command.edit, .edit], #""a": "mine""#, #""c": "mine""#),
    ([.edit, .down, .edit], #""a": "mine""#, #""c": "theirs""#),
    ([.down, .edit, .edit], #""a": "theirs""#, #""c": "mine""#),
    // Esc goes one place back.
    ([.edit, .back, .down, .edit, .down, .edit], #""a": "theirs""#, #""c": "theirs""#),
  ])
  func `Places that both changed are decided one by one, and the rest is merged`(
    keys: [Command], first: String, second: String
  ) throws {
    func text(_ a: String, _ b: String, _ c: String) -> String {
      """
      {"message": {"topic": "news", "data": {
      "a": "\(a)",
      "x": "0",
      "b": "\(b)",
      "y": "0",
      "c": "\(c)"
      }}}

      """
    }
    var composer = Shelf.composer(text("old", "old", "old"))
    composer.start(.documentEdited(text("mine", "old", "mine")))
    composer.start(.fileChangedOnDisk(text: text("theirs", "new", "theirs")))
    composer.wait(milliseconds: 300)
    #expect(composer.divergence?.conflicts == 2)
    composer.start(.command(.down), .command(.edit))
    try #require(composer.divergence?.choices == [.mineHere, .theirsHere])
    for key in keys { composer.start(.command(key)) }
    #expect(composer.openModal == nil)
    for line in [first, second, #""b": "new""#] { #expect(composer.document.text.contains(line)) }
    #expect(composer.file.savedText == text("theirs", "new", "theirs"))
    composer.start(.command(.undo))
    #expect(composer.document.text == text("mine", "old", "mine"))
  }

  @Test func `Two changes that together are no message are not merged`() throws {
    var composer = Shelf.composer("{\"message\": {\n\"topic\": \"a\"\n\n\n\n}}\n")
    composer.start(.documentEdited("{\"message\": {\n\"topic\": \"a\",\n\"data\": {}\n\n\n}}\n"))
    try #require(composer.document.problems.isEmpty)
    composer.start(
      .fileChangedOnDisk(text: "{\"message\": {\n\"topic\": \"a\"\n\n\n\n,\"android\": {}}}\n"))
    let divergence = try #require(composer.divergence)
    #expect(divergence.conflicts == 0)
    #expect(divergence.merged != nil)
    var other = Shelf.composer("{\"message\": {\n\"topic\": \"a\"\n\n\n\n}}\n")
    other.start(.documentEdited("{\"message\": {\n\"topic\": \"a\", \"data\": {}\n\n\n\n}}\n"))
    other.start(.fileChangedOnDisk(text: "{\"message\": {\n\"topic\": \"a\"\n\n\n\n}\n"))
    #expect(other.divergence?.conflicts == 0)
    #expect(other.divergence?.merged == nil)
  }

  @Test func `Theirs can be taken, and u brings mine back`() {
    var composer = diverged(Shelf.rival)
    let mine = composer.document.text
    composer.start(.command(.down), .command(.down), .command(.edit))
    #expect(composer.document.text == Shelf.rival)
    #expect(!composer.isDirty)
    composer.start(.command(.undo))
    #expect(composer.document.text == mine)
  }

  @Test func `Autosave mine lets the next save replace theirs, knowing it`() {
    var composer = diverged(Shelf.rival)
    let mine = composer.document.text
    composer.start(.command(.edit))
    #expect(composer.document.text == mine)
    #expect(
      composer.effects(of: .command(.save))
        == [.save(text: mine, path: Shelf.path, replacing: Shelf.rival)])
  }

  @Test func `Left undecided, it does not come up again before something is saved`() {
    var composer = diverged()
    composer.start(.command(.back), .command(.down))
    #expect(composer.openModal == nil)
    #expect(composer.notice == Notice(.warning, "Not decided: saving asks again"))
    #expect(composer.effects(of: .command(.save)) == [])
    #expect(composer.divergence != nil)
  }

  @Test func `Leaving does not save over what another program wrote`() {
    var composer = diverged()
    composer.start(.command(.back), .command(.quit))
    #expect(composer.effects(of: .dialog(.saveAndQuit)) == [])
    #expect(composer.divergence != nil)
    #expect(!composer.isLeaving)
  }

  @Test func `A later change takes the place of the one that is shown`() {
    var composer = diverged()
    composer.start(.fileChangedOnDisk(text: Shelf.rival))
    #expect(composer.divergence?.theirs == Shelf.rival)
    composer.start(.fileChangedOnDisk(text: Shelf.base))
    #expect(composer.openModal == nil)
    #expect(composer.isDirty)
  }

  @Test func `Keys that were meant for the panes decide nothing`() {
    var composer = Shelf.changed()
    let mine = composer.document.text
    composer.start(.fileChangedOnDisk(text: Shelf.theirs), .command(.edit))
    #expect(composer.divergence != nil)
    #expect(composer.document.text == mine)
  }

  @Test func `A removed file leaves the draft here, unsaved`() {
    var composer = Shelf.composer()
    composer.start(.fileChangedOnDisk(text: nil))
    #expect(composer.isDirty)
    #expect(
      composer.notice?.text
        == "Another program deleted news.json. The draft is still here, unsaved")
    #expect(
      composer.effects(of: .command(.save))
        == [.save(text: Shelf.base, path: Shelf.path, replacing: nil)])
  }

  @Test func `A draft that is open elsewhere too is saved after a question, asked once`() {
    var composer = Shelf.changed()
    composer.start(.alsoOpen(by: "process 4711 on build-7 since 10:12"))
    #expect(
      composer.notice
        == Notice(.warning, "Also open in process 4711 on build-7 since 10:12; saving asks"))
    let save = Effect.save(
      text: composer.document.text, path: Shelf.path, replacing: Shelf.base)
    #expect(composer.effects(of: .command(.save)) == [])
    #expect(composer.modal(AlsoOpen.self) == AlsoOpen(by: "process 4711 on build-7 since 10:12"))
    #expect(composer.effects(of: .dialog(.confirm)) == [])
    composer.wait(milliseconds: 400)
    composer.start(.ticked)
    #expect(composer.effects(of: .dialog(.confirm)) == [save])
    composer.start(.saveFinished(.failed("no space")))
    #expect(composer.effects(of: .command(.save)) == [save])
  }

  @Test func `Two changes that meet only because the file is one line are said to be that`() throws
  {
    let text =
      #"{"message": {"topic": "a", "notification": {"title": "T", "body": "B"}, "data": {"a": "1"}}}"#
    var composer = Shelf.composer(text)
    composer.start(.documentEdited(text.replacing("\"T\"", with: "\"Title\"")))
    composer.start(.fileChangedOnDisk(text: text.replacing("\"1\"", with: "\"2\"")))
    let question = try #require(composer.divergence)
    #expect(question.isOneLine && question.choices == [.keepMine, .takeTheirs, .saveAs])
    composer.start(.pointed(.entry(1)))
    let divergence = try #require(composer.divergence)
    #expect(divergence.choice == .takeTheirs)
    let changes = divergence.changes(ofDraft: composer.document.text).lines
    #expect(changes.contains(.added("      \"a\": \"2\"")))
    #expect(diverged(Shelf.rival).divergence?.isOneLine == false)
  }
}
