import Foundation
import TestPacing
import Testing

/// The other side of the terminal goes, and no signal says so.
@Suite(.serialized)
struct HangUpStories {
  private static let draft =
    #"{"message": {"topic": "news", "notification": {"title": "Sale", "body": "Now"}}}"#

  @Test func `The end of the input ends the program well, and the unsaved draft is kept`()
    async throws
  {
    let sandbox = try Sandbox()
    try sandbox.write(Self.draft, to: "draft.json")
    let terminal = try LooseTerminal(["draft.json"], in: sandbox)
    try await terminal.waitFor("draft.json")
    // The topic, its end, a letter more; no Esc, which would wait for what follows it.
    terminal.type("1\rzebra")
    try await terminal.waitFor("zebra")
    terminal.hangUp()
    let (status, words) = try await terminal.end()
    #expect(status == 0)
    #expect(words.contains("kept the unsaved draft; the next start offers it"))
    let names = sandbox.names(in: "state/pushwright/drafts").filter { $0.hasSuffix(".draft.json") }
    #expect(names.count == 1)
    let name = try #require(names.first)
    #expect(try sandbox.text("state/pushwright/drafts/\(name)").contains("newszebra"))
    #expect(try sandbox.text("draft.json") == Self.draft)
  }

  @Test(arguments: [(SIGTERM, 143), (SIGINT, 130)] as [(Int32, Int32)])
  func `A key that is held down keeps no signal from being heard, and what it typed is shown`(
    signal: Int32, status: Int32
  ) async throws {
    let sandbox = try Sandbox()
    try sandbox.write(Self.draft, to: "draft.json")
    let terminal = try LooseTerminal(["draft.json"], in: sandbox)
    try await terminal.waitFor("draft.json")
    terminal.type("1\r")
    let flood = try terminal.flood("zebra")
    defer { kill(flood.processIdentifier, SIGKILL) }
    try await terminal.waitFor("zebra")
    terminal.signal(signal)
    #expect(try await terminal.end().status == status)
  }

  @Test(arguments: [(nil, 0), (SIGHUP, 129)] as [(Int32?, Int32)], ["", "q"])
  func `A send that FCM has not answered is waited for when the terminal goes`(
    ending: (signal: Int32?, status: Int32), key: String
  ) async throws {
    let sandbox = try Sandbox()
    let emulator = try await Terminal.startEmulator(
      profile: "require-dry-run = false", draft: Terminal.slowDraft(seconds: 5), in: sandbox)
    let terminal = try LooseTerminal(["draft.json"], in: sandbox)
    try await terminal.waitFor("draft.json")
    terminal.type("s")
    try await terminal.waitFor("y sends")
    // Longer than the pause without a key that a review needs.
    try await Terminal.pause()
    terminal.type("y")
    try await emulator.waitForDelivery()
    if !key.isEmpty {
      terminal.type(key)
      try await terminal.waitFor("after the answer")
    }
    terminal.hangUp()
    // Where it is the session's own terminal, the system sends a signal too.
    if let signal = ending.signal { terminal.signal(signal) }
    let (status, words) = try await terminal.end()
    #expect(status == ending.status)
    #expect(words.contains("SENT"))
    let history = try await Program.pushwright.run(
      ["history", "list", "--format", "json"], in: sandbox.path("."),
      environment: sandbox.environment)
    #expect(history.standardOutput.contains("\"accepted\""))
  }

  @Test func `A dry-run that FCM has not answered holds up nothing, and the draft is kept`()
    async throws
  {
    let sandbox = try Sandbox()
    let emulator = try await Terminal.startEmulator(
      profile: "", draft: Terminal.slowDraft(seconds: 25), in: sandbox)
    let terminal = try LooseTerminal(["draft.json"], in: sandbox)
    try await terminal.waitFor("draft.json")
    terminal.type("2\rzebra\r")
    try await terminal.waitFor("zebra")
    terminal.type("d")
    try await terminal.waitFor("Dry run: asking")
    terminal.hangUp()
    let (status, words) = try await terminal.end()
    #expect(status == 0)
    #expect(words.contains("kept the unsaved draft"))
    #expect(try emulator.delivered.isEmpty)
  }

  @Test func `Without unsaved work nothing is kept, and nothing is said`() async throws {
    let sandbox = try Sandbox()
    try sandbox.write(Self.draft, to: "draft.json")
    let terminal = try LooseTerminal(["draft.json"], in: sandbox)
    try await terminal.waitFor("draft.json")
    terminal.hangUp()
    let (status, words) = try await terminal.end()
    #expect(status == 0 && words == "")
    #expect(sandbox.names(in: "state/pushwright/drafts") == [])
  }
}
