import ComposerState
import PushMessages
import TerminalUI
import TestPacing
import TestSupport
import Testing
import TextLayout

@testable import ComposerScreens

/// Panes 3 and 4, and what is typed, chosen and looked for there.
@Suite(.takingTurns)
struct FormScreenTests {
  typealias Moment = ScreenTests.Moment

  static let moments: [Moment] = [
    Moment(name: "platforms-group", draft: "order-shipped.json", actions: going(to: "visibility")),
    Moment(
      name: "platforms-typing-a-time", draft: "order-shipped.json",
      actions: [.command(.showPlatforms), .command(.first), .command(.edit)]
        + [.edit(.deleteToStart), .edit(.insert("1h30m"))]),
    Moment(
      name: "platforms-typing-no-time", draft: "order-shipped.json",
      actions: [.command(.showPlatforms), .command(.first), .command(.edit)]
        + [.edit(.deleteToStart), .edit(.insert("90x"))]),
    Moment(
      name: "platforms-moments", draft: "sale.json",
      actions: [.documentEdited(dated)] + going(to: "apns-expiration")),
    Moment(
      name: "platforms-moments-web", draft: "sale.json",
      actions: [.documentEdited(dated)] + going(to: "webpush.notification.timestamp")),
    Moment(
      name: "platforms-typing-a-moment", draft: "sale.json",
      actions: [.documentEdited(dated)] + going(to: "webpush.notification.timestamp")
        + [.command(.edit), .edit(.deleteToStart), .edit(.insert("tomorrow 09:00"))]),
    Moment(
      name: "plain-alert", draft: "sale.json",
      actions: [.documentEdited(dated)] + going(to: "apns.payload.aps.alert.body")),
    Moment(
      name: "platforms-values", draft: "sale.json", actions: going(to: "push type") + [choose]),
    Moment(
      name: "field-list", draft: "order-shipped.json",
      actions: [.command(.findField), .edit(.insert("light"))]),
    Moment(
      name: "data", draft: "order-shipped.json",
      actions: [.command(.showData), .command(.down), .command(.right)]),
    Moment(
      name: "data-options", draft: "order-shipped.json",
      actions: [.command(.showData), .command(.edit), .edit(.insert("90m")), .command(.back)]
        + going(to: "collapse id")),
    Moment(
      name: "data-adding-a-key", draft: "order-shipped.json",
      actions: [.command(.showData), .command(.down), .command(.down), .command(.edit)]
        + [.edit(.insert("order_id"))]),
    Moment(
      name: "field-help-expires-in", draft: "order-shipped.json",
      actions: [.command(.showData), .command(.fieldHelp)]),
    Moment(
      name: "expires-in-differs", draft: "sale.json",
      actions: [.command(.showData), .command(.edit), .edit(.insert("90m")), .command(.back)]
        + going(to: "android.ttl")
        + [.command(.edit), .edit(.deleteToStart), .edit(.insert("2d")), .command(.showData)]),
  ]

  /// With moments in every spelling, and an alert that is a text.
  private static let dated = #"""
    {"message": {"topic": "demo-offers",
      "android": {"notification": {"title": "Sale", "event_time": "2026-12-01T16:30:00Z"}},
      "apns": {"headers": {"apns-expiration": "1798128000"},
        "payload": {"aps": {"alert": "The sale has started"}}},
      "webpush": {"notification": {"title": "Sale", "timestamp": 1796142600000}}}}
    """#

  private static let choose = Action.command(.choose)

  private static func going(to field: String) -> [Action] {
    [.command(.findField), .edit(.insert(field)), .command(.edit), .command(.back)]
  }

  @Test(arguments: moments, ScreenTests.allSizes)
  func `The forms look as they were looked at`(moment: Moment, size: Size) async throws {
    let (composer, derived) = try await moment.outcome()
    var canvas = Canvas(size: size)
    ComposerScreen.draw(composer, derived, on: &canvas)
    try await expectPicture(canvas, named: "\(moment.name)-\(size.columns)x\(size.rows)")
  }

  @Test func `A color has a sample of itself beside it, but not for screen readers`() async throws {
    let moment = Moment(
      name: "", draft: "order-shipped.json", actions: [.command(.showPlatforms)])
    let (composer, derived) = try await moment.outcome()
    for isAccessible in [false, true] {
      var canvas = Canvas(size: Size(columns: 80, rows: 24))
      ComposerScreen.draw(
        composer, derived, options: DrawingOptions(isAccessible: isAccessible), on: &canvas)
      let cells = (0..<24).flatMap { Array(canvas.row($0)) }
      let samples = cells.filter { $0.style.color != nil }
      #expect(samples.map(\.text) == (isAccessible ? [] : ["■"]))
      #expect(samples.allSatisfy { $0.style.color == RGB("#7e55c3") })
    }
  }

  @Test func `What is shown of a long path is its beginning and its end`() {
    let words = PathWords(
      "apns.notification.tag", spots: [0, 5, 18, 20], width: 10, ambiguous: .narrow)
    #expect(words.text == "apns…n.tag" && words.spots == [0, 7, 9])
    let end = PathWords(
      "android.notification.tag", spots: [0, 21, 23], width: 10, ambiguous: .narrow)
    #expect(end.text == "…ation.tag" && end.spots == [7, 9])
    let whole = PathWords("data", spots: [1], width: 10, ambiguous: .narrow)
    #expect(whole.text == "data" && whole.spots == [1])
  }

  @Test(arguments: ScreenTests.allSizes)
  func `A click on a value of the list chooses it`(size: Size) async throws {
    let moment = Moment(
      name: "", draft: "sale.json", actions: Self.going(to: "visibility") + [Self.choose])
    let (composer, derived) = try await moment.outcome()
    var canvas = Canvas(size: size)
    ComposerScreen.draw(composer, derived, on: &canvas)
    let rows = canvas.picture.split(separator: "\n", omittingEmptySubsequences: false)
    let row = try #require(rows.firstIndex { $0.contains("SECRET ") })
    let event = MouseEvent(
      .press(.left, clicks: 1), at: Point(column: size.columns / 2, row: row))
    let action = ComposerScreen.action(for: event, in: composer, derived, size: size)
    #expect(action == .pointed(.entry(2)))
  }
}
