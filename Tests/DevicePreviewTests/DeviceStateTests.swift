import DevicePreview
import PushMessages
import Resolver
import Testing

struct DeviceStateTests {
  private static let rich = """
    {"data": {"k": "v"},
     "android": {"notification": {"title": "T", "body": "B", "icon": "ic", "color": "#7e55c3",
       "click_action": "OPEN", "image": "https://e.com/a.png"}},
     "apns": {"payload": {"aps": {"alert": {"title": "T", "body": "B"}, "category": "NEWS"}}},
     "webpush": {"notification": {"title": "T", "body": "B", "actions": [
       {"action": "a", "title": "Open"}, {"action": "b"}, 5, {"action": "c", "title": ""}]},
       "fcm_options": {"link": "https://e.com/"}}}
    """

  private func shown(
    _ platform: Platform, _ message: String = rich, in state: DeviceState
  ) -> ShownNotification {
    Shop.shown(message, platform).seen(in: state)
  }

  @Test(
    arguments: [
      (.android, .resting, .androidCollapsed), (.android, .expanded, .androidBigPicture),
      (.android, .banner, nil), (.apple, .resting, .iPhoneLockScreen),
      (.apple, .banner, .iPhoneBanner), (.apple, .expanded, .iPhoneExpanded),
      (.web, .resting, .web), (.web, .banner, .web), (.web, .expanded, .webExpanded),
      (.android, .foreground, nil), (.apple, .foreground, nil), (.web, .foreground, nil),
    ] as [(Platform, DeviceState, NotificationCard.Surface?)])
  func `Each state has its own place on the device`(
    platform: Platform, state: DeviceState, surface: NotificationCard.Surface?
  ) {
    let shown = shown(platform, in: state)
    #expect(shown.card?.surface == surface)
    #expect((shown.unknownPart ?? shown.absence) == nil || surface == nil)
  }

  @Test func `Android shows the long text where no image takes its place`() {
    let message = #"{"android": {"notification": {"title": "T", "body": "B"}}}"#
    #expect(shown(.android, message, in: .expanded).card?.surface == .androidBigText)
  }

  @Test func `What is promised moves with what is shown`() {
    let shown = shown(.android, Shop.localizedMessage, in: .expanded)
    #expect(shown.verdict == .crashes)
    #expect(shown.promise?.surface == .androidBigText)
    #expect(self.shown(.android, Shop.localizedMessage, in: .banner).verdict == .crashes)
  }

  @Test
  func
    `In the foreground FCM shows nothing on Android and in browsers, and an iPhone asks the app`()
  {
    for message in [Self.rich, Shop.localizedMessage] {
      let android = shown(.android, message, in: .foreground)
      #expect(android.verdict == .nothing)
      #expect(android.absence?.contains("onMessageReceived") == true)
      let apple = shown(.apple, message, in: .foreground)
      #expect(apple.verdict == .unknown)
      #expect(apple.unknownPart != nil && apple.absence == nil)
    }
    #expect(shown(.web, in: .foreground).absence?.contains("onMessage") == true)
  }

  @Test
  func `Whether a banner comes is not known on Android, and so is what becomes of the message`() {
    let banner = shown(.android, in: .banner)
    #expect(banner.verdict == .unknown && banner.unknownPart != nil && banner.card == nil)
    #expect(banner.title.outcome == .shows("T"))
  }

  @Test(
    arguments: Platform.allCases.flatMap { platform in
      [DeviceState.banner, .expanded].map { (platform, $0) }
    }.filter { $0 != (.android, .banner) })
  func `Only what is not known and the foreground change a verdict`(
    platform: Platform, state: DeviceState
  ) {
    for message in [Self.rich, Shop.localizedMessage, #"{"data": {"k": "v"}}"#] {
      #expect(shown(platform, message, in: state).verdict == Shop.shown(message, platform).verdict)
    }
  }

  @Test func `A data message is the app's business in every state`() {
    for state in DeviceState.allCases {
      let shown = shown(.android, #"{"topic": "a", "data": {"k": "v"}}"#, in: state)
      #expect(
        shown.absence == "a data message: FCM shows nothing; the app's onMessageReceived gets it")
    }
  }

  @Test func `A card names icon, color, tap, category and buttons`() throws {
    let android = try #require(shown(.android, in: .resting).card)
    #expect(android.icon == "ic" && android.color == "#7e55c3" && android.tap == "OPEN")
    #expect(try #require(shown(.apple, in: .resting).card).category == "NEWS")
    let web = try #require(shown(.web, in: .resting).card)
    #expect(web.actions == ["Open"])
    #expect(web.tap == "https://e.com/")
  }

  @Test func `Lines are those of the device`() {
    let lines = NotificationCard.Surface.allCases.map { $0.bodyLines ?? 0 }
    #expect(lines == [1, 12, 1, 4, 2, 0, 1, 4])
    let titles = NotificationCard.Surface.allCases.map(\.titleLines)
    #expect(titles == [1, 1, 1, 1, 1, 1, 2, 2])
  }
}
