import ComposerScreens
import ComposerState
import FCMClient
import PushMessages
import SendPolicy
import TerminalUI
import TestPacing
import TestSupport
import Testing
import Workspace

@Suite(.takingTurns)
struct SendScreenTests {
  @Test(arguments: SendMoment.all, ScreenTests.allSizes)
  func `Sending looks as it was looked at`(moment: SendMoment, size: Size) async throws {
    let canvas = try await picture(of: moment, size: size)
    try expectScreen(canvas, named: "\(moment)-\(size.columns)x\(size.rows)")
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
      #expect(picture.contains("the journal cannot be written"))
      #expect(picture.contains("no dry-run was made"))
    }
  }

  @Test func `A target that is longer than the terminal is high can be scrolled to its end`()
    async throws
  {
    let topics = (10...14).map { "'every-customer-in-the-northern-region-\($0)' in topics" }
    let condition = topics.joined(separator: " || ")
    var pictures: [String] = []
    for count in 0...6 {
      let down = Array(repeating: SendMoment.Event.action(.command(.down)), count: count)
      let moment = SendMoment(
        description: "", events: SendMoment.reviewed() + down, condition: condition)
      pictures.append(try await picture(of: moment, size: ScreenTests.sizes[0]).picture)
    }
    #expect(pictures.allSatisfy { $0.contains("prod (production)") })
    #expect(!pictures[0].contains("region-14"))
    #expect(pictures.contains { $0.contains("region-14") })
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
