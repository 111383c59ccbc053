import DevicePreview
import PushMessages
import Resolver
import Testing
import TextEditing

@testable import ComposerState

struct ArgumentStories {
  private static let path = Studio.bodyArguments
  private static let bodyKey: FieldID = .field("android.notification.body_loc_key")

  private func composer(_ arguments: String, key: String = "new_message_body") -> Composer {
    var composer = Studio.composer(
      "{\"android\": {\"notification\": {\"body_loc_key\": \"\(key)\", "
        + "\"body_loc_args\": \(arguments)}}}")
    composer.focus(Self.bodyKey, in: .text)
    return composer
  }

  private func rows(_ composer: Composer) throws -> [ArgumentRow] {
    let text = try #require(KeyedText(of: Self.bodyKey))
    return composer.argumentRows(for: text, seeing: Studio.derived(of: composer))
  }

  private func values(_ composer: Composer) -> [JSONValue] { composer.arguments(Self.path) }

  @Test func `Each argument has a row with what the locales take it as`() throws {
    let rows = try rows(composer(#"["3", 4]"#))
    #expect(rows.map(\.value) == ["3", "4"])
    #expect(
      rows[0].specifiers == [
        .init(written: "%1$d", locales: ["fr"]), .init(written: "%1$s", locales: ["en"]),
      ])
    #expect(rows[1].specifiers.isEmpty)
  }

  @Test func `A locale that needs more than there are has a row without a value`() throws {
    let rows = try rows(composer("[]"))
    #expect(rows.map(\.value) == [nil])
    #expect(rows[0].locales == ["en", "fr"])
  }

  @Test func `What the locales do comes the worst first, with the place of the argument`() throws {
    let composer = composer(#"["three"]"#)
    let text = try #require(KeyedText(of: Self.bodyKey))
    let derived = Studio.derived(of: composer)
    let uses = composer.argumentUses(1, for: text, seeing: derived)
    #expect(uses.map(\.locale) == ["fr", "en"])
    #expect(uses.map(\.verdict) == [.crashes, .fine])
    #expect(uses[0].text == "%1$d nouveau" && uses[0].spots == [0, 1, 2, 3])
    #expect(uses[0].shown == nil, "a device that crashes shows no text")
    #expect(uses[1].shown?.text == "three new" && uses[1].shown?.spots == [0, 1, 2, 3, 4])
    let others = composer.argumentUses(2, for: text, seeing: derived)
    #expect(others.allSatisfy { $0.spots.isEmpty } && others.count == 2)
  }

  @Test func `Typing edits in place, Tab goes on, and each visit is a step`() {
    var composer = composer(#"["3", "Bob"]"#)
    composer.start(.command(.editArguments))
    #expect(composer.editing?.field == .argument(Self.path, 0))
    composer.type("0")
    #expect(values(composer) == [.string("30"), .string("Bob")])
    composer.start(.command(.nextField))
    composer.type("by")
    composer.start(.command(.down))
    #expect(composer.editing?.field == .argument(Self.path, 1), "there is no third")
    composer.start(.command(.back))
    #expect(composer.openModal == nil && composer.editing == nil)
    #expect(values(composer) == [.string("30"), .string("Bobby")])
    #expect(composer.past.count == 2)
    composer.start(.command(.undo))
    #expect(values(composer) == [.string("30"), .string("Bob")])
  }

  @Test func `Looking at the rows changes nothing`() {
    var composer = composer("[]", key: "welcome_title")
    let before = composer.document
    composer.start(.command(.editArguments), .command(.edit))
    #expect(composer.document == before && composer.past.isEmpty && composer.openModal == nil)
  }

  @Test func `A value far behind the others brings empty ones, which go with it`() throws {
    var composer = composer("[]")
    composer.startEditor(.argument(Self.path, 2), text: "")
    composer.type("x")
    #expect(values(composer) == [.string(""), .string(""), .string("x")])
    composer.start(.edit(.deleteBackward), .command(.back))
    #expect(values(composer).isEmpty && composer.past.isEmpty)
  }

  @Test func `It opens at the argument with the focus, and a click goes to another`() {
    var composer = composer(#"["3", "Bob"]"#)
    composer.focus(.argument(Self.path, 1), in: .text)
    composer.start(.command(.editArguments))
    #expect(composer.editing?.field == .argument(Self.path, 1))
    composer.start(.pointed(.entry(0)))
    #expect(composer.editing?.field == .argument(Self.path, 0))
  }

  @Test func `Pages of locales are scrolled, and back at the top for another argument`() throws {
    var composer = composer(#"["3", "Bob"]"#)
    composer.start(.command(.editArguments), .command(.nextLocale))
    guard let view = composer.modal(ArgumentsView.self) else { return #expect(Bool(false)) }
    #expect(view.scroll == 1)
    composer.start(.command(.nextField))
    guard let next = composer.modal(ArgumentsView.self) else { return #expect(Bool(false)) }
    #expect(next.scroll == 0)
  }

  @Test func `Linked, both platforms' texts count, and both get the values`() throws {
    var composer = Studio.composer(
      #"{"android": {"notification": {"title_loc_key": "welcome_title"}}}"#)
    composer.focus(Studio.titleKey, in: .text)
    composer.start(.command(.toggleLink), .command(.editArguments))
    let text = try #require(KeyedText(of: Studio.titleKey))
    #expect(composer.platforms(of: text) == [.android, .apple])
    composer.type("Alice")
    let apple = composer.arguments("apns.payload.aps.alert.title-loc-args")
    #expect(apple == [.string("Alice")])
    let row = composer.argumentRows(for: text, seeing: Studio.derived(of: composer))[0]
    #expect(row.specifiers.map(\.written) == ["%1$s", "%@"])
  }

  @Test(
    arguments: [
      ("", "the body has no key on Android"), ("none", "no text of none takes arguments"),
    ])
  func `Where there is nothing to edit it says why`(key: String, reason: String) {
    var composer = composer("[]", key: key)
    composer.send(.command(.editArguments)) {
      $0.notice = Notice(.warning, "Arguments…: \(reason)")
    }
  }
}
