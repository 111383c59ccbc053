import FCMClient
import PushMessages
import SendPolicy
import Testing
import Workspace

struct SendRulesTests {
  @Test func `With everything in order a message may be sent, as it is written`() throws {
    let verdict = SendRules.verdict(on: try Sending.sendCase())
    #expect(verdict.refusals == [])
    let intent = try #require(verdict.intent)
    #expect(intent.kind == .send)
    #expect(intent.profile == "prod")
    #expect(intent.project.description == "demo-shop-prod")
    #expect(intent.endpoint == .google)
    #expect(intent.account == "push@demo-shop-prod.iam.gserviceaccount.com")
    #expect(intent.target == "topic news")
    #expect(intent.payload == Sending.topic)
    #expect(intent.reason == nil)
    #expect(try SendAttempt(intent).intent == intent)
  }

  @Test(arguments: RefusalCase.all)
  func `What is in the way is said with its remedy and exit status`(row: RefusalCase) throws {
    let sendCase = try Sending.sendCase(row.message, profile: row.profile, row.change)
    let verdict = SendRules.verdict(on: sendCase)
    #expect(Sending.refusals(sendCase) == [row.refusal])
    #expect(!verdict.isAllowed)
  }

  @Test func `Of several reasons the most fundamental comes first`() throws {
    let profile = Sending.profile.changed {
      $0.isReadOnly = true
      $0.endpoint = "http://example.com"
      $0.project = nil
    }
    let sendCase = try Sending.sendCase(#"{"topic":"a","fid":"b"}"#, profile: profile) {
      $0.access = .failed(CredentialFailure(.missing, "no credentials", remedy: "add some"))
      $0.journal = .unavailable("full", isBusy: false)
      $0.findings = [Sending.error]
    }
    #expect(
      SendRules.verdict(on: sendCase).refusals.map(\.code) == [
        .noTarget, .readOnly, .noProject, .noEndpoint, .noCredentials, .noJournal, .lintErrors,
      ])
  }

  @Test func `A reason for lint's errors goes into the review and the journal`() throws {
    let sendCase = try Sending.sendCase {
      $0.findings = [Sending.error]
      $0.reason = " the  CEO\nwants it\u{1B} "
    }
    let verdict = SendRules.verdict(on: sendCase)
    #expect(verdict.intent?.reason == "the CEO wants it\\u{1B}")
    #expect(verdict.review?.reason == "the CEO wants it\\u{1B}")
  }

  @Test func `A reason that nobody asked for is not kept`() throws {
    let sendCase = try Sending.sendCase { $0.reason = "just so" }
    #expect(SendRules.verdict(on: sendCase).intent?.reason == nil)
  }

  @Test func `A profile that asks for no dry-run sends without one`() throws {
    let profile = Sending.profile.changed { $0.requiresDryRun = false }
    let verdict = SendRules.verdict(on: try Sending.sendCase(profile: profile) { $0.dryRun = nil })
    #expect(verdict.isAllowed)
    #expect(verdict.dryRun == DryRunStanding.none)
  }

  @Test func `A dry-run counts as long as the profile says`() throws {
    let profile = Sending.profile.changed { $0.dryRunMaxAge = 120 }
    var sendCase = try Sending.sendCase(profile: profile) { $0.dryRun?.at = Sending.now - 120 }
    #expect(SendRules.verdict(on: sendCase).dryRun == .passed(age: 120))
    sendCase.now += 1
    #expect(SendRules.verdict(on: sendCase).dryRun == .tooOld(age: 121))
  }

  @Test func `A dry-run for another project does not count`() throws {
    let other = try #require(ProjectID("demo-shop-test"))
    let sendCase = try Sending.sendCase { $0.dryRun?.project = other }
    #expect(SendRules.verdict(on: sendCase).dryRun == .ofAnotherProject(other))
    #expect(SendRules.verdict(on: sendCase).dryRun?.word == "stale")
  }

  @Test func `The account's project is taken where the profile names none`() throws {
    let profile = Sending.profile.changed { $0.project = nil }
    let verdict = SendRules.verdict(on: try Sending.sendCase(profile: profile))
    #expect(verdict.intent?.project.description == "demo-shop-prod")
  }

  @Test func `A test goes to the test target and leaves draft, hash and dry-run as they are`()
    throws
  {
    let draft = try Sending.sendCase {
      $0.findings = [Sending.error]
      $0.dryRun = nil
    }
    var test = draft
    test.purpose = .test("pixel-mia")
    let verdict = SendRules.verdict(on: test)
    let intent = try #require(verdict.intent)
    #expect(intent.kind == .test)
    #expect(intent.target == "token pixel-mia (cGl4ZWwt…6789)")
    #expect(intent.payloadHash == draft.payloadHash?.description)
    #expect(
      intent.payload == #"{"notification":{"title":"Sale","body":"Now"},"#
        + #""token":"cGl4ZWwtbWlh:APA91bFmZqW8Tnq0123456789"}"#)
    #expect(verdict.confirmation == .key)
    #expect(verdict.dryRun == DryRunStanding.none)
    #expect(test.document == draft.document)
  }

  @Test func `A test needs no target in the draft, and a profile that sends`() throws {
    let sendCase = try Sending.sendCase(#"{"data":{"a":"1"}}"#) { $0.purpose = .test("iphone-jo") }
    #expect(
      SendRules.verdict(on: sendCase).intent?.payload == #"{"data":{"a":"1"},"token":"short"}"#)
    let readOnly = Sending.profile.changed { $0.isReadOnly = true }
    let other = try Sending.sendCase(profile: readOnly) { $0.purpose = .test("iphone-jo") }
    #expect(SendRules.verdict(on: other).refusals.map(\.code) == [.readOnly])
  }

  @Test func `“Expires in” becomes a time when sending, and the hash stays`() throws {
    let early = try Sending.sendCase { $0.expiresIn = 3600 }
    var late = early
    late.now += 600
    let hash = try #require(early.payloadHash)
    let document = MessageDocument(
      text: #"{"message": {"topic":"news","notification":{"title":"Sale","body":"Now"},"#
        + #""apns":{"headers":{"apns-expiration":"5"}}}}"#)
    var set = early
    set.document = document
    for sendCase in [early, late, set] {
      var sendCase = sendCase
      sendCase.dryRun = try Sending.dryRun(of: sendCase)
      let intent = try #require(SendRules.verdict(on: sendCase).intent)
      #expect(intent.payloadHash == hash.description)
      let expected = #""apns":{"headers":{"apns-expiration":"\#(sendCase.now + 3600)"}}"#
      #expect(intent.payload.contains(expected))
    }
  }

  @Test func `A dry-run is made of the draft itself, whatever refuses a send`() throws {
    let readOnly = Sending.profile.changed { $0.isReadOnly = true }
    let sendCase = try Sending.sendCase(profile: readOnly) {
      $0.findings = [Sending.error]
      $0.purpose = .test("pixel-mia")
    }
    let intent = try #require(SendRules.dryRunIntent(of: sendCase))
    #expect(intent.kind == .dryRun)
    #expect(intent.payload == Sending.topic)
    #expect(intent.target == "topic news")
  }
}
