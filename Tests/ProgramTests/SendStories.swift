import Foundation
import Testing

/// Sending from the screen, over loopback.
@Suite(.serialized, .enabled(if: Terminal.isWanted))
struct SendStories {
  private static let draft =
    #"{"message":{"topic":"news","notification":{"title":"T","body":"B"},"android":{"ttl":"3600s"}}}"#

  /// Opens the composer on a draft, with an emulator behind its profile.
  private func story(
    _ profile: String = "require-dry-run = false", draft: String = draft,
    _ story: (borrowing Terminal, borrowing EmulatorProcess) async throws -> Void
  ) async throws {
    try await Terminal.withEmulator(profile: profile, draft: draft) { terminal, emulator in
      try await terminal.start("draft.json")
      try await terminal.waitFor("? keys")
      try await story(terminal, emulator)
    }
  }

  @Test func `Dry-run, review, typed confirmation, sent, and in the history`() async throws {
    try await story("") { terminal, emulator in
      try await terminal.press("d")
      try await terminal.waitFor("dry run: ✓ ok")
      try await terminal.press("s")
      try await terminal.waitFor("Confirm", "reach unknown")
      try await Terminal.pause()
      try await terminal.type("prod news")
      try await terminal.press("Tab")
      try await terminal.waitFor("y sends")
      #expect(try emulator.delivered.isEmpty)
      // Enter sends nothing, however often it is pressed.
      try await terminal.press("Enter", "Enter")
      try await terminal.waitFor("Enter doesn't send")
      try await Terminal.pause()
      #expect(try emulator.delivered.isEmpty)
      try await terminal.press("y")
      try await terminal.waitFor("SENT", "messages/0000000000000001")
      #expect(try emulator.delivered.map(\.message.topic) == ["news"])
      // The result came up by itself, so it takes no key at once.
      try await Terminal.pause()
      try await terminal.press("9")
      try await terminal.waitFor("topic news", "accepted")
    }
  }

  @Test func `A wrong text does not come to the question`() async throws {
    try await story { terminal, emulator in
      try await terminal.press("s")
      try await terminal.waitFor("Confirm")
      try await Terminal.pause()
      try await terminal.type("prod nexs")
      try await terminal.waitFor("this isn't ‘prod news’")
      try await terminal.press("Tab", "y")
      try await terminal.press("Escape")
      try await terminal.waitFor("? keys")
      #expect(try emulator.delivered.isEmpty)
    }
  }

  @Test func `A paste does not confirm`() async throws {
    try await story { terminal, emulator in
      try await terminal.press("s")
      try await terminal.waitFor("Confirm")
      try await Terminal.pause()
      try await terminal.paste("prod news")
      try await terminal.waitFor("pasting isn't allowed here")
      try await terminal.press("Tab", "y")
      #expect(try emulator.delivered.isEmpty)
    }
  }

  @Test func `A key that is held down sends nothing`() async throws {
    let one =
      #"{"message":{"token":"aDevice:APA91b","notification":{"title":"T"},"android":{"ttl":"3600s"}}}"#
    try await story(draft: one) { terminal, emulator in
      try await terminal.press("s")
      guard try await terminal.hold("y") else { return }
      #expect(try emulator.delivered.isEmpty)
      try await terminal.waitFor("y sends")
      try await Terminal.pause()
      try await terminal.press("y")
      try await terminal.waitFor("messages/0000000000000001")
      #expect(try emulator.delivered.count == 1)
    }
  }

  @Test func `Phrase, Tab and y in one write send nothing`() async throws {
    try await story { terminal, emulator in
      try await terminal.press("s")
      try await terminal.waitFor("Confirm")
      try await Terminal.pause()
      try await terminal.write("prod news\ty")
      try await terminal.waitFor("pause for a moment, then press y")
      #expect(try emulator.delivered.isEmpty)
      try await terminal.waitFor("y sends")
      try await terminal.press("y")
      try await terminal.waitFor("messages/0000000000000001")
      #expect(try emulator.delivered.count == 1)
    }
  }

  @Test func `On a terminal that became too small y sends nothing`() async throws {
    try await story { terminal, emulator in
      try await terminal.press("s")
      try await terminal.waitFor("Confirm")
      try await Terminal.pause()
      try await terminal.type("prod news")
      try await terminal.press("Tab")
      try await terminal.waitFor("y sends")
      try await terminal.resize(columns: 50, rows: 12)
      try await terminal.waitFor("needs 60×16")
      try await Terminal.pause()
      try await terminal.press("y", "q")
      try await terminal.resize(columns: 80, rows: 24)
      try await terminal.waitFor("y sends")
      #expect(try emulator.delivered.isEmpty)
    }
  }

  @Test func `The same message again wants the word for it`() async throws {
    try await story { terminal, emulator in
      for phrase in ["prod news", "prod news again"] {
        try await terminal.press("s")
        try await terminal.waitFor("type ‘\(phrase)’")
        try await Terminal.pause()
        try await terminal.type(phrase)
        try await terminal.press("Tab")
        try await terminal.waitFor("y sends")
        try await terminal.press("y")
        try await terminal.waitFor("SENT projects")
        try await terminal.press("Escape")
        try await terminal.waitFor("? keys")
      }
      #expect(try emulator.delivered.count == 2)
    }
  }

  @Test func `What another program has sent since the review is reviewed again, and wants again`()
    async throws
  {
    try await story { terminal, emulator in
      try await terminal.press("s")
      try await terminal.waitFor("Confirm")
      try await terminal.sendElsewhere()
      try await terminal.type("prod news")
      try await terminal.press("Tab")
      try await terminal.waitFor("y sends")
      try await Terminal.pause()
      try await terminal.press("y")
      try await terminal.waitFor("Sent before", "Not sent: send 1 already sent this message")
      #expect(try emulator.delivered.count == 1)
      try await Terminal.pause()
      try await terminal.type("prod news again")
      try await terminal.press("Tab")
      try await terminal.waitFor("y sends")
      try await Terminal.pause()
      try await terminal.press("y")
      try await terminal.waitFor("SENT projects")
      #expect(try emulator.delivered.count == 2)
    }
  }

  @Test func `A read-only profile makes dry-runs only`() async throws {
    try await story("read-only = true") { terminal, emulator in
      try await terminal.press("s")
      try await terminal.waitFor("the profile prod allows only dry runs")
      #expect(try emulator.delivered.isEmpty)
    }
  }

  @Test func `After a change the dry-run is stale, and the review refuses`() async throws {
    try await story("") { terminal, emulator in
      try await terminal.press("d")
      try await terminal.waitFor("dry run: ✓ ok")
      try await terminal.press("1", "Enter")
      try await terminal.waitFor("EDIT")
      try await terminal.type("2")
      try await terminal.press("Escape")
      // A key that comes at once after Esc would be Alt and that key.
      try await terminal.waitUntilGone("EDIT")
      try await terminal.waitFor("dry run: stale")
      try await terminal.press("s")
      try await terminal.waitFor("Not allowed", "the dry run was for another target: topic news")
      try await Terminal.pause()
      try await terminal.type("prod news2")
      try await terminal.press("Tab", "y")
      #expect(try emulator.delivered.isEmpty)
    }
  }

  @Test func `Errors want a reason, and the history keeps it`() async throws {
    let wrong =
      #"{"message":{"topic":"news","notification":{"title":"T"},"android":{"collapse_key":7}}}"#
    try await story(draft: wrong) { terminal, emulator in
      try await terminal.press("s")
      try await terminal.waitFor("Not allowed", "Reason")
      try await Terminal.pause()
      try await terminal.type("the old app wants it")
      try await terminal.press("Tab")
      try await terminal.waitFor("Confirm")
      try await terminal.type("prod news")
      try await terminal.press("Tab")
      try await terminal.waitFor("y sends")
      try await terminal.press("y")
      // FCM has the last word about a number where a text belongs.
      try await terminal.waitFor("NOT SENT")
      try await terminal.press("Escape")
      try await terminal.waitFor("? keys")
      try await terminal.press("q")
      try await terminal.waitForEnd()
      let output = try await Program.pushwright.run(
        ["history", "show", "1"], in: terminal.sandbox.path("."),
        environment: terminal.sandbox.environment)
      #expect(output.standardOutput.contains("the old app wants it"))
    }
  }

  @Test func `t sends to the test target, and the draft stays as it is`() async throws {
    try await story { terminal, emulator in
      try await terminal.press("t")
      try await terminal.waitFor("TEST", "mia", "y sends")
      try await Terminal.pause()
      try await terminal.press("y")
      try await terminal.waitFor("TEST SENT")
      #expect(try emulator.delivered.map(\.message.token) == ["tokenOfMia:APA91b"])
      #expect(try terminal.sandbox.text("draft.json") == Self.draft)
    }
  }

  @Test(arguments: [SIGTERM, SIGHUP])
  func `A signal while FCM has not answered waits for the answer and has it recorded`(
    signal: Int32
  ) async throws {
    try await story(draft: Terminal.slowDraft(seconds: 2)) { terminal, emulator in
      try await terminal.press("s")
      try await terminal.waitFor("y sends")
      try await Terminal.pause()
      try await terminal.press("y")
      try await emulator.waitForDelivery()
      try terminal.signal(signal)
      try await terminal.waitFor("ended with \(128 + signal)")
      let output = try await Program.pushwright.run(
        ["history", "list", "--format", "json"], in: terminal.sandbox.path("."),
        environment: terminal.sandbox.environment)
      #expect(output.standardOutput.contains("\"accepted\""))
    }
  }

  @Test func `Leaving twice while FCM has not answered leaves an unknown outcome behind`()
    async throws
  {
    try await story(draft: Terminal.slowDraft(seconds: 20)) { terminal, emulator in
      try await terminal.press("s")
      try await terminal.waitFor("y sends")
      try await Terminal.pause()
      try await terminal.press("y")
      try await emulator.waitForDelivery()
      try await terminal.press("q")
      try await terminal.waitFor("Leaving after the answer")
      try await terminal.press("q")
      try await terminal.waitFor("ended with 76")
      try await terminal.start("draft.json")
      try await terminal.waitFor("The outcome of the send")
      try await terminal.press("9")
      try await terminal.waitFor("UNKNOWN", "settle…")
      try await terminal.press("x", "Up")
      try await terminal.type("seen on my phone")
      try await terminal.press("Enter")
      try await terminal.waitFor("delivered", "in the history")
    }
  }

  @Test func `Suspending waits for the answer`() async throws {
    try await story(draft: Terminal.slowDraft(seconds: 1)) { terminal, emulator in
      try await terminal.press("s")
      try await terminal.waitFor("y sends")
      try await Terminal.pause()
      try await terminal.press("y")
      try await emulator.waitForDelivery()
      try await terminal.press("C-z")
      try await terminal.waitFor("Stopped")
      try await terminal.shell("fg")
      try await terminal.waitFor("messages/0000000000000001")
    }
  }
}
