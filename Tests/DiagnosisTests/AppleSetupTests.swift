import AppProject
import AppSupport
import TestPacing
import Testing

@testable import Diagnosis

/// The push set-up of an Apple app and a web app, as `pushwright doctor --app` shows it.
@Suite(.takingTurns)
struct AppleSetupTests {
  private func lines(
    _ changes: [String: String?] = [:], setup: PushSetup = PushSetup()
  ) throws -> [String] {
    var files = PhoneSources.files
    for (path, text) in changes { files[path] = text }
    let app = try #require(
      AppleProject(files.mapValues { Array($0.utf8) }, tableFolders: ["ios/Shop"]))
    return app.checks(of: setup).map { "\($0.mark.sign) \($0.finding)" }
  }

  @Test func `Each part of the set-up has its place and its verdict`() throws {
    #expect(
      try lines() == [
        "⚠ project: the sources have no GoogleService-Info.plist",
        "✓ bundle: com.example.shop (ios/Shop.xcodeproj/project.pbxproj:23), target Shop",
        "✓ entitlement: aps-environment (ios/Shop/Shop.entitlements:3)",
        "✓ entitlement: also time-sensitive (ios/Shop/Shop.entitlements:4), critical-alerts (ios/Shop/Shop.entitlements:5)",
        "✓ background: messages can wake the app (ios/Shop/Info.plist:3)",
        "✓ extension: Push (ios/Shop.xcodeproj/project.pbxproj:27) loads images (ios/Push/Service.swift:1)",
        "✓ permission: the app asks for it (ios/Shop/App.swift:4)",
        "✓ foreground: no code shows messages while the app is open (no willPresent)",
        "✓ categories: 1 in the code: REPLY (ios/Shop/App.swift:3)", "✓ sounds: 1: ding.caf",
        "✓ activities: Delivery (ios/Shop/App.swift:1), declared at ios/Shop/Info.plist:4",
        "✓ languages: 1: fr",
        "⚠ keys: Xcode may remove 2 of 4, which no code names (ios/Shop/Localizable.xcstrings; 1 stale)",
      ])
  }

  @Test(
    arguments: [
      (
        "ios/Shop/Shop.entitlements", "<plist><dict/></plist>",
        "✗ entitlement: the release lacks aps-environment (ios/Shop/Shop.entitlements), so no device gets a push"
      ),
      (
        "ios/Push/Info.plist", "<plist><dict><key>NSExtension</key><dict/></dict></plist>",
        "⚠ extension: none, so Apple devices show no image"
      ),
      (
        "ios/Push/Service.swift", "UNNotificationAttachment(url)",
        "⚠ extension: Push (ios/Shop.xcodeproj/project.pbxproj:27) attaches something (ios/Push/Service.swift:1), but not from fcm_options"
      ),
      (
        "ios/Shop/Info.plist", "<plist><dict/></plist>",
        "✗ activities: Delivery (ios/Shop/App.swift:1), but ios/Shop/Info.plist lacks NSSupportsLiveActivities"
      ),
      (
        "ios/Shop/ding.caf", "ID3",
        "⚠ sounds: 1 of 1 aren't played, as ios/Shop/ding.caf"
      ),
      (
        "ios/Shop/GoogleService-Info.plist",
        "<plist><dict><key>PROJECT_ID</key><string>shop-1</string></dict></plist>",
        "✓ project: shop-1 (ios/Shop/GoogleService-Info.plist:1)"
      ),
    ])
  func `A part that is wrong is told with its place`(path: String, text: String, expected: String)
    throws
  {
    #expect(try lines([path: text]).contains(expected))
  }

  @Test func `A web app's worker is a page of its own`() throws {
    let files = PhoneSources.webFiles.mapValues { Array($0.utf8) }
    let app = try #require(WebProject(.memory(files)))
    var setup = PushSetup()
    setup.senders = [.init(profile: "main", project: "shop-1")]
    #expect(
      app.checks(of: setup).map { "\($0.mark.sign) \($0.finding)" } == [
        "✓ worker: web/firebase-messaging-sw.js",
        "✓ project: shop-1 (web/firebase-messaging-sw.js:2), as main sends",
        "✓ clicks: the worker handles them (web/firebase-messaging-sw.js:3)",
      ])
  }
}
