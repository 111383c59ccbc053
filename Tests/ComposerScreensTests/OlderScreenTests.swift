import DevicePreview
import PushMessages
import Resolver
import StringResources
import TerminalUI
import TestSupport
import Testing

@testable import ComposerScreens
@testable import ComposerState

struct OlderScreenTests {
  /// A mended draft of which only the chosen locale is made anew so far.
  private func picture(marksOlder: Bool) async throws -> Canvas {
    let composer = DemoApp.composer("fcm-example.json")
    let before = try await DemoApp.derived(composer)
    var mended = composer
    mended.draft.replace(MessageDocument(text: #"{"message": {"topic": "news"}}"#))
    let now = Derived(
      Derived.Key(document: mended.document, stringsRevision: 1),
      previewer: try await DemoApp.previewer(), settings: mended.previewSettings, after: before,
      inView: [0])
    #expect(!now.isComplete)
    mended.preview.take(StringsSummary(revision: 1, fileCount: 14, errors: []))
    var canvas = Canvas(size: Size(columns: 80, rows: 24))
    var options = DrawingOptions()
    options.marksOlder = marksOlder
    ComposerScreen.draw(mended, now, options: options, on: &canvas)
    return canvas
  }

  @Test func `Counts and problems of an older draft are dimmed until they are made anew`()
    async throws
  {
    try await expectPicture(try await picture(marksOlder: true), named: "older-80x24")
  }

  @Test func `What is made anew within a frame looks as always`() async throws {
    let lines = try await picture(marksOlder: false).picture.split(separator: "\n")
    #expect(lines[1].contains("7 ✗3"))
    let older = try await picture(marksOlder: true).picture.split(separator: "\n")
    #expect(older[1].contains("7 …"))
  }

  @Test func `While the app's strings are read nobody says that nothing is wrong`() async throws {
    var composer = DemoApp.composer("sale.json")
    composer.preview.take(nil)
    let unread = Derived(
      Derived.Key(composer, stringsRevision: 0),
      previewer: NotificationPreviewer(strings: AppLocalizations(), appName: "Demo Shop"),
      settings: composer.previewSettings)
    #expect(unread.findings.isEmpty)
    for pane in [Pane.text, .problems] {
      composer.screen.show(pane)
      for size in [Size(columns: 80, rows: 24), Size(columns: 200, rows: 60)] {
        var canvas = Canvas(size: size)
        ComposerScreen.draw(composer, unread, options: DrawingOptions(), on: &canvas)
        #expect(canvas.picture.contains("Reading the app's strings…"))
        #expect(!canvas.picture.contains("Nothing is wrong"))
        #expect(!canvas.picture.contains("✓ none"))
      }
    }
  }
}
