import CodeSnippets
import Drafts
import PushMessages
import Testing
import TextEditing

@testable import ComposerState

/// A file that is no draft opens as one, and stays what it is.
struct ImportingStories {
  private let command = """
    curl -H 'Authorization: Bearer secret' -d '{"message": {"topic": "a"}}' https://example.com
    """

  private func opened(_ text: String, path: String = "drafts/send.sh") -> Composer {
    Composer(
      opening: MessageImport.reading(text), text: text, path: path, settings: Studio.settings,
      profile: Studio.profile)
  }

  @Test func `A curl command opens as its message, and its token is nowhere`() {
    let composer = opened(command)
    #expect(composer.document.canonicalMessage == #"{"topic":"a"}"#)
    #expect(
      composer.notice
        == Notice(
          .warning, "A curl command: Pushwright took its JSON; the access token was left out"))
    #expect(!composer.document.text.contains("secret"))
  }

  @Test func `Looking at a file that was converted is no unsaved work`() {
    var composer = opened(command)
    #expect(!composer.isDirty)
    composer.send(.command(.quit), effects: [.quit])
  }

  @Test func `A converted file is saved under a new name, and never overwritten`() {
    var composer = opened(command)
    let strict = composer.document.text
    composer.send(.command(.save)) {
      $0.open(SaveAs("drafts/send.json", thenQuit: false))
    }
    composer.start(.edit(.deleteToStart), .edit(.insert("drafts/send.sh")))
    composer.send(
      .dialog(.confirm), effects: [.save(text: strict, path: "drafts/send.sh.json", replacing: nil)]
    ) { $0.openModal = nil }
    composer.start(.saveFinished(.changedOnDisk(path: "drafts/send.sh")))
    #expect(
      composer.modal(ChangedOnDisk.self) == ChangedOnDisk(path: "drafts/send.sh", thenQuit: false))
  }

  @Test func `Once saved under its new name it is a draft like any other`() {
    var composer = opened(command)
    let strict = composer.document.text
    composer.send(.saveFinished(.saved(text: strict, path: "drafts/send.json"))) {
      $0.draft.takeSaved(strict, at: "drafts/send.json")
      $0.notice = Notice(.good, "Saved drafts/send.json")
    }
    #expect(!composer.needsNewName)
    composer.start(.command(.edit), .edit(.insert("k")), .command(.back))
    let text = composer.document.text
    composer.send(
      .command(.save), effects: [.save(text: text, path: "drafts/send.json", replacing: strict)])
  }

  @Test(
    arguments: [
      ("a.json", "a-strict.json"), ("a", "a-strict.json"), ("a.b/c", "a.b/c-strict.json"),
      ("a.b/c.txt", "a.b/c.json"),
    ])
  func `The new name follows from the old one`(path: String, name: String) {
    var composer = opened(command, path: path)
    composer.send(.command(.save)) {
      $0.open(SaveAs(name, thenQuit: false))
    }
  }

  @Test func `The notice says that a part of a file is missing, and leads to it`() {
    let composer = opened(#"{"registration_ids": ["a", "b"], "data": {}}"#, path: "x/old.json")
    #expect(
      composer.notice
        == Notice(
          .warning, "A payload of the legacy API: it was converted to v1; a part is missing",
          offers: [.nextProblem]))
  }

  @Test func `A validate_only in a draft is said to have no effect`() {
    let composer = opened(#"{"message": {"topic": "a"}, "validate_only": true}"#, path: "a.json")
    #expect(
      composer.notice
        == Notice(
          .warning,
          "validate_only has no effect in a draft: you decide each time whether to send it"))
    #expect(!composer.needsNewName)
  }

  @Test
  func `Of a file with several messages the chosen one opens, and is read again when it changes`() {
    let page = """
      messaging.Message(topic='a', notification=messaging.Notification(title='One'))
      Message.builder().setTopic("b").setNotification(new Notification("Two", "x")).build();
      """
    var composer = Studio.composer()
    _ = composer.open(DraftContents(path: "drafts/page.md", text: page))
    let menu = composer.modal(SnippetMenu.self)
    #expect(menu?.snippets.map(\.language) == ["Python", "Java"])
    #expect(menu?.snippets.map(\.title) == ["One", "Two"])
    composer.start(.command(.down), .command(.edit))
    #expect(composer.openModal == nil)
    #expect(composer.document.string(at: "topic") == "b")
    #expect(composer.needsNewName)
    composer.start(.fileChangedOnDisk(text: page.replacing("\"b\"", with: "\"c\"")))
    #expect(composer.document.string(at: "topic") == "c")
  }

  @Test func `A draft of FCM's own opens without a word`() {
    let composer = opened(#"{"message": {"topic": "a"}}"#, path: "a.json")
    #expect(composer.notice == nil)
    #expect(composer.file.importedText == nil)
  }

  @Test(
    arguments: [
      "{\n  \"message\": {\"topic\": \"sale\"}\n}\n", #"{"message": {"topic": "sale"}}"#,
      "const message = {\n  topic: 'sale',\n  data: {a: 'b'},\n};\ngetMessaging().send(message);\n",
    ])
  func `A whole message that is pasted is no field's text: it can become a draft`(text: String) {
    var composer = Studio.composer(#"{"topic": "news"}"#)
    let document = composer.document
    composer.show(.target)
    composer.start(.pasted(text))
    #expect(composer.document == document && composer.editing == nil)
    #expect(composer.modal(PastedMessage.self) != nil)
    composer.start(.command(.back))
    #expect(composer.document == document && composer.openModal == nil)
    composer.start(.pasted(text), .command(.edit))
    #expect(composer.document.string(at: "topic") == "sale")
    #expect(composer.file.path == nil)
  }

  @Test func `A program without a message that can be read isn't put into a field`() {
    var composer = Studio.composer(#"{"topic": "news"}"#)
    let document = composer.document
    composer.show(.target)
    composer.start(
      .pasted("def push(topic):\n    m = build(topic)\n    m.data = {}\n    messaging.send(m)\n"))
    #expect(composer.document == document && composer.editing == nil)
    #expect(composer.notice?.text.hasPrefix("Nothing was pasted: ") == true)
  }

  @Test func `Unsaved work is asked about before a pasted message takes its place`() {
    var composer = Studio.composer(#"{"topic": "news"}"#)
    composer.show(.target)
    composer.start(.pasted("s"), .command(.back))
    composer.start(.pasted(#"{"message": {"topic": "sale"}}"#), .command(.edit))
    #expect(composer.modal(UnsavedBefore.self) != nil)
  }

  @Test func `What is pasted while a field is edited stays its text`() {
    var composer = Studio.composer(#"{"topic": "news"}"#)
    composer.show(.text)
    composer.start(.command(.edit), .pasted(#"{"message": {"topic": "sale"}}"#))
    #expect(composer.openModal == nil && composer.editing != nil)
  }

  @Test func `A program's moment of expiry opens as Expires in`() {
    let code = """
      message = messaging.Message(
          topic="a",
          apns=messaging.APNSConfig(headers={"apns-expiration": str(int(time.time()) + 3600)}),
      )
      """
    let composer = opened(code, path: "a.py")
    #expect(composer.notes.expiresIn == 3600)
    #expect(composer.lostParts.isEmpty)
  }
}
