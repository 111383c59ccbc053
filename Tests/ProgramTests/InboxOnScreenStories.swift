import Foundation
import Testing

/// The composer and a local FCM with a simulated phone.
@Suite(.serialized, .enabled(if: Terminal.isWanted))
struct InboxOnScreenStories {
  private static let draft =
    #"{"message":{"topic":"news","notification":{"title":"Bonjour","body":"B"},"android":{"ttl":"3600s"}}}"#

  @Test func `After a dry run and a send, the inbox has both, and what the phone shows`()
    async throws
  {
    try await Terminal.withEmulator(
      profile: "kind = \"local\"\nrequire-dry-run = false", draft: Self.draft
    ) { terminal, emulator in
      let added = try await Program(executable: "curl").run(
        [
          "-sS", "--noproxy", "*", "\(emulator.endpoint)/emulator/v1/devices", "-d",
          #"{"name":"pixel-mia","platform":"android","topics":["news"]}"#,
        ], in: terminal.sandbox.path("."), environment: terminal.sandbox.environment)
      #expect(added.standardOutput.contains("pixel-mia"))
      try await terminal.start("draft.json")
      try await terminal.waitFor("? keys")
      try await terminal.press("0")
      try await terminal.waitFor("Nothing has come yet: d makes a dry run")
      try await terminal.press("Escape")
      try await terminal.waitFor("? keys")
      try await terminal.press("d")
      try await terminal.waitFor("dry run: ✓ ok")
      try await terminal.sendElsewhere()
      try await terminal.press("0")
      try await terminal.waitFor(
        "2 messages, newest first", "2  topic news", "✓ pixel-mia   Bonjour · B",
        "1  topic news · dry run", "a dry run reaches no device")
      try await terminal.press("Escape")
      try await terminal.waitFor("? keys")
    }
  }

  @Test func `A request to end is taken while the inbox is open`()
    async throws
  {
    try await Terminal.withEmulator(
      profile: "kind = \"local\"\nrequire-dry-run = false", draft: Self.draft
    ) { terminal, _ in
      try await terminal.start("draft.json")
      try await terminal.waitFor("? keys")
      try await terminal.press("0")
      try await terminal.waitFor("Nothing has come yet: d makes a dry run")
      try terminal.signal(SIGTERM)
      try await terminal.waitForEnd(status: 143)
    }
  }
}
