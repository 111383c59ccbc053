import DevicePreview
import Drafts
import MessageLint
import PushMessages
import Resolver
import TestSupport
import Testing

@testable import ComposerState

/// Which file `E` opens: that of what is looked at.
struct EditedFileStories {
  private static let message = #"""
    {"topic": "news", "android": {"notification": {"title_loc_key": "title", "body_loc_key": "body"}},
      "apns": {"payload": {"aps": {"alert": {"title-loc-key": "TITLE", "loc-key": "BODY",
        "loc-args": ["3"]}}}}}
    """#

  private static let android = TranslatedApp.android(["title": "Sale", "body": "Now"])
  private static let apple = TranslatedApp.apple(["TITLE": "Sale", "BODY": "Now"])
  private static let brokenAndroid = TranslatedApp.android(["title": "Sale", "body": "%1$d new"])
  private static let brokenApple = TranslatedApp.apple(["TITLE": "Sale", "BODY": "%d new"])

  private func app(
    _ android: String = android, _ apple: String = apple, releases: [String: [String: String]] = [:]
  ) async -> TranslatedApp {
    await TranslatedApp(
      ["res/values/strings.xml": android, "en.lproj/Localizable.strings": apple],
      releases: releases)
  }

  private func composer(in pane: Pane) -> Composer {
    var composer = TranslatedApp.composer(Self.message, for: [["en-US"]])
    composer.show(pane)
    return composer
  }

  private static let androidBody = Effect.editFile(path: "app/res/values/strings.xml", line: 3)
  private static let appleBody = Effect.editFile(
    path: "app/en.lproj/Localizable.strings", line: 2)

  @Test(arguments: [Pane.preview, .locales, .payload])
  func `The phone with the trouble comes first, and its text in trouble`(pane: Pane) async {
    let (broken, other) = (await app(Self.brokenAndroid), await app(Self.android, Self.brokenApple))
    var composer = composer(in: pane)
    #expect(broken.send(.command(.editFile), to: &composer) == [Self.androidBody])
    #expect(other.send(.command(.editFile), to: &composer) == [Self.appleBody])
  }

  @Test(
    arguments: [
      (brokenAndroid, brokenApple, androidBody, appleBody),
      (
        android, apple, .editFile(path: "app/res/values/strings.xml", line: 2),
        .editFile(path: "app/en.lproj/Localizable.strings", line: 1)
      ),
    ] as [(String, String, Effect, Effect)])
  func `Where both phones are as good or as bad, a menu asks which file it is`(
    android: String, apple: String, first: Effect, second: Effect
  ) async {
    let app = await app(android, apple)
    var composer = composer(in: .preview)
    #expect(app.send(.command(.editFile), to: &composer) == [])
    guard let menu = composer.modal(FileMenu.self) else {
      Issue.record("no menu")
      return
    }
    #expect(menu.entries.map(\.platform) == [.android, .apple])
    var other = composer
    #expect(app.send(.command(.edit), to: &composer) == [first])
    #expect(app.send(.command(.down), .command(.edit), to: &other) == [second])
    #expect(composer.openModal == nil && other.openModal == nil)
    var leaving = self.composer(in: .locales)
    #expect(app.send(.command(.editFile), .command(.back), to: &leaving) == [])
    #expect(leaving.openModal == nil)
  }

  @Test func `The device that is looked at alone decides`() async {
    let app = await app(Self.brokenAndroid, Self.brokenApple)
    var composer = composer(in: .locales)
    app.send(.command(.nextDevice), to: &composer)
    #expect(app.send(.command(.editFile), to: &composer) == [Self.androidBody])
    app.send(.command(.nextDevice), to: &composer)
    #expect(app.send(.command(.editFile), to: &composer) == [Self.appleBody])
    app.send(.command(.nextDevice), .command(.editFile), to: &composer)
    #expect(composer.notice?.text.contains("no text from the app's strings") == true)
  }

  @Test func `The field with the focus decides about its own text`() async {
    let app = await app(Self.brokenAndroid, Self.brokenApple)
    var composer = composer(in: .text)
    composer.focus(.field(Studio.alert.appending("loc-key")), in: .text)
    #expect(app.send(.command(.editFile), to: &composer) == [Self.appleBody])
    composer.focus(.field(Studio.alert.appending("title-loc-key")), in: .text)
    #expect(
      app.send(.command(.editFile), to: &composer)
        == [.editFile(path: "app/en.lproj/Localizable.strings", line: 1)])
    composer.focus(.field("android.priority"), in: .platforms)
    #expect(app.send(.command(.editFile), to: &composer) == [Self.androidBody])
  }

  @Test(arguments: [Pane.preview, .locales, .problems])
  func `A text of a revision or a pack is not looked for in the files of today`(pane: Pane) async {
    let app = await app(Self.brokenAndroid)
    for snapshot in ["revision v5.2.0@4f2c1e0", "the pack app.pack"] {
      var composer = composer(in: pane)
      composer.preview.take(
        StringsSummary(
          revision: 1, fileCount: 2, errors: [], snapshot: snapshot))
      #expect(app.send(.command(.editFile), to: &composer) == [])
      #expect(
        composer.notice?.text.contains(
          "this text is from \(snapshot), app/res/values/strings.xml:3; the file on disk may differ"
        )
          == true)
    }
  }

  @Test(arguments: [Pane.preview, .problems])
  func `A release's text is never edited, and its line is none of the file on the disk`(
    pane: Pane
  ) async throws {
    let app = await app(
      releases: ["3.0": ["res/values/strings.xml": "\n\n\n" + Self.brokenAndroid]])
    var composer = composer(in: pane)
    let derived = app.derived(composer)
    let crash = try #require(derived.findings.first)
    #expect(crash.shortPlace == "3.0: values/strings.xml:6")
    #expect(derived.rows[0].android.body.source?.place == "3.0: app/res/values/strings.xml:6")
    #expect(app.send(.command(.editFile), to: &composer) == [])
    #expect(
      composer.notice?.text.contains(
        "this text is from release 3.0, which can't be edited") == true)
  }
}
