import AppProject
import MessageLint
import Resolver
import TestPacing
import Testing

/// What a message names in the app.
@Suite(.takingTurns)
struct AppRuleTests {
  @Test func `A message whose names are all there has no finding about the app`() {
    let message = """
      {"topic": "a", "android": {"notification": {"title_loc_key": "fits", "icon": "ic_push",
        "channel_id": "orders", "sound": "ding"}}}
      """
    let rules = ShopApp().findings(message).map(\.rule)
    #expect(
      rules.filter {
        $0.hasPrefix("android-") || $0.hasPrefix("apple-") || $0.hasPrefix("project-")
      } == [])
  }

  @Test func `Without sources nothing is said about the app`() {
    let message = """
      {"topic": "a", "android": {"notification": {"icon": "no", "channel_id": "no", "click_action": "no"}}}
      """
    let needing = Set(Linter.rules.filter { $0.needsApp }.map { $0.id })
    #expect(needing.count == 31)
    #expect(Lint.findings(message).filter { needing.contains($0.rule) }.isEmpty)
  }

  @Test func `A message of data alone names nothing that FCM's SDK looks up`() {
    let found = ShopApp("<activity/>").findings(#"{"topic": "a", "data": {"k": "v"}}"#)
    #expect(
      found.map(\.rule).filter { $0.hasPrefix("android-") } == ["android-data-only-unhandled"])
  }

  @Test func `A channel that isn't there is named with those that are, and the nearest is the fix`()
  {
    let message = #"{"topic": "a", "android": {"notification": {"channel_id": "ordres"}}}"#
    let found = ShopApp().findings(message).filter { $0.rule == "android-channel-not-found" }
    #expect(
      found.map(\.statement) == [
        "android.notification.channel_id: no channel ‘ordres’ among the 2 channels in the app's code; Android shows the message in the default channel ‘orders’ instead"
      ])
    #expect(found.map(\.remedy) == ["use one of the app's channels: news, orders"])
    #expect(found.first?.fix?.title == "write orders")
  }

  @Test func `Who takes the fix reads how loud the channel is`() {
    let app = ShopApp(
      "NotificationChannel(\"offers\", n, NotificationManager.IMPORTANCE_LOW); class Offers")
    let message = #"{"topic": "a", "android": {"notification": {"channel_id": "offer"}}}"#
    let found = app.findings(message).filter { $0.rule == "android-channel-not-found" }
    #expect(found.map(\.fix?.title) == ["write offers (LOW: silent, no heads-up)"])
  }

  @Test func `An app that makes no channel has none of the message's name`() {
    let rule = "android-channel-not-found"
    #expect(
      ShopApp.withoutChannels.summary(#""channel_id": "offers""#, rule: rule) == [
        "warning android.notification.channel_id: no channel ‘offers’, because the app's code makes no channel; Android shows the message in FCM's channel Miscellaneous, without a heads-up"
      ])
    #expect(ShopApp.withoutChannels.summary(#""title": "T""#, rule: rule) == [])
  }

  @Test func `The sound's finding names only a channel that there is`() {
    let app = ShopApp("defaultConfig { minSdk = 26 }")
    let statement = "the app runs only on Android 8 and later, where the channel"
    for (id, name) in [("orders", " orders"), ("nowhere", "")] {
      let found = app.summary(#""sound": "ding", "channel_id": "\#(id)""#, rule: "android-sound")
      #expect(
        found == [
          "warning android.notification.sound: \(statement)\(name) decides the sound, not the message"
        ])
    }
  }

  @Test func `A text that the release build removes is on no phone, and one rule says so`() {
    let message = #"{"topic": "a", "android": {"notification": {"title_loc_key": "fits"}}}"#
    let release = "buildTypes { release { isShrinkResources = true } }"
    let found = ShopApp(release).findings(message).filter { $0.severity == .error }
    #expect(found.map(\.rule) == ["android-key-shrunk"])
    #expect(found.first?.locales.isEmpty == false)
    let table = Lint.strings.shipped(by: ShopApp(release).apps).android
    #expect(
      table?.shrinking(of: "fits")
        == .removed(
          reason:
            "the release build removes “fits”, because no code names it (app/build.gradle.kts:3 shrinks resources)"
        ))
    #expect(Lint.strings.shipped(by: ShopApp().apps).android?.shrinking(of: "fits") == nil)
  }

  @Test func `A channel that the project lists is there`() {
    var app = ShopApp()
    app.channels = ["computed_1"]
    #expect(app.summary(#""channel_id": "computed_1""#, rule: "android-channel-not-found") == [])
    #expect(
      app.summary(#""channel_id": "computed_2""#, rule: "android-channel-not-found").count == 1)
  }

  @Test func `The default channel of the manifest has to be one that code makes`() {
    let app = ShopApp(
      ShopApp.setting("default_notification_channel_id", "android:value=\"offers\""))
    #expect(
      app.summary(#""title": "T""#, rule: "android-channel-not-found") == [
        "warning the default channel (app/src/main/AndroidManifest.xml:2) doesn't exist: no channel ‘offers’ among the 2 channels in the app's code; Android shows the message in FCM's channel Miscellaneous, without a heads-up"
      ])
    #expect(app.summary(#""channel_id": "news""#, rule: "android-channel-not-found") == [])
  }

  @Test(
    arguments: [
      ("default_notification_channel_id", "android:value=\"500\"", 1),
      ("default_notification_channel_id", "android:value=\"#abc\"", 1),
      ("default_notification_channel_id", "android:value=\"1.5\"", 1),
      ("default_notification_channel_id", "android:resource=\"@string/x\"", 1),
      ("default_notification_channel_id", "android:value=\"@string/x\"", 0),
      ("default_notification_channel_id", "android:value=\"${channel}\"", 0),
      ("default_notification_icon", "android:value=\"@drawable/ic_push\"", 1),
      ("default_notification_color", "android:value=\"#f00\"", 1),
      ("default_notification_color", "android:resource=\"@color/red\"", 0),
    ])
  func `A default in the wrong form is an error`(name: String, value: String, count: Int) {
    let app = ShopApp(ShopApp.setting(name, value))
    #expect(app.summary(#""title": "T""#, rule: "android-default-typed").count == count)
  }

  @Test func `A default outside of the application is an error`() {
    let setting = ShopApp.setting("default_notification_channel_id", "android:value=\"orders\"")
    let app = ShopApp("<activity>\(setting)</activity>")
    #expect(
      app.summary(#""title": "T""#, rule: "android-default-typed") == [
        "error app/src/main/AndroidManifest.xml:2: FCM ignores default_notification_channel_id, because it is inside <activity> and not directly in <application>; Android shows the message in Miscellaneous"
      ])
  }

  @Test(
    arguments: [
      (
        "",
        "warning android.notification.click_action: a tap opens nothing, because no activity in the app's manifests has ‘com.example.OPEN’ in a filter"
      ),
      (
        "<action android:name=\"com.example.OPEN\"/>",
        "error android.notification.click_action: a tap opens nothing, because the filter of ‘com.example.OPEN’ (app/src/main/AndroidManifest.xml:2) lacks the category DEFAULT"
      ),
      (
        "<action android:name=\"com.example.OPEN\"/><category android:name=\"android.intent.category.DEFAULT\"/><data android:scheme=\"shop\"/>",
        "error android.notification.click_action: a tap opens nothing, because the filter of ‘com.example.OPEN’ (app/src/main/AndroidManifest.xml:2) wants an address too (<data>)"
      ),
    ])
  func `A click action without its filter is told with the reason`(filter: String, expected: String)
  {
    let app = ShopApp(
      "<activity android:name=\".Orders\"><intent-filter>\(filter)</intent-filter></activity>")
    #expect(
      app.summary(#""click_action": "com.example.OPEN""#, rule: "android-click-action-unmatched")
        == [expected])
  }

  @Test func `An action that libraries have too is only a warning`() {
    let filter = "<action android:name=\"android.intent.action.SEND\"/>"
    let app = ShopApp(
      "<activity android:name=\".Share\"><intent-filter>\(filter)</intent-filter></activity>")
    let found = app.summary(
      #""click_action": "android.intent.action.SEND""#, rule: "android-click-action-unmatched")
    #expect(found.map { $0.hasPrefix("warning ") } == [true])
  }

  @Test func `The name of an activity isn't an action`() {
    let app = ShopApp("<activity android:name=\".Orders\"><intent-filter/></activity>")
    #expect(
      app.summary(
        #""click_action": "com.example.Orders""#, rule: "android-click-action-unmatched"
      ).first?.contains("is the name of an activity, not the action of a filter") == true)
  }

  @Test(
    arguments: [
      ("buildTypes { release { isShrinkResources = true } }", "error"),
      ("buildTypes { release { isShrinkResources = isCI } }", nil),
    ])
  func `A key that the release removes is an error only where that is certain`(
    script: String, expected: String?
  ) {
    let found = ShopApp(script).summary(#""title_loc_key": "fits""#, rule: "android-key-shrunk")
    #expect(found.first.map { String($0.prefix(5)) } == expected)
  }

  @Test func `A key that only debug builds have is in no release`() {
    let app = ShopApp("debug: <resources><string name=\"fits\">Hi</string></resources>")
    #expect(
      app.summary(#""title_loc_key": "fits""#, rule: "android-key-shrunk") == [
        "error title on Android: fits is only in app/src/debug/res/values/strings.xml:1, which no release has; devices leave the line out"
      ])
  }

  @Test func `Translations that the build leaves out are told with the list and the locales`() {
    let app = ShopApp("androidResources { localeFilters += listOf(\"en\", \"de\") }")
    let message = #"{"topic": "a", "android": {"notification": {"title_loc_key": "fits"}}}"#
    let found = app.findings(message).first { $0.rule == "android-locale-not-shipped" }
    #expect(
      found?.statement
        == "title on Android: the build leaves out values-fr, because the list at app/build.gradle.kts:3 lacks it"
    )
    #expect(found?.locales == ["fr-FR"])
    #expect(found?.appRemedy == "add fr to the list at app/build.gradle.kts:3")
  }

  @Test func `From Android 8 on the channel decides the sound`() {
    let app = ShopApp("defaultConfig { minSdk = 26 }")
    #expect(
      app.summary(#""sound": "ding", "channel_id": "news""#, rule: "android-sound") == [
        "warning android.notification.sound: the app runs only on Android 8 and later, where the channel news decides the sound, not the message"
      ])
    #expect(app.summary(#""sound": "default""#, rule: "android-sound") == [])
  }

  @Test(
    arguments: [
      ("{\"project_id\": \"shop-2\"}", Optional("shop-1"), 1),
      ("{\"project_id\": \"shop-1\"}", "shop-1", 0), ("{\"project_id\": \"shop-2\"}", nil, 0),
      ("{\"project_id\": \"mock-app\"}", "shop-1", 0), ("{}", "shop-1", 0),
    ])
  func `The profile has to send to the app's own project`(
    file: String, project: String?, count: Int
  ) {
    let found = ShopApp(file).findings(#"{"topic": "a"}"#, firebaseProject: project)
    #expect(found.count { $0.rule == "project-mismatch" } == count)
  }

  @Test func `A suppression of a rule that had no sources to look at isn't unused`() {
    let suppression = Suppression(
      rule: "android-icon-not-found", reason: "from a library", origin: "p.toml:1")
    let judgement = Linter.judgement(
      of: Lint.subject(#"{"topic": "a"}"#), applying: [suppression])
    #expect(judgement.unused.isEmpty)
  }

  @Test(arguments: [("mipmap/ic_push", 1), ("@drawable/ic_push", 0), ("drawable/ic_puhs", 1)])
  func `A type in an icon's name says where it is looked for`(icon: String, count: Int) {
    let found = ShopApp().summary("\"icon\": \"\(icon)\"", rule: "android-icon-not-found")
    #expect(found.count == count)
  }

  @Test func `A fault of the app that each message has is the project's, at its place in the app`()
  {
    let message = #"{"topic": "a", "android": {"notification": {"title": "T"}}}"#
    let found = ShopApp("<activity/>").findings(message).first {
      $0.rule == "android-no-default-channel"
    }
    #expect(found?.isProjectWide == true)
    #expect(found?.source?.place == "app/src/main/AndroidManifest.xml:2")
  }

  @Test func `An icon that the message names is the message's own fault`() {
    let app = ShopApp("res/drawable/ic_sale.xml: <adaptive-icon/>")
    let message = #"{"topic": "a", "android": {"notification": {"icon": "ic_sale"}}}"#
    let found = app.findings(message).first { $0.rule == "android-icon-square" }
    #expect(found?.isProjectWide == false)
  }
}
