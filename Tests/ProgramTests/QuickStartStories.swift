import Foundation
import Testing

/// The quick start of the documentation, key by key.
@Suite(.serialized, .enabled(if: Terminal.isWanted))
struct QuickStartStories {
  @Test func `What the quick start says can be done with the demo`() async throws {
    try await Terminal.with { terminal in
      try await ComposerStories.demo(terminal)
      try await terminal.press("]")
      try await terminal.waitFor("fr-CA 2/7", "Bienvenue, Alice!")
      try await terminal.press("n", "x")
      try await terminal.waitFor(
        "a literal text in English", "then all 7 locales show this one English text")
      try await terminal.press("Enter")
      try await terminal.waitUntilGone("━ Fix ━")
      try await terminal.press("u")
      try await terminal.waitUntilGone("fcm-example.json ●")
      try await terminal.press("o")
      try await terminal.waitFor("OPEN A DRAFT", "order-shipped.json")
      try await terminal.type("order")
      try await terminal.press("Enter")
      try await terminal.waitFor("topic demo-orders", "Order 4711 is on its way", "? keys")
      try await Self.look(around: terminal)
      try await terminal.press("d")
      try await terminal.waitFor("dry run: ✓ ok")
      try await terminal.press("s")
      try await terminal.waitFor("Confirm")
      try await Terminal.pause()
      try await terminal.type("demo demo-orders")
      try await terminal.press("Tab")
      try await terminal.waitFor("y sends")
      try await Terminal.pause()
      try await terminal.press("y")
      try await terminal.waitFor("SENT", "messages/0000000000000001")
      try await Terminal.pause()
      try await terminal.press("9")
      try await terminal.waitFor("topic demo-orders", "accepted")
      try await terminal.press("q")
      try await terminal.waitForEnd()
      #expect(terminal.sandbox.names(in: "tmp").filter { $0.contains("demo") } == [])
    }
  }

  /// The table of keys to try.
  private static func look(around terminal: borrowing Terminal) async throws {
    try await terminal.press("2", "Down", "Enter")
    try await terminal.waitFor(" EDIT ")
    try await terminal.press("Escape")
    try await terminal.waitUntilGone(" EDIT ")
    try await terminal.press("K")
    try await terminal.waitFor("Example", "On devices", "Reaches")
    try await terminal.press("Escape")
    try await terminal.waitUntilGone("On devices")
    try await terminal.press("?", "Tab")
    try await terminal.waitFor("How do I…", "schedule a message?")
    try await terminal.press("Escape")
    try await terminal.waitUntilGone("schedule a message?")
    try await Terminal.pause()
    try await terminal.press("Escape")
    try await terminal.waitFor("? keys")
    try await terminal.press(":")
    try await terminal.type("badge")
    try await terminal.waitFor(
      "How do I… set the number on the app's icon", "apns.payload.aps.badge")
    try await terminal.press("Escape")
    try await terminal.waitUntilGone("How do I…")
    try await terminal.press("8", "Right")
    try await terminal.waitFor("▐Android receives▌")
    try await terminal.press("2")
  }
}
