import Drafts
import TerminalUI
import TestPacing
import TestSupport
import Testing

@testable import ComposerScreens
@testable import ComposerState

@Suite(.takingTurns)
struct LocalesInViewTests {
  /// What takes rows from the list, or gives it some.
  static let occasions: [(name: String, actions: [Action], notice: String?)] = [
    ("as opened", [], nil),
    ("in front", [.command(.showLocales)], nil),
    ("alone", [.command(.showLocales), .command(.zoom)], nil),
    ("below a small preview", [.command(.shrinkPreview), .command(.shrinkPreview)], nil),
    (
      "above a notice of three rows", [],
      String(repeating: "Not saved: the disk is full. ", count: 12)
    ),
  ]

  @Test(arguments: occasions.indices, ScreenTests.allSizes)
  func `The locales on the screen, and no others, are worked out before a paint`(
    occasion: Int, size: Size
  ) async throws {
    let (name, actions, notice) = Self.occasions[occasion]
    for chosen in [0, 3, 6] {
      let moment = ScreenTests.Moment(
        name: name, draft: "sale.json",
        actions: Array(repeating: .command(.nextLocale), count: chosen) + actions)
      var (composer, derived) = try await moment.outcome()
      composer.notice = notice.map { Notice(.warning, $0) }
      let map = PointerMap()
      var canvas = Canvas(size: size)
      ComposerScreen.draw(
        composer, derived, keymap: .standard, options: DrawingOptions(), noting: map, on: &canvas)
      let drawn = Set(
        (0..<size.rows).flatMap { row in
          (0..<size.columns).compactMap { column -> Int? in
            guard case .locale(let place)? = map.area(at: Point(column: column, row: row))?.target
            else { return nil }
            return place
          }
        })
      let inView = ComposerScreen.localesInView(of: composer, size: size)
      #expect(Set(inView) == drawn.union([chosen]), "\(name), locale \(chosen)")
    }
  }
}
