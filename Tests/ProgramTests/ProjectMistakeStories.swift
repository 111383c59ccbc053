import Foundation
import Testing

/// The composer in a project whose file has a mistake, and in a directory that is named.
@Suite(.serialized, .enabled(if: Terminal.isWanted))
struct ProjectMistakeStories {
  @Test func `A mistake in the project file is shown, and nothing is sent until it is fixed`()
    async throws
  {
    try await Terminal.withEmulator(
      profile: "require-dry-run = false\nread-onyl = true", draft: Terminal.draft
    ) { terminal, emulator in
      try await terminal.start("draft.json")
      try await terminal.waitFor("unknown key ‘read-onyl’", "? keys")
      for key in ["d", "s", "t"] {
        try await terminal.press(key)
        try await terminal.waitFor("‘read-onyl’")
      }
      #expect(try emulator.delivered.isEmpty)
      // Text typed after a refused send isn't a command before a pause.
      try await Task.sleep(for: .milliseconds(1_200))
      try await terminal.press("q")
      try await terminal.waitForEnd()
    }
  }

  @Test func `A profile that was named at start counts when the project file is fixed`()
    async throws
  {
    try await Terminal.withDraft { terminal in
      try terminal.sandbox.write("[profiles.staging\n", to: "pushwright.toml")
      try await terminal.start("draft.json", "--profile", "staging")
      try await terminal.waitFor("pushwright.toml:1", "? keys")
      try await terminal.waitUntilGone("Reading the app's strings")
      #expect(try await !terminal.screen().contains("Nothing is wrong"))
      try await terminal.press("P")
      try await terminal.waitFor("pushwright.toml is broken")
      try terminal.sandbox.write(
        "[profiles.live]\nproject = \"shop-live\"\n[profiles.staging]\nproject = \"shop-staging\"\n",
        to: "pushwright.toml")
      try await terminal.waitFor("shop-staging ▸")
      try await terminal.press("q")
      try await terminal.waitForEnd()
    }
  }

  @Test func `A directory that is named lists its own drafts, by the project around it`()
    async throws
  {
    try await Terminal.withDraft { terminal in
      try terminal.sandbox.write("drafts = \"usual\"\n", to: "shop/pushwright.toml")
      try terminal.sandbox.write(Terminal.draft, to: "shop/usual/usual.json")
      try terminal.sandbox.write(Terminal.draft, to: "shop/campaign/autumn.json")
      try await terminal.start("shop/campaign")
      try await terminal.waitFor("autumn.json")
      #expect(try await !terminal.screen().contains("usual.json"))
      try await terminal.press("Escape")
      try await terminal.waitFor("? keys")
      try await terminal.press("q")
      try await terminal.waitForEnd()
    }
  }

  @Test func `The directory of a project stands for its drafts`() async throws {
    try await Terminal.withDraft { terminal in
      try terminal.sandbox.write("drafts = \"usual\"\n", to: "shop/pushwright.toml")
      try terminal.sandbox.write(Terminal.draft, to: "shop/usual/usual.json")
      try await terminal.start("shop")
      try await terminal.waitFor("usual.json")
      try await terminal.press("Escape")
      try await terminal.waitFor("? keys")
      try await terminal.press("q")
      try await terminal.waitForEnd()
    }
  }
}
