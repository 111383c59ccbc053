import Drafts
import FCMClient
import PushMessages
import SendPolicy
import Testing

@testable import ComposerState

/// Analytics labels, and the delivery figures that FCM has for them.
struct DeliveryStories {
  private static let labelled = #"{"topic": "news", "fcm_options": {"analytics_label": "sale"}}"#

  @Test func `A draft without a label gets one of its name, in one step`() {
    var composer = Outbox.composer()
    #expect(composer.offeredLabel == "news")
    composer.start(.command(.setLabel))
    #expect(composer.document.string(at: "fcm_options.analytics_label") == "news")
    #expect(
      composer.notice
        == Notice(.good, "FCM will count this message under the label news", offers: [.undo]))
    #expect(composer.offeredLabel == nil)
    composer.start(.command(.undo))
    #expect(composer.document == Outbox.composer().document)
  }

  @Test(
    arguments: [
      labelled, #"{"topic": "t", "android": {"fcm_options": {"analytics_label": "a"}}}"#,
      #"{"topic": "t", "android_v2": {"fcm_options": {"analytics_label": "a"}}}"#,
      #"{"topic": "t", "apns": {"fcm_options": {"analytics_label": "a"}}}"#,
    ])
  func `A draft that has a label anywhere is offered none`(message: String) {
    var composer = Outbox.composer(message)
    #expect(composer.offeredLabel == nil)
    composer.start(.command(.setLabel))
    #expect(composer.notice?.text.contains("the draft has a label already") == true)
    composer.start(.command(.send))
    #expect(composer.notice == nil)
  }

  @Test func `The review offers the label, and is of the labelled message then`() throws {
    var composer = Outbox.reviewing()
    #expect(composer.review?.verdict?.isAllowed == true)
    var offering = Outbox.composer()
    offering.start(.command(.send))
    #expect(offering.notice == Notice(.info, "No analytics label", offers: [.setLabel]))
    #expect(composer.effects(of: .command(.setLabel)) == [.prepareSend(.send)])
    #expect(composer.document.string(at: "fcm_options.analytics_label") == "news")
    let review = try #require(composer.review)
    #expect(review.situation == nil)
    #expect(composer.notice?.text == "FCM will count this message under the label news")
    composer.start(
      .sendPrepared(.send, SendSituation(access: Outbox.account, journal: .sends([]))))
    // What was dry-run was another message.
    #expect(composer.review?.verdict?.isAllowed == false)
  }

  @Test func `D in the history asks for the figures of the send's label and day`() throws {
    var composer = Outbox.composer()
    let past = try Outbox.past(3, payload: Self.labelled)
    composer.start(.historyRead([past], clock: .utc), .command(.showHistory))
    #expect(composer.effects(of: .command(.duplicate)) == [.readDelivery])
    let page = try #require(composer.modal(DeliveryPage.self))
    #expect(page.label == "sale")
    #expect("\(page.day)" == "2026-11-20")
    let entry = { (label: String?, day: String) throws in
      DeliveryEntry(
        appID: "1:1:android:a", day: try #require(PacificDay(day)), label: label,
        messagesAccepted: 1, notificationsAccepted: nil, figures: [])
    }
    let own = try entry("sale", "2026-11-20")
    let next = try entry("sale", "2026-11-21")
    composer.start(
      .deliveryRead(
        .entries([
          next, try entry("sale", "2026-11-19"), own, try entry("other", "2026-11-20"),
          try entry(nil, "2026-11-20"),
        ])))
    #expect(composer.modal(DeliveryPage.self)?.entries == [own, next])
    composer.start(.command(.back))
    #expect(composer.openModal == nil)
  }

  @Test func `An opened send has the same key, and a failure is shown where it was asked`() throws {
    var composer = Outbox.composer()
    composer.start(
      .historyRead([try Outbox.past(3)], clock: .utc), .command(.showHistory), .command(.edit))
    #expect(composer.effects(of: .command(.duplicate)) == [.readDelivery])
    composer.start(.deliveryRead(.failed("no rights: give the account a role")))
    #expect(
      composer.modal(DeliveryPage.self)?.answer == .failed("no rights: give the account a role"))
  }

  @Test(arguments: [
    (SendIntent.Kind.dryRun, "Deliveries: FCM counts those of sends and tests only"),
    (.topicAdd, "Deliveries: FCM counts those of sends and tests only"),
  ])
  func `What delivers nothing has no figures`(kind: SendIntent.Kind, reason: String) throws {
    var composer = Outbox.composer()
    composer.start(
      .historyRead([try Outbox.past(3, kind)], clock: .utc), .command(.showHistory))
    #expect(composer.effects(of: .command(.duplicate)) == [])
    #expect(composer.notice?.text == reason)
    #expect(composer.openModal == nil)
    composer.start(.command(.edit))
    #expect(composer.effects(of: .command(.duplicate)) == [])
    #expect(composer.notice?.text == reason)
    #expect(composer.modal(PastSendPage.self) != nil)
  }

  @Test func `Elsewhere D makes a copy, as ever`() {
    var composer = Outbox.composer()
    composer.start(.command(.duplicate))
    #expect(composer.file.path == "drafts/news-copy.json")
  }

  @Test func `The history is searched by labels`() throws {
    var composer = Outbox.composer()
    composer.start(
      .historyRead(
        [try Outbox.past(3, payload: Self.labelled), try Outbox.past(4)], clock: .utc),
      .command(.showHistory), .command(.filterLocales))
    composer.type("sale")
    #expect(composer.history.listed?.map(\.id) == [3])
  }

  @Test func `A change of a topic is no draft and has nothing to settle`() throws {
    var composer = Outbox.composer()
    let change = try Outbox.past(
      3, .topicAdd, payload: #"{"topic":"news","registrations":["a:b"]}"#, outcome: nil)
    composer.start(.historyRead([change], clock: .utc), .command(.showHistory))
    #expect(composer.notice == nil)
    composer.start(.command(.edit), .dialog(.take))
    #expect(composer.notice?.kind == .error)
    #expect(composer.document == Outbox.composer().document)
  }
}
