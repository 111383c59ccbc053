import FCMClient
import PushMessages
import SendPolicy
import Testing
import Workspace

struct ConfirmationTests {
  @Test(arguments: [
    (Sending.topic, Profile.Confirmation.type, RequiredConfirmation.typing("prod news")),
    (
      #"{"condition":"'a' in topics && 'b' in topics"}"#, .type, .typing("prod a and b")
    ),
    (#"{"token":"abc"}"#, .type, .key), (#"{"fid":"abc"}"#, .type, .key),
    (Sending.topic, .ask, .key), (#"{"condition":"'a' in topics"}"#, .ask, .key),
  ])
  func `What goes to many is typed, what goes to one device is a key`(
    message: String, confirmation: Profile.Confirmation, expected: RequiredConfirmation
  ) throws {
    let profile = Sending.profile.changed { $0.confirmation = confirmation }
    let verdict = SendRules.verdict(on: try Sending.sendCase(message, profile: profile))
    #expect(verdict.confirmation == expected)
  }

  @Test func `Only the whole text counts, and a slip shows at once`() {
    var entry = ConfirmationEntry("prod news")
    for character in "prod news" {
      #expect(!entry.isComplete)
      #expect(entry.isOnTheWay)
      entry.type(character)
    }
    #expect(entry.isComplete)
    entry.type("s")
    #expect(!entry.isComplete)
    #expect(entry.hint == "this isn't ‘prod news’")
    entry.deleteBackward()
    #expect(entry.isComplete)
    entry.type("\n")
    entry.type("\u{1B}")
    #expect(entry.text == "prod news")
  }

  @Test func `Pasting is refused and said`() {
    var entry = ConfirmationEntry("prod news")
    entry.refusePaste()
    #expect(entry.text == "")
    #expect(entry.hint == "pasting isn't allowed here: type ‘prod news’")
    entry.type("p")
    #expect(entry.hint == "type ‘prod news’")
  }

  @Test func `A letter that only looks the same is another one`() {
    var entry = ConfirmationEntry("caf\u{E9}")
    for character in "cafe\u{301}" { entry.type(character) }
    #expect(!entry.isComplete)
  }

  @Test func `Keys that were under way when the review appeared do not count`() {
    var gate = ReviewGate(openedAt: 1000)
    let early = [1100, 1399].map { gate.takesKey(at: $0) }
    #expect(early == [false, false])
    #expect(gate.remaining(at: 1500) == 199)
    let later = [1699, 1700].map { gate.takesKey(at: $0) }
    #expect(later == [true, true])
    #expect(gate.remaining(at: 1700) == 0)
    var quiet = ReviewGate(openedAt: 0)
    let isTaken = quiet.takesKey(at: 300)
    #expect(isTaken)
  }

  @Test func `The key that confirms wants a pause before it, whatever counted before`() {
    var gate = ReviewGate(openedAt: 0)
    let opened = gate.takesKey(at: 300)
    #expect(opened && !gate.isArmed(at: 599) && gate.isArmed(at: 600))
    let counted = gate.takesKey(at: 500)
    #expect(counted && !gate.isArmed(at: 799))
    gate.disarm(at: 700)
    #expect(gate.remainingUntilArmed(at: 900) == 100 && gate.remaining(at: 900) == 0)
  }

  @Test(arguments: [250, 450, 660])
  func `A key that is held down never confirms, however long it takes to repeat`(delay: Int) {
    // Pressed too early once, and then as keyboards repeat it.
    var gate = ReviewGate(openedAt: 0)
    let times = [200] + (0..<60).map { 200 + delay + $0 * 30 }
    let confirmed = times.filter { time in
      let isArmed = gate.isArmed(at: time)
      return gate.takesKey(at: time, confirms: true) && isArmed
    }
    #expect(confirmed.isEmpty)
    let last = times[times.count - 1]
    #expect(!gate.isArmed(at: last + 999) && gate.isArmed(at: last + 1_000))
  }

  @Test(arguments: [
    (Sending.topic, "prod news again"), (#"{"token":"abc"}"#, "prod again"),
    (#"{"token":"cGl4ZWwtbWlh:APA91bFmZqW8Tnq0123456789"}"#, "prod pixel-mia again"),
    (#"{"condition":"'a' in topics"}"#, "prod a again"),
  ])
  func `What may have been sent already is typed with again, by whatever profile`(
    message: String, text: String
  ) throws {
    for confirmation in [Profile.Confirmation.type, .ask] {
      let profile = Sending.profile.changed { $0.confirmation = confirmation }
      var sendCase = try Sending.sendCase(message, profile: profile)
      for outcome in [SendOutcome.accepted(name: "n"), nil] {
        sendCase.history = [
          try Sending.past(1, .send, of: sendCase, at: Sending.now - 9, outcome: outcome)
        ]
        #expect(SendRules.verdict(on: sendCase).confirmation == .typing(text))
      }
      sendCase.history[0].outcome = .refused(code: "X", sentence: "x")
      #expect(SendRules.verdict(on: sendCase).confirmation != .typing(text))
      sendCase.purpose = .test("pixel-mia")
      #expect(SendRules.verdict(on: sendCase).confirmation == .key)
    }
  }

  @Test(arguments: ["demo-shop-prod", nil])
  func `A test profile with the project of production is typed, and the review says why`(
    project: String?
  ) throws {
    let profile = Profile(name: "stage", project: project, kind: .test)
    let harmless = try Sending.sendCase(profile: profile)
    #expect(SendRules.verdict(on: harmless).confirmation == .key)
    let shared = profile.changed { $0.productionProjects = ["demo-shop-prod": "prod"] }
    var sendCase = try Sending.sendCase(profile: shared)
    let verdict = SendRules.verdict(on: sendCase)
    #expect(verdict.confirmation == .typing("stage news"))
    let review = try #require(verdict.review)
    #expect(review.sender.kind == .production)
    let row = review.destinationRows.first { $0.label == "Profile" }
    #expect(
      row?.value == "stage (test, but its project is that of prod, a production profile)")
    #expect(row?.level == .warning)
    sendCase.access = .account("a", from: "b", projectID: "another")
    if project == nil { #expect(SendRules.verdict(on: sendCase).confirmation == .key) }
  }

  @Test func `The last send to the target without an outcome asks for again too`() throws {
    var sendCase = try Sending.sendCase()
    sendCase.history = [
      try Sending.past(7, .send, of: sendCase, at: Sending.now - 9, hash: "0", outcome: nil)
    ]
    let verdict = SendRules.verdict(on: sendCase)
    #expect(verdict.confirmation == .typing("prod news again"))
    let refusal = verdict.commandLineRefusal(confirm: "prod/news", canAsk: false)
    #expect(refusal?.sentence == "the outcome of send 7 to topic news is unknown")
    #expect(refusal?.remedy.contains("history settle 7, or add --again") == true)
    // What was sent after it, and is known, is what counts.
    sendCase.history.append(try Sending.past(8, .send, of: sendCase, at: Sending.now, hash: "1"))
    #expect(SendRules.verdict(on: sendCase).confirmation == .typing("prod news"))
  }

  @Test func `On a command line what was sent already wants --again`() throws {
    let sendCase = try Sending.sendCase {
      $0.history = [try? Sending.past(3, .send, of: $0, at: Sending.now - 9)].compactMap(\.self)
    }
    let verdict = SendRules.verdict(on: sendCase)
    let refusal = verdict.commandLineRefusal(confirm: "prod/news", canAsk: true)
    #expect(refusal?.code == .sentBefore && refusal?.status == .notAllowed)
    #expect(refusal?.sentence == "send 3 already sent this message to topic news")
    #expect(refusal?.remedy.hasPrefix("add --again to send it once more") == true)
    #expect(
      verdict.commandLineRefusal(confirm: "prod/news", isAgain: true, canAsk: false) == nil)
    #expect(
      verdict.commandLineRefusal(confirm: nil, canAsk: false)?.remedy
        == "add --dry-run, or --confirm prod/news --again")
    // A person types it.
    #expect(verdict.commandLineRefusal(confirm: nil, canAsk: true) == nil)
  }

  @Test(arguments: [
    (Sending.topic, "prod/news"), (#"{"condition":"'a' in topics"}"#, "prod/a"),
    (#"{"token":"abc"}"#, "prod/abc"),
  ])
  func `On a command line profile and target are named`(message: String, consent: String) throws {
    let verdict = SendRules.verdict(on: try Sending.sendCase(message))
    #expect(verdict.commandLineRefusal(confirm: consent, canAsk: false) == nil)
    #expect(verdict.commandLineRefusal(confirm: nil, canAsk: true) == nil)
    let missing = verdict.commandLineRefusal(confirm: nil, canAsk: false)
    #expect(missing?.remedy == "add --dry-run, or --confirm \(consent)")
    #expect(missing?.status == .usage)
    for other in ["test/news", "prod/new", "prod news", "", consent + " "] {
      let refusal = verdict.commandLineRefusal(confirm: other, canAsk: true)
      #expect(refusal?.sentence == "--confirm names ‘\(other)’, but this goes to ‘\(consent)’")
      #expect(refusal?.status == .usage)
    }
  }

  @Test func `A confirmation does not help against a rule`() throws {
    let verdict = SendRules.verdict(on: try Sending.sendCase { $0.dryRun = nil })
    let refusal = verdict.commandLineRefusal(confirm: "prod/news", canAsk: false)
    #expect(refusal?.code == .noDryRun)
    #expect(refusal?.status == .notAllowed)
  }

  @Test func `Naming a test target is confirmation enough`() throws {
    let verdict = SendRules.verdict(on: try Sending.sendCase { $0.purpose = .test("pixel-mia") })
    #expect(verdict.commandLineRefusal(confirm: nil, canAsk: false) == nil)
    let refusal = verdict.commandLineRefusal(confirm: "prod/news", canAsk: false)
    #expect(
      refusal?.description
        == "--confirm is for the draft's own target, but a test goes to a test device: leave --confirm out"
    )
  }
}
