import ComposerScreens
import FCMClient
import PushMessages
import SendPolicy
import TerminalUI
import TestPacing
import TestSupport
import Testing
import Workspace

@testable import ComposerState

@Suite(.takingTurns)
struct SendScreenTests {
  @Test(arguments: SendMoment.all, ScreenTests.allSizes)
  func `Sending looks as it was looked at`(moment: SendMoment, size: Size) async throws {
    let canvas = try await picture(of: moment, size: size)
    try await expectPicture(canvas, named: "\(moment)-\(size.columns)x\(size.rows)")
  }

  @Test(
    arguments: SendMoment.all.filter {
      $0.description.hasPrefix("review-")
        && !["review-preparing", "review-of-a-test"].contains($0.description)
    })
  func `Where it goes and what is in the way are in view on every terminal`(
    moment: SendMoment
  ) async throws {
    for size in ScreenTests.sizes {
      let picture = try await picture(of: moment, size: size).picture
      for words in ["prod (production)", "demo-shop-prod", "push@demo-shop-prod", "topic demo-o"] {
        #expect(picture.contains(words), "\(size.columns)×\(size.rows)")
      }
      guard moment.description == "review-refused" else { continue }
      #expect(picture.contains("the history can't be written"))
      #expect(picture.contains("no dry run was made"))
    }
  }

  @Test func `A target that is longer than the terminal is high can be scrolled to its end`()
    async throws
  {
    let topics = (10...14).map {
      "'every-single-customer-in-the-northern-regions-of-\($0)' in topics"
    }
    let condition = topics.joined(separator: " || ")
    let moment = SendMoment(
      description: "long-condition", events: SendMoment.reviewed(), condition: condition)
    let pictures = try await pictures(of: moment, pressing: "down", size: ScreenTests.sizes[0])[0]
    #expect(pictures.allSatisfy { $0.contains("prod (production)") })
    #expect(!pictures[0].contains("of-14"))
    #expect(pictures.contains { $0.contains("of-14") })
  }

  @Test(arguments: Self.answered)
  func `Paging through a review shows every line, also backwards`(moment: SendMoment) async throws {
    for size in ScreenTests.sizes {
      let isLow = size.rows < 20
      let tall = Size(columns: size.columns, rows: 90)
      let all = try await picture(of: moment, size: tall).picture.split(separator: "\n")
      let reach = try #require(all.firstIndex { $0.contains("Reach") })
      // What goes on has no label.
      let start = try #require(all[(reach + 1)...].firstIndex { !$0.hasPrefix("     ") })
      let end = try #require(all.firstIndex { $0.hasPrefix("──") })
      let wanted = all[start..<end].filter { $0.contains { $0 != " " } }
      #expect(wanted.count > 8)
      let pages = try await pictures(of: moment, pressing: "pgdn", "pgup", size: size)
      let pictures = pages[0]
      #expect(!isLow || pictures.count > 2)
      for line in wanted {
        let isShown = pictures.contains { $0.split(separator: "\n").contains(line) }
        #expect(isShown, "\(size.columns)×\(size.rows): \(line)")
      }
      #expect(pages[1].count == pictures.count && pages[1].last == pictures.first)
    }
  }

  @Test(arguments: Self.answered)
  func `What warns is in view where the send is confirmed, or named there`(
    moment: SendMoment
  ) async throws {
    let (composer, _) = try await moment.outcome()
    guard let review = composer.modal(Review.self), let facts = review.verdict?.review else {
      Issue.record("no review is open")
      return
    }
    let rows = facts.detailRows { "\($0)" }.filter { $0.level == .warning || $0.level == .error }
    for size in ScreenTests.sizes {
      let picture = try await picture(of: moment, size: size).picture
      for row in rows where !row.label.isEmpty && row.label != "Reason" {
        let isNamed = picture.contains(row.label)
        #expect(isNamed, "\(size.columns)×\(size.rows): \(row.label)\n\(picture)")
      }
      if facts.sameMessage.isEmpty { continue }
      #expect(picture.contains("⚠ Sent before 02:12 CET (01:12 UTC): this message"), "\(picture)")
    }
  }

  @Test func `The header shortens everything before the target, and that in its middle`()
    async throws
  {
    let name = "orders-of-northern-germany-and-denmark"
    let header = { (condition: String, size: Size) in
      let moment = SendMoment(description: condition, events: [], condition: condition)
      return try await picture(of: moment, size: size).picture
        .split(separator: "\n").first.map(String.init) ?? ""
    }
    for size in ScreenTests.sizes {
      let line = try await header("'\(name)'", size)
      #expect(line.contains("▸ condition '"), "\(line)")
      #expect(line.contains("denmark'"), "\(line)")
      #expect(line.contains("dry run: none"), "\(line)")
      if size.columns >= 80 { #expect(line.contains("▸ condition '\(name)'"), "\(line)") }
    }
  }

  @Test func `After a send the header says when, as long as the draft is what was sent`()
    async throws
  {
    let moment = SendMoment(
      description: "",
      events: SendMoment.sending + [
        .answered(SendMoment.accepted), .action(.command(.back)),
      ])
    let (sent, derived) = try await moment.outcome()
    let header = { (composer: Composer) in
      var canvas = Canvas(size: ScreenTests.sizes[1])
      ComposerScreen.draw(composer, derived, on: &canvas)
      return canvas.picture.split(separator: "\n").first.map(String.init) ?? ""
    }
    #expect(header(sent).hasSuffix("sent 02:15"))
    var changed = sent
    try changed.draft.set(.string("other"), at: "topic")
    #expect(header(changed).contains("dry run: stale"))
  }

  @Test func `The wheel scrolls a review line by line`() async throws {
    let moment = try #require(SendMoment.all.first { $0.description == "review-sent-before" })
    let (composer, derived) = try await moment.outcome()
    let actions = [MouseEvent.Action.wheelDown, .wheelUp].map {
      ComposerScreen.action(
        for: MouseEvent($0, at: Point(column: 5, row: 8)), in: composer, derived,
        size: ScreenTests.sizes[0])
    }
    #expect(actions == [.scrolled(to: 1), .scrolled(to: 0)])
  }

  @Test func `A label never runs into its value`() async throws {
    for size in ScreenTests.allSizes {
      let moment = try #require(SendMoment.all.first { $0.description == "review-sent-before" })
      let pages = try await pictures(of: moment, pressing: "pgdn", size: size)[0]
      let lines = pages.flatMap { $0.split(separator: "\n") }
      #expect(lines.contains { $0.hasPrefix("   Locales     reviewed 1 of 7") })
    }
  }

  /// Reviews that can be confirmed.
  private static let answered = SendMoment.all.filter {
    ["review-with-errors", "review-last-question", "review-sent-before"].contains($0.description)
  }

  /// What is shown before and after each press of a key, until it changes nothing; then the next key.
  private func pictures(
    of moment: SendMoment, pressing keys: KeyPress..., size: Size
  ) async throws -> [[String]] {
    let (opened, derived) = try await moment.outcome()
    var composer = opened
    return keys.map { key in
      var pictures: [String] = []
      while pictures.count < 60 {
        var canvas = Canvas(size: size)
        ComposerScreen.draw(composer, derived, on: &canvas)
        guard pictures.last != canvas.picture else { break }
        pictures.append(canvas.picture)
        var now = composer.now
        now.milliseconds += 400
        let action = ComposerScreen.action(for: key, in: composer, derived, size: size)
        if let action { _ = composer.update(action, seeing: derived, at: now) }
        // The key that sends counts again.
        now.milliseconds += 400
        _ = composer.update(.ticked, seeing: derived, at: now)
      }
      return pictures
    }
  }

  @Test(arguments: SendMoment.all.filter { $0.description.hasPrefix("review-") })
  func `The footer of a review never names Enter`(moment: SendMoment) async throws {
    let picture = try await picture(of: moment, size: ScreenTests.sizes[1]).picture
    #expect(picture.split(separator: "\n").last?.contains("Enter") == false)
  }

  @Test func `At 80 columns the footer has both dry-run and send`() async throws {
    let moment = SendMoment(description: "", draft: "sale.json", events: [])
    let footer = try await picture(of: moment, size: ScreenTests.sizes[1]).picture
      .split(separator: "\n").last
    #expect(footer?.contains("d dry-run  s send…") == true)
  }

  private func picture(of moment: SendMoment, size: Size) async throws -> Canvas {
    let (composer, derived) = try await moment.outcome()
    var canvas = Canvas(size: size)
    ComposerScreen.draw(composer, derived, on: &canvas)
    return canvas
  }
}
