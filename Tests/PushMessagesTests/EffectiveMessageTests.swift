import PushMessages
import Testing

struct EffectiveMessageTests {
  @Test(arguments: PrecedenceCase.precedence)
  func `What arrives is what the precedence of its platform leaves`(row: PrecedenceCase) {
    #expect(Received.summary(of: row.place, row.platform, row.message) == row.expected)
  }

  @Test func `Of replaced data every key is named with what took its place`() {
    let message = """
      {"data": {"order_id": "1", "a": "2"}, "android": {"data": {"a": "3", "b": "4"}},
       "webpush": {"data": {"c": "5"}}, "apns": {"payload": {"a": "6"}}}
      """
    #expect(
      Received.replacements(.android, message) == [
        "data.order_id < android.data", "data.a < android.data.a",
      ])
    #expect(
      Received.replacements(.web, message) == [
        "data.order_id < webpush.data", "data.a < webpush.data",
      ])
    #expect(Received.replacements(.apple, message) == ["data.a < apns.payload.a"])
    let android = Received.by(.android, message)
    #expect(android?.fields(replacedBy: "android.data") == ["data.order_id"])
  }

  @Test(
    arguments: [
      (
        Field.Platform.android,
        """
        {"notification": {"title": "T", "image": "i"},
         "android": {"notification": {"title": "O", "image": "j"}}}
        """,
        [
          "notification.title < android.notification.title",
          "notification.image < android.notification.image",
        ]
      ),
      (
        .apple,
        """
        {"notification": {"title": "T", "body": "B", "image": "i"}, "apns": {
         "fcm_options": {"image": "j"}, "payload": {"aps": {"alert": {"title": "O", "body": ""}}}}}
        """,
        [
          "notification.title < apns.payload.aps.alert.title",
          "apns.payload.aps.alert.body < notification.body",
          "notification.image < apns.fcm_options.image",
        ]
      ),
      (
        .apple, #"{"notification": {"body": "B"}, "apns": {"payload": {"aps": {"alert": "O"}}}}"#,
        ["notification.body < apns.payload.aps.alert"]
      ),
      (
        .apple, #"{"notification": {"body": "B"}, "data": {"aps": "x"}}"#,
        ["data.aps < notification"]
      ),
      (
        .apple, #"{"data": {"aps": "x"}, "apns": {"payload": {"aps": {"badge": 1}}}}"#,
        ["data.aps < apns.payload.aps"]
      ),
      (
        .apple, #"{"notification": {"image": "i"}, "data": {"fcm_options": "x"}}"#,
        ["data.fcm_options < notification.image"]
      ),
      (
        .web, #"{"notification": {"title": "T"}, "webpush": {"notification": {"title": "O"}}}"#,
        ["notification.title < webpush.notification.title"]
      ),
      (
        .web, #"{"notification": {"title": "T"}, "webpush": {"notification": {"title": 5}}}"#,
        ["webpush.notification.title < notification.title"]
      ),
    ])
  func `A field that does not arrive is named with the one in its place`(
    platform: Field.Platform, message: String, expected: [String]
  ) {
    #expect(Received.replacements(platform, message) == expected)
  }

  @Test(
    arguments: [
      (#"{"notification": {"title": "T"}}"#, [true, true, true]),
      (#"{"android": {"notification": {}}}"#, [true, false, false]),
      (#"{"apns": {"payload": {"aps": {"alert": ""}}}}"#, [false, true, false]),
      (#"{"apns": {"payload": {"aps": {"badge": 1}}}}"#, [false, false, false]),
      (#"{"webpush": {"notification": {}}}"#, [false, false, true]),
      (#"{"notification": null, "data": {"a": "b"}}"#, [false, false, false]),
    ])
  func `A platform gets a notification where its own block or the common one has it`(
    message: String, expected: [Bool]
  ) {
    let platforms: [Field.Platform] = [.android, .apple, .web]
    #expect(platforms.map { Received.by($0, message)?.hasNotification } == expected)
  }

  @Test(arguments: ["from", "message_type", "collapse_key", "google.a", "gcm.a"])
  func `Android's SDK keeps its own keys from the app, other platforms do not`(key: String) {
    let message = #"{"data": {"\#(key)": "v"}}"#
    let place = FieldPath([.key("data"), .key(key)])
    #expect(Received.by(.android, message)?[place]?.remark == .withheld)
    #expect(Received.by(.web, message)?[place]?.remark == nil)
    #expect(Received.by(.apple, message)?[FieldPath([.key("payload"), .key(key)])]?.remark == nil)
  }

  @Test func `A default that an own setting beats is hidden, and the other way round`() {
    let message = """
      {"android": {"notification": {"default_vibrate_timings": true, "vibrate_timings": ["1s", "1s"],
       "default_light_settings": true, "light_settings": {"light_on_duration": "1s"}}}}
      """
    let android = Received.by(.android, message)
    #expect(
      android?["notification.vibrate_timings"]?.remark
        == .hidden(by: "android.notification.default_vibrate_timings"))
    #expect(
      android?["notification.default_light_settings"]?.remark
        == .hidden(by: "android.notification.light_settings"))
    #expect(android?["notification.light_settings"]?.remark == nil)
  }

  @Test func `Fields that FCM does not know reach nobody, keys that are the app's own do`() {
    let message = """
      {"notification": {"titel": "T"}, "android": {"notification": {"own": "o"}, "own": "o"},
       "apns": {"own": 1, "payload": {"own": {"a": [1]}, "aps": {"own-key": 2}}},
       "webpush": {"own": 1, "notification": {"own": 3}}}
      """
    #expect(
      Received.by(.android, message)?.entries.map(\.place) == ["ttl", "priority"])
    #expect(
      Received.by(.apple, message)?.entries.map(Received.summary) == [
        "2 ← apns.payload.aps.own-key", #"{"a":[1]} ← apns.payload.own"#,
        #""30 days" ← FCM"#, #""10" ← FCM"#,
      ])
    #expect(
      Received.by(.web, message)?.entries.map(Received.summary) == [
        "3 ← webpush.notification.own", #""2419200" ← FCM"#,
      ])
  }

  @Test func `Of duplicate keys only the last one arrives`() {
    let message = """
      {"data": {"a": "1", "a": "2"}, "apns": {"payload": {"b": {"c": 1, "c": 2}}}}
      """
    #expect(Received.summary(of: "data.a", .android, message) == #""2" ← data.a"#)
    #expect(Received.summary(of: "payload.b", .apple, message) == #"{"c":2} ← apns.payload.b"#)
  }
}
