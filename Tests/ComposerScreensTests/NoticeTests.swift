import ComposerScreens
import TerminalUI
import TestPacing
import TestSupport
import Testing

@testable import ComposerState

/// What last happened is read to its end, where the remedy stands.
@Suite(.takingTurns)
struct NoticeTests {
  private static let sentence =
    "res/values-fr/strings.xml:12: the text has an apostrophe without a backslash, so that aapt2 "
    + "leaves the whole file out; write \\' instead of ' or put the text into quotation marks"
  private static let long = sentence + String(repeating: "; and so on, line after line", count: 20)

  private func canvas(
    _ text: String?, _ size: Size, after commands: Command..., offers: [Command] = [],
    keymap: Keymap = .standard
  ) async throws -> Canvas {
    var composer = DemoApp.composer("order-shipped.json")
    composer.preview.take(StringsSummary(revision: 1, fileCount: 14, errors: []))
    let derived = try await DemoApp.derived(composer)
    composer.notice = text.map { Notice(.error, $0, offers: offers) }
    for command in commands {
      _ = composer.update(.command(command), seeing: derived, at: composer.now)
    }
    var canvas = Canvas(size: size)
    ComposerScreen.draw(composer, derived, keymap: keymap, on: &canvas)
    return canvas
  }

  /// The text of some rows, joined as it is read.
  private func words(_ canvas: Canvas, _ rows: Range<Int>) -> String {
    rows.map { canvas.row($0).map(\.text).joined() }.joined(separator: " ")
      .split(separator: " ").joined(separator: " ")
  }

  @Test func `A notice names the key that a command has now`() async throws {
    let size = Size(columns: 80, rows: 24)
    for (keymap, words) in [
      (Keymap.standard, "Press P to choose a profile"),
      (Keymap([Keymap.Binding("ctrl-t", .chooseProfile)]), "Press ^T to choose a profile"),
      (Keymap([]), "Run ‘choose-profile’ to choose a profile"),
    ] {
      let canvas = try await canvas(
        "Send…: no profile is chosen", size, offers: [.chooseProfile], keymap: keymap)
      #expect(self.words(canvas, 22..<23) == "✗ Send…: no profile is chosen. \(words)")
    }
  }

  @Test(arguments: ScreenTests.sizes)
  func `A notice takes the rows that it needs from the panes, and gives them back`(
    size: Size
  ) async throws {
    let short = try await canvas("The disk is full", size)
    let long = try await canvas(Self.sentence, size)
    let without = try await canvas(nil, size)
    let rows = size.rows < 20 ? 2 : size.columns < 100 ? 3 : 2
    #expect(words(short, size.rows - 2..<size.rows - 1) == "✗ The disk is full")
    if size.columns > 60 {
      #expect(words(long, size.rows - 1 - rows..<size.rows - 1) == "✗ \(Self.sentence)")
    }
    // The footer stays, and what is above the panes.
    for row in [0, 1, size.rows - 1] {
      #expect(long.row(row).map(\.text) == without.row(row).map(\.text))
    }
  }

  @Test(arguments: ScreenTests.sizes)
  func `What is longer than the rows there are ends with the key that shows all of it`(
    size: Size
  ) async throws {
    let rows = size.rows < 20 ? 2 : 3
    let canvas = try await canvas(Self.long, size)
    let shown = words(canvas, size.rows - 1 - rows..<size.rows - 1)
    #expect(shown.hasPrefix("✗ res/values-fr/strings.xml:12: the text"))
    #expect(shown.contains("… ") && shown.hasSuffix(" shows all of it"), "\(shown)")
    let all = try await self.canvas(Self.long, size, after: .fieldHelp)
    let end = try await self.canvas(Self.long, size, after: .fieldHelp, .nextLocale)
    #expect(all.picture.contains("leaves"))
    #expect(end.picture.contains("line after line"))
  }

  @Test func `The rows stay until the notice goes, whatever key is pressed`() async throws {
    let size = Size(columns: 80, rows: 24)
    let moved = try await canvas(Self.sentence, size, after: .down, .nextLocale)
    #expect(words(moved, 20..<23) == "✗ \(Self.sentence)")
    let gone = try await canvas(Self.sentence, size, after: .down, .back)
    #expect(!gone.picture.contains("strings.xml:12"))
  }

  @Test(arguments: ScreenTests.sizes)
  func `A long notice looks as it was looked at`(size: Size) async throws {
    try await expectPicture(
      await canvas(Self.long, size), named: "notice-long-\(size.columns)x\(size.rows)")
  }

  @Test func `Controls and newlines in a notice are marks`() async throws {
    let canvas = try await canvas("a\n\u{1B}[2Jb", Size(columns: 80, rows: 24))
    #expect(words(canvas, 22..<23) == "✗ a␊␛[2Jb")
  }
}
