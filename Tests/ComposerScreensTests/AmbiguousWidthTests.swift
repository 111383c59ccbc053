import ComposerScreens
import PushMessages
import TerminalUI
import TestPacing
import TestSupport
import Testing
import TextLayout

@testable import ComposerState

/// The composer on a terminal that draws ambiguous characters in two columns.
@Suite(.takingTurns)
struct AmbiguousWidthTests {
  private static let texts = [
    "Привет, Ωmega → …", "§ 5 ±3° “цитата” ‘да’", "ΑΒΓ│ДЕЖ", String(repeating: "Ж", count: 300),
  ]

  private func canvas(_ text: String, _ size: Size, _ width: AmbiguousWidth) async throws -> Canvas
  {
    var composer = DemoApp.composer("order-shipped.json")
    for path: FieldPath in ["notification.title", "notification.body", "topic"] {
      try composer.draft.set(.string(text), at: path)
    }
    composer.preview.take(StringsSummary(revision: 1, fileCount: 14, errors: []))
    composer.notice = Notice(.warning, text)
    var canvas = Canvas(size: size, glyphs: width == .wide ? .asciiLines : .unicode)
    ComposerScreen.draw(
      composer, try await DemoApp.derived(composer),
      options: DrawingOptions(ambiguousWidth: width), on: &canvas)
    return canvas
  }

  @Test(arguments: texts, ScreenTests.allSizes)
  func `Every character has the columns that the terminal gives it`(
    text: String, size: Size
  ) async throws {
    let canvas = try await canvas(text, size, .wide)
    for row in 0..<size.rows {
      var columns = 0
      for cell in canvas.row(row) {
        guard case .cluster(let text, let width) = cell.content else {
          if cell.content == .empty { columns += 1 }
          continue
        }
        let drawn = text.terminalWidth(ambiguous: .wide)
        #expect(drawn == width, "\(text) in row \(row)")
        columns += drawn
      }
      #expect(columns == size.columns, "row \(row)")
    }
  }

  @Test func `What is drawn for one terminal does not change what is measured for another`()
    async throws
  {
    let size = Size(columns: 80, rows: 24)
    let before = try await canvas(Self.texts[0], size, .narrow)
    _ = try await canvas(Self.texts[0], size, .wide)
    #expect(try await canvas(Self.texts[0], size, .narrow) == before)
  }

  @Test(arguments: [Size(columns: 80, rows: 24), Size(columns: 120, rows: 40)])
  func `It looks as it was looked at`(size: Size) async throws {
    try await expectPicture(
      await canvas(Self.texts[0], size, .wide),
      named: "ambiguous-wide-\(size.columns)x\(size.rows)")
  }
}
