import DevicePreview
import Drafts
import MessageLint
import PushMessages
import Resolver
import Testing

@testable import ComposerState

struct FixStories {
  private let crashing = """
    {"topic": "news", "android": {"notification": {
      "title_loc_key": "welcome_title", "title_loc_args": ["Mia"],
      "body_loc_key": "new_message_body", "body_loc_args": ["3"]}}}
    """

  private func press(_ commands: Command..., in composer: inout Composer) {
    for command in commands {
      _ = composer.update(.command(command), seeing: Studio.derived(of: composer), at: composer.now)
    }
  }

  private func menu(of composer: Composer) throws -> FixMenu {
    guard let menu = composer.modal(FixMenu.self) else {
      throw Missing(what: "no menu, but \(String(describing: composer.notice))")
    }
    return menu
  }

  private struct Missing: Error { var what: String }

  @Test func `A sure fix is shown first, applied by Enter, and undone by u`() throws {
    let draft = #"{"topic": "/topics/news", "notification": {"title": "T"}}"#
    var composer = Studio.composer(draft)
    let before = composer.document
    press(.fix, in: &composer)
    let menu = try menu(of: composer)
    #expect(menu.choices.map(\.title) == ["write news"])
    #expect(
      menu.difference(of: menu.choice, in: composer.document)?.added
        == [#"{"message": {"topic": "news", "notification": {"title": "T"}}}"#])
    #expect(composer.document == before)
    press(.edit, in: &composer)
    #expect(composer.openModal == nil)
    #expect(composer.document.string(at: "topic") == "news")
    press(.undo, in: &composer)
    #expect(composer.document == before)
  }

  @Test func `A broken translation has three ways out, none of them taken blindly`() throws {
    var composer = Studio.composer(crashing)
    press(.nextLocale, .fix, in: &composer)
    let menu = try menu(of: composer)
    #expect(menu.finding.rule == "crash")
    #expect(
      menu.choices.map(\.title) == [
        "a literal text in English: “3 new”", "use another key", "leave Android out",
      ])
    #expect(
      menu.choices.map(\.consequence) == [
        "then all 3 locales show this one English text from values", nil,
        "then Android shows nothing",
      ])
  }

  @Test func `Without a text in the source language the previewed one is offered, and named`()
    throws
  {
    let path = "fr.lproj/Localizable.strings"
    let apple = AppleStringTable(
      localizations: [
        .init(name: "en", strings: [:]),
        .init(name: "fr", strings: [Array("SEUL".utf8): .init("%ld seul", file: path, line: 1)]),
      ], developmentRegion: "en")
    let document = MessageDocument(
      text: #"""
        {"message": {"topic": "news", "apns": {"payload": {"aps": {"alert": {
          "loc-key": "SEUL", "loc-args": ["3"]}}}}}}
        """#)
    let derived = Derived(
      Derived.Key(document: document, stringsRevision: 1),
      previewer: NotificationPreviewer(
        strings: AppLocalizations(apple: apple), appName: "Shop"), settings: Studio.settings)
    let finding = try #require(derived.findings.first { $0.rule == "garbled-text" })
    let menu = try #require(
      FixMenu(finding, locale: Studio.settings.locales[1], seeing: derived, in: document))
    #expect(menu.choices.first?.title == "a literal text in French: “3 seul”")
    #expect(menu.choice.consequence == "then all 3 locales show this one French text from fr")
  }

  @Test func `A sample that is tried in the preview is not in the text that is offered`() throws {
    var composer = Studio.composer(crashing)
    press(.nextSample, .fix, in: &composer)
    #expect(composer.sample != nil)
    #expect(
      try menu(of: composer).choices.first?.title == "a literal text in English: “3 new”")
  }

  @Test func `Where arguments are missing, giving them comes first and no literal is offered`()
    throws
  {
    let lacking = crashing.replacing(#""title_loc_args": ["Mia"]"#, with: #""title_loc_args": []"#)
    var composer = Studio.composer(lacking)
    let derived = Studio.derived(of: composer)
    let index = try #require(
      derived.findings.firstIndex { $0.path == "android.notification.title_loc_key" })
    composer.problems.select(index, of: .max)
    press(.fix, in: &composer)
    let menu = try menu(of: composer)
    #expect(menu.finding.remedy == "give argument 1, or use another key")
    #expect(
      menu.choices.map(\.title) == ["give argument 1", "use another key", "leave Android out"])
    #expect(menu.choice.consequence == "%1$s uses it")
    press(.edit, in: &composer)
    #expect(composer.isEditingArguments)
    composer.type("Mia")
    #expect(
      composer.document.node(at: "android.notification.title_loc_args")?.elements?.map(\.string)
        == ["Mia"])
  }

  @Test func `Platforms that differ are made to agree by the arguments of either`() throws {
    var composer = Studio.composer(
      #"""
      {"topic": "news",
       "android": {"notification": {"title_loc_key": "welcome_title", "title_loc_args": ["Mia"]}},
       "apns": {"payload": {"aps": {"alert": {
         "title-loc-key": "WELCOME_TITLE", "title-loc-args": ["Jo"]}}}}}
      """#)
    let derived = Studio.derived(of: composer)
    composer.problems.select(
      try #require(
        derived.findings.firstIndex { $0.rule == "platforms-differ" }), of: .max)
    press(.fix, in: &composer)
    #expect(
      try menu(of: composer).choices.map(\.title) == [
        "use the arguments of Android for both", "use the arguments of Apple for both",
        "accept it, with a reason…",
      ])
    press(.edit, in: &composer)
    #expect(
      composer.document.node(at: "apns.payload.aps.alert.title-loc-args")?.elements?.map(\.string)
        == ["Mia"])
    #expect(!Studio.derived(of: composer).findings.contains { $0.rule == "platforms-differ" })
  }

  @Test func `Arguments are not copied between keys of different texts`() throws {
    var composer = Studio.composer(
      #"""
      {"topic": "news",
       "android": {"notification": {"title_loc_key": "welcome_title", "title_loc_args": ["Mia"]}},
       "apns": {"payload": {"aps": {"alert": {
         "title-loc-key": "NEW_MESSAGE_BODY", "title-loc-args": ["Jo"]}}}}}
      """#)
    let derived = Studio.derived(of: composer)
    composer.problems.select(
      try #require(
        derived.findings.firstIndex { $0.rule == "platforms-differ" }), of: .max)
    press(.fix, in: &composer)
    guard let menu = composer.modal(FixMenu.self) else { return }
    #expect(!menu.choices.contains { $0.title.hasPrefix("the arguments of") })
  }

  @Test func `A key that no localization has can be replaced by a text that is written here`()
    throws
  {
    var composer = Studio.composer(
      #"{"topic": "news", "android": {"notification": {"title_loc_key": "no_such_key"}}}"#)
    let derived = Studio.derived(of: composer)
    composer.problems.select(
      try #require(
        derived.findings.firstIndex { $0.rule == "unknown-key" }), of: .max)
    press(.fix, in: &composer)
    let menu = try menu(of: composer)
    #expect(menu.finding.remedy == "use another key or a literal text")
    #expect(
      menu.choices.map(\.title) == [
        "a literal text: write it", "use another key", "leave Android out",
      ])
    #expect(menu.choice.action == .edit("android.notification.title"))
  }

  @Test func `A literal takes the place of the key and its arguments`() {
    var composer = Studio.composer(crashing)
    press(.nextLocale, .fix, .edit, in: &composer)
    let notification = composer.document.node(at: Studio.android)
    #expect(
      notification?.members?.map(\.key) == ["title_loc_key", "title_loc_args", "body"])
    #expect(composer.document.string(at: "android.notification.body") == "3 new")
  }

  @Test func `Of two targets either can go`() throws {
    var composer = Studio.composer(#"{"topic": "news", "condition": "'a' in topics"}"#)
    press(.fix, in: &composer)
    let menu = try menu(of: composer)
    #expect(menu.finding.rule == "target")
    #expect(menu.choices.map(\.title) == ["remove topic", "remove condition"])
    #expect(
      menu.choices.map(\.consequence) == [
        "news gets nothing; condition stays", "'a' in topics gets nothing; topic stays",
      ])
    press(.edit, in: &composer)
    #expect(composer.setTargets == [.condition] && composer.targetKind == .condition)
    press(.undo, .fix, .down, .edit, in: &composer)
    #expect(composer.setTargets == [.topic] && composer.targetKind == .topic)
  }

  @Test func `Another key is chosen from the list of the app's keys`() {
    var composer = Studio.composer(crashing)
    let before = composer.document
    press(.fix, .down, .edit, in: &composer)
    #expect(composer.document == before)
    #expect(composer.pane == .text)
    guard let picker = composer.modal(KeyPicker.self) else {
      Issue.record("no list of keys is open")
      return
    }
    #expect(picker.text.key == "android.notification.body_loc_key")
  }

  @Test func `A platform can be left out`() {
    var composer = Studio.composer(crashing)
    press(.fix, .last, .edit, in: &composer)
    #expect(composer.document.node(at: "android") == nil)
    #expect(composer.document.string(at: "topic") == "news")
  }

  @Test func `Esc leaves the menu and the draft as they were`() {
    var composer = Studio.composer(crashing)
    let before = composer.document
    press(.fix, .down, .back, in: &composer)
    #expect(composer.openModal == nil)
    #expect(composer.document == before)
    #expect(!composer.isDirty)
  }

  @Test func `Where no key can mend a problem, x says so`() {
    var composer = Studio.composer(#"{"topic": "two words", "data": {"k": "v"}}"#)
    press(.fix, in: &composer)
    #expect(composer.openModal == nil)
    #expect(
      composer.notice?.text
        == "Fix: no automatic fix: change the field itself")
  }

  @Test func `A broken strings file is mended in its own file, and x says with which key`() throws {
    var strings = AppLocalizations()
    let source = TextSource(localization: "values-de", file: "values-de/a.xml", line: 3)
    strings.faults = [StringsFault(.android, source, "mismatched tag")]
    var composer = Studio.composer(
      #"{"topic": "news", "android": {"notification": {"title_loc_key": "k"}}}"#)
    let derived = Derived(
      Derived.Key(composer, stringsRevision: 2),
      previewer: NotificationPreviewer(strings: strings, appName: "Shop"),
      settings: composer.previewSettings)
    composer.problems.select(
      try #require(
        derived.findings.firstIndex { $0.rule == "strings-file" }), of: .max)
    composer.screen.show(.problems)
    #expect(
      composer.availability(of: .fix, seeing: derived)
        == .unavailable(because: "no automatic fix: change the text in its file"))
    #expect(
      composer.update(.command(.editFile), seeing: derived, at: composer.now)
        == [.editFile(path: "values-de/a.xml", line: 3)])
  }

  @Test func `In a draft of one line the fix shows what it changes, and keeps the one line`() throws
  {
    let draft =
      #"{"topic": "/topics/news", "notification": {"title": "A title", "body": "A body of some length"}}"#
    var composer = Studio.composer(draft)
    press(.fix, in: &composer)
    let menu = try menu(of: composer)
    let difference = try #require(menu.difference(of: menu.choice, in: composer.document))
    #expect(difference.removed == [#"    "topic": "/topics/news","#])
    #expect(difference.added == [#"    "topic": "news","#])
    press(.edit, in: &composer)
    #expect(
      composer.document.text == "{\"message\": \(draft)}".replacing("/topics/news", with: "news"))
  }
}
