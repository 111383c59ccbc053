import FCMClient
import MessageLint
import PushMessages
import SendPolicy
import Testing
import Workspace

struct SendReviewTests {
  private func lines(_ sendCase: SendCase) throws -> [String] {
    let review = try #require(SendRules.verdict(on: sendCase).review)
    return review.rows { "@\($0 - Sending.now)" }.map { row in
      let marks: [ReviewRow.Level: String] = [.plain: " ", .good: "✓", .warning: "⚠", .error: "✗"]
      return "\(marks[row.level] ?? "?") \(row.label)| \(row.value)"
    }
  }

  @Test func `The review of a broadcast says where it goes, what it does and what happened`() throws
  {
    var sendCase = try Sending.sendCase(
      #"{"topic":"news","android":{"ttl":"3600s","notification":{"title_loc_key":"title","#
        + #""title_loc_args":["Bob"]}},"webpush":{"headers":{"ttl":"0"},"notification":{"title":"a"}}}"#
    ) {
      $0.findings = [Sending.error, Sending.warning]
      $0.reason = "only English so far"
      $0.access = .account("mia@example.com", from: "gcloud", projectID: "demo-other")
      $0.warnings = ["other users of this machine can read this file"]
    }
    sendCase.history = [
      try Sending.past(1, .send, of: sendCase, at: Sending.now - 500, hash: "0123456789"),
      try Sending.past(2, .send, of: sendCase, at: Sending.now - 400, outcome: nil),
      try Sending.past(
        3, .test, of: sendCase, at: Sending.now - 300, target: "token pixel-mia (a)"),
      try Sending.past(4, .dryRun, of: sendCase, at: Sending.now - 200),
      try Sending.past(5, .send, of: sendCase, at: Sending.now - 100, target: "topic x", hash: "1"),
      try Sending.past(
        6, .send, of: sendCase, at: Sending.now - 90, outcome: .refused(code: "X", sentence: "x")),
    ]
    let lines = try lines(sendCase)
    #expect(
      lines == [
        "✗ Sent before| @-400: this message, OUTCOME UNKNOWN by mia@ops with prod",
        "✗ | look at a test device before you send it again: it has no tag or collapse ID, so a second "
          + "one doesn't replace the first",
        "  Target| topic news",
        "⚠ Reach| unknown: FCM doesn't report how many devices a topic reaches",
        "  Shown| en-US on Android: another text in 1 of 2 locales",
        "  Title| Hi Bob",
        "⚠ Shown| nothing on Apple in both locales: the message has no alert for Apple",
        "  Shown| en-US on Web: the same in both locales",
        "  Title| a",
        "⚠ Profile| prod (production)",
        "  Project| demo-shop-prod",
        "  Account| mia@example.com, from gcloud",
        "✗ Android| the app crashes in 1 of 2 locales, shown as intended in 1",
        "⚠ Apple| nothing is shown in both locales",
        "✓ Web| shown as intended in both locales",
        "  Size| ≈67 of 4096 bytes",
        "  Expires| @3600, Android",
        "  | @2592000, Apple",
        "⚠ | at once: tried only once, Web",
        "✗ Lint| 1 error, and 1 warning about sending", "✗ | the app crashes",
        "⚠ | cannot be replaced",
        "⚠ Reason| only English so far",
        "✓ Dry run| FCM accepted this message in a dry run 60 seconds ago",
        "  Tests| @-300: token pixel-mia (a), accepted by mia@ops with prod",
        "⚠ Earlier| @-500: ‘Weekend’, accepted by mia@ops with prod",
        "⚠ Note| other users of this machine can read this file",
        "⚠ Note| the account belongs to project demo-other, the message to demo-shop-prod",
      ])
  }

  @Test func `The review of a test is marked, and says who gets it`() throws {
    let local = Profile(
      name: "demo", project: "demo", endpoint: "http://127.0.0.1:8123", kind: .local,
      testTargets: [TestTarget(name: "pixel", address: "abc")])
    let sendCase = try Sending.sendCase(profile: local) {
      $0.purpose = .test("pixel")
      $0.access = .account("none needed", from: "none needed", projectID: nil)
      $0.expiresIn = 60
    }
    let lines = try lines(sendCase)
    #expect(
      lines.prefix(6) == [
        "  Target| TEST token pixel (abc)", "  Reach| 1 device",
        "  Shown| en-US on Android, Apple and Web: the same in both locales",
        "  Title| Sale", "  Body| Now",
        "  Profile| demo (local)",
      ])
    #expect(lines.contains("  Endpoint| http://127.0.0.1:8123"))
    #expect(lines.contains("  Expires| @2419200, Android and Web"))
    #expect(lines.contains("  | @60, Apple"))
    #expect(!lines.contains { $0.contains("no test of this message") })
  }

  @Test func `The label under which a message is counted is in its review`() throws {
    let labeled = try Sending.sendCase(
      #"{"topic":"news","notification":{"title":"a"},"fcm_options":{"analytics_label":"sale-1"}}"#)
    #expect(try lines(labeled).contains("  Label| sale-1"))
    let other = try Sending.sendCase(#"{"topic":"news","notification":{"title":"a"}}"#)
    #expect(try !lines(other).contains { $0.contains("Label|") })
  }

  @Test func `Errors are all named, and so is what only sending asks for`() throws {
    var mend = Sending.error
    mend.remedy = "a literal text"
    let sendCase = try Sending.sendCase {
      $0.findings = Array(repeating: mend, count: 7) + [Sending.warning]
      $0.findings[1].shortStatement = "a\u{1B}b"
    }
    let lines = try lines(sendCase)
    let start = try #require(lines.firstIndex { $0.hasPrefix("✗ Lint") })
    #expect(
      Array(lines[start...].prefix(9)) == [
        "✗ Lint| 7 errors, and 1 warning about sending", "✗ | the app crashes. Now: a literal text",
        "✗ | a\\u{1B}b. Now: a literal text",
      ] + Array(repeating: "✗ | the app crashes. Now: a literal text", count: 5) + [
        "⚠ | cannot be replaced"
      ])
  }

  @Test func `A draft that names the moment that was computed is the same message`() throws {
    let plain = try Sending.sendCase { $0.expiresIn = 3600 }
    let past = try Sending.past(1, .send, of: plain, at: Sending.now - 100)
    let frozen = try Sending.sendCase(
      #"{"topic":"news","notification":{"title":"Sale","body":"Now"},"#
        + #""apns":{"headers":{"apns-expiration":"1795242600"}}}"#
    ) { $0.history = [past] }
    let review = try #require(SendRules.verdict(on: frozen).review)
    #expect(review.sameMessage == [past] && review.sameTarget.isEmpty)
  }

  @Test func `That it was sent before is said in one line, the worst of it`() throws {
    var sendCase = try Sending.sendCase()
    let row = { (sendCase: SendCase) in
      SendRules.verdict(on: sendCase).review?.repeatRow { "@\($0 - Sending.now)" }
    }
    #expect(row(sendCase) == nil)
    sendCase.history = [try Sending.past(1, .send, of: sendCase, at: Sending.now - 100)]
    #expect(row(sendCase)?.value == "@-100: this message, accepted by mia@ops with prod")
    sendCase.history.append(
      try Sending.past(2, .send, of: sendCase, at: Sending.now - 500, outcome: nil))
    #expect(
      row(sendCase)?.value
        == "@-500: this message, 2 times, OUTCOME UNKNOWN by mia@ops with prod")
    #expect(row(sendCase)?.level == .error)
  }

  @Test func `Where the history can't be read, nothing is said to have never been sent`() throws {
    for memory in [JournalMemory.unavailable("disk full", isBusy: false), .notAsked] {
      let sendCase = try Sending.sendCase {
        $0.journal = memory
        $0.dryRun = nil
      }
      let lines = try lines(sendCase)
      #expect(lines.first == "✗ Sent before| unknown: Pushwright can't read the history")
      #expect(lines.contains("⚠ Dry run| unknown: Pushwright can't read the history"))
      #expect(!lines.contains { $0.contains("was sent") || $0.contains("was made") })
    }
  }

  @Test func `That no test was sent is a warning`() throws {
    #expect(try lines(Sending.sendCase()).contains("⚠ Tests| no test of this message was sent"))
  }

  @Test func `A test of the same message with another profile counts, and the profile is named`()
    throws
  {
    var sendCase = try Sending.sendCase()
    let message = try #require(sendCase.document.message)
    let staging = try #require(ProjectID("demo-shop-test"))
    let hash = PayloadHash(project: staging, message: message).description
    var test = try Sending.past(
      1, .test, of: sendCase, at: Sending.now - 60, target: "token pixel (a)", hash: hash)
    (test.intent.project, test.intent.profile) = (staging, "staging")
    sendCase.history = [test]
    #expect(
      try lines(sendCase).contains(
        "  Tests| @-60: token pixel (a), accepted by mia@ops with staging"))
    // Another text's, and one that reached no device, are none.
    var other = test
    other.intent.payloadHash = "0123"
    var local = test
    local.intent.endpoint = .loopback(port: 9099)
    sendCase.history = [other, local]
    #expect(try lines(sendCase).contains("⚠ Tests| no test of this message was sent"))
  }

  @Test func `Only the last three sends are listed, and nothing of another project`() throws {
    var sendCase = try Sending.sendCase()
    sendCase.history = try (1...5).map {
      try Sending.past(Int64($0), .send, of: sendCase, at: Sending.now - 100 + $0)
    }
    var other = try Sending.past(9, .send, of: sendCase, at: Sending.now)
    other.intent.project = try #require(ProjectID("demo-other"))
    sendCase.history.append(other)
    let past = try lines(sendCase).filter {
      $0.contains(": this message") || $0.contains("more")
    }
    #expect(
      past == [
        "⚠ Sent before| @-95: this message, 5 times, accepted by mia@ops with prod",
        "⚠ Sent before| @-95: this message, accepted by mia@ops with prod",
        "⚠ | @-96: this message, accepted by mia@ops with prod",
        "⚠ | @-97: this message, accepted by mia@ops with prod",
        "  | and 2 more in the history",
      ])
  }

  @Test(arguments: ["soon", "-1", "\u{1B}"])
  func `A time that cannot be read is said`(text: String) throws {
    let sendCase = try Sending.sendCase(
      #"{"topic":"a","apns":{"headers":{"Apns-Expiration":\#(JSONText.quoted(text))}}}"#)
    let lines = try lines(sendCase)
    #expect(lines.contains { $0.hasPrefix("✗ ") && $0.contains("can't be read, Apple") })
    #expect(!lines.contains { $0.contains("\u{1B}") })
  }

  @Test func `Without profile or target there is nothing to review`() throws {
    let sendCase = try Sending.sendCase { $0.profile = .severalToChooseFrom(["a", "b"]) }
    #expect(SendRules.verdict(on: sendCase).review == nil)
    #expect(SendRules.verdict(on: sendCase).confirmation == nil)
    #expect(SendRules.verdict(on: try Sending.sendCase("{}")).review == nil)
  }

  @Test func `A journal's dry-run counts as one of this session does`() throws {
    var sendCase = try Sending.sendCase()
    let past = try Sending.past(1, .dryRun, of: sendCase, at: Sending.now - 5)
    sendCase.dryRun = DryRunRecord(past)
    #expect(SendRules.verdict(on: sendCase).dryRun == .passed(age: 5))
    #expect(DryRunRecord(try Sending.past(2, .send, of: sendCase, at: 0)) == nil)
    #expect(DryRunRecord(try Sending.past(3, .dryRun, of: sendCase, at: 0, outcome: nil)) == nil)
  }
}
