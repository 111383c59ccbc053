import AppProject
import MessageLint
import Resolver
import TestPacing
import Testing

/// Who takes a message in the app, and whether it is for the app at all.
@Suite(.takingTurns)
struct AppHandlingRuleTests {
  private func statements(_ app: ShopApp, _ message: String, _ rule: String) -> [String] {
    app.findings(message).filter { $0.rule == rule }.map { "\($0.severity) \($0.statement)" }
  }

  private static let service = """
    <service android:name=".Push"><intent-filter>
      <action android:name="com.google.firebase.MESSAGING_EVENT"/></intent-filter></service>
    """

  @Test(
    arguments: [
      ("", []),
      (
        "dependencies { implementation(\"com.onesignal:OneSignal:5.1.0\") }",
        [
          "warning OneSignal (app/build.gradle.kts:3) may take messages before FCM's SDK does, so the preview may not apply"
        ]
      ),
      ("// com.onesignal was here { }", []),
      (
        ShopApp.defaults + service + service,
        [
          "warning two services take FCM's messages (app/src/main/AndroidManifest.xml:2, app/src/main/AndroidManifest.xml:3), and Android uses one of them, so the preview may not apply"
        ]
      ),
      (ShopApp.defaults + service, []),
    ])
  func `What may take messages before FCM's SDK does is told once`(
    source: String, expected: [String]
  ) {
    let message =
      #"{"topic": "a", "android": {"notification": {"title": "T", "channel_id": "news"}}}"#
    #expect(statements(ShopApp(source), message, "android-handler-elsewhere") == expected)
  }

  @Test func `What the app lacks is told of the manifest that all flavors have`() {
    let manifest = "<manifest><application/></manifest>"
    let files = [
      "settings.gradle": "", "app/build.gradle": "plugins { id 'com.android.application' }",
      "app/src/foss/AndroidManifest.xml": manifest, "app/src/main/AndroidManifest.xml": manifest,
      "app/src/main/res/values/strings.xml": "<resources/>",
    ]
    let app = AndroidProject(files.mapValues { Array($0.utf8) }, resFolders: ["app/src/main/res"])
    let message = #"{"topic": "a", "android": {"notification": {"title": "T"}}}"#
    let found = Lint.findings(message, apps: AppProjects(android: app))
    let places = ["android-no-default-channel", "android-handler-elsewhere"].map { rule in
      found.first { $0.rule == rule }?.source?.file
    }
    #expect(places == Array(repeating: "app/src/main/AndroidManifest.xml", count: 2))
  }

  @Test func `A message of data alone needs a service of the app`() {
    let message = #"{"topic": "a", "data": {"order": "1"}}"#
    let rule = "android-data-only-unhandled"
    #expect(
      statements(ShopApp(), message, rule) == [
        "error data: nothing happens on Android, because the app has no FirebaseMessagingService that takes data"
      ])
    #expect(statements(ShopApp(ShopApp.defaults + Self.service), message, rule) == [])
    let vendor = ShopApp("dependencies { implementation(\"com.braze:android-sdk-ui:30\") }")
    #expect(statements(vendor, message, rule) == [])
    let shown = #"{"topic": "a", "data": {"order": "1"}, "notification": {"title": "T"}}"#
    #expect(statements(ShopApp(), shown, rule) == [])
  }

  @Test(
    arguments: [
      ("com.example.shop", 0), ("com.example.shop.beta", 0), ("com.example.shpo", 1),
      ("com.other", 1),
    ])
  func `A message for one package is for one of the app's`(package: String, count: Int) {
    let message = """
      {"topic": "a", "android": {"restricted_package_name": "\(package)", "notification": {"title": "T"}}}
      """
    let found = ShopApp().findings(message).filter { $0.rule == "restricted-package" }
    #expect(found.count == count)
    #expect(
      found.allSatisfy {
        ["write com.example.shop", "remove restricted_package_name"].contains($0.fix?.title)
      })
  }

  @Test(
    arguments: [
      ("", ["no build of the app names firebase-messaging-directboot"]),
      (
        "dependencies { implementation(\"com.google.firebase:firebase-messaging-directboot:25\") }",
        []
      ),
    ])
  func `A message for locked devices needs its library`(source: String, faults: [String]) {
    let message =
      #"{"topic": "a", "android": {"direct_boot_ok": true, "notification": {"title": "T"}}}"#
    let found = statements(ShopApp(source), message, "android-direct-boot")
    #expect(found.count == faults.count)
    for fault in faults { #expect(found.first?.hasSuffix(fault) == true) }
  }

  @Test(
    arguments: [
      (#""icon": "404""#, 1), (#""title_loc_key": "-7""#, 1), (#""icon": "ic_404""#, 0),
      (#""icon": "99999999999""#, 0),
    ])
  func `A name of digits is a number to Android`(field: String, count: Int) {
    let message = #"{"topic": "a", "android": {"notification": {\#(field)}}}"#
    #expect(Lint.findings(message).filter { $0.rule == "android-name-is-number" }.count == count)
  }
}
