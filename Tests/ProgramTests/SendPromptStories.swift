import Foundation
import Testing

/// `pushwright send` on a terminal, where it asks the user.
@Suite(.serialized, .enabled(if: Terminal.isWanted))
struct SendPromptStories {
  private static let draft =
    #"{"message":{"topic":"news","notification":{"title":"T","body":"B"}}}"#

  /// Opens a terminal with an emulator behind it, and asks for the send of the draft.
  private func story(
    _ arguments: String = "",
    _ story: (borrowing Terminal, borrowing EmulatorProcess) async throws -> Void
  ) async throws {
    try await Terminal.withEmulator(profile: "require-dry-run = false", draft: Self.draft) {
      terminal, emulator in
      let program = Program.pushwright.executable
      try await terminal.shell("'\(program)' send draft.json \(arguments); echo \"ended with $?\"")
      try await story(terminal, emulator)
    }
  }

  @Test func `Profile and target are typed, and Enter sends`() async throws {
    try await story { terminal, emulator in
      try await terminal.waitFor("Type ‘prod news’ and Enter to send, Esc to leave:")
      try await Terminal.pause()
      try await terminal.type("prod news")
      try await terminal.waitFor("> prod news")
      try await Terminal.pause()
      #expect(try emulator.delivered.isEmpty)
      try await terminal.press("Enter")
      try await terminal.waitFor("SENT projects/demo-shop-prod/messages/", "ended with 0")
      #expect(try emulator.delivered.map(\.message.topic) == ["news"])
    }
  }

  @Test func `What another program has sent while the question waited is not sent again`()
    async throws
  {
    try await story { terminal, emulator in
      try await terminal.waitFor("Type ")
      try await terminal.sendElsewhere()
      try await terminal.type("prod news")
      try await terminal.waitFor("> prod news")
      try await Terminal.pause()
      try await terminal.press("Enter")
      try await terminal.waitFor(
        "send 1 already sent this message to topic news", "NOT SENT", "ended with 77")
      #expect(try emulator.delivered.count == 1)
    }
  }

  @Test func `A wrong text is said at once and sends nothing`() async throws {
    try await story { terminal, emulator in
      try await terminal.waitFor("Type ‘prod news’")
      try await Terminal.pause()
      try await terminal.type("prod nexx")
      try await terminal.waitFor("this isn't ‘prod news’")
      try await terminal.press("Enter")
      try await terminal.waitFor("this isn't")
      try await terminal.press("Escape")
      try await terminal.waitFor("not confirmed, nothing was sent", "NOT SENT", "ended with 130")
      #expect(try emulator.delivered.isEmpty)
    }
  }

  @Test func `A pasted confirmation is refused`() async throws {
    try await story { terminal, emulator in
      try await terminal.waitFor("Type ‘prod news’")
      try await Terminal.pause()
      try await terminal.paste("prod news")
      try await terminal.waitFor("pasting isn't allowed here")
      try await terminal.press("Enter")
      try await terminal.press("C-c")
      try await terminal.waitFor("ended with 130")
      #expect(try emulator.delivered.isEmpty)
    }
  }

  @Test func `A key that is held down does not answer for one device`() async throws {
    try await story("--token someDevice:APA91b") { terminal, emulator in
      // Another key within 300 ms begins the wait anew; the key is down before the question comes.
      guard try await terminal.hold("y", presses: 60) else { return }
      #expect(try emulator.delivered.isEmpty)
      try await terminal.waitFor("Press y to send, n to leave")
      // After a key that came too early the pause is a second.
      try await Task.sleep(for: .milliseconds(1_200))
      try await terminal.press("y")
      try await terminal.waitFor("ended with 0")
      #expect(try emulator.delivered.count == 1)
    }
  }

  @Test func `Whoever leaves while FCM has not answered waits for the answer`() async throws {
    try await story("--token behave-slow-2") { terminal, emulator in
      try await terminal.waitFor("Press y to send")
      try await Terminal.pause()
      try await terminal.press("y")
      try await emulator.waitForDelivery()
      try await terminal.press("C-c")
      try await terminal.waitFor("waiting for FCM's answer")
      try await terminal.waitFor("SENT projects/", "ended with 0")
    }
  }

  @Test func `Whoever insists on leaving has an unknown outcome, and it is recorded`() async throws
  {
    try await story("--token behave-slow-20") { terminal, emulator in
      try await terminal.waitFor("Press y to send")
      try await Terminal.pause()
      try await terminal.press("y")
      try await emulator.waitForDelivery()
      try await terminal.press("C-c")
      try await terminal.waitFor("waiting for FCM's answer")
      try await terminal.press("C-c")
      try await terminal.waitFor("OUTCOME UNKNOWN", "ended with 76")
      try await terminal.waitFor("history settle 1")
    }
  }
}
