/// The examples of the rules that look at the Apple app's sources.
extension RuleExample {
  private static func app(
    _ rule: String, _ bad: [String], from badSource: String = "", not good: [String],
    with goodSource: String = ""
  ) -> RuleExample {
    RuleExample(rule, .app(bad, badSource), .app(good, goodSource))
  }

  private static func aps(_ name: String, _ value: String) -> [String] {
    ["apns.payload.aps.\(name): \(value)"]
  }

  private static let title = #"notification.title: "Hi""#
  private static let image = #"notification.image: "https://shop.example/a.png""#

  static let appleExamples: [RuleExample] = [
    app(
      "apple-push-entitlement", [title], from: "ios/Shop/Shop.entitlements: <plist><dict/></plist>",
      not: [title]),
    app(
      "apple-image-not-handled", [title, image], from: "ios/Push/Service.swift: deliver(content)",
      not: [title, image],
      with: "ios/Push/Service.swift: helper.populateNotificationContent(content)"),
    app(
      "apple-sound-not-found", aps("sound", "\"dong.caf\""), not: aps("sound", "\"dong.caf\""),
      with: "ios/Shop/dong.caf: …"),
    app(
      "apple-sound-format", aps("sound", "\"song.mp3\""), from: "ios/Shop/song.mp3: ID3",
      not: aps("sound", "\"ding.caf\"")),
    app(
      "apple-category-not-found", aps("category", "\"REPLAY\""),
      not: aps("category", "\"REPLAY\""),
      with: #"ios/Shop/App.swift: UNNotificationCategory(identifier: "REPLAY", actions: [])"#),
    app(
      "apple-time-sensitive", aps("interruption-level", "\"time-sensitive\""),
      from: "ios/Shop/Shop.entitlements: <plist><dict/></plist>",
      not: aps("interruption-level", "\"time-sensitive\"")),
    app(
      "apple-critical", aps("interruption-level", "\"critical\""),
      from: "ios/Shop/Shop.entitlements: <plist><dict/></plist>",
      not: aps("interruption-level", "\"critical\"")),
    app(
      "apple-live-activity-type", aps("attributes-type", "\"Delivry\""),
      not: aps("attributes-type", "\"Delivery\"")),
    app(
      "apple-live-activity-off", aps("attributes-type", "\"Delivery\""),
      from: "ios/Shop/Info.plist: <plist><dict/></plist>",
      not: aps("attributes-type", "\"Delivery\"")),
    app(
      "apple-topic-header", [#"apns.headers.apns-topic: "com.example.club""#],
      not: [#"apns.headers.apns-topic: "com.example.shop""#]),
    app(
      "apple-background-mode", aps("content-available", "1"),
      from: "ios/Shop/Info.plist: <plist><dict/></plist>", not: aps("content-available", "1")),
    app(
      "apple-catalog-key-automatic", [#"apns.payload.aps.alert.title-loc-key: "FITS""#],
      from: #"ios/Shop/Localizable.xcstrings: {"strings": {"FITS": {}}}"#,
      not: [#"apns.payload.aps.alert.title-loc-key: "FITS""#]),
  ]
}
