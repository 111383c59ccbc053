import Foundation
import TestPacing
import Testing

/// A project file that others could have written is allowed in another window while the composer is open.
@Suite(.serialized, .enabled(if: Terminal.isWanted))
struct TrustElsewhereStories {
  @Test func `What is trusted in another window is used at once, with the profile that was named`()
    async throws
  {
    try await Terminal.withDraft { terminal in
      let profiles = ["one", "two"].map {
        "[profiles.\($0)]\nproject = \"demo-\($0)\"\nkind = \"local\"\nendpoint = \"http://127.0.0.1:1\"\n"
      }
      try terminal.sandbox.write(profiles.joined(), to: "pushwright.toml")
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o646], ofItemAtPath: terminal.sandbox.path("pushwright.toml"))
      try await terminal.start("draft.json", "--profile", "two")
      try await terminal.waitFor("NO PROFILE", "Pushwright doesn't use")
      let trust = try await Program.pushwright.run(
        ["config", "trust", "--yes"], in: terminal.sandbox.path("."),
        environment: terminal.sandbox.environment)
      #expect(trust.status == 0, "\(trust.standardError)")
      try await terminal.waitFor("LOCAL demo-two")
    }
  }
}
