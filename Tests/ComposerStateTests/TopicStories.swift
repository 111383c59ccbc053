import Drafts
import FCMClient
import Testing
import Workspace

@testable import ComposerState

/// The topics of the profile's test devices.
struct TopicStories {
  private static let mia = "cGl4ZWwtbWlhCGl4ZWwtbWlh"
  private static let jo = "aVBob25lLWpvaVBob25lLWpv"
  private static let devices = [
    TestTarget(name: "pixel-mia", address: mia), TestTarget(name: "iphone-jo", address: jo),
  ]

  /// A composer that was told these topics.
  private static func told(
    _ mia: DeviceTopics.Answer, _ jo: DeviceTopics.Answer, _ message: String = Outbox.topic
  ) -> Composer {
    var composer = Outbox.composer(message)
    composer.start(.command(.readTopics), .topicsRead([Self.mia: mia, Self.jo: jo]))
    return composer
  }

  @Test func `FCM is asked for the topics when the user asks, once at a time`() {
    var composer = Outbox.composer()
    #expect(composer.topics.readAt == nil)
    let effects = composer.effects(of: .command(.readTopics))
    #expect(effects == [.readTopics(Self.devices)])
    #expect(
      composer.notice == Notice(.info, "Asking FCM for the topics of pixel-mia, iphone-jo…"))
    #expect(composer.effects(of: .command(.readTopics)) == [])
    #expect(composer.notice?.text.contains("FCM hasn't answered yet") == true)
  }

  @Test func `A device that lacks the broadcast's topic is warned about, and can get it`() throws {
    var composer = Self.told(.topics(["news"]), .topics([]))
    #expect(composer.unsubscribedDevices.map(\.name) == ["iphone-jo"])
    let sentence = "iphone-jo isn't subscribed to news: it won't show this broadcast"
    #expect(composer.notice == Notice(.warning, sentence, offers: [.subscribeDevices]))
    composer.start(.command(.subscribeDevices))
    let question = try #require(composer.modal(SubscriptionQuestion.self))
    #expect(question.devices == ["iphone-jo"] && question.topic == "news")
    // No other key answers it.
    #expect(composer.effects(of: .dialog(.confirm)) == [])
    #expect(composer.effects(of: .dialog(.goOn)) == [.changeTopics(question.order)])
    #expect(
      question.order.changes == [
        TopicChange(.add, try Topic("news"), try Registration(Self.jo))
      ])
    #expect(question.order.profile == "prod")
    let done = TopicChangeResult(results: [.success(.added)])
    // What FCM says then counts, and nothing else.
    #expect(
      composer.effects(of: .topicsChanged(done)) == [.readTopics(Self.devices), .readHistory])
    #expect(composer.notice == Notice(.good, "Subscribed 1 test device to news"))
    composer.start(
      .topicsRead([Self.mia: .topics(["news"]), Self.jo: .topics(["news", "offers"])]))
    #expect(composer.unsubscribedSentence == nil)
    #expect(composer.notice?.kind == .good)
  }

  @Test(
    arguments: [
      (#"{"condition": "'news' in topics && !('beta' in topics)"}"#, ["iphone-jo"]),
      (#"{"condition": "'news' in topics || 'beta' in topics"}"#, []),
      (#"{"condition": "'news' in"}"#, []), (#"{"topic": "sport"}"#, ["pixel-mia", "iphone-jo"]),
      (#"{"topic": ""}"#, []), (Outbox.token, []), (#"{"fid": "cAbCdEfGhIjKlMnOpQrStU"}"#, []),
      ("{}", []),
    ])
  func `Who won't show the broadcast follows from its target`(message: String, names: [String]) {
    let composer = Self.told(.topics(["news"]), .topics(["beta", "news"]), message)
    #expect(composer.unsubscribedDevices.map(\.name) == names)
  }

  @Test func `Nothing is claimed of a device whose topics aren't known`() {
    let composer = Self.told(.failed("FCM is not available: try again"), .topics(["news"]))
    #expect(composer.unsubscribedDevices == [])
    #expect(composer.notice == Notice(.error, "Topics: FCM is not available: try again"))
  }

  @Test func `A review begins with the devices that won't show the message`() {
    var composer = Self.told(.topics([]), .topics([]))
    composer.start(.command(.send))
    #expect(
      composer.notice
        == Notice(
          .warning,
          "pixel-mia, iphone-jo aren't subscribed to news: they won't show this broadcast"))
  }

  @Test func `Another profile knows nothing of it`() {
    var composer = Self.told(.topics([]), .topics([]))
    composer.use(Outbox.profile { $0.name = "other" })
    #expect(composer.topics == DeviceTopics())
    // What was asked with the one before isn't told; a change that went on is in the history.
    let late = TopicChangeResult(results: [.success(.added)])
    #expect(composer.effects(of: .topicsChanged(late)) == [.readHistory])
    #expect(composer.notice?.text.contains("Subscribed") != true)
  }

  @Test(
    arguments: [
      (true, "the profile prod is read-only"), (false, "the profile prod has no test devices"),
    ])
  func `A profile that may not or cannot says why`(isReadOnly: Bool, reason: String) {
    var composer = Outbox.composer(dryRun: false) { profile in
      if isReadOnly { profile.isReadOnly = true } else { profile.testTargets = [] }
    }
    if isReadOnly {
      composer.start(
        .command(.readTopics), .topicsRead([Self.mia: .topics([]), Self.jo: .topics([])]))
    }
    guard case .unavailable(let words) = composer.subscribingAvailability else {
      Issue.record("it can subscribe")
      return
    }
    #expect(words.hasPrefix(reason))
  }
}
