import Foundation
import FuzzSupport
import Testing

/// The composer's terminal is closed at any moment, its standard error with it, and nothing that was typed is lost.
@Suite(.serialized)
struct BrokenTerminalTests {
  private static let draft =
    #"{"message": {"topic": "news", "notification": {"title": "Sale", "body": "Now"}}}"#

  @Test(arguments: 0..<8)
  func `Whenever the terminal goes, the composer ends by itself and keeps what was typed`(
    seed: UInt64
  ) async throws {
    var random = SplitMix(state: seed)
    let sandbox = try Sandbox()
    try sandbox.write(Self.draft, to: "draft.json")
    let terminal = try LooseTerminal(
      ["draft.json"], in: sandbox, errorsOnTerminal: seed.isMultiple(of: 2),
      errorsTo: "/dev/full")
    try await terminal.waitFor("draft.json")
    terminal.type("1\r")
    let words = (0..<Int.random(in: 1...30, using: &random)).map { "zebra\($0)" }.joined()
    terminal.type(words)
    // Sometimes what was typed is on the screen, and sometimes the paint of it finds no terminal.
    if Bool.random(using: &random) { try await terminal.waitFor("zebra") }
    terminal.hangUp()
    let (status, _) = try await terminal.end()
    #expect(status == 0)
    let names = sandbox.names(in: "state/pushwright/drafts").filter { $0.hasSuffix(".draft.json") }
    let kept = try names.map { try sandbox.text("state/pushwright/drafts/\($0)") }
    // A terminal that goes takes what the program has not read yet, be it in the middle of a word.
    #expect(kept.count <= 1)
    for record in kept {
      let fields = try JSONSerialization.jsonObject(with: Data(record.utf8)) as? [String: Any]
      let text = try #require(fields?["text"] as? String)
      let topic = try #require(text.firstMatch(of: /"topic": "(.*?)"/)).1
      #expect(topic.hasPrefix("newsz") && "news\(words)".hasPrefix(topic))
    }
    #expect(try sandbox.text("draft.json") == Self.draft)
  }
}
