import ComposerScreens
import ComposerState
import TerminalUI
import TestPacing
import TestSupport
import Testing

/// What the screen says of where texts come from.
@Suite(.takingTurns)
struct PlaceScreenTests {
  private static let message = #"""
    {"topic": "news", "android": {"notification": {"title_loc_key": "title", "body_loc_key": "body"}},
      "apns": {"payload": {"aps": {"alert": {"title-loc-key": "TITLE", "loc-key": "BODY"}}}}}
    """#

  private static let files = [
    "res/values/strings.xml": TranslatedApp.android(["title": "Sale", "body": "For Alice"]),
    "res/values-zu/strings.xml": TranslatedApp.android(["title": "Intengiso"]),
    "en.lproj/Localizable.strings": TranslatedApp.apple(["TITLE": "Sale", "BODY": "For Alice"]),
    "zu.lproj/Localizable.strings": TranslatedApp.apple(["TITLE": "Intengiso", "BODY": "Ku-Alice"]),
  ]

  private func picture(
    _ actions: [Command], size: Size, options: DrawingOptions = DrawingOptions()
  ) async -> String {
    await canvas(actions, size: size, options: options).picture
  }

  private func canvas(
    _ actions: [Command], size: Size, options: DrawingOptions = DrawingOptions()
  ) async -> Canvas {
    let app = await TranslatedApp(Self.files)
    var composer = TranslatedApp.composer(Self.message, for: [["en-US"], ["zu"], ["ja"]])
    for action in actions { app.send(.command(action), to: &composer) }
    var canvas = Canvas(size: size)
    ComposerScreen.draw(composer, app.derived(composer), options: options, on: &canvas)
    return canvas
  }

  @Test func `A body in another language than its title is marked in the row and under the card`()
    async
  {
    let narrow = await picture([.showLocales, .nextLocale], size: Size(columns: 80, rows: 24))
    #expect(narrow.contains("⚠ foreign ↩values ✓ ok      zu"))
    #expect(narrow.contains("⚠ another language ↩ body"))
    #expect(narrow.contains("values-zu  body ↩values/strings.xml:3"))
    let wide = await picture([.showLocales, .nextLocale], size: Size(columns: 200, rows: 60))
    #expect(wide.contains("⚠ foreign body ↩values"))
    let alone = await picture(
      [.nextLocale, .showPreview, .zoom], size: Size(columns: 120, rows: 40))
    #expect(alone.contains("values-zu/strings.xml:2  body ↩values/strings.xml:3"))
  }

  @Test func `What is not known hides no error in the line above the locales`() async {
    var files = Self.files
    files["res/values-de/strings.xml"] = TranslatedApp.android(["title": "%d", "body": "%d"])
    files["res/values-zu/strings.xml"] = "<resources><string"
    let app = await TranslatedApp(files)
    let composer = TranslatedApp.composer(
      Self.message.replacing(
        #""title_loc_key""#, with: #""title_loc_args": ["1"], "title_loc_key""#),
      for: [["en-US"], ["zu"], ["de"]])
    var canvas = Canvas(size: Size(columns: 80, rows: 24))
    ComposerScreen.draw(composer, app.derived(composer), on: &canvas)
    #expect(canvas.picture.contains("Android ✗1 ?1 ── Apple"))
  }

  @Test func `A notification that is in another language as a whole is marked so`() async {
    let picture = await picture(
      [.showLocales, .nextLocale, .nextLocale], size: Size(columns: 80, rows: 24))
    #expect(picture.contains("↩values/strings.xml:2  ja → values"))
    #expect(picture.contains("⚠ another language ↩ "))
  }

  @Test func `A device alone and a reader of lines have the places of such texts too`() async {
    let alone = await picture(
      [.nextLocale, .nextDevice, .showPreview], size: Size(columns: 120, rows: 40))
    #expect(alone.contains("↩values/strings.xml:3"))
    let lines = await picture(
      [.nextLocale, .showPreview], size: Size(columns: 120, rows: 40),
      options: DrawingOptions(isAccessible: true))
    #expect(lines.contains("Android, body: fallback values/strings.xml:3"))
    #expect(!lines.contains("Android, title: fallback"))
  }

  @Test func `Rows and cards of the banner agree`() async {
    let banner = await picture(
      [.showLocales, .nextState], size: Size(columns: 120, rows: 40))
    #expect(banner.contains("Android ?3"))
    #expect(banner.contains("? unknown"))
    #expect(!banner.contains("✓ ok      values"))
    #expect(banner.contains("banner"))
  }

  @Test func `A banner of the iPhone alone says nothing of Android`() async {
    let banner = await picture(
      [.showLocales, .nextDevice, .nextDevice, .nextState], size: Size(columns: 120, rows: 40))
    #expect(banner.contains("─ iPhone: banner ─"))
    #expect(!banner.contains("? unknown") && !banner.contains("Android ?"))
    #expect(banner.contains("✓ ok      values"))
  }

  @Test(arguments: ScreenTests.sizes)
  func `The menu of the files looks as it was looked at`(size: Size) async throws {
    let canvas = await canvas([.showPreview, .nextLocale, .editFile], size: size)
    try await expectPicture(canvas, named: "file-menu-\(size.columns)x\(size.rows)")
  }
}
