import ComposerScreens
import Drafts
import PushMessages
import TerminalUI
import TestPacing
import TestSupport
import Testing

@testable import ComposerState

/// A draft that is no message, as an editor or another program may leave it.
@Suite(.takingTurns)
struct UnreadableDraftTests {
  private static let broken = "{\n  \"message\": {\n    \"topic\": ,\n  }\n}\n"

  private func canvas(
    _ text: String, _ size: Size, pane: Pane = .text, options: DrawingOptions = DrawingOptions()
  ) async throws -> Canvas {
    var composer = DemoApp.composer("order-shipped.json")
    composer.draft.replace(MessageDocument(text: text))
    composer.screen.show(pane)
    composer.preview.take(StringsSummary(revision: 1, fileCount: 14, errors: []))
    var canvas = Canvas(size: size)
    ComposerScreen.draw(
      composer, try await DemoApp.derived(composer), options: options, on: &canvas)
    return canvas
  }

  @Test(arguments: ScreenTests.sizes)
  func `Header and preview say that it cannot be read, and how to mend it`(
    size: Size
  ) async throws {
    let canvas = try await canvas(Self.broken, size)
    try await expectPicture(canvas, named: "unreadable-\(size.columns)x\(size.rows)")
    let lines = canvas.picture.split(separator: "\n")
    let words = size.columns < 80 ? "unread" : "can't be read, line 3"
    #expect(lines[0].contains(size.columns < 100 ? "▸ \(words)" : "▸ the draft \(words)"))
    for words in ["can't read the draft, line 3", "e opens it in $EDITOR at that line"] {
      #expect(canvas.picture.contains(words), "\(words)")
    }
    for lie in ["NOTHING IS SHOWN", "no target yet", "✓"] {
      #expect(!canvas.picture.contains(lie), "\(lie)")
    }
  }

  @Test func `Screen readers are told the same`() async throws {
    let canvas = try await canvas(
      Self.broken, Size(columns: 80, rows: 24), pane: .preview,
      options: DrawingOptions(isAccessible: true))
    #expect(canvas.picture.contains("▸ unreadable, line 3"))
    #expect(canvas.picture.contains("Pushwright can't read the draft, line 3: a value is expected"))
  }

  @Test func `A text that holds no message has no line to go to`() async throws {
    let canvas = try await canvas("{\"other\": 1}", Size(columns: 80, rows: 24))
    #expect(canvas.picture.contains("it has no \"message\" object"))
    #expect(canvas.picture.contains("e opens it in $EDITOR;"))
  }

  @Test func `Notes with a mistake are never called fine`() async throws {
    var composer = DemoApp.composer("order-shipped.json")
    composer.preview.take(StringsSummary(revision: 1, fileCount: 14, errors: []))
    composer.take(DraftNotes.reading("{\"list\": \"vip.csv\",", path: "a.pushwright.json").notes)
    let derived = try await DemoApp.derived(composer)
    for size in [Size(columns: 80, rows: 24), Size(columns: 120, rows: 40)] {
      var canvas = Canvas(size: size)
      ComposerScreen.draw(composer, derived, on: &canvas)
      #expect(canvas.picture.contains("notes"))
      #expect(!canvas.picture.contains("No known problems"))
      #expect(!canvas.picture.contains("✓ none"))
    }
  }
}
