import Drafts
import FCMClient
import PushMessages
import SendPolicy
import Testing
import TextEditing
import Workspace

@testable import ComposerState

struct ReviewStories {
  /// French crashes on Android.
  private let crashing = #"""
    {"topic": "news", "android": {"notification":
      {"body_loc_key": "new_message_body", "body_loc_args": ["3"]}}}
    """#

  @Test func `The review opens at once, and says what it needs when that is found out`() throws {
    var composer = Outbox.composer()
    composer.send(.command(.send), effects: [.prepareSend(.send)]) {
      $0.open(Review(.send))
      $0.notice = Notice(.info, "No analytics label", offers: [.setLabel])
    }
    #expect(composer.review?.verdict == nil)
    composer.start(.dialog(.send))
    #expect(composer.running == nil)
    composer.start(.sendPrepared(.send, SendSituation(access: Outbox.account, journal: .sends([]))))
    let review = try #require(composer.review)
    #expect(review.verdict?.isAllowed == true)
    #expect(review.lines == [.confirmation])
    #expect(review.entry?.expected == "prod news")
  }

  @Test func `Opening the review ends the visit to a field`() {
    var composer = Outbox.composer()
    composer.start(.command(.edit), .edit(.insert("k")))
    _ = composer.run(.send, seeing: Studio.derived(of: composer))
    #expect(composer.editing == nil)
    #expect(composer.past.count == 1)
  }

  @Test func `What is found out after the review was left opens nothing`() {
    var composer = Outbox.composer()
    composer.start(
      .command(.send), .command(.back),
      .sendPrepared(.send, SendSituation(access: Outbox.account, journal: .sends([]))))
    #expect(composer.openModal == nil)
    composer.start(
      .command(.send),
      .sendPrepared(.test("pixel-mia"), SendSituation(access: Outbox.account, journal: .sends([]))))
    #expect(composer.review?.situation == nil)
  }

  @Test(arguments: [Command.back, .quit])
  func `Leaving the review sends nothing, even before it takes keys`(command: Command) {
    var composer = Outbox.composer()
    composer.start(
      .command(.send),
      .sendPrepared(.send, SendSituation(access: Outbox.account, journal: .sends([]))))
    composer.send(.command(command)) { ($0.openModal, $0.notice) = (nil, nil) }
  }

  @Test func `A topic is typed, Tab goes on, and y sends`() throws {
    var composer = Outbox.reviewing()
    composer.type("prod new")
    composer.start(.command(.nextField))
    #expect(composer.review?.focus == .confirmation)
    #expect(composer.notice == Notice(.warning, "Type ‘prod news’"))
    composer.confirm("s")
    let review = try #require(composer.review)
    #expect(review.focus == .question)
    let intent = try #require(review.verdict?.intent)
    composer.send(.dialog(.send), effects: [.perform(intent, repeating: .none)]) {
      $0.sending.begin(RunningSend(intent, since: $0.now))
      $0.open(SendingPage())
    }
    #expect(intent.kind == .send)
    #expect(intent.target == "topic news")
  }

  @Test func `y in the text that is typed sends nothing`() {
    var composer = Outbox.reviewing()
    composer.type("prod news")
    composer.start(.dialog(.send))
    #expect(composer.running == nil)
  }

  @Test func `A condition is confirmed with its topics`() {
    let composer = Outbox.reviewing(
      #"{"condition": "'a' in topics", "notification": {"title": "Sale"}}"#)
    #expect(composer.review?.entry?.expected == "prod a")
  }

  @Test func `A slip shows at once, and can be taken back`() {
    var composer = Outbox.reviewing()
    composer.type("prod x")
    #expect(composer.review?.entry?.hint == "this isn't ‘prod news’")
    composer.start(.edit(.deleteBackward))
    #expect(composer.review?.entry?.hint == "type ‘prod news’")
    composer.start(.edit(.deleteToStart))
    #expect(composer.review?.entry?.text == "")
  }

  @Test func `What confirms a send cannot be pasted`() {
    var composer = Outbox.reviewing()
    composer.start(.pasted("prod news"))
    #expect(composer.review?.entry?.text == "")
    #expect(composer.review?.entry?.hint == "pasting isn't allowed here: type ‘prod news’")
    var one = Outbox.reviewing(Outbox.token)
    one.start(.pasted("y"))
    #expect(one.running == nil)
    #expect(one.notice == Notice(.warning, "Pasting doesn't send. Press y to send"))
  }

  @Test func `Enter sends nothing, and what does is said`() {
    var composer = Outbox.reviewing(Outbox.token)
    composer.start(.dialog(.confirm))
    #expect(composer.notice == Notice(.info, "Enter doesn't send. Press y to send"))
    #expect(composer.running == nil && composer.review != nil)
    // What was said goes with the review: outside of it y copies.
    composer.start(.command(.back))
    #expect(composer.notice == nil)
    var typing = Outbox.reviewing()
    typing.start(.dialog(.confirm))
    #expect(typing.notice?.text.hasPrefix("Type ‘prod news’") == true, "\(typing.notice as Any)")
  }

  @Test func `One device needs one key`() throws {
    let (composer, intent) = try Outbox.sending()
    #expect(composer.modal(SendingPage.self) != nil)
    #expect(intent.target == "token pixel-mia (cGl4ZWwt…bWlh)")
  }

  @Test func `A profile that asks needs one key for a topic too`() {
    var composer = Outbox.reviewing { $0.confirmation = .ask }
    composer.start(.dialog(.send))
    #expect(composer.running?.intent.target == "topic news")
  }

  @Test func `A held key does not send`() {
    var composer = Outbox.composer(Outbox.token)
    composer.start(
      .command(.send),
      .sendPrepared(.send, SendSituation(access: Outbox.account, journal: .sends([]))))
    for _ in 0..<40 {
      composer.wait(milliseconds: 30)
      composer.start(.dialog(.send))
    }
    #expect(composer.running == nil)
    for _ in 0..<10 {
      composer.wait(milliseconds: 299)
      composer.start(.dialog(.other))
    }
    #expect(composer.nextWake(after: composer.now) == ReviewGate.quietAfterRefusal)
    composer.wait(milliseconds: ReviewGate.quietAfterRefusal)
    composer.start(.dialog(.send))
    #expect(composer.running != nil)
  }

  @Test func `Phrase, Tab and y without a pause send nothing, and any key disarms`() {
    var composer = Outbox.reviewing()
    composer.type("prod news")
    composer.start(.command(.nextField), .dialog(.send))
    #expect(composer.running == nil)
    #expect(composer.notice == Notice(.warning, "Not sent: pause for a moment, then press y"))
    composer.wait(milliseconds: 299)
    composer.start(.dialog(.send))
    #expect(composer.running == nil)
    #expect(composer.nextWake(after: composer.now) == ReviewGate.quietAfterRefusal)
    for disturbance in [Action.dialog(.other), .scrolled(to: 1), .dialog(.confirm), .disturbed] {
      composer.wait(milliseconds: 400)
      composer.start(disturbance, .dialog(.send))
      #expect(composer.running == nil)
    }
    composer.wait(milliseconds: ReviewGate.quietAfterRefusal)
    composer.start(.dialog(.send))
    #expect(composer.running != nil)
  }

  @Test func `The same message again is typed with again, also where a key would do`() throws {
    let plain = Outbox.reviewing(Outbox.token)
    let intent = try #require(plain.review?.verdict?.intent)
    let past = PastSend(
      id: 4, at: plain.now.seconds - 60, intent: intent, outcome: nil, author: "mia@ops")
    var composer = Outbox.reviewing(
      Outbox.token, situation: SendSituation(access: Outbox.account, journal: .sends([past])))
    composer.start(.dialog(.send))
    #expect(composer.running == nil)
    #expect(composer.review?.entry?.expected == "prod pixel-mia again")
    composer.confirm("prod pixel-mia again")
    composer.start(.dialog(.send))
    #expect(composer.running != nil)
  }

  @Test func `What another program sent since the review is reviewed again`() throws {
    var (composer, intent) = try Outbox.sending()
    let effects = composer.effects(of: .sendFinished(intent, Outbox.repeated))
    #expect(effects == [.prepareSend(.send), .readHistory])
    #expect(composer.running == nil && composer.sent == nil)
    let sentence =
      "Not sent: send 4 already sent this message to topic news. Read the review again"
    #expect(composer.notice == Notice(.warning, sentence))
    let past = PastSend(
      id: 4, at: composer.now.seconds, intent: intent, outcome: nil, isRunning: true)
    composer.start(
      .sendPrepared(.send, SendSituation(access: Outbox.account, journal: .sends([past]))))
    #expect(composer.notice == Notice(.warning, sentence))
    composer.wait(milliseconds: 400)
    composer.confirm("prod pixel-mia again")
    #expect(
      composer.effects(of: .dialog(.send))
        == [.perform(try #require(composer.running?.intent), repeating: .shown([4]))])
  }

  @Test func `Whoever is leaving when the journal refuses a repetition leaves`() throws {
    var (composer, intent) = try Outbox.sending()
    composer.start(.command(.quit))
    #expect(composer.effects(of: .sendFinished(intent, Outbox.repeated)) == [.quit])
    #expect(composer.sent?.result == Outbox.repeated)
  }

  @Test func `The review reads the message in the locale that is looked at`() {
    var composer = Outbox.composer(crashing)
    composer.start(.command(.nextLocale), .command(.send))
    let name = composer.locale.name
    composer.start(.sendPrepared(.send, SendSituation(access: Outbox.account, journal: .sends([]))))
    #expect(composer.review?.verdict?.review?.message?.locale == name)
  }

  @Test func `With lint's errors a reason is asked for, and goes into the journal`() throws {
    var composer = Outbox.reviewing(crashing)
    #expect(composer.review?.verdict?.refusals.map(\.code) == [.lintErrors])
    #expect(composer.review?.lines == [.reason])
    composer.start(.command(.nextField))
    #expect(composer.notice == Notice(.warning, "Not allowed yet: see the reasons above"))
    composer.start(.pasted("Only English"), .edit(.insert("!")))
    #expect(composer.review?.verdict?.isAllowed == true)
    #expect(composer.review?.lines == [.reason, .confirmation])
    composer.start(.command(.nextField))
    composer.confirm("prod news")
    composer.start(.dialog(.send))
    #expect(composer.running?.intent.reason == "Only English!")
  }

  @Test func `A reason that is taken back forbids the send again`() {
    var composer = Outbox.reviewing(crashing)
    composer.type("why not")
    composer.start(.command(.nextField))
    composer.confirm("prod news")
    composer.start(.command(.previousField), .command(.previousField), .edit(.deleteToStart))
    #expect(composer.review?.lines == [.reason])
    composer.start(.dialog(.send))
    #expect(composer.running == nil)
  }

  @Test func `A dry-run that has grown too old while somebody read stops the send`() {
    var composer = Outbox.reviewing(Outbox.token)
    composer.wait(milliseconds: 3601 * 1000)
    composer.start(.dialog(.send))
    #expect(composer.running == nil)
    #expect(composer.review?.verdict?.refusals.map(\.code) == [.noDryRun])
    #expect(composer.notice == Notice(.error, "Not sent: the dry run was 60 minutes ago"))
  }

  @Test func `What devices show must be what was read`() {
    var composer = Outbox.reviewing(Outbox.token)
    var settings = composer.settings
    settings.locales.removeLast()
    let derived = Studio.derived(of: composer.document, settings: settings)
    let effects = composer.update(.dialog(.send), seeing: derived, at: composer.now)
    #expect(effects == [])
    let sentence = "Not sent: the previews have just changed. Read them again"
    #expect(composer.notice == Notice(.warning, sentence))
    composer.wait(milliseconds: 400)
    composer.start(.ticked, .dialog(.send))
    #expect(composer.running != nil)
  }

  @Test func `d makes the dry run that a review asks for, and otherwise says how`() {
    var blocked = Outbox.reviewing(dryRun: false)
    blocked.wait(milliseconds: 400)
    guard case .perform(let intent, _)? = blocked.effects(of: .command(.dryRun)).first else {
      Issue.record("no dry run: \(String(describing: blocked.notice))")
      return
    }
    #expect(intent.kind == .dryRun && blocked.openModal == nil)
    var allowed = Outbox.reviewing(Outbox.token)
    allowed.wait(milliseconds: 400)
    #expect(allowed.effects(of: .command(.dryRun)) == [])
    #expect(allowed.review != nil && allowed.notice?.offers == [.back])
  }

  @Test func `What is in the way is listed`() throws {
    var edited = Outbox.composer()
    edited.start(.command(.edit), .edit(.insert("k")), .command(.send))
    edited.start(.sendPrepared(.send, SendSituation(access: Outbox.account, journal: .sends([]))))
    let failure = CredentialFailure(.missing, "no credentials", remedy: "add some")
    var elsewhere = Outbox.composer(dryRun: false)
    elsewhere.sending.take(
      DryRunRecord(
        payloadHash: try #require(elsewhere.dryRunCase.payloadHash).description,
        project: try #require(elsewhere.project), endpoint: .loopback(port: 1),
        at: elsewhere.now.seconds, outcome: Outbox.accepted.outcome))
    elsewhere.start(
      .command(.send),
      .sendPrepared(.send, SendSituation(access: Outbox.account, journal: .sends([]))))
    let cases: [(Composer, SendRefusal.Code, String)] = [
      (edited, .noDryRun, "the dry run was for an older text"),
      (elsewhere, .noDryRun, "the dry run was made with the local FCM"),
      (Outbox.reviewing(dryRun: false), .noDryRun, "no dry run was made"),
      (
        Outbox.reviewing(
          situation: SendSituation(
            access: Outbox.account, journal: .unavailable("disk full", isBusy: false))),
        .noJournal, "the history can't be written (disk full)"
      ),
      (
        Outbox.reviewing(situation: SendSituation(access: .failed(failure), journal: .sends([]))),
        .noCredentials,
        "no credentials"
      ),
    ]
    for (composer, code, sentence) in cases {
      var composer = composer
      let refusal = composer.review?.verdict?.refusals.first
      #expect(refusal?.code == code)
      #expect(refusal?.sentence == sentence)
      composer.wait(milliseconds: 400)
      composer.start(.dialog(.send))
      #expect(composer.running == nil)
    }
  }

  @Test(arguments: [Action.dialog(.confirm), .pasted("y"), .dialog(.send)])
  func `A review that isn't allowed to send names no key that would`(action: Action) {
    var composer = Outbox.reviewing(dryRun: false)
    // Whether a key comes after a pause or not.
    for pause in [0, 0, 2000] {
      composer.wait(milliseconds: pause)
      composer.start(.ticked, action)
      let words = composer.notice?.text ?? ""
      #expect(words.hasPrefix("Not allowed yet: ") || words.hasPrefix("Not sent: no dry run"))
    }
    #expect(composer.running == nil && composer.review != nil)
  }

  @Test func `Where there is nothing to review, s says why`() {
    let local = Outbox.profile { $0.isReadOnly = true }
    let cases = [
      (
        Studio.composer(profile: ProfileSummary(.noneConfigured)),
        "no profile is configured: add [profiles.NAME] to pushwright.toml"
      ),
      (
        Studio.composer(profile: ProfileSummary(.severalToChooseFrom(["a", "b"]))),
        "no profile is chosen"
      ),
      (
        Studio.composer(profile: local),
        "the profile prod allows only dry runs: use another profile, or remove read-only "
          + "and fix the problems of this one"
      ),
      (
        Studio.opened("{", profile: Outbox.profile()),
        "the draft can't be read as a message: fix it first; lint says where"
      ),
      (
        Studio.composer("{}", profile: Outbox.profile()),
        "the message has no target: name exactly one: an installation ID (fid), a token, a topic "
          + "or a condition"
      ),
    ]
    for (composer, reason) in cases {
      var composer = composer
      composer.send(.command(.send)) {
        let refusal = Notice(.warning, "Send…: \(reason)")
        $0.notice = refusal
        $0.sending.keep(TypedAhead(refusal, at: $0.now.milliseconds))
      }
    }
    var running = Outbox.composer()
    running.start(.command(.dryRun))
    running.send(.command(.send)) {
      let refusal = Notice(.warning, "Send…: a dry run is waiting for its answer")
      $0.notice = refusal
      $0.sending.keep(TypedAhead(refusal, at: $0.now.milliseconds))
    }
  }

  @Test func `The review scrolls to where the screen says`() {
    var composer = Outbox.reviewing()
    composer.start(.scrolled(to: 7))
    #expect(composer.review?.scroll == 7)
    composer.start(.scrolled(to: -1))
    #expect(composer.review?.scroll == 0)
  }

  @Test func `A reason is kept when the review is left, what confirms is not`() {
    var composer = Outbox.reviewing(crashing)
    composer.type("Only English")
    composer.start(.command(.nextField))
    composer.type("prod news")
    composer.start(.command(.back), .command(.send))
    composer.start(.sendPrepared(.send, SendSituation(access: Outbox.account, journal: .sends([]))))
    #expect(composer.review?.reason.text == "Only English")
    #expect(composer.review?.isReasonFromBefore == true)
    #expect(composer.review?.entry?.text == "")
    #expect(composer.review?.focus == .reason)
  }

  @Test func `A reason is of one draft and one send`() throws {
    var sent = Outbox.reviewing(crashing)
    sent.type("Only English")
    sent.start(.command(.nextField))
    var refused = sent
    for answer in [SendOutcome.accepted(name: "n"), .refused(code: "X", sentence: "x")] {
      var composer = sent
      composer.confirm("prod news")
      composer.start(.dialog(.send))
      let intent = try #require(composer.running?.intent)
      composer.start(
        .sendFinished(intent, SendResult(outcome: answer, failure: nil, record: .complete)),
        .command(.back), .command(.send))
      let isKept = composer.review?.reason.text == "Only English"
      #expect(isKept == (answer != .accepted(name: "n")))
    }
    refused.start(.command(.back))
    refused.begin(DraftFile(), text: refused.document.text)
    refused.start(.command(.send))
    #expect(refused.review?.reason.text == "")
  }
}
