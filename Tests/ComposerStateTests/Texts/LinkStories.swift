import Drafts
import PushMessages
import Resolver
import Testing
import TextEditing

@testable import ComposerState

struct LinkStories {
  private static let appleKey: FieldPath = "apns.payload.aps.alert.title-loc-key"
  private static let appleArguments: FieldPath = "apns.payload.aps.alert.title-loc-args"
  private static let key: FieldPath = "android.notification.title_loc_key"
  private static let arguments: FieldPath = "android.notification.title_loc_args"

  private static let message = """
    {"android": {"notification": {"title_loc_key": "welcome_title", "title_loc_args": ["Alice", 2]}}, \
    "apns": {"payload": {"aps": {"alert": {"title-loc-key": "OTHER"}}}}}
    """

  private func linked(at field: FieldID = Studio.titleKey) -> Composer {
    var composer = Studio.composer(Self.message)
    composer.focus(Studio.titleKey, in: .text)
    composer.start(.command(.toggleLink))
    composer.focus(field, in: .text)
    return composer
  }

  private func apple(_ composer: Composer) -> (key: String?, arguments: [JSONValue]) {
    (composer.document.string(at: Self.appleKey), composer.arguments(Self.appleArguments))
  }

  @Test func `Linking writes the side with the focus to the other one, as one step`() {
    var composer = linked()
    #expect(composer.notes.linked == [.title])
    #expect(apple(composer).key == "WELCOME_TITLE")
    #expect(apple(composer).arguments == [.string("Alice"), .number("2")])
    #expect(composer.notice?.text == "Apple: WELCOME_TITLE")
    #expect(composer.form.rows.contains { $0.label == "Title key=" })
    #expect(composer.isAsOther(Self.appleArguments) && !composer.isAsOther(Self.arguments))
    composer.start(.command(.undo))
    #expect(composer.notes.linked.isEmpty && composer.past.isEmpty)
    #expect(apple(composer).key == "OTHER" && apple(composer).arguments.isEmpty)
  }

  @Test func `Unlinking leaves both as they are`() {
    var composer = linked()
    let document = composer.document
    composer.start(.command(.toggleLink))
    #expect(composer.notes.linked.isEmpty && composer.document == document)
    #expect(composer.notice?.text == "Title: unlinked; an edit changes one platform")
  }

  @Test func `The link is kept beside the draft`() throws {
    let text = try #require(linked().notes.text)
    #expect(DraftNotes.reading(text, path: "").notes.linked == [.title])
  }

  @Test func `What is typed into an argument stands on both sides, from either of them`() {
    for path in [Self.arguments, Self.appleArguments] {
      var composer = linked(at: .argument(path, 0))
      let steps = composer.past.count
      composer.start(.command(.edit), .edit(.deleteToStart))
      composer.type("Bob")
      composer.start(.command(.back))
      let expected: [JSONValue] = [.string("Bob"), .number("2")]
      #expect(composer.arguments(Self.arguments) == expected)
      #expect(apple(composer).arguments == expected)
      #expect(composer.past.count == steps + 1)
      composer.start(.command(.undo))
      #expect(apple(composer).arguments == [.string("Alice"), .number("2")])
    }
  }

  @Test func `Taking an argument away, and adding one, is done on both sides`() {
    var composer = linked(at: .argument(Self.arguments, 1))
    composer.start(.command(.clear))
    #expect(apple(composer).arguments == [.string("Alice")])
    composer.focus(.argument(Self.appleArguments, 1), in: .text)
    composer.start(.command(.edit))
    composer.type("x")
    composer.start(.edit(.deleteBackward), .command(.back))
    #expect(composer.arguments(Self.arguments) == [.string("Alice")])
    #expect(composer.isAsOther(Self.appleArguments))
  }

  @Test func `Typing a key sets the other one as soon as there is one that means the same`() {
    var composer = linked()
    composer.draft.replace(
      MessageDocument(
        text: composer.document.text.replacing("WELCOME_TITLE", with: "OTHER")))
    composer.start(.command(.edit), .edit(.deleteToStart))
    composer.type("welcome-titl")
    #expect(apple(composer).key == "OTHER")
    #expect(
      composer.notice?.text
        == "Apple: it has no WELCOME-TITL or similar key; its key stays OTHER")
    composer.type("e")
    #expect(apple(composer).key == "WELCOME_TITLE")
    composer.type("s")
    #expect(apple(composer).key == "OTHER")
  }

  @Test func `Emptying a key empties the other one`() {
    var composer = linked()
    composer.start(.command(.clear))
    #expect(apple(composer).key == nil && composer.document.string(at: Self.key) == nil)
    composer.start(.command(.undo))
    #expect(apple(composer).key == "WELCOME_TITLE")
  }

  @Test func `A key from the list and one from an editor set both sides as one step`() {
    var composer = linked(at: .field(Self.appleKey))
    composer.start(.command(.clear))
    let steps = composer.past.count
    composer.start(.command(.pick), .command(.edit))
    #expect(composer.document.string(at: Self.key) == "welcome_title")
    #expect(composer.past.count == steps + 1)
    composer.start(.textEdited(.field(Self.key), "new_message_body\n"))
    #expect(apple(composer).key == "WELCOME_TITLE")
    #expect(
      composer.notice?.text
        == "Apple: it has no NEW_MESSAGE_BODY or similar key; "
        + "its key stays WELCOME_TITLE")
    #expect(composer.past.count == steps + 2)
  }

  @Test func `Moving the cursor in a linked key writes nothing`() {
    var composer = linked()
    composer.draft.replace(
      MessageDocument(
        text: composer.document.text.replacing("WELCOME_TITLE", with: "OTHER")))
    let before = composer.document
    composer.start(.command(.edit), .edit(.moveLeft), .edit(.moveToStart), .command(.back))
    #expect(composer.document == before)
  }

  @Test
  func
    `A key that the other platform has nothing like is not linked, and the list of its keys is offered`()
  {
    var composer = Studio.composer(
      #"{"android": {"notification": {"body_loc_key": "new_message_body", "body_loc_args": ["3"]}}}"#
    )
    composer.focus(.field("android.notification.body_loc_key"), in: .text)
    let before = composer.document
    composer.start(.command(.toggleLink))
    #expect(composer.document == before && composer.notes.linked.isEmpty)
    #expect(
      composer.notice
        == Notice(
          .warning, "Not linked: Apple has no key like new_message_body", offers: [.pick]))
    composer.start(.command(.pick))
    #expect(composer.modal(KeyPicker.self)?.text.platform == .apple)
  }

  @Test func `A text that only one platform has cannot be linked`() {
    var composer = Studio.composer()
    composer.focus(.field("android.notification.title"), in: .text)
    composer.send(.command(.toggleLink)) {
      $0.notice = Notice(.warning, "Link: no key has the focus; choose one in Text")
    }
  }
}
