import PushMessages
import Testing

@testable import ComposerState

struct ExternalEditingStories {
  @Test func `The editor gets the whole draft, and what it leaves is one step of undo`() {
    var composer = Shelf.composer()
    composer.send(
      .command(.editDocument),
      effects: [.editDocument(text: Shelf.base, name: "news.json", line: 1)])
    composer.start(.documentEdited(Shelf.rival))
    #expect(composer.document.text == Shelf.rival)
    #expect(composer.isDirty)
    composer.start(.command(.undo))
    #expect(composer.document.text == Shelf.base)
  }

  @Test func `An editor that changed nothing changes nothing`() {
    var composer = Shelf.composer()
    composer.send(.documentEdited(Shelf.base)) {
      $0.notice = Notice(.info, "No changes came from the editor")
    }
  }

  @Test func `A curl command that was pasted in the editor becomes its message`() {
    var composer = Shelf.composer()
    composer.start(
      .documentEdited(
        #"curl -X POST https://fcm.googleapis.com/v1/projects/p/messages:send -d '{"message": {"topic": "x"}}'"#
      ))
    #expect(composer.document.string(at: "topic") == "x")
    #expect(composer.notice?.kind == .warning)
    #expect(!composer.needsNewName)
  }

  @Test func `A draft that cannot be read goes to the editor at the place of its error`() throws {
    var composer = Shelf.composer("{\n  \"message\": ]\n")
    try #require(composer.document.message == nil)
    composer.start(.command(.showProblems), .command(.fix))
    guard let menu = composer.modal(FixMenu.self) else {
      Issue.record("no menu, but \(String(describing: composer.notice))")
      return
    }
    #expect(menu.choices.map(\.title) == ["fix the text in $EDITOR"])
    #expect(
      composer.effects(of: .command(.edit))
        == [.editDocument(text: "{\n  \"message\": ]\n", name: "news.json", line: 2)])
    composer.start(.documentEdited(Shelf.base))
    #expect(composer.document.message != nil)
    #expect(composer.notice == Notice(.good, "Took the editor's text", offers: [.undo]))
  }

  @Test func `What the editor leaves unreadable stays, with what to do about it`() {
    var composer = Shelf.composer()
    composer.start(.documentEdited("{\n  \"message\": ]\n"))
    #expect(composer.document.text == "{\n  \"message\": ]\n")
    #expect(composer.notice?.text.hasPrefix("This can't be read as a message, line 2: ") == true)
    #expect(composer.notice?.text.contains(": a value is expected here") == true)
    #expect(composer.notice?.offers == [.editDocument])
  }

  @Test func `A field's text goes to the editor while it is typed, without the last line's end`() {
    var composer = Shelf.composer()
    composer.focus(.target, in: .target)
    composer.start(.command(.edit), .edit(.insert("x")))
    let effects = composer.effects(of: .command(.editText))
    let kept = composer.keptDraft.map { [Effect.keep($0, insteadOf: nil)] } ?? []
    #expect(effects == kept + [.editText(.target, "newsx")])
    composer.start(.textEdited(.target, "a\nb\n"))
    #expect(composer.document.string(at: "topic") == "a\nb")
    composer.start(.command(.undo))
    #expect(composer.document.string(at: "topic") == "newsx")
  }

  @Test func `A choice has no text for an editor`() {
    var composer = Shelf.composer()
    composer.focus(.field("android.priority"), in: .platforms)
    composer.send(.command(.editText)) {
      $0.notice = Notice(
        .warning, "$EDITOR: this field is a choice; pick one of its values")
    }
  }

  @Test func `The shown text's file opens at its line, that of the field with the focus first`() {
    let message = """
      {"topic": "news", "android": {"notification": {
        "title_loc_key": "welcome_title", "body_loc_key": "new_message_body"}},
        "apns": {"payload": {"aps": {"alert": {"title-loc-key": "WELCOME_TITLE"}}}}}
      """
    var composer = Studio.composer(message)
    composer.start(.command(.nextLocale))
    #expect(
      composer.effects(of: .command(.editFile))
        == [.editFile(path: "res/values-fr/strings.xml", line: 3)])
    composer.focus(.field(Studio.alert.appending("title-loc-key")), in: .text)
    #expect(
      composer.effects(of: .command(.editFile))
        == [.editFile(path: "en.lproj/Localizable.strings", line: 1)])
  }

  @Test func `Without a text of the app's no such file: to open`() {
    var composer = Shelf.composer()
    composer.send(.command(.editFile)) {
      $0.notice = Notice(
        .warning, "Strings file: no text from the app's strings is shown here")
    }
  }

  @Test func `An editor that cannot be run says why`() {
    var composer = Shelf.composer()
    composer.send(.editorFailed("vi: it couldn't be started: No such file or directory")) {
      $0.notice = Notice(.error, "Vi: it couldn't be started: No such file or directory")
    }
  }
}
