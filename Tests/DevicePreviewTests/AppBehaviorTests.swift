import DevicePreview
import PushMessages
import Resolver
import StringResources
import Testing

/// What an app's sources tell about a notification beside its texts.
struct AppBehaviorTests {
  private func shown(
    _ message: String, on platform: Platform = .android, _ change: (inout AppBehavior) -> Void
  ) -> ShownNotification {
    var behavior = AppBehavior()
    behavior.channels = [
      "orders": .init(title: .text("Your orders"), importance: .high),
      "news": .init(title: .key("title"), importance: .low), "account": .init(),
    ]
    (behavior.knowsAllChannels, behavior.defaultChannel) = (true, .none)
    change(&behavior)
    var table = AndroidStringTable()
    table.add(
      [.init(name: "title", kind: .string, value: .text("News"), line: 2)],
      configuration: AndroidConfiguration(), directory: "values", path: "res/values/strings.xml")
    let previewer = NotificationPreviewer(
      strings: AppLocalizations(android: table), appName: "Shop", behavior: behavior)
    let document = MessageDocument(text: "{\"message\": \(message)}")
    return previewer.notification(
      for: EffectiveMessage(document), on: Device(platform, locales: ["en-US"]))
  }

  private func android(_ fields: String) -> String {
    #"{"topic": "a", "android": {"notification": {"title": "T"\#(fields)}}}"#
  }

  @Test(
    arguments: [
      (#", "channel_id": "orders""#, "Your orders (HIGH: pops up)"),
      (#", "channel_id": "news""#, "News (LOW: silent, no heads-up)"),
      (#", "channel_id": "account""#, "account"),
      (#", "channel_id": "none""#, "Miscellaneous (DEFAULT: sounds, no heads-up) instead of none"),
      ("", "Miscellaneous (DEFAULT: sounds, no heads-up)"),
    ])
  func `A notification has the channel that the app makes, or FCM's`(fields: String, words: String)
  {
    #expect(shown(android(fields)) { _ in }.card?.channel?.words == words)
  }

  @Test func `Without a channel of its own a message has the app's default one`() {
    let card = shown(android("")) { $0.defaultChannel = .named("orders") }.card
    #expect(card?.channel?.words == "Your orders (HIGH: pops up)")
  }

  @Test func `A channel that code may make is none that is known`() {
    let found = shown(android(#", "channel_id": "other""#)) { $0.knowsAllChannels = false }
    #expect(found.card?.channel == nil)
    #expect(shown(android("")) { $0.defaultChannel = .unknown }.card?.channel == nil)
  }

  @Test func `A channel decides whether the notification appears over the screen`() {
    let high = shown(android(#", "channel_id": "orders""#)) { _ in }.seen(in: .banner)
    #expect(high.card?.title == "T" && high.unknownPart == nil)
    #expect(high.handling == "as the app makes the channel Your orders; users may change it")
    let low = shown(android(#", "channel_id": "news""#)) { _ in }.seen(in: .banner)
    #expect(low.card == nil && low.verdict == .nothing && !low.isShown)
    #expect(
      low.absence
        == "its channel News doesn't appear over the screen (importance LOW); the panel has it")
    let unknown = shown(android(#", "channel_id": "account""#)) { _ in }.seen(in: .banner)
    #expect(unknown.verdict == .unknown)
  }

  @Test func `An app that handles messages itself is no phone that shows what FCM's SDK would`() {
    let found = shown(android("")) { $0.interceptor = "app/Push.kt:12" }
    #expect(
      found.unknownPart
        == "the app handles messages itself (app/Push.kt:12); this is how FCM's SDK would show it")
    #expect(found.card?.title == "T")
    let data = shown(#"{"topic": "a", "data": {"k": "v"}}"#) { $0.interceptor = "app/Push.kt:12" }
    #expect(data.unknownPart == nil)
  }

  @Test(
    arguments: [
      (AppBehavior.ImageLoading.unknown, Optional("https://e.com/a.png"), String?.none),
      (.loaded("Push"), "https://e.com/a.png", "Push"), (.missing, nil, nil),
    ])
  func `An iPhone shows an image if an extension of the app loads it`(
    loading: AppBehavior.ImageLoading, image: String?, loader: String?
  ) {
    let message = """
      {"topic": "a", "apns": {"payload": {"aps": {"alert": {"title": "T"}, "mutable-content": 1}},
        "fcm_options": {"image": "https://e.com/a.png"}}}
      """
    let card = shown(message, on: .apple) { $0.appleImage = loading }.card
    #expect(card?.image == image && card?.imageLoader == loader)
  }

  @Test func `An extension that sets texts may change a mutable message, and no other`() {
    let mutable =
      #"{"topic": "a", "apns": {"payload": {"aps": {"alert": {"title": "T"}, "mutable-content": 1}}}}"#
    let plain = #"{"topic": "a", "apns": {"payload": {"aps": {"alert": {"title": "T"}}}}}"#
    let words = [mutable, plain].map { message in
      shown(message, on: .apple) { $0.rewriter = "Push (ios/Push/Service.swift:9)" }.handling
    }
    #expect(
      words == [
        "as sent; the app's extension Push (ios/Push/Service.swift:9) may change it", nil,
      ])
  }
}
