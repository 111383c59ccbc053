import Drafts
import FCMClient
import MessageLint
import PushMessages
import SendPolicy
import Testing
import Workspace

@testable import ComposerState

struct DryRunStories {
  private func intent(_ composer: Composer) throws -> SendIntent {
    try #require(SendRules.dryRunIntent(of: composer.dryRunCase))
  }

  private func record(_ intent: SendIntent, _ outcome: SendOutcome) -> DryRunRecord {
    var record = DryRunRecord(
      payloadHash: intent.payloadHash, project: intent.project, endpoint: intent.endpoint, at: 0,
      outcome: outcome)
    (record.target, record.untargetedHash) = (intent.target, intent.untargetedHash)
    return record
  }

  @Test func `A dry-run is recorded with the text that is shown, as a send is`() throws {
    var composer = Studio.composer(
      #"{"topic":"news","notification":{"title":"Weekend"}}"#)
    guard case .perform(let intent, _)? = composer.effects(of: .command(.dryRun)).first else {
      Issue.record("no dry-run")
      return
    }
    #expect(intent.title == "Weekend")
  }

  @Test func `Another target is what has changed, and not the text`() throws {
    var composer = Studio.composer(#"{"topic":"news","notification":{"title":"Weekend"}}"#)
    composer.start(.command(.dryRun))
    let intent = try #require(composer.running?.intent)
    composer.start(.sendFinished(intent, Outbox.accepted))
    composer.take(TargetEntry(kind: .topic, value: "offers"))
    #expect(composer.dryRunStanding == .ofAnotherTarget("topic news"))
    #expect(
      composer.dryRunStanding?.description == "the dry run was for another target: topic news")
    composer.start(.command(.undo))
    #expect(composer.dryRunStanding?.counts == true)
  }

  @Test func `One dry-run runs at a time, and its result is shown`() throws {
    var composer = Studio.composer()
    let intent = try intent(composer)
    #expect(intent.payload == #"{"topic":"news"}"#)
    #expect(intent.kind == .dryRun)
    #expect(composer.dryRunMark == .none)
    composer.send(.command(.dryRun), effects: [.perform(intent, repeating: .none)]) {
      $0.sending.begin(RunningSend(intent, since: .start))
      $0.notice = Notice(.info, "Dry run: asking http://127.0.0.1:9099 about project demo…")
    }
    #expect(composer.dryRunMark == .running)
    composer.send(.command(.dryRun)) {
      $0.notice = Notice(.warning, "Dry-run: one is already running")
    }
    composer.send(.sendFinished(intent, Outbox.accepted), effects: [.readHistory]) {
      $0.sending.end()
      $0.sending.take(record(intent, Outbox.accepted.outcome))
      $0.notice = Notice(
        .good,
        "Dry run: the local FCM accepted the payload; it doesn't check devices, languages or APNs tokens"
      )
    }
    #expect(composer.dryRunMark == .passed)
  }

  @Test func `A dry run that passes names what lint has against the message`() throws {
    var composer = Studio.composer(
      #"{"topic": "news", "android": {"notification": {"title": "T", "color": "red"}}}"#)
    composer.start(.command(.dryRun))
    let intent = try #require(composer.running?.intent)
    composer.start(.sendFinished(intent, Outbox.accepted))
    let notice = try #require(composer.notice)
    #expect(notice.kind == .warning)
    let doubt =
      "accepted the payload, but lint doesn't: android.notification.color: ‘red’ isn't a color"
    #expect(notice.text.contains(doubt))
    // It counts all the same: a send asks for a reason.
    #expect(composer.dryRunMark == .passed)
    #expect(composer.dryRunMark(seeing: Studio.derived(of: composer)) == .passedDespiteLint)
  }

  @Test func `The result of an older text is stale until the text is the same again`() throws {
    var composer = Studio.composer()
    let intent = try intent(composer)
    composer.start(.command(.dryRun), .command(.edit), .edit(.insert("x")), .command(.back))
    composer.start(.sendFinished(intent, Outbox.accepted))
    #expect(composer.dryRunMark == .stale)
    composer.start(.command(.undo))
    #expect(composer.dryRunMark == .passed)
  }

  @Test func `An answer to another dry-run changes nothing`() throws {
    var composer = Studio.composer()
    composer.start(.command(.dryRun))
    var other = try intent(composer)
    other.payload = "{}"
    composer.send(.sendFinished(other, Outbox.accepted))
    composer.send(.sendNotStarted(other, "no"))
  }

  @Test func `A refusal names the field and what to do`() throws {
    var composer = Studio.composer()
    let intent = try intent(composer)
    let failure = SendFailure(
      code: .invalidArgument, sentence: "FCM refused it", remedy: "mend the topic",
      consequence: .refused, field: "message.topic")
    let outcome = SendOutcome(.failed(failure))
    composer.start(.command(.dryRun))
    let result = SendResult(outcome: outcome, failure: failure, record: .complete)
    composer.send(.sendFinished(intent, result), effects: [.readHistory]) {
      $0.sending.end()
      $0.sending.take(record(intent, outcome))
      $0.notice = Notice(.error, "Dry run: topic: FCM refused it: mend the topic")
    }
    #expect(composer.dryRunMark == .refused)
    composer.start(.command(.edit), .edit(.insert("x")))
    #expect(composer.dryRunMark == .stale)
  }

  @Test func `What couldn't be sent is no unknown outcome`() throws {
    var composer = Studio.composer()
    composer.start(.command(.dryRun))
    let failure = SendFailure(
      code: .unreachable, sentence: "no connection", remedy: "check the network",
      consequence: .nothingLeft)
    let outcome = SendOutcome(.failed(failure))
    let result = SendResult(outcome: outcome, failure: failure, record: .complete)
    composer.start(.sendFinished(try intent(composer), result))
    #expect(composer.dryRunMark == .notSent)
  }

  @Test func `That nobody answered is no refusal`() throws {
    var composer = Studio.composer()
    composer.start(.command(.dryRun))
    composer.start(.sendFinished(try intent(composer), Outbox.unknown))
    #expect(composer.dryRunMark == .withoutAnswer)
    #expect(composer.notice == Notice(.error, "Dry run: no answer within 30 s"))
  }

  @Test func `A dry-run that is not recorded says so after what it found`() throws {
    var composer = Studio.composer()
    composer.start(.command(.dryRun))
    var result = Outbox.accepted
    result.record = .nothing(because: "disk full")
    composer.start(.sendFinished(try intent(composer), result))
    #expect(composer.notice?.kind == .warning)
    #expect(
      composer.notice?.text.hasSuffix(
        "or APNs tokens. Not recorded: disk full; without a record in the history, this dry run doesn't count for a send"
      ) == true)
    #expect(composer.dryRunMark == .none)
  }

  @Test func `A dry-run that cannot start leaves no result`() throws {
    var composer = Studio.composer()
    composer.start(.command(.dryRun))
    let intent = try intent(composer)
    composer.send(
      .sendNotStarted(intent, "the credentials are missing"), effects: [.readHistory]
    ) {
      $0.sending.end()
      $0.notice = Notice(.error, "Dry run: the credentials are missing")
    }
  }

  @Test func `Starting a dry-run ends the visit to a field and asks about its text`() {
    var composer = Studio.composer()
    composer.start(.command(.edit), .edit(.insert("k")), .command(.dryRun))
    #expect(composer.editing == nil)
    #expect(composer.running?.intent.payload.contains("\"title\":\"k\"") == true)
  }

  @Test func `Without a profile, with an blocker or without a message there is no dry-run`() {
    let none = ProfileSummary(.severalToChooseFrom(["a", "b"]))
    let blocker = ProfileSummary(
      .chosen(Profile(name: "p", project: "demo")), blocker: "the key file is missing")
    let unnamed = ProfileSummary(.chosen(Profile(name: "p", project: nil)))
    let cases = [
      (Studio.composer(profile: none), "no profile is chosen"),
      (Studio.composer(profile: blocker), "the key file is missing"),
      (Studio.composer(profile: unnamed), "the profile p names no project"),
      (Studio.opened("{"), "the draft can't be read as a message"),
    ]
    for (composer, reason) in cases {
      var composer = composer
      composer.send(.command(.dryRun)) { $0.notice = Notice(.warning, "Dry-run: \(reason)") }
    }
  }

  @Test func `The project of the account counts where the profile names none`() {
    let unnamed = ProfileSummary(.chosen(Profile(name: "p", project: nil)))
    var composer = Studio.composer(profile: unnamed)
    composer.start(.accountFound(Outbox.account, warnings: []), .command(.dryRun))
    #expect(composer.running?.intent.project.description == "demo-prod")
    #expect(composer.running?.intent.account == "push@demo-prod.iam.gserviceaccount.com")
  }

  @Test func `A dry-run grows too old, and the screen is woken for it`() {
    var composer = Outbox.composer()
    #expect(composer.dryRunMark == .passed)
    #expect(composer.nextWake(after: composer.now) == 3601 * 1000)
    composer.wait(milliseconds: 3601 * 1000)
    composer.start(.ticked)
    #expect(composer.dryRunMark == .stale)
    #expect(composer.nextWake(after: composer.now) == nil)
  }

  @Test func `A dry-run of another session counts for exactly this message`() throws {
    var composer = Outbox.composer(dryRun: false)
    var past = try Outbox.past(1, .dryRun, at: composer.now.seconds - 60)
    composer.start(.historyRead([past], clock: .utc))
    #expect(composer.dryRunMark == .none)
    past.intent.payloadHash = try intent(composer).payloadHash
    composer.start(.historyRead([past], clock: .utc))
    #expect(composer.dryRunMark == .passed)
    past.intent.endpoint = .loopback(port: 1)
    var other = Outbox.composer(dryRun: false)
    other.start(.historyRead([past], clock: .utc))
    #expect(other.dryRunMark == .none)
  }

  @Test func `Of all dry-runs that the journal tells of, the newest are remembered`() throws {
    var composer = Studio.composer()
    let limit = Composer.dryRunLimit
    for first in stride(from: 1, through: limit + 101, by: 100) {
      let sends = try (first..<(first + 100)).reversed().map {
        try Outbox.past(Int64($0), .dryRun, at: $0)
      }
      composer.start(.historyRead(sends, clock: .utc))
    }
    #expect(composer.recordedDryRuns.count == limit)
    #expect(composer.recordedDryRuns.map(\.at).min() == 201)
    #expect(composer.recordedDryRuns.map(\.at).max() == limit + 200)
  }
}
