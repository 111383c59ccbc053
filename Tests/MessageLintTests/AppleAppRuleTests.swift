import AppProject
import MessageLint
import TestPacing
import Testing

/// What a message names in the Apple app.
@Suite(.takingTurns)
struct AppleAppRuleTests {
  /// `severity statement` of one rule's findings about a message.
  private func summary(_ message: String, _ source: String = "", rule: String) -> [String] {
    ShopApp(source).findings("{\"topic\": \"a\", \(message)}").filter { $0.rule == rule }.map {
      "\($0.severity) \($0.statement)"
    }
  }

  private func aps(_ members: String) -> String {
    "\"apns\": {\"payload\": {\"aps\": {\(members)}}}"
  }

  @Test func `A message whose names are all there has no finding about the Apple app`() {
    let message = """
      {"topic": "a", "notification": {"image": "https://shop.example/a.png"},
       "apns": {"headers": {"apns-topic": "com.example.shop.push-type.liveactivity"},
        "payload": {"aps": {"alert": {"title-loc-key": "FITS"}, "category": "REPLY",
         "sound": {"name": "ding.caf", "critical": 1}, "interruption-level": "time-sensitive",
         "attributes-type": "Delivery", "content-available": 1, "mutable-content": 1}}}}
      """
    #expect(ShopApp().findings(message).map(\.rule).filter { $0.hasPrefix("apple-") } == [])
  }

  @Test func `A message for Android alone says nothing of the Apple app`() {
    let found = summary(
      #""android": {"notification": {"title": "T"}}"#,
      "ios/Shop/Shop.entitlements: <plist><dict/></plist>", rule: "apple-push-entitlement")
    #expect(found == [])
  }

  @Test func `A release without the entitlement is an error of the project, with its file`() {
    let app = ShopApp("ios/Shop/Shop.entitlements: <plist><dict/></plist>")
    let found = app.findings(#"{"topic": "a", "notification": {"title": "T"}}"#).first {
      $0.rule == "apple-push-entitlement"
    }
    #expect(
      found?.statement
        == "no Apple device receives anything: the release's entitlements (ios/Shop/Shop.entitlements) lack aps-environment"
    )
    #expect(found?.severity == .error && found?.isProjectWide == true)
  }

  @Test(
    arguments: [
      (
        "ios/Push/Info.plist: <plist><dict><key>NSExtension</key><dict/></dict></plist>",
        "error notification.image: Apple devices show no image, because Shop has no notification service extension (ios/Shop.xcodeproj/project.pbxproj:13)"
      ),
      (
        "ios/Push/Service.swift: deliver(content)",
        "warning notification.image: Apple devices show no image, because the extension Push (ios/Shop.xcodeproj/project.pbxproj:27) never reads fcm_options.image"
      ),
      ("ios/Push/Service.swift: UNNotificationAttachment(url)", nil),
      ("ios/Push/Service.swift: let url = info[\"fcm_options\"]", nil),
      ("ios/Push/Info.plist", nil),
    ] as [(String, String?)])
  func `An image needs an extension that loads it`(source: String, expected: String?) {
    let found = summary(
      #""notification": {"image": "https://shop.example/a.png"}"#, source,
      rule: "apple-image-not-handled")
    #expect(found == [expected].compactMap(\.self))
  }

  @Test(
    arguments: [
      (#""sound": "dign.caf""#, "write ding.caf"), (#""sound": "ding""#, "write ding.caf"),
      (#""sound": {"name": "DING.caf"}"#, "write ding.caf"),
    ])
  func `A sound that isn't there has the nearest one as its fix`(sound: String, fix: String) {
    let found = ShopApp().findings("{\"topic\": \"a\", \(aps(sound))}").first {
      $0.rule == "apple-sound-not-found"
    }
    #expect(found?.fix?.title == fix)
  }

  @Test(arguments: [#""sound": "default""#, #""alert": "A""#, #""sound": {"critical": 0}"#])
  func `Without the name of a file nothing is said of sounds`(sound: String) {
    #expect(summary(aps(sound), rule: "apple-sound-not-found") == [])
  }

  @Test func `A category that isn't there is told with those that are`() {
    #expect(
      summary(aps(#""category": "REPLI""#), rule: "apple-category-not-found") == [
        "warning apns.payload.aps.category: no category ‘REPLI’ among the 1 category in the app's code; Apple devices show no buttons"
      ])
    let computed = "ios/Shop/App.swift: UNNotificationCategory(identifier: server.id, actions: [])"
    #expect(summary(aps(#""category": "A""#), computed, rule: "apple-category-not-found") == [])
  }

  @Test(
    arguments: [
      (#""sound": {"name": "ding.caf", "critical": 1}"#, 1),
      (#""sound": {"name": "ding.caf", "critical": 0}"#, 0),
      (#""interruption-level": "critical""#, 1), (#""interruption-level": "active""#, 0),
    ])
  func `Critical alerts need their entitlement`(member: String, count: Int) {
    let source = "ios/Shop/Shop.entitlements: <plist><dict/></plist>"
    #expect(summary(aps(member), source, rule: "apple-critical").count == count)
  }

  @Test(
    arguments: [
      ("AUTOMATIC", "manages AUTOMATIC itself and finds it in no code"),
      ("STALE", "has marked STALE as stale"), ("IN_CODE", nil), ("FITS", nil),
    ] as [(String, String?)])
  func `A key that Xcode may remove is told with its place`(key: String, expected: String?) {
    let found = summary(
      aps("\"alert\": {\"title-loc-key\": \"\(key)\"}"), rule: "apple-catalog-key-automatic")
    #expect(found.count == (expected == nil ? 0 : 1))
    if let expected {
      #expect(found.first?.contains("Xcode \(expected) (ios/Shop/Localizable.xcstrings:") == true)
    }
  }

  @Test func `The Apple app's Firebase project counts, too`() {
    let list = "<plist><dict><key>PROJECT_ID</key><string>shop-2</string></dict></plist>"
    let app = ShopApp("ios/Shop/GoogleService-Info.plist: \(list)")
    let found = app.findings(#"{"topic": "a"}"#).filter { $0.rule == "project-mismatch" }
    #expect(
      found.map(\.statement) == [
        "the app belongs to the project ‘shop-2’ (ios/Shop/GoogleService-Info.plist:1), and the profile sends to ‘shop-1’"
      ])
  }
}
