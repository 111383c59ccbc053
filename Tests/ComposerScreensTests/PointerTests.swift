import ComposerScreens
import ComposerState
import FuzzSupport
import PushMessages
import SendPolicy
import TerminalUI
import TestPacing
import TestSupport
import Testing

@Suite(.takingTurns)
struct PointerTests {
  /// A screen, a text on it (the so-manyth of its kind) and what a click on its first letter means.
  struct Click: CustomTestStringConvertible, Sendable {
    var size: Size
    var actions: [Action] = []
    var text: String
    var occurrence = 0
    var clicks = 1
    var meaning: Pointing?
    var testDescription: String { "\(text) \(occurrence) ×\(clicks) at \(size.columns)" }
  }

  static let small = Size(columns: 60, rows: 16)
  static let stacked = Size(columns: 80, rows: 24)
  static let wide = Size(columns: 120, rows: 40)
  static let titleKey: FieldID = .field("android.notification.title_loc_key")
  static let appleKey: FieldID = .field("apns.payload.aps.alert.loc-key")

  static let clicks: [Click] = [
    Click(size: stacked, text: "1 Target", meaning: .pane(.target)),
    Click(size: stacked, text: "9 History", meaning: .pane(.history)),
    Click(size: small, text: "8 ≈", meaning: .pane(.payload)),
    Click(size: stacked, text: "5 Preview", meaning: .pane(.preview)),
    Click(size: stacked, text: "welcome_tit", meaning: .field(titleKey, in: .text)),
    Click(size: stacked, text: "welcome_tit", clicks: 2, meaning: .again(.text)),
    Click(size: stacked, text: "welcome_tit", clicks: 3, meaning: nil),
    Click(size: stacked, text: "Title key", meaning: .field(titleKey, in: .text)),
    Click(
      size: wide, actions: [.command(.showLocales)], text: "NEW_MESSAGE",
      meaning: .field(appleKey, in: .text)),
    Click(size: wide, text: "topic ▾", meaning: .field(.targetKind, in: .target)),
    Click(size: wide, text: "9 History", meaning: .pane(.history)),
    Click(
      size: wide, actions: [.command(.showHistory)], text: "Nothing has been sent",
      meaning: .pane(.history)),
    Click(size: wide, text: "de-DE", meaning: .locale(2)),
    Click(size: wide, text: "de-DE", clicks: 2, meaning: nil),
    Click(size: wide, text: "8 Payload", meaning: .pane(.payload)),
    Click(
      size: wide, actions: [.command(.showPayload)], text: " Android  Apple  Web",
      meaning: .payloadView(.android)),
    Click(size: wide, text: "+ a key for", meaning: .field(.mapKey("data", 0), in: .data)),
    Click(
      size: stacked, actions: [.command(.showData)], text: "Expires in",
      meaning: .field(.expiresIn, in: .data)),
    Click(
      size: stacked, actions: [.command(.showPayload)], text: "Apple",
      meaning: .payloadView(.apple)),
    Click(
      size: stacked, actions: [.command(.edit)], text: "lcome_title",
      meaning: .text(offset: 2, .cursor)),
    Click(
      size: stacked, actions: [.command(.edit)], text: "lcome_title", clicks: 2,
      meaning: .text(offset: 2, .word)),
    Click(
      size: stacked, actions: [.command(.edit)], text: "lcome_title", clicks: 3,
      meaning: .text(offset: 2, .everything)),
    Click(size: stacked, text: "LOCAL demo-shop", meaning: nil),
    Click(size: stacked, text: "? keys", meaning: nil),
    Click(
      size: stacked, actions: [.command(.copy)], text: "curl", meaning: .entry(2)),
    Click(
      size: stacked, actions: [.command(.copy)], text: "curl", clicks: 2, meaning: .again(nil)),
    Click(size: stacked, actions: [.command(.help)], text: "the next field", meaning: nil),
    Click(size: stacked, actions: [.command(.palette)], text: "next-locale", meaning: .entry(16)),
    Click(size: stacked, actions: [.command(.chooseLocale)], text: "ar-EG", meaning: .entry(4)),
    Click(
      size: stacked, actions: [.command(.chooseLocale)], text: "ar-EG", clicks: 2,
      meaning: .again(nil)),
    Click(
      size: wide, actions: [.command(.findField)], text: "notification.body", meaning: .entry(5)),
    Click(
      size: stacked, actions: [.command(.nextLocale), .command(.fix)], text: "use another key",
      meaning: .entry(1)),
    Click(
      size: stacked, actions: [.command(.nextLocale), .command(.fix)], text: "use another key",
      clicks: 2, meaning: .again(nil)),
    Click(
      size: stacked, actions: [.command(.nextLocale), .command(.fix)], text: "1 Target",
      meaning: nil),
    Click(
      size: stacked, actions: [.command(.edit), .edit(.insert("_x")), .command(.quit)],
      text: "discard them", meaning: nil),
    Click(
      size: stacked, actions: [.command(.saveAs)], text: "fcm-example.json", occurrence: 1,
      meaning: .text(offset: 7, .cursor)),
    Click(size: stacked, actions: [.command(.toggleMouse)], text: "1 Target", meaning: nil),
  ]

  @Test(arguments: clicks)
  func `A click means what is seen under it`(click: Click) async throws {
    let (composer, derived) = try await composer(after: click.actions)
    var canvas = Canvas(size: click.size)
    ComposerScreen.draw(composer, derived, on: &canvas)
    let point = try #require(canvas.place(of: click.text, click.occurrence), "\(canvas.picture)")
    let event = MouseEvent(.press(.left, clicks: click.clicks), at: point)
    let action = ComposerScreen.action(for: event, in: composer, derived, size: click.size)
    #expect(action == click.meaning.map(Action.pointed))
  }

  @Test(
    arguments: [
      ("5 Preview", [], Pointing.wheel(.preview, rows: 1)),
      ("de-DE", [], .wheel(.locales, rows: 1)),
      ("welcome_tit", [], .wheel(.text, rows: 1)),
      ("\"message\"", [.command(.showPayload)], .wheel(.payload, rows: 3)),
      ("7 Problems", [], .wheel(.problems, rows: 1)),
      ("the next field", [.command(.help)], .wheel(nil, rows: 3)),
      ("use another key", [.command(.nextLocale), .command(.fix)], .wheel(nil, rows: 1)),
    ] as [(String, [Action], Pointing)])
  func `The wheel scrolls what is under it`(
    text: String, actions: [Action], pointing: Pointing
  ) async throws {
    let (composer, derived) = try await composer(after: actions)
    var canvas = Canvas(size: Self.wide)
    ComposerScreen.draw(composer, derived, on: &canvas)
    let point = try #require(canvas.place(of: text), "\(canvas.picture)")
    let down = ComposerScreen.action(
      for: MouseEvent(.wheelDown, at: point), in: composer, derived, size: Self.wide)
    #expect(down == .pointed(pointing))
    let up = ComposerScreen.action(
      for: MouseEvent(.wheelUp, at: point), in: composer, derived, size: Self.wide)
    #expect(up == .pointed(pointing.reversed))
  }

  @Test func `Other buttons, releases and places beyond the screen mean nothing`() async throws {
    let (composer, derived) = try await composer(after: [])
    let inside = Point(column: 20, row: 4)
    let outside = [
      Point(column: 80, row: 3), Point(column: 5, row: 24), Point(column: -1, row: -1),
    ]
    let events =
      [
        MouseEvent(.press(.right, clicks: 1), at: inside),
        MouseEvent(.press(.middle, clicks: 1), at: inside), MouseEvent(.release(.left), at: inside),
      ] + outside.map { MouseEvent(.press(.left, clicks: 1), at: $0) }
    for event in events {
      let action = ComposerScreen.action(for: event, in: composer, derived, size: Self.stacked)
      #expect(action == nil, "\(event)")
    }
  }

  @Test(arguments: ScreenTests.moments)
  func `No click sends, confirms, discards or quits`(moment: ScreenTests.Moment) async throws {
    let (composer, derived) = try await composer(after: moment.actions, draft: moment.draft)
    try clickAround(composer, derived, seed: UInt64(moment.name.utf8.count))
  }

  @Test(arguments: SendMoment.all)
  func `No click sends, wherever a send is on its way`(moment: SendMoment) async throws {
    let (composer, derived) = try await moment.outcome()
    try clickAround(composer, derived, seed: UInt64(moment.description.utf8.count))
  }

  /// Clicks and wheels one after the other, on a screen that changes under them.
  private func clickAround(_ start: Composer, _ derived: Derived, seed: UInt64) throws {
    var random = SplitMix(state: seed)
    for size in [Size(columns: 80, rows: 24), Size(columns: 120, rows: 40)] {
      var composer = start
      for _ in 0..<10 {
        let event = MouseEvent.random(on: size, using: &random)
        guard
          let action = ComposerScreen.action(for: event, in: composer, derived, size: size)
        else { continue }
        let effects = composer.update(action, seeing: derived, at: composer.now)
        let isHarmless = effects.allSatisfy(\.isHarmless)
        #expect(isHarmless, "\(event): \(effects)")
      }
      #expect(composer.running == start.running)
      #expect(composer.isDirty || !start.isDirty)
      guard let review = composer.modal(Review.self) else { continue }
      if let before = start.modal(Review.self) { #expect(review.entry == before.entry) }
    }
  }

  private func composer(
    after actions: [Action], draft: String = "fcm-example.json"
  ) async throws -> (Composer, Derived) {
    let moment = ScreenTests.Moment(name: "", draft: draft, actions: actions)
    var (composer, derived) = try await moment.outcome()
    if composer.pane == .history {
      _ = composer.update(.historyRead([], clock: .utc), seeing: derived, at: composer.now)
    }
    return (composer, derived)
  }
}

extension Canvas {
  /// Where a text begins for the so-manyth time, row by row.
  fileprivate func place(of text: String, _ occurrence: Int = 0) -> Point? {
    var left = occurrence
    for row in 0..<size.rows {
      for column in 0..<size.columns
      where self[Point(column: column, row: row)].text.first == text.first {
        let line = self.row(row).dropFirst(column).reduce(into: "") { $0 += $1.text }
        guard line.hasPrefix(text) else { continue }
        if left == 0 {
          let blanks = text.prefix { $0 == " " }.count
          return Point(column: column + blanks, row: row)
        }
        left -= 1
      }
    }
    return nil
  }
}

extension MouseEvent {
  fileprivate static func random(
    on size: Size, using random: inout some RandomNumberGenerator
  ) -> MouseEvent {
    let point = Point(
      column: Int.random(in: -1...size.columns, using: &random),
      row: Int.random(in: -1...size.rows, using: &random))
    let actions: [MouseEvent.Action] = [
      .press(.left, clicks: 1), .press(.left, clicks: 1), .press(.left, clicks: 2),
      .press(.left, clicks: 3), .press(.right, clicks: 1), .wheelUp, .wheelDown,
    ]
    return MouseEvent(actions.randomElement(using: &random) ?? .wheelUp, at: point)
  }
}

extension Pointing {
  fileprivate var reversed: Pointing {
    if case .wheel(let pane, let rows) = self { .wheel(pane, rows: -rows) } else { self }
  }
}

extension Effect {
  fileprivate var isHarmless: Bool {
    switch self {
    case .readHistory, .prepareSend, .openDraft: true
    default: false
    }
  }
}
