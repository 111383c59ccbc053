import ComposerScreens
import FCMClient
import PushMessages
import SendPolicy
import TerminalUI
import TestPacing
import TestSupport
import Testing

@testable import ComposerState

/// Names from right to left among words of ours, which keep their places.
@Suite(.takingTurns)
struct RightToLeftPlacesTests {
  /// Hebrew, so that no joined forms come in.
  private static let name = "חדשות 12 now"
  private static let seen = "now 12 תושדח"

  private func canvas(_ bidi: BidiDisplay = .visual) async throws -> Canvas {
    var composer = DemoApp.composer("order-shipped.json")
    try composer.draft.set(.string(Self.name), at: "topic")
    composer.draft.takeSaved("", at: "drafts/\(Self.name)")
    composer.preview.take(StringsSummary(revision: 1, fileCount: 14, errors: []))
    let derived = try await DemoApp.derived(composer)
    let project = try #require(ProjectID("demo-shop"))
    let intent = SendIntent(
      kind: .send, profile: "prod", project: project, endpoint: .google, account: nil,
      target: Self.name, payloadHash: "4f2c1e0a", payload: "{}")
    let past = PastSend(id: 1, at: 0, intent: intent, outcome: nil, author: Self.name)
    for action: Action in [.historyRead([past], clock: .utc), .command(.showHistory)] {
      _ = composer.update(action, seeing: derived, at: composer.now)
    }
    var canvas = Canvas(size: Size(columns: 120, rows: 40))
    ComposerScreen.draw(composer, derived, options: DrawingOptions(bidi: bidi), on: &canvas)
    return canvas
  }

  @Test func `The header's target is in the order of the screen, and so is the file's name`()
    async throws
  {
    let header = String(try await canvas().picture.prefix { $0 != "\n" })
    #expect(header.hasPrefix(" LOCAL demo-shop ▸ topic \(Self.seen) "), "\(header)")
    #expect(header.contains(" \(Self.seen) ●  "), "\(header)")
  }

  @Test func `Each cell of the history is read for itself`() async throws {
    let picture = try await canvas().picture
    let line = try #require(picture.split(separator: "\n").first { $0.contains("UNKNOWN") })
    let state = try #require(line.firstRange(of: "UNKNOWN"))
    #expect(line[state.upperBound...].contains("  \(Self.seen)  –  –  \(Self.seen)"), "\(line)")
  }

  @Test func `A terminal that reorders by itself gets the letters as they are read`() async throws {
    let picture = try await canvas(.logical).picture
    #expect(picture.contains("topic \(Self.name)"))
    let isolates = picture.unicodeScalars.filter { 0x2066...0x2069 ~= $0.value }
    #expect(isolates.isEmpty)
  }
}
