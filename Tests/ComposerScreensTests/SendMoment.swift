import FCMClient
import PushMessages
import SendPolicy
import TestSupport
import Workspace

@testable import ComposerState

/// A moment on the way of a send: a profile, a draft, and what happened since it was opened.
struct SendMoment: CustomStringConvertible, Sendable {
  var description: String
  var draft = "order-shipped.json"
  var profile = SendMoment.production
  /// What happens, by what is asked for.
  var events: [Event]
  /// In the place of the draft's topic.
  var condition: String?

  enum Event: Sendable {
    case action(Action)
    /// Nobody touches a key for so long.
    case wait(milliseconds: Int)
    case type(String)
    /// The review's situation is found out.
    case prepared(SendPurpose, SendSituation = SendMoment.situation)
    /// The same, and the draft was sent before, 90 seconds ago.
    case preparedAgain
    /// What is on its way has its answer.
    case answered(SendResult)

    func actions(_ composer: Composer) -> [Action] {
      switch self {
      case .action(let action): [action]
      case .wait: [.ticked]
      case .type(let text): text.map { .edit(.insert(String($0))) }
      case .prepared(let purpose, let situation): [.sendPrepared(purpose, situation)]
      case .preparedAgain: [.sendPrepared(.send, SendMoment.situation(again: composer))]
      case .answered(let result): composer.running.map { [.sendFinished($0.intent, result)] } ?? []
      }
    }
  }

  /// The composer after all that has happened, and what it shows.
  func outcome() async throws -> (composer: Composer, derived: Derived) {
    try await Self.outcomes.outcome(of: "\(description) \(draft) \(events)") { try await workOut() }
  }

  private static let outcomes = Outcomes<String>()

  private func workOut() async throws -> (composer: Composer, derived: Derived) {
    var composer = DemoApp.composer(draft, profile: .chosen(profile))
    composer.preview.take(StringsSummary(revision: 1, fileCount: 14, errors: []))
    if let condition {
      try composer.draft.set(nil, at: "topic")
      try composer.draft.set(.string(condition), at: "condition")
    }
    // No event of these changes the draft.
    let derived = try await DemoApp.derived(composer)
    var now = Self.start
    for event in events {
      if case .wait(let milliseconds) = event {
        now.milliseconds += milliseconds
        now.seconds = Self.start.seconds + now.milliseconds / 1000
      }
      for action in event.actions(composer) {
        _ = composer.update(
          action.onLargeScreen(composer, derived), seeing: derived, at: now)
      }
    }
    return (composer, derived)
  }

  /// 2026-11-21 01:14:00 UTC, at night in Berlin.
  static let start = EventTime(seconds: 1_795_223_640, milliseconds: 0)

  static let production = Profile(
    name: "prod", project: "demo-shop-prod",
    testTargets: [
      TestTarget(name: "pixel-mia", address: "cGl4ZWwtbWlh:APA91bFmZqW8Tnq0123456789"),
      TestTarget(name: "iphone-jo", address: "aVBob25lLWpv:APA91bEkWqR2Tnq9876543210"),
    ])

  /// The same, but the emulator on this machine answers.
  static let local = Profile(
    name: "prod", project: "demo-shop-prod", endpoint: "http://127.0.0.1:8123")

  static let clock = WallClock(
    zones: [WallClock.Zone(from: 0, offset: 3600, name: "CET")])

  static let access = SendAccess.account(
    "push@demo-shop-prod.iam.gserviceaccount.com", from: "key.json", projectID: "demo-shop-prod")

  static let situation = SendSituation(access: access, journal: .sends(history), clock: clock)

  /// The send of the very message that the last dry-run was of is in the journal too.
  private static func situation(again composer: Composer) -> SendSituation {
    var situation = situation
    if let hash = composer.dryRun?.payloadHash,
      var past = past(16, .send, -90, "topic demo-offers", .accepted(name: "projects/x/messages/5"))
    {
      past.intent.payloadHash = hash
      situation.journal = .sends(situation.journal.sends + [past])
    }
    return situation
  }

  static let history: [PastSend] = [
    past(11, .dryRun, -300, "topic demo-orders", .accepted(name: "fake_message_id")),
    past(
      12, .test, -240, "token pixel-mia (cGl4ZWwt…6789)", .accepted(name: "projects/x/messages/4")),
    past(13, .send, -90_000, "topic demo-offers", .accepted(name: "projects/x/messages/3")),
    past(
      14, .send, -180_000, "topic demo-orders",
      .refused(code: "INVALID_ARGUMENT", sentence: "FCM refused the color")),
    past(15, .send, -3600, "topic demo-offers", nil),
  ].compactMap(\.self)

  private static func past(
    _ id: Int64, _ kind: SendIntent.Kind, _ at: Int, _ target: String, _ outcome: SendOutcome?
  ) -> PastSend? {
    guard let project = ProjectID("demo-shop-prod") else { return nil }
    let label = kind == .send ? #","fcm_options":{"analytics_label":"weekend"}"# : ""
    let intent = SendIntent(
      kind: kind, profile: "prod", project: project, endpoint: .google,
      account: "push@demo-shop-prod.iam.gserviceaccount.com", target: target,
      payloadHash: "4f2c1e0a",
      payload: #"{"topic":"demo-offers","android":{"priority":"HIGH"}"# + label + "}",
      draft: "weekend.json",
      title: "Two days, two prices")
    return PastSend(
      id: id, at: start.seconds + at, intent: intent, outcome: outcome, author: "mia@ops-berlin")
  }

  static let accepted = SendResult(
    outcome: .accepted(name: "projects/demo-shop-prod/messages/0:1795223640%a1b2c3"),
    failure: nil, record: .complete)

  /// A dry-run that passes.
  static let dryRun: [Event] = [
    .action(.accountFound(access, warnings: [])), .action(.command(.dryRun)), .answered(accepted),
  ]

  /// From the draft to a review that takes keys.
  static func reviewed(_ purpose: SendPurpose = .send) -> [Event] {
    let open: Action = purpose == .send ? .command(.send) : .command(.testSend)
    let choose: [Event] = purpose == .send ? [] : [.action(.command(.edit))]
    return dryRun + [.wait(milliseconds: 90_000), .action(open)] + choose
      + [.prepared(purpose), .wait(milliseconds: 400)]
  }

  /// A topic's message that is on its way.
  static let sending: [Event] =
    reviewed() + [
      .type("prod demo-orders"), .action(.command(.nextField)), .wait(milliseconds: 400),
      .action(.dialog(.send)), .wait(milliseconds: 1300),
    ]

  static func failed(
    _ consequence: SendFailure.Consequence, _ sentence: String, _ remedy: String,
    field: String? = nil, record: SendResult.Record = .complete
  ) -> SendResult {
    let failure = SendFailure(
      code: .invalidArgument, sentence: sentence, remedy: remedy, consequence: consequence,
      field: field)
    return SendResult(outcome: SendOutcome(.failed(failure)), failure: failure, record: record)
  }

  static let all = reviews + answers + lists + TopicMoments.all

  private static let reviews: [SendMoment] = [
    SendMoment(description: "review-confirming", events: reviewed() + [.type("prod demo-or")]),
    SendMoment(
      description: "review-with-errors", draft: "sale.json",
      events: reviewed() + [
        .type("German devices get the fix first"), .action(.command(.nextField)),
        .type("prod demo-offers again"),
      ]),
    SendMoment(
      description: "review-last-question",
      events: reviewed() + [
        .type("prod demo-orders"), .action(.command(.nextField)), .wait(milliseconds: 400),
      ]),
    SendMoment(
      description: "review-sent-before", draft: "sale.json",
      events: [
        .action(.command(.showLocales)), .action(.command(.markReviewed)),
      ] + dryRun
        + [.action(.command(.send)), .preparedAgain, .wait(milliseconds: 400)] + [
          .type("German devices get the fix first"), .action(.command(.nextField)),
          .type("prod demo-offers again"), .action(.command(.nextField)),
          .wait(milliseconds: 400),
        ]),
    SendMoment(description: "review-of-a-test", events: reviewed(.test("pixel-mia"))),
    SendMoment(
      description: "review-refused", draft: "sale.json",
      events: [
        .action(.command(.send)),
        .prepared(
          .send,
          SendSituation(
            access: access, warnings: ["others who use this machine may read key.json"],
            journal: .unavailable("no space left on device", isBusy: false), clock: clock)),
      ]),
    SendMoment(
      description: "review-changed-on-disk",
      events: reviewed() + [.action(.fileChangedOnDisk(text: "{}")), .wait(milliseconds: 400)]),
    SendMoment(description: "review-preparing", events: [.action(.command(.send))]),
  ]

  private static let answers: [SendMoment] = [
    SendMoment(description: "sending", events: sending),
    SendMoment(description: "sent", events: sending + [.answered(accepted)]),
    SendMoment(
      description: "sent-locally", profile: local, events: sending + [.answered(accepted)]),
    SendMoment(
      description: "sent-refused",
      events: sending + [
        .answered(
          failed(
            .refused, "FCM refused the color ‘blue’", "write it as #rrggbb",
            field: "message.android.notification.color"))
      ]),
    SendMoment(
      description: "sent-unknown",
      events: sending + [
        .answered(
          failed(
            .unknown, "no answer came within 30 s", "look at a test device",
            record: .withoutOutcome("no space left on device")))
      ]),
  ]

  private static let lists: [SendMoment] = [
    SendMoment(
      description: "test-menu",
      events: dryRun + [.action(.command(.testSend)), .action(.command(.down))]),
    SendMoment(
      description: "history",
      events: [
        .action(.accountFound(access, warnings: [])),
        .action(.historyRead(history, clock: clock)), .action(.command(.showHistory)),
        .action(.command(.down)),
      ]),
    SendMoment(
      description: "history-searched",
      events: [
        .action(.historyRead(history, clock: clock)), .action(.command(.showHistory)),
        .action(.command(.filterLocales)), .type("two days"),
      ]),
    SendMoment(
      description: "history-settling",
      events: [
        .action(.historyRead(history, clock: clock)), .action(.command(.showHistory)),
        .action(.command(.down)), .action(.command(.down)), .action(.command(.fix)),
        .action(.command(.down)), .type("on no phone here"),
      ]),
    SendMoment(
      description: "history-entry", draft: "sale.json",
      events: [
        .action(.historyRead(history, clock: clock)), .action(.command(.showHistory)),
        .action(.command(.down)), .action(.command(.down)), .action(.command(.edit)),
      ]),
    SendMoment(
      description: "target-with-account",
      events: [.action(.accountFound(access, warnings: [])), .action(.command(.showTarget))]),
  ]
}
