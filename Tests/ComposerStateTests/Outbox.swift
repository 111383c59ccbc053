import Drafts
import FCMClient
import PushMessages
import SendPolicy
import Testing
import Workspace

@testable import ComposerState

/// A production profile, and what comes back from outside when something is sent with it.
enum Outbox {
  static let topic = #"{"topic": "news", "notification": {"title": "Sale"}}"#
  static let token = #"{"token": "cGl4ZWwtbWlhCGl4ZWwtbWlh", "notification": {"title": "Sale"}}"#
  static let account = SendAccess.account(
    "push@demo-prod.iam.gserviceaccount.com", from: "key.json", projectID: "demo-prod")
  static let accepted = SendResult(
    outcome: .accepted(name: "projects/demo-prod/messages/1"), failure: nil, record: .complete)
  static let unknown = SendResult(
    outcome: .unknown(sentence: "no answer within 30 s"), failure: nil, record: .complete)

  /// Another program has sent the same since the review.
  static let repeated = SendResult(
    outcome: .notSent(sentence: "send 4 already sent this message to topic news"),
    failure: .sentBefore("send 4 already sent this message to topic news", remedy: "add --again"),
    record: .nothing(because: nil))

  static func profile(_ change: (inout Profile) -> Void = { _ in }) -> ProfileSummary {
    var profile = Profile(
      name: "prod", project: "demo-prod",
      testTargets: [
        TestTarget(name: "pixel-mia", address: "cGl4ZWwtbWlhCGl4ZWwtbWlh"),
        TestTarget(name: "iphone-jo", address: "aVBob25lLWpvaVBob25lLWpv"),
      ])
    change(&profile)
    return ProfileSummary(.chosen(profile))
  }

  /// A composer in the year 2026 whose dry-run has just passed.
  static func composer(
    _ message: String = topic, dryRun: Bool = true, _ change: (inout Profile) -> Void = { _ in }
  ) -> Composer {
    var composer = Studio.composer(message, profile: profile(change))
    composer.now = EventTime(seconds: 1_795_239_000, milliseconds: 5000)
    if dryRun { composer.passDryRun() }
    return composer
  }

  /// A composer whose review is open, and takes keys.
  static func reviewing(
    _ message: String = topic, _ purpose: SendPurpose = .send, dryRun: Bool = true,
    situation: SendSituation = SendSituation(access: account, journal: .sends([])),
    _ change: (inout Profile) -> Void = { _ in }
  ) -> Composer {
    var composer = composer(message, dryRun: dryRun, change)
    _ = composer.startReview(purpose)
    composer.start(.sendPrepared(purpose, situation))
    composer.wait(milliseconds: 400)
    return composer
  }

  /// A composer whose message is on its way.
  static func sending() throws -> (Composer, SendIntent) {
    var composer = reviewing(token)
    composer.start(.dialog(.send))
    return (composer, try #require(composer.running?.intent))
  }

  static func past(
    _ id: Int64, _ kind: SendIntent.Kind = .send, at: Int = 1_795_238_000,
    target: String = "topic news", payload: String = #"{"topic":"news"}"#,
    outcome: SendOutcome? = .accepted(name: "n")
  ) throws -> PastSend {
    let intent = SendIntent(
      kind: kind, profile: "prod", project: try #require(ProjectID("demo-prod")),
      endpoint: .google, account: nil, target: target, payloadHash: "0", payload: payload)
    return PastSend(id: id, at: at, intent: intent, outcome: outcome, author: "mia@ops")
  }
}

extension Composer {
  mutating func wait(milliseconds: Int) {
    now.milliseconds += milliseconds
    now.seconds += milliseconds / 1000
  }

  mutating func passDryRun() {
    start(.command(.dryRun))
    guard let intent = running?.intent else { return }
    start(.sendFinished(intent, Outbox.accepted))
    notice = nil
  }

  /// Types the text that the review asks for, goes on to the last line, and rests.
  mutating func confirm(_ text: String) {
    type(text)
    start(.command(.nextField))
    wait(milliseconds: 400)
  }

  var review: Review? {
    modal(Review.self)
  }

  var sent: SentMessage? {
    modal(SentMessage.self)
  }
}
