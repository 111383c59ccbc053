import Testing

/// Topics of test devices and delivery figures in the composer, over loopback.
@Suite(.serialized, .enabled(if: Terminal.isWanted))
struct TopicStories {
  private static func prepare(_ sandbox: borrowing Sandbox, _ endpoint: String) throws {
    try sandbox.write(
      """
      [profiles.local]
      project = "demo"
      endpoint = "\(endpoint)"
      kind = "local"
      android-app = "1:1234567890:android:0a1b2c"
      test-targets = { pixel-mia = "cAbCdEfGhIjKlMnOpQrStU" }
      """, to: "pushwright.toml")
    try sandbox.write(
      #"{"message": {"topic": "news", "notification": {"title": "T", "body": "B"}}}"#,
      to: "news.json")
  }

  @Test func `A device that lacks the topic gets it, and a labelled send has figures`() async throws
  {
    try await Terminal.with { terminal in
      let emulator = try await EmulatorProcess.start(in: terminal.sandbox)
      try Self.prepare(terminal.sandbox, emulator.endpoint)
      try await terminal.start("news.json")
      try await terminal.waitFor("topic news", "? keys")
      try await terminal.press("1")
      try await terminal.waitFor("1 test device; i asks FCM for its topics")
      try await terminal.press("i")
      try await terminal.waitFor("pixel-mia isn't subscribed to news: it won't show this broadcast")
      try await terminal.press("I")
      try await terminal.waitFor("Subscribe to news?", "Devices  pixel-mia", "Project  demo")
      try await terminal.press("y")
      try await terminal.waitUntilGone("won't show this broadcast")
      try await terminal.waitFor("pixel-mia  news")

      try await terminal.press("M-l")
      try await terminal.waitFor("FCM will count this message under the label news")
      try await terminal.press("C-s")
      try await terminal.press("d")
      try await terminal.waitFor("accepted the payload")
      try await terminal.press("s")
      try await terminal.waitFor("y sends")
      try await terminal.press("y")
      try await terminal.waitFor("SENT")
      try await emulator.waitForDelivery()
      try await terminal.press("Escape")
      try await terminal.waitFor("? keys")
      try await terminal.press("9")
      try await terminal.waitFor("#news", "topic +")
      try await terminal.press("D")
      try await terminal.waitFor(
        "Deliveries · label news", "1 message accepted", "100 %  delivered", "Android only")
      try await terminal.press("Escape")
      try await terminal.waitUntilGone("Deliveries ·")
      try await terminal.press("q")
      try await terminal.waitForEnd()
      #expect(
        try await SendRecord.history(["list", "--format", "json"], in: terminal.sandbox).contains(
          "\"topic-add\""))
    }
  }

  @Test func `Where nobody listens the failure is a sentence, and nothing waits for it`()
    async throws
  {
    try await Terminal.with { terminal in
      try Self.prepare(terminal.sandbox, "http://127.0.0.1:1")
      try await terminal.start("news.json")
      try await terminal.waitFor("topic news", "? keys")
      try await terminal.press("1")
      try await terminal.press("i")
      try await terminal.waitFor("✗ Topics: ")
      try await terminal.press("q")
      try await terminal.waitForEnd()
    }
  }
}
