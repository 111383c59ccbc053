import PushMessages
import Testing

/// What older apps receive of `android_v2`.
struct AndroidTranslationTests {
  private static let notification = #"""
    {"notification": {"title": "All", "body": "B"},
     "data": {"a": "1"},
     "android_v2": {"remote_notification": {"mutable_content": true, "notification": {
       "title_loc_key": "k", "body": "Own", "id": 7, "tag": "t", "vibrate_timings": ["0s", "1s"],
       "default_vibrate_timings": true}}, "ttl": "60s", "data": {"b": "2"},
       "fcm_options": {"analytics_label": "l"}}}
    """#

  @Test(
    arguments: [
      ("notification.title", #""All" ← notification.title"#),
      (
        "notification.title_loc_key",
        #""k" ← android_v2.remote_notification.notification.title_loc_key, hidden by notification.title"#
      ),
      ("notification.body", #""Own" ← android_v2.remote_notification.notification.body"#),
      ("notification.tag", #""t" ← android_v2.remote_notification.notification.tag"#),
      ("notification.id", "7 ← android_v2.remote_notification.notification.id, newer apps only"),
      ("mutable_content", "true ← android_v2.remote_notification.mutable_content, newer apps only"),
      (
        "notification.vibrate_timings",
        #"["0s","1s"] ← android_v2.remote_notification.notification.vibrate_timings, hidden by android_v2.remote_notification.notification.default_vibrate_timings"#
      ),
      ("ttl", #""60s" ← android_v2.ttl"#), ("priority", "nothing"),
      ("data.b", #""2" ← android_v2.data.b"#), ("data.a", "nothing"),
      ("fcm_options.analytics_label", #""l" ← android_v2.fcm_options.analytics_label"#),
    ] as [(FieldPath, String)])
  func `A remote_notification arrives as android would`(place: FieldPath, expected: String) {
    #expect(Received.summary(of: place, .android, Self.notification) == expected)
  }

  @Test func `It replaces what android would replace`() {
    #expect(
      Received.replacements(.android, Self.notification) == [
        "notification.body < android_v2.remote_notification.notification.body",
        "data.a < android_v2.data",
      ])
    let received = Received.by(.android, Self.notification)
    #expect(received?.hasNotification == true)
    #expect(received?.translation == .notification)
    #expect(received?.title.literal == "All")
  }

  @Test func `use_as_v1_data_message leaves older apps the data alone`() {
    let message = #"""
      {"data": {"a": "1"}, "android_v2": {"remote_notification":
        {"use_as_v1_data_message": true, "notification": {"title_loc_key": "k"}}}}
      """#
    let received = Received.by(.android, message)
    #expect(received?.translation == .dataMessage)
    #expect(received?.hasNotification == false)
    #expect(received?.title.isEmpty == true)
    #expect(
      Received.summary(of: "notification.title_loc_key", .android, message)
        == #""k" ← android_v2.remote_notification.notification.title_loc_key, newer apps only"#)
    #expect(Received.summary(of: "data.a", .android, message) == #""1" ← data.a"#)
  }

  @Test func `A background_sync shows nothing`() {
    let message = #"{"notification": {"title": "T"}, "android_v2": {"background_sync": {}}}"#
    let received = Received.by(.android, message)
    #expect(received?.translation == .backgroundSync)
    #expect(received?.hasNotification == false)
    #expect(
      Received.summary(of: "notification.title", .android, message)
        == #""T" ← notification.title, unverified"#)
  }

  @Test func `Beside android, FCM refuses android_v2, and android is what counts here`() {
    let message = #"{"android": {"ttl": "1s"}, "android_v2": {"ttl": "2s"}}"#
    #expect(Received.by(.android, message)?.translation == nil)
    #expect(Received.summary(of: "ttl", .android, message) == #""1s" ← android.ttl"#)
  }

  @Test func `Its size counts notification and data as android's does`() {
    let block = #""notification": {"title_loc_key": "k", "tag": "t"}"#
    let current = Received.by(.android, "{\"android\": {\(block)}}")
    let preview = Received.by(
      .android, "{\"android_v2\": {\"remote_notification\": {\(block)}}}")
    #expect(current?.payloadSize == preview?.payloadSize)
    #expect(current?.payloadSize ?? 0 > 0)
  }

  @Test func `Reading finds the texts of either block`() {
    let document = MessageDocument(text: "{\"message\": \(Self.notification)}")
    let message = Message.reading(document).message
    #expect(message.android?.notification?.title.key == "k")
    #expect(message.android?.notification?.body.literal == "Own")
  }

  @Test func `What is inside of a background_sync, FCM does not know`() {
    let document = MessageDocument(
      text: #"{"message": {"android_v2": {"background_sync": {"title": "x"}}}}"#)
    #expect(
      Message.reading(document).problems.map(\.path) == ["android_v2.background_sync.title"])
  }

  @Test func `A platform is made anew only when its own block changes`() {
    let before = MessageDocument(text: #"{"message": {"android_v2": {"ttl": "1s"}, "apns": {}}}"#)
    let after = MessageDocument(text: #"{"message": {"android_v2": {"ttl": "2s"}, "apns": {}}}"#)
    let effective = EffectiveMessage(after, after: EffectiveMessage(before), of: before)
    #expect(effective == EffectiveMessage(after))
    #expect(effective.android["ttl"]?.value == .string("2s"))
  }
}
