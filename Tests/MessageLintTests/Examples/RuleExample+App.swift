/// The examples of the rules that look at the app's sources.
extension RuleExample {
  private static func app(
    _ rule: String, _ bad: [String], from badSource: String = "", not good: [String],
    with goodSource: String = ""
  ) -> RuleExample {
    RuleExample(rule, .app(bad, badSource), .app(good, goodSource))
  }

  private static let title = #"android.notification.title: "Hi""#

  private static func field(_ name: String, _ value: String) -> [String] {
    ["android.notification.\(name): \"\(value)\""]
  }

  static let appExamples: [RuleExample] =
    [
      app(
        "app-source-unread", [title], from: #"{"project_id": "shop-1"#, not: [title],
        with: #"{"project_id": "shop-1"}"#),
      app(
        "project-mismatch", [title], from: #"{"project_id": "shop-staging"}"#, not: [title],
        with: #"{"project_id": "shop-1"}"#),
      app(
        "android-key-shrunk", field("title_loc_key", "fits"),
        from: "buildTypes { release { isShrinkResources = true } }",
        not: field("title_loc_key", "fits"),
        with: "buildTypes { release { isShrinkResources = false } }"),
      app(
        "android-locale-not-shipped", field("title_loc_key", "fits"),
        from: "androidResources { localeFilters += listOf(\"de\") }",
        not: field("title_loc_key", "fits"),
        with: "androidResources { localeFilters += listOf(\"de\", \"fr\") }"),
      app(
        "android-channel-not-found", field("channel_id", "order"),
        not: field("channel_id", "orders"),
        with: #"NotificationChannel("orders", name, importance)"#),
      app(
        "android-no-default-channel", [title], from: "<activity/>",
        not: [title, #"android.notification.channel_id: "orders""#], with: "<activity/>"),
      app(
        "android-click-action-unmatched", field("click_action", "com.example.OrderActivity"),
        not: field("click_action", "com.example.OPEN"),
        with:
          "<activity><intent-filter><action android:name=\"com.example.OPEN\"/><category android:name=\"android.intent.category.DEFAULT\"/></intent-filter></activity>"
      ),
      app(
        "android-icon-not-found", field("icon", "ic_sael"), not: field("icon", "ic_sale"),
        with: "res/drawable/ic_sale.xml"),
      app(
        "android-icon-square", field("icon", "ic_sale"),
        from: "res/drawable/ic_sale.xml: <adaptive-icon/>", not: field("icon", "ic_sale"),
        with: "res/drawable/ic_sale.xml: <vector/>"),
      app(
        "android-default-typed", [title],
        from: ShopApp.setting("default_notification_channel_id", "android:value=\"500\""),
        not: [title],
        with: ShopApp.setting("default_notification_channel_id", "android:value=\"orders\"")),
      app(
        "android-sound", field("sound", "dong"), not: field("sound", "dong"),
        with: "res/raw/dong.ogg"),
      app(
        "android-handler-elsewhere", [title],
        from:
          "class Push : FirebaseMessagingService() { override fun handleIntent(intent: Intent) {} }",
        not: [title],
        with:
          "class Push : FirebaseMessagingService() { override fun handleIntent(intent: Intent) { super.handleIntent(intent) } }"
      ),
      app(
        "android-permission", [title],
        from:
          "<uses-permission android:name=\"android.permission.POST_NOTIFICATIONS\" tools:node=\"remove\"/>",
        not: [title],
        with: "<uses-permission android:name=\"android.permission.POST_NOTIFICATIONS\"/>"),
      app(
        "android-data-only-unhandled", [#"data.order: "1""#], not: [#"data.order: "1""#],
        with:
          "<service><intent-filter><action android:name=\"com.google.firebase.MESSAGING_EVENT\"/></intent-filter></service>"
      ),
      app(
        "restricted-package", [#"android.restricted_package_name: "com.example.shpo""#],
        not: [#"android.restricted_package_name: "com.example.shop""#]),
      app(
        "android-direct-boot", ["android.direct_boot_ok: true"],
        not: ["android.direct_boot_ok: true"],
        with:
          "dependencies { implementation(\"com.google.firebase:firebase-messaging-directboot:25.0.0\") }"
      ),
    ] + appleExamples + webExamples
}
