import Foundation
import Testing

/// What the journal keeps of a session in the composer.
@Suite(.serialized, .enabled(if: Terminal.isWanted))
struct HistoryStories {
  @Test func `A dry-run is in the history, even one that nobody answered`() async throws {
    try await Terminal.with { terminal in
      let project = """
        [profiles.local]
        project = "demo"
        endpoint = "http://127.0.0.1:1"
        kind = "local"
        """
      try terminal.sandbox.write(project, to: "pushwright.toml")
      try terminal.sandbox.write(
        #"{"message": {"topic": "news", "notification": {"title": "T"}}}"#, to: "news.json")
      try await terminal.start("news.json")
      try await terminal.waitFor("topic news", "? keys")
      try await terminal.press("d")
      try await terminal.waitFor("✗ Dry run: ")
      try await terminal.press("q")
      try await terminal.waitForEnd()

      let list = try await SendRecord.history(["list", "--format", "json"], in: terminal.sandbox)
      #expect(list.contains("\"dry-run\"") && list.contains("\"topic news\""))
      #expect(list.contains("not-sent"))
      #expect(
        try await SendRecord.history(["verify"], in: terminal.sandbox).hasPrefix("intact: 2 rows"))
    }
  }
}
