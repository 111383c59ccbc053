import MessageLint
import Testing

struct AndroidRuleTests {
  private func android(_ notification: String) -> String {
    "{\"android\": {\"notification\": \(notification)}}"
  }

  @Test(
    arguments: [
      (#"{"icon": "@+drawable/ic_sale"}"#, #"{"icon": "ic_sale"}"#),
      (#"{"icon": "drawable/ic_sale.png"}"#, #"{"icon": "ic_sale"}"#),
      (#"{"icon": "color/red"}"#, #"{"icon": "red"}"#),
      (#"{"sound": "raw/bell"}"#, #"{"sound": "bell"}"#),
      (#"{"sound": "bell.mp3"}"#, #"{"sound": "bell"}"#),
      (#"{"icon": "ic-sale"}"#, nil),
      (#"{"icon": "ic_sale", "sound": "default"}"#, nil),
    ] as [(String, String?)])
  func `Icons and sounds have bare names`(notification: String, mended: String?) {
    let rule = "android-resource-name"
    #expect(Lint.mended(android(notification), rule: rule) == mended.map(android))
    let isFine = notification.contains("default")
    #expect(Lint.summary(android(notification), rule: rule).isEmpty == isFine)
  }

  @Test(
    arguments: [
      "ic_sale", "@drawable/ic_sale", "drawable/ic_sale", "mipmap/ic_launcher",
      "com.example.shop:drawable/ic_sale", "@com.example.shop:mipmap/ic_launcher",
    ])
  func `An icon may have its type and its package, as Android looks it up`(icon: String) {
    let found = Lint.summary(
      android("{\"icon\": \"\(icon)\"}"), rule: "android-resource-name")
    #expect(found == [])
  }

  @Test(
    arguments: [
      (#"{"vibrate_timings": ["1s"]}"#, ["warning android.notification.vibrate_timings"]),
      (#"{"vibrate_timings": []}"#, ["warning android.notification.vibrate_timings"]),
      (
        #"{"vibrate_timings": ["0s", "1s"], "default_vibrate_timings": true}"#,
        ["warning android.notification.vibrate_timings"]
      ),
      (#"{"vibrate_timings": ["0s", "1s"], "default_vibrate_timings": false}"#, []),
      (
        #"{"light_settings": {"color": {"red": 1}}}"#,
        ["error android.notification.light_settings"]
      ),
      (
        #"{"light_settings": {"color": {"alpha": 1}, "light_on_duration": "1s", "light_off_duration": "1s"}}"#,
        ["warning android.notification.light_settings.color"]
      ),
      (
        #"{"default_light_settings": true, "light_settings": {"color": {"red": 0.5}, "light_on_duration": "1s", "light_off_duration": "1s"}}"#,
        ["warning android.notification.light_settings"]
      ),
    ])
  func `What a device ignores of vibration and light is said`(
    notification: String, expected: [String]
  ) {
    #expect(Lint.summary(android(notification), rule: "vibration-and-light") == expected)
  }

  @Test func `A priority that the channel decides is said`() {
    let rule = "channel-decides"
    #expect(
      Lint.summary(android(#"{"notification_priority": "PRIORITY_MAX"}"#), rule: rule).count == 1)
    #expect(
      Lint.summary(
        android(#"{"notification_priority": "PRIORITY_MAX", "channel_id": "news"}"#), rule: rule
      ).isEmpty)
  }

  @Test func `The preview of the second Android API is known as one`() {
    let both = #"{"android_v2": {}, "android": {}}"#
    #expect(Lint.summary(both, rule: "field-status") == ["warning android_v2"])
    #expect(Lint.summary(both, rule: "exclusive-blocks") == ["error android_v2"])
    #expect(Lint.summary(#"{"android_v2": {}}"#, rule: "exclusive-blocks").isEmpty)
  }
}
