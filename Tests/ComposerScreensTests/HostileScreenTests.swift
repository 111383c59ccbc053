import ComposerScreens
import ComposerState
import Foundation
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

  /// Each text on some of the screens, so that each screen has at least one of the texts; the long run has them all.
  @Test(arguments: HostileText.all.indices)
  func `No pane and no dialog lets a text through as it is`(index: Int) async throws {
    let moment = try await HostileMoment(HostileText.all[index].text)
    let isLong = ProcessInfo.processInfo.environment["PUSHWRIGHT_KEYS"] != nil
    var (drawn, seen) = (0, 0)
    for (number, (name, composer)) in moment.screens.enumerated()
    where isLong || number % 28 == index % 28 {
      let composer = composer()
      let turn = number / 28 + index / 28
      for size in isLong ? Self.sizes : [Self.sizes[turn % 2]] {
        for isAccessible in isLong ? [false, true] : [turn / 2 % 2 == 0] {
          var canvas = Canvas(size: size)
          ComposerScreen.draw(
            composer, moment.derived, options: DrawingOptions(isAccessible: isAccessible),
            on: &canvas)
          expectHarmless(canvas, name)
          drawn += 1
          if canvas.picture.contains(moment.trace) { seen += 1 }
        }
      }
    }
    // Many of these screens show the text, or the test would prove nothing.
    #expect(seen > drawn / 5, "\(seen) of \(drawn)")
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
          let drawn = text.terminalWidth(ambiguous: .narrow)
          if drawn != width || width < 1 || text.displayable != text {
            Issue.record("\(name), row \(row): ‘\(text)’ has \(width) columns")
          }
        }
      }
      if columns != canvas.size.columns { Issue.record("\(name), row \(row): \(columns) columns") }
    }
  }
}
