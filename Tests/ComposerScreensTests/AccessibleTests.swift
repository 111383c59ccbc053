import ComposerScreens
import ComposerState
import TerminalUI
import TestPacing
import TestSupport
import Testing

@Suite(.takingTurns)
struct AccessibleTests {
  private static let options = DrawingOptions(isAccessible: true)
  /// Panes never stand side by side here, so that wide screens show nothing new.
  private static let sizes = [Size(columns: 60, rows: 16), Size(columns: 80, rows: 24)]

  private func canvas(of moment: ScreenTests.Moment, _ size: Size) async throws -> Canvas {
    let (composer, derived) = try await moment.outcome()
    return draw(composer, derived, size)
  }

  private func draw(_ composer: Composer, _ derived: Derived, _ size: Size) -> Canvas {
    var canvas = Canvas(size: size)
    ComposerScreen.draw(composer, derived, options: Self.options, on: &canvas)
    return canvas
  }

  @Test(arguments: ScreenTests.moments, Self.sizes)
  func `Screen readers find words and a cursor, and no frames`(
    moment: ScreenTests.Moment, size: Size
  ) async throws {
    try expectReadable(await canvas(of: moment, size))
  }

  @Test(arguments: SendMoment.all, Self.sizes)
  func `So they do where a message is sent`(moment: SendMoment, size: Size) async throws {
    let (composer, derived) = try await moment.outcome()
    try expectReadable(draw(composer, derived, size))
  }

  @Test(arguments: SendMoment.all, Self.sizes)
  func `Reviews, answers and past sends have words where others see signs`(
    moment: SendMoment, size: Size
  ) async throws {
    let (composer, derived) = try await moment.outcome()
    let canvas = draw(composer, derived, size)
    let lines = canvas.picture.split(separator: "\n", omittingEmptySubsequences: false)
    // The header and the lines below have tests of their own.
    for line in lines.dropFirst().dropLast(2) {
      #expect(!line.contains { "✓✗⚠→▾▴".contains($0) }, "\(line)")
    }
  }

  @Test func `What warns and what became of a send begins with a word`() async throws {
    let words = [
      "review-with-errors": ["error: "], "review-refused": ["error: no dry run was made"],
      "sent": ["ok: SENT projects/"], "sent-refused": ["error: FCM didn't accept it"],
      "sent-unknown": ["error: FCM may or may not", "warning: "],
    ]
    for (name, words) in words {
      let moment = try #require(SendMoment.all.first { $0.description == name })
      let (composer, derived) = try await moment.outcome()
      let picture = draw(composer, derived, Size(columns: 80, rows: 24)).picture
      for word in words { #expect(picture.contains(word), "\(picture)") }
    }
  }

  @Test(arguments: DraftMoment.all, Self.sizes)
  func `So they do among drafts and files`(moment: DraftMoment, size: Size) async throws {
    let (composer, derived) = try await moment.composer()
    try expectReadable(draw(composer, derived, size))
  }

  @Test func `A list of drafts says in words what is wrong with each`() async throws {
    let moment = try #require(DraftMoment.all.first { $0.description == "drafts" })
    let (composer, derived) = try await moment.composer()
    try await expectPicture(
      draw(composer, derived, Size(columns: 80, rows: 24)), named: "accessible-drafts-80x24")
  }

  private func expectReadable(_ canvas: Canvas) throws {
    let picture = canvas.picture
    let frames = picture.unicodeScalars.filter { 0x2500...0x259F ~= $0.value }
    #expect(frames.isEmpty, "\(picture)")
    let cursor = try #require(canvas.cursor, "\(picture)")
    #expect(canvas.bounds.contains(cursor))
    let line = canvas.row(cursor.row).contains { $0.content != .empty }
    #expect(line, "the cursor is on an empty line \(cursor):\n\(picture)")
  }

  @Test(arguments: ["documentation-example", "locales", "problems", "payload", "fix-a-text"])
  func `The accessible composer looks as it was looked at`(name: String) async throws {
    let moment = try #require(ScreenTests.moments.first { $0.name == name })
    let size = Size(columns: 80, rows: 24)
    try await expectPicture(await canvas(of: moment, size), named: "accessible-\(name)-80x24")
  }

  @Test func `The accessible preview says each platform's outcome first`() async throws {
    let moment = ScreenTests.Moment(
      name: "", draft: "fcm-example.json",
      actions: [.command(.nextLocale), .command(.showPreview)])
    let canvas = try await canvas(of: moment, Size(columns: 80, rows: 24))
    try await expectPicture(canvas, named: "accessible-preview-80x24")
  }
}
