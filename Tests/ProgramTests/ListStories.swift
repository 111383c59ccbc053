import Foundation
import Testing

/// A list that is sent from the composer, key by key.
@Suite(.serialized, .enabled(if: Terminal.isWanted))
struct ListStories {
  /// Opens the demo's draft for a list.
  private static func delivery(_ terminal: borrowing Terminal) async throws {
    try await ComposerStories.demo(terminal)
    try await terminal.press("o")
    try await terminal.waitFor("OPEN A DRAFT", "delivery-today.json")
    try await terminal.type("delivery")
    try await terminal.press("Enter")
    try await terminal.waitFor("list lists/deliveries.csv, 200 registrations", "? keys")
  }

  @Test func `The demo's list of 200 is checked, reviewed, confirmed and sent`() async throws {
    try await Terminal.with { terminal in
      try await Self.delivery(terminal)
      try await terminal.press("d")
      try await terminal.waitFor("NOT SENT (dry-run)", "Press Enter to go back")
      try await terminal.press("Enter")
      try await terminal.waitFor("dry run: ✓ ok", "FCM accepted its messages")
      try await terminal.press("s")
      try await terminal.waitFor(
        "Type ‘demo 200’ and Enter to send to 200 devices of list deliveries.csv")
      try await Terminal.pause()
      try await terminal.type("demo 200")
      try await Terminal.pause()
      try await terminal.press("Enter")
      let screen = try await terminal.waitFor("Press Enter to go back")
      #expect(screen.contains("SENT list 3: 198 sent, 2 dead"), "\(screen)")
      try await terminal.press("Enter")
      try await terminal.waitFor("List 3: 198 sent, 2 dead", "? keys")
      try await terminal.press("9")
      try await terminal.waitFor("LIST     accepted  list deli")
      try await terminal.press("q")
      try await terminal.waitForEnd()
      #expect(terminal.sandbox.names(in: "tmp").filter { $0.contains("demo") } == [])
    }
  }

  @Test func `Nothing is sent to a list that isn't confirmed`() async throws {
    try await Terminal.with { terminal in
      try await Self.delivery(terminal)
      try await terminal.press("s")
      try await terminal.waitFor("Type ‘demo 200’ and Enter")
      try await Terminal.pause()
      try await terminal.type("demo 20")
      try await terminal.press("Enter")
      try await Terminal.pause()
      try await terminal.press("Escape")
      try await terminal.waitFor("not confirmed, nothing was sent", "Press Enter to go back")
      try await terminal.press("Enter")
      try await terminal.waitFor("Not confirmed: nothing was sent", "? keys")
      try await terminal.press("9")
      try await terminal.waitFor("? keys")
      #expect(try await !terminal.restingScreen().contains("LIST"))
    }
  }
}
