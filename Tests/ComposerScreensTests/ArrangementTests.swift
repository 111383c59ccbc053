import ComposerScreens
import TerminalUI
import TestPacing
import TestSupport
import Testing

@testable import ComposerState

@Suite(.takingTurns)
struct ArrangementTests {
  @Test(arguments: Pane.allCases, ScreenTests.allSizes)
  func `A pane alone has everything between header and notice`(pane: Pane, size: Size) throws {
    var arrangement = Arrangement()
    arrangement.isZoomed = true
    let layout = try #require(ScreenLayout(size, pane: pane, arrangement: arrangement))
    #expect(layout.panes.areas.map(\.pane) == [pane])
    #expect(layout.panes[pane] == Rect(size).rows(1..<size.rows - 2))
    #expect(layout.tabs == nil)
    #expect(layout.problemLine == nil)
    #expect(layout.divider == nil)
  }

  @Test(arguments: Pane.allCases, ScreenTests.allSizes)
  func `A pane alone has its name above it`(pane: Pane, size: Size) async throws {
    let show = try #require(
      Command.allCases.first { $0.rawValue.lowercased() == "show\(pane)" })
    let moment = ScreenTests.Moment(
      name: "", draft: "order-shipped.json", actions: [.command(show), .command(.zoom)])
    let (composer, derived) = try await moment.outcome()
    var canvas = Canvas(size: size)
    ComposerScreen.draw(composer, derived, on: &canvas)
    let lines = canvas.picture.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[1].hasPrefix("─ \(pane.rawValue) \(pane.title) "))
  }

  @Test(arguments: ScreenTests.sizes)
  func `The preview alone shows both cards`(size: Size) async throws {
    let moment = ScreenTests.Moment(
      name: "", draft: "fcm-example.json",
      actions: [.command(.nextLocale), .command(.showPreview), .command(.zoom)])
    let (composer, derived) = try await moment.outcome()
    var canvas = Canvas(size: size)
    ComposerScreen.draw(composer, derived, on: &canvas)
    try await expectPicture(canvas, named: "preview-alone-\(size.columns)x\(size.rows)")
  }

  @Test(arguments: Pane.allCases, ScreenTests.allSizes)
  func `However panes are arranged, each has a row and none lies over another`(
    pane: Pane, size: Size
  ) async throws {
    let derived = try await DemoApp.derived(DemoApp.composer("sale.json"))
    var composer = DemoApp.composer("sale.json")
    composer.screen.show(pane)
    for command in [Command.growPreview, .shrinkPreview, .widenLeft, .narrowLeft] {
      for _ in 0..<16 {
        _ = composer.update(.command(command), seeing: derived, at: composer.now)
        let layout = try #require(
          ScreenLayout(size, pane: pane, arrangement: composer.arrangement))
        let rects = layout.panes.areas.map(\.rect)
        #expect(rects.allSatisfy { $0.columns >= 20 && $0.rows >= 1 }, "\(composer.arrangement)")
        for (index, rect) in rects.enumerated() {
          #expect(rects[..<index].allSatisfy { $0.intersection(rect).isEmpty })
        }
      }
    }
  }

  @Test(arguments: Pane.allCases, [80, 60])
  func `A long notice takes no row of the preview, so that a card stays whole`(
    pane: Pane, columns: Int
  ) throws {
    let size = Size(columns: columns, rows: columns == 80 ? 24 : 16)
    let layout = try #require(ScreenLayout(size, pane: pane))
    for rows in 2...ScreenLayout.noticeRows(size) {
      let long = try #require(ScreenLayout(size, pane: pane, noticeRows: rows))
      let lost = (layout.panes[.preview]?.rows ?? 0) - (long.panes[.preview]?.rows ?? 0)
      // The preview gives way only to the pane of locales, which has come up into its place.
      #expect(pane == .locales || lost == 0)
      #expect(long.panes.areas.allSatisfy { $0.rect.rows >= 1 })
    }
  }

  @Test func `The line between left and right moves`() async throws {
    let moment = ScreenTests.Moment(
      name: "", draft: "sale.json", actions: [.command(.widenLeft)])
    let arrangement = try await moment.outcome().composer.arrangement
    let size = Size(columns: 120, rows: 40)
    let columns = [Arrangement(), arrangement].map {
      ScreenLayout(size, pane: .text, arrangement: $0)?.divider?.column
    }
    #expect(columns == [53, 59])
  }
}
