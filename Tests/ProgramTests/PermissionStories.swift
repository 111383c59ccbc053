import Foundation
import Testing

/// A stranger's project file in the composer.
@Suite(.serialized, .enabled(if: Terminal.isWanted))
struct PermissionStories {
  @Test func `Nothing runs at the start; d asks, Esc runs nothing, and y runs what was read`()
    async throws
  {
    try await Terminal.withDraft { terminal in
      let mark = terminal.sandbox.path("ran")
      try terminal.sandbox.write(
        "[profiles.prod]\nproject = \"demo\"\ntoken-command = [\"touch\", \"\(mark)\"]\n",
        to: "pushwright.toml")
      try await terminal.start("draft.json")
      try await terminal.waitFor("? keys")
      try await terminal.press("d")
      try await terminal.waitFor("Do you trust this project file?", "run touch", "y allow it")
      try await Terminal.pause()
      try await terminal.press("Enter")
      try await terminal.waitFor("Enter doesn't allow it")
      try await terminal.press("Escape")
      try await terminal.waitFor("? keys")
      #expect(!terminal.sandbox.names(in: "").contains("ran"))
      try await terminal.press("d")
      try await terminal.waitFor("y allow it")
      try await Task.sleep(for: .milliseconds(1_200))
      try await terminal.press("y")
      try await terminal.waitFor("Dry run: the command touch")
      #expect(terminal.sandbox.names(in: "").contains("ran"))
      try await terminal.press("q")
      try await terminal.waitForEnd()
    }
  }

  @Test func `In another user's folder the composer opens, says so and sends nothing`() async throws
  {
    try await Terminal.withEmulator(profile: "require-dry-run = false", draft: Terminal.draft) {
      terminal, emulator in
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o646], ofItemAtPath: terminal.sandbox.path("pushwright.toml"))
      try await terminal.start("draft.json")
      try await terminal.waitFor("every user of this machine", "? keys")
      for key in ["d", "s", "t"] {
        try await terminal.press(key)
        try await terminal.waitFor("Pushwright doesn't use")
      }
      #expect(try emulator.delivered.isEmpty)
      // Text typed after a refused send isn't a command before a pause.
      try await Task.sleep(for: .milliseconds(1_200))
      try await terminal.press("q")
      try await terminal.waitForEnd()
    }
  }
}
