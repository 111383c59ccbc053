import ComposerScreens
import ComposerState
import FuzzSupport
import TerminalUI
import TestPacing
import TestSupport
import Testing
import TextLayout

/// Whatever a message, an app, a file or a server holds: the screen shows it and obeys none of it.
@Suite(.takingTurns)
struct HostileScreenTests {
  private static let sizes = [Size(columns: 60, rows: 16), Size(columns: 120, rows: 40)]

  @Test(arguments: HostileText.all)
  func `No pane and no dialog lets a text through as it is`(hostile: HostileText) async throws {
    let moment = try await HostileMoment(hostile.text)
    var seen = 0
    for (name, composer) in moment.screens {
      for size in Self.sizes {
        for isAccessible in [false, true] {
          var canvas = Canvas(size: size)
          ComposerScreen.draw(
            composer, moment.derived, options: DrawingOptions(isAccessible: isAccessible),
            on: &canvas)
          expectHarmless(canvas, name)
          if canvas.picture.contains(moment.trace) { seen += 1 }
        }
      }
    }
    // Most of these screens show the text, or the test would prove nothing.
    #expect(seen > moment.screens.count, "\(seen) of \(4 * moment.screens.count)")
  }

  private func expectHarmless(_ canvas: Canvas, _ name: String) {
    for row in 0..<canvas.size.rows {
      var columns = 0
      for cell in canvas.row(row) {
        switch cell.content {
        case .empty: columns += 1
        case .continuation: break
        case .cluster(let text, let width):
          columns += width
          let harm = HostileText.harm(in: text)
          if !harm.isEmpty || text.contains("\n") { Issue.record("\(name), row \(row): \(harm)") }
          if text.terminalWidth != width || width < 1 || text.displayable != text {
            Issue.record("\(name), row \(row): ‘\(text)’ has \(width) columns")
          }
        }
      }
      if columns != canvas.size.columns { Issue.record("\(name), row \(row): \(columns) columns") }
    }
  }
}
