import ComposerScreens
import Synchronization
import TerminalUI
import TestSupport
import Testing

@testable import ComposerState

/// One of the demo's drafts as it is opened, whole.
///
/// What another screen has in common with it is named in that one's picture and not drawn again: a change of one pane
/// changes the pictures that are about it.
struct OpenedScreen: Sendable {
  /// As the picture that shows it whole is called, without its size.
  let name: String
  private let canvas: Canvas
  private let areas: [Rect]

  static let moments = [
    ScreenTests.Moment(name: "documentation-example", draft: "fcm-example.json", actions: []),
    ScreenTests.Moment(name: "opened-order-shipped", draft: "order-shipped.json", actions: []),
    ScreenTests.Moment(name: "opened-sale", draft: "sale.json", actions: []),
  ]

  private init(_ moment: ScreenTests.Moment, size: Size) async throws {
    name = moment.name
    let (composer, derived) = try await moment.outcome()
    var canvas = Canvas(size: size)
    ComposerScreen.draw(composer, derived, on: &canvas)
    self.canvas = canvas
    let layout = ScreenLayout(size, pane: composer.pane)
    areas =
      layout.map {
        [$0.header, $0.footer] + [$0.tabs, $0.problemLine].compactMap(\.self)
          + $0.panes.areas.map(\.rect)
      } ?? []
  }

  private static let known = Mutex<[Size: Task<[OpenedScreen], any Error>]>([:])

  /// All of them on a terminal of that size.
  static func all(_ size: Size) async throws -> [OpenedScreen] {
    let task = known.withLock { known in
      if let task = known[size] { return task }
      let task = Task {
        var screens: [OpenedScreen] = []
        for moment in moments { screens.append(try await OpenedScreen(moment, size: size)) }
        return screens
      }
      known[size] = task
      return task
    }
    return try await task.value
  }

  /// The parts of another screen that are just so here.
  func common(with other: Canvas) -> [Rect] {
    guard other.size == canvas.size else { return [] }
    return areas.filter { area in
      area.rowRange.allSatisfy { row in
        area.columnRange.allSatisfy { column in
          let point = Point(column: column, row: row)
          return canvas[point] == other[point]
        }
      }
    }
  }
}

/// Compares a canvas with its picture; what it has in common with an opened draft is `= opened-sale` there.
func expectPicture(
  _ canvas: Canvas, named name: String, filePath: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) async throws {
  var cut = canvas
  let isWhole = OpenedScreen.moments.contains { name.hasPrefix("\($0.name)-") }
  for screen in isWhole ? [] : try await OpenedScreen.all(canvas.size) {
    for area in screen.common(with: canvas) {
      cut.fill(area, style: .text)
      cut.write("= \(screen.name)", at: area.origin, style: .dim, width: area.columns)
    }
  }
  try expectScreen(cut, named: name, filePath: filePath, sourceLocation: sourceLocation)
}
