import ComposerScreens
import Foundation
import SendPolicy
import TerminalUI
import TestSupport
import Testing
import Workspace

@testable import ComposerState

/// The screens of the documentation are the program's own.
@Suite(.serialized)
struct DocumentedScreenTests {
  private static let catalog = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Sources/pushwright/pushwright.docc").standardizedFileURL

  /// What stands between `<!-- screen NAME -->` and `<!-- /screen -->` is the picture of that moment on 80×24.
  ///
  /// With `RECORD_SCREENS` set the pages are written anew, and the test fails.
  @Test(arguments: ["QuickStart", "BroadcastAtNight"])
  func `A page shows the screens that the program draws`(name: String) async throws {
    let file = Self.catalog.appending(path: "\(name).md")
    let text = try String(contentsOf: file, encoding: .utf8)
    var parts = text.components(separatedBy: "<!-- screen ")
    #expect(parts.count > 1)
    for index in parts.indices.dropFirst() {
      let moment = String(parts[index].prefix { $0 != " " })
      let end = try #require(parts[index].range(of: "<!-- /screen -->"))
      let picture = try await Self.canvas(moment).picture
      let lines = picture.split(separator: "\n", omittingEmptySubsequences: false).prefix(24)
      parts[index] =
        "\(moment) -->\n```text\n\(lines.joined(separator: "\n"))\n```\n"
        + parts[index][end.lowerBound...]
    }
    let new = parts.joined(separator: "<!-- screen ")
    guard new != text else { return }
    if ProcessInfo.processInfo.environment["RECORD_SCREENS"] != nil {
      try Data(new.utf8).write(to: file)
    }
    Issue.record("The screens of \(name).md are not the program's.")
  }

  /// The whole screen of a moment of the other tests.
  private static func canvas(_ name: String) async throws -> Canvas {
    let composer: Composer
    let derived: Derived
    if let moment = ScreenTests.moments.first(where: { $0.name == name }) {
      (composer, derived) = try await moment.outcome()
    } else {
      let sends = SendMoment.all + [rehearsal]
      let moment = try #require(sends.first { $0.description == name }, "\(name)")
      (composer, derived) = try await moment.outcome()
    }
    var canvas = Canvas(size: Size(columns: 80, rows: 24))
    ComposerScreen.draw(composer, derived, on: &canvas)
    return canvas
  }

  /// The review that the demo opens for its second draft, after a dry run.
  private static let rehearsal = SendMoment(
    description: "rehearsal",
    profile: Profile(
      name: "demo", project: "demo-shop", endpoint: "http://127.0.0.1:8123", kind: .local,
      confirmation: .type),
    events: [
      .action(.accountFound(.notNeeded, warnings: [])), .action(.command(.dryRun)),
      .answered(SendMoment.accepted), .wait(milliseconds: 90_000), .action(.command(.send)),
      .prepared(
        .send,
        SendSituation(access: .notNeeded, journal: .sends([]), clock: SendMoment.clock)),
      .wait(milliseconds: 400), .type("demo demo-orders"),
    ])
}
