import ComposerScreens
import TerminalUI
import TestPacing
import TestSupport
import Testing

@testable import ComposerState

@Suite(.takingTurns)
struct ListScreenTests {
  @Test(arguments: ListMoment.all, ScreenTests.allSizes)
  func `A draft for a list looks as it was looked at`(moment: ListMoment, size: Size) async throws {
    let canvas = try await picture(of: moment, size: size)
    try await expectPicture(canvas, named: "\(moment)-\(size.columns)x\(size.rows)")
  }

  @Test(arguments: ScreenTests.sizes)
  func `That a message goes to a list, and to how many, is in view wherever one is`(
    size: Size
  ) async throws {
    let moment = try #require(ListMoment.all.first { $0.description == "list-target" })
    for pane in Pane.allCases {
      var shown = moment
      shown.actions = Command.allCases.filter { $0.pane == pane }.map { .command($0) }
      let picture = try await picture(of: shown, size: size).picture
      let header = picture.split(separator: "\n").first ?? ""
      #expect(header.contains("list "), "\(size.columns)×\(size.rows) \(pane): \(header)")
      #expect(header.contains(", 200 registrations"), "\(size.columns)×\(size.rows): \(header)")
    }
  }

  private func picture(of moment: ListMoment, size: Size) async throws -> Canvas {
    let (composer, derived) = try await moment.outcome()
    var canvas = Canvas(size: size)
    ComposerScreen.draw(composer, derived, on: &canvas)
    return canvas
  }
}
