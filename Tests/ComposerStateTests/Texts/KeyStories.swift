import DevicePreview
import PushMessages
import Resolver
import Testing
import TextEditing

@testable import ComposerState

struct KeyStories {
  private static let appleTitle: FieldID = .field("apns.payload.aps.alert.title-loc-key")

  private func composer(_ message: String = #"{"topic": "news"}"#, at field: FieldID) -> Composer {
    var composer = Studio.composer(message)
    composer.focus(field, in: .text)
    return composer
  }

  private func picker(_ composer: Composer) throws -> KeyPicker {
    guard let picker = composer.modal(KeyPicker.self) else {
      throw Missing()
    }
    return picker
  }

  private struct Missing: Error {}

  private func names(_ composer: Composer) throws -> [String] {
    let picker = try picker(composer)
    return (0..<picker.count).map { picker.entry(at: $0).name }
  }

  @Test func `The list has the platform's keys, where they are and how many locales have them`()
    throws
  {
    var composer = composer(at: Studio.titleKey)
    composer.start(.command(.pick))
    #expect(try names(composer) == ["new_message_body", "welcome_title"])
    let picker = try picker(composer)
    let entry = picker.entry(at: 1)
    #expect(entry.text == "Welcome, %1$s!")
    #expect(entry.isOnAndroid && entry.isOnApple && entry.counterpart == "WELCOME_TITLE")
    #expect(entry.localeCount == 2 && picker.localeCount == 2)
    #expect(picker.entry(at: 0).counterpart == nil && !picker.entry(at: 0).isOnApple)
  }

  @Test func `A key whose texts only lack arguments says how many it needs`() throws {
    let derived = Studio.derived(of: composer(at: Studio.titleKey))
    let title = try #require(KeyedText(of: Studio.titleKey))
    #expect(derived.neededArguments(of: "welcome_title", for: title) == 1)
    // It would crash with arguments too.
    #expect(derived.neededArguments(of: "new_message_body", for: title) == nil)
    let given = Studio.derived(
      of: Studio.composer(
        #"{"android": {"notification": {"title_loc_key": "x", "title_loc_args": ["Mia"]}}}"#))
    #expect(given.neededArguments(of: "welcome_title", for: title) == nil)
  }

  @Test func `Enter takes the key as one step of undo`() throws {
    var composer = composer(at: Studio.titleKey)
    composer.start(.command(.pick))
    composer.type("wt")
    #expect(try names(composer) == ["welcome_title"])
    let before = composer.version
    try composer.send(.command(.edit)) {
      $0.openModal = nil
      $0.draft.remember(before)
      try $0.draft.set(.string("welcome_title"), at: "android.notification.title_loc_key")
    }
    composer.start(.command(.undo))
    #expect(composer.document == before.document)
  }

  @Test func `A key is found by what it says`() throws {
    var composer = composer(at: Studio.titleKey)
    composer.start(.command(.pick))
    composer.type("new")
    #expect(try names(composer) == ["new_message_body"])
    composer.start(.edit(.deleteToStart))
    composer.type("Welc")
    let entry = try picker(composer).entry(at: 0)
    #expect(entry.name == "welcome_title" && entry.nameSpots == [0, 1, 2, 3])
  }

  @Test func `The present key is chosen when the list opens, and Esc leaves everything as it is`() {
    let message = #"{"android": {"notification": {"title_loc_key": "welcome_title"}}}"#
    var composer = composer(message, at: Studio.titleKey)
    let before = composer
    composer.start(.command(.pick))
    if let picker = composer.modal(KeyPicker.self) { #expect(picker.list.index == 1) }
    composer.start(.command(.back))
    #expect(composer == before)
  }

  @Test func `What was begun to be typed is looked for`() throws {
    var composer = composer(at: Studio.titleKey)
    composer.start(.command(.edit))
    composer.type("body")
    composer.start(.command(.pick))
    #expect(composer.editing == nil)
    #expect(try picker(composer).list.query.text == "body")
    #expect(try names(composer) == ["new_message_body"])
    composer.start(.command(.back))
    #expect(composer.document.string(at: "android.notification.title_loc_key") == "body")
  }

  @Test func `A key of the other platform is shown with the reason, and is not taken`() throws {
    var composer = composer(at: Self.appleTitle)
    composer.start(.command(.pick))
    #expect(try names(composer) == ["WELCOME_TITLE"])
    composer.type("message")
    #expect(try names(composer) == ["new_message_body"])
    #expect(try picker(composer).entry(at: 0).blocker == "only on Android")
    composer.send(.command(.edit)) {
      $0.notice = Notice(
        .warning, "new_message_body is only on Android: devices would show no text for it")
    }
  }

  @Test func `A list that is open when strings are read fills by itself`() throws {
    var composer = composer(at: Studio.titleKey)
    let settings = composer.settings
    let unread = Derived(
      .init(document: composer.document, stringsRevision: 0),
      previewer: NotificationPreviewer(strings: .init(), appName: "Shop"), settings: settings)
    _ = composer.update(.command(.pick), seeing: unread, at: composer.now)
    #expect(try picker(composer).totalCount == 0)
    #expect(composer.nextWake(after: composer.now) == nil)
    let summary = StringsSummary(revision: 1, fileCount: 2, errors: [])
    _ = composer.update(.stringsRead(summary), seeing: unread, at: composer.now)
    #expect(composer.nextWake(after: composer.now) == 0)
    composer.start(.ticked)
    #expect(try picker(composer).totalCount == 2)
    #expect(composer.nextWake(after: composer.now) == nil)
  }

  @Test(
    arguments: [
      ("welcome_title", Verdict.fine, ["en-US", "fr-FR", "de-DE"]),
      ("new_message_body", .crashes, ["fr-FR"]),
      ("none", .incomplete, ["en-US", "fr-FR", "de-DE"]),
    ])
  func `What would become of a key is told with the arguments as they are`(
    key: String, verdict: Verdict, locales: [String]
  ) throws {
    let composer = composer(
      #"{"android": {"notification": {"title": "x", "title_loc_args": ["Alice"]}}}"#,
      at: Studio.titleKey)
    let text = try #require(KeyedText(of: Studio.titleKey))
    let outlook = Studio.derived(of: composer).outlook(of: key, for: text)
    #expect(outlook.verdict == verdict && outlook.locales == locales)
  }

  @Test func `Other fields have nothing to choose from`() {
    let fields: [FieldID] = [
      .field("android.notification.title"), .argument(Studio.bodyArguments, 0),
    ]
    for field in fields {
      var composer = composer(at: field)
      composer.send(.command(.pick)) {
        $0.notice = Notice(.warning, "Choose…: nothing is known to choose from for this field")
      }
    }
  }
}
