/// A message that FCM refuses, with its words and the place it names.
struct RefusalCase {
  var message: String
  var sentence: String
  var field: String?

  init(_ message: String, _ sentence: String, at field: String?) {
    self.message = message
    self.sentence = sentence
    self.field = field
  }

  /// A message that would be accepted but for one more member.
  private static func with(_ member: String, _ sentence: String, at field: String?) -> Self {
    Self("{\"topic\":\"a\",\(member)}", sentence, at: field)
  }

  /// An unknown name; the sentence ends as FCM's does, without the full stop.
  private static func unknown(
    _ message: String, _ name: String, at place: String, count: Int = 1
  ) -> Self {
    let more = count > 1 ? " (and \(count - 1) more)" : ""
    return Self(
      message,
      "Invalid JSON payload received. Unknown name \"\(name)\" at '\(place)': Cannot find field\(more)",
      at: "\(place).\(name)")
  }

  static let all = targets + names + scalars + lists + limits + android

  private static let targets = [
    Self("{}", "Recipient of the message is not set", at: "message"),
    Self(#"{"topic":""}"#, "Recipient of the message is not set", at: "message"),
    Self(#"{"token":null}"#, "Recipient of the message is not set", at: "message"),
    Self(
      #"{"token":"a","topic":"b"}"#,
      "Invalid value at 'message' (oneof), oneof field 'target' is already set. Cannot set 'topic'",
      at: "message.topic"),
    Self(
      #"{"condition":"'a' in topics","fid":"b"}"#,
      "Invalid value at 'message' (oneof), oneof field 'target' is already set. Cannot set 'fid'",
      at: "message.fid"),
    Self(
      #"{"token":"abc"}"#, "The registration token is not a valid FCM registration token",
      at: "message.token"),
    Self(
      #"{"token":"<DEVICE TOKEN>"}"#,
      "The registration token is not a valid FCM registration token", at: "message.token"),
    Self(#"{"topic":"a b"}"#, "Topic name contains invalid characters", at: "message"),
    Self(#"{"topic":"/topics/"}"#, "Topic name contains invalid characters", at: "message"),
    Self(#"{"topic":"ä"}"#, "Topic name contains invalid characters", at: "message"),
    Self(
      #"{"condition":"'news' in topics && 'a' in topic || x"}"#,
      "Request contains an invalid argument", at: nil),
    Self(
      #"{"condition":"news in topics"}"#, "Request contains an invalid argument", at: nil),
  ]

  private static let names = [
    unknown(#"{"topic":"a","priority":"high"}"#, "priority", at: "message"),
    unknown(
      #"{"topic":"a","notification":{"titel":"x","sound":"y"}}"#, "titel",
      at: "message.notification", count: 2),
    unknown(
      #"{"topic":"a","notification":{"title_loc_args":["x"]}}"#, "title_loc_args",
      at: "message.notification"),
    unknown(
      #"{"topic":"a","android":{"notification":{"bodyLockKey":"x"}}}"#, "bodyLockKey",
      at: "message.android.notification"),
    unknown(
      #"{"topic":"a","apns":{"fcm_options":{"link":"x"}}}"#, "link", at: "message.apns.fcm_options"),
    unknown(#"{"topic":"a","webpush":{"title":"x"}}"#, "title", at: "message.webpush"),
    unknown(#"{"topic":"a","android":{"Ttl":"1s"}}"#, "Ttl", at: "message.android"),
  ]

  private static func wrong(_ path: String, _ type: String, _ detail: String) -> String {
    "Invalid value at '\(path)' (\(type)), \(detail)"
  }

  private static let fcm = "type.googleapis.com/google.firebase.fcm.v1."
  private static let google = "type.googleapis.com/google.protobuf."

  private static let scalars = [
    with(
      #""data":{"x":"1","y":2}"#, wrong("message.data[1].value", "TYPE_STRING", "2"),
      at: "message.data.y"),
    with(
      #""data":{"a b":true}"#, wrong("message.data[0].value", "TYPE_STRING", "true"),
      at: "message.data[\"a b\"]"),
    with(
      #""data":{"x":null}"#, wrong("message.data[0].value", "TYPE_STRING", "null"),
      at: "message.data.x"),
    with(
      #""data":{"x":{"z": 1}}"#, wrong("message.data[0].value", "TYPE_STRING", #"{"z":1}"#),
      at: "message.data.x"),
    with(
      #""notification":{"title":1}"#, wrong("message.notification.title", "TYPE_STRING", "1"),
      at: "message.notification.title"),
    with(
      #""notification":"x""#, wrong("message.notification", "\(fcm)Notification", "\"x\""),
      at: "message.notification"),
    with(
      #""android":{"directBootOk":"yes"}"#,
      wrong("message.android.direct_boot_ok", "TYPE_BOOL", "\"yes\""),
      at: "message.android.direct_boot_ok"),
    with(
      #""android":{"priority":"urgent"}"#,
      wrong("message.android.priority", "\(fcm)AndroidMessagePriority", "\"urgent\""),
      at: "message.android.priority"),
    with(
      #""android":{"ttl":"1h"}"#,
      wrong(
        "message.android.ttl", "\(google)Duration",
        "Field 'ttl', Illegal duration format; duration must end with 's'"),
      at: "message.android.ttl"),
    with(
      #""android":{"ttl":60}"#, wrong("message.android.ttl", "\(google)Duration", "60"),
      at: "message.android.ttl"),
    with(
      #""android":{"ttl":"1.s"}"#,
      wrong(
        "message.android.ttl", "\(google)Duration",
        "Field 'ttl', Invalid duration format, failed to parse seconds"), at: "message.android.ttl"),
    with(
      #""android":{"notification":{"event_time":"2023-02-29T00:00:00Z"}}"#,
      wrong(
        "message.android.notification.event_time", "\(google)Timestamp",
        "\"2023-02-29T00:00:00Z\""), at: "message.android.notification.event_time"),
    with(
      #""android":{"notification":{"notification_count":1.5}}"#,
      wrong("message.android.notification.notification_count", "TYPE_INT32", "1.5"),
      at: "message.android.notification.notification_count"),
    with(
      #""android":{"notification":{"light_settings":{"color":{"red":"x"}}}}"#,
      wrong("message.android.notification.light_settings.color.red", "TYPE_FLOAT", "\"x\""),
      at: "message.android.notification.light_settings.color.red"),
    with(
      #""apns":{"payload":"x"}"#, wrong("message.apns.payload", "\(google)Struct", "\"x\""),
      at: "message.apns.payload"),
  ]

  private static let lists = [
    with(
      #""android":{"notification":{"body_loc_args":["a",3]}}"#,
      wrong("message.android.notification.body_loc_args[1]", "TYPE_STRING", "3"),
      at: "message.android.notification.body_loc_args[1]"),
    with(
      #""notification":{"title":["x"]}"#,
      "Invalid JSON payload received. Unknown name \"title\" at 'message.notification': "
        + "Proto field is not repeating, cannot start list", at: "message.notification.title"),
    with(
      #""notification":[{}]"#,
      "Invalid JSON payload received. Unknown name \"notification\" at 'message': "
        + "Proto field is not repeating, cannot start list", at: "message.notification"),
    with(
      #""data":{"x":["y"]}"#,
      "Invalid JSON payload received. Unknown name \"value\" at 'message.data[0]': "
        + "Proto field is not repeating, cannot start list", at: "message.data.x"),
  ]

  private static let tooLong = "Invalid ttl: it must be from 0 to 2419200 seconds"
  private static let color = "Invalid color: it must have the form #rrggbb"

  private static let invalid = "Request contains an invalid argument"

  private static let android = [
    with(#""android":{},"android_v2":{"remote_notification":{}}"#, invalid, at: "message"),
    with(#""android":{},"androidV2":{"backgroundSync":{}}"#, invalid, at: "message"),
    with(
      #""android_v2":{"remote_notification":{},"background_sync":{}}"#, invalid,
      at: "message.android_v2"),
    with(#""android_v2":{"ttl":"1s"}"#, invalid, at: "message.android_v2"),
    with(
      #""android_v2":{"background_sync":{},"ttl":"-1s"}"#, tooLong, at: "message.android_v2.ttl"),
    with(
      #""android_v2":{"remote_notification":{"notification":{"color":"red"}}}"#, color,
      at: "message.android_v2.remote_notification.notification.color"),
    with(
      #""android_v2":{"remote_notification":{"notification":{"id":"x"}}}"#,
      wrong("message.android_v2.remote_notification.notification.id", "TYPE_INT32", "\"x\""),
      at: "message.android_v2.remote_notification.notification.id"),
    unknown(
      #"{"topic":"a","android_v2":{"priority":"HIGH","background_sync":{}}}"#, "priority",
      at: "message.android_v2"),
    unknown(
      #"{"topic":"a","android_v2":{"remote_notification":{"notification":{"proxy":"DENY"}}}}"#,
      "proxy", at: "message.android_v2.remote_notification.notification"),
    unknown(
      #"{"topic":"a","android_v2":{"background_sync":{"a":1}}}"#, "a",
      at: "message.android_v2.background_sync"),
    Self(
      #"{"fid":"cX9kQ2mTRq-aVb8sYw3_Zu","token":"a:b"}"#,
      "Invalid value at 'message' (oneof), oneof field 'target' is already set. Cannot set 'token'",
      at: "message.token"),
  ]

  private static let limits = [
    with(
      #""data":{"a":"b","from":"me"}"#, "Invalid data payload key: from", at: "message.data.from"),
    with(
      #""data":{"google.x":"1"}"#, "Invalid data payload key: google.x",
      at: "message.data[\"google.x\"]"),
    Self(
      "{\"condition\":\"" + (1...6).map { "'t\($0)' in topics" }.joined(separator: " || ") + "\"}",
      "Invalid condition expression provided", at: "message.condition"),
    with(#""android":{"ttl":"2419200.1s"}"#, tooLong, at: "message.android.ttl"),
    with(#""android":{"ttl":"-1s"}"#, tooLong, at: "message.android.ttl"),
    with(#""android":{"ttl":"2419201s"}"#, tooLong, at: "message.android.ttl"),
    with(
      #""android":{"notification":{"color":"red"}}"#, color,
      at: "message.android.notification.color"),
    with(
      ##""android":{"notification":{"color":"#12345"}}"##, color,
      at: "message.android.notification.color"),
    with("\"data\":{\"x\":\"" + String(repeating: "é", count: 2100) + "\"}", tooLarge, at: nil),
    with(
      "\"apns\":{\"payload\":{\"aps\":{\"badge\":1},\"x\":\""
        + String(repeating: "x", count: 4096) + "\"}}", tooLarge, at: nil),
    with(
      #""webpush":{"headers":{"Urgency":"high","ttl":"soon"}}"#,
      "TTL must be a non-negative integer", at: "message.webpush.headers.TTL"),
    with(
      #""webpush":{"headers":{"TTL":"-1"}}"#, "TTL must be a non-negative integer",
      at: "message.webpush.headers.TTL"),
    with(
      #""apns":{"payload":{"x":1}}"#,
      "Payload of Apple Push Notification Service must contain an [aps] key",
      at: "message.apns.payload"),
    with(#""apns":{"payload":{"aps":{}}}"#, invalid, at: "message.apns.payload"),
    with(
      #""apns":{"payload":{"aps":{"alert":"x","mutable-content":true}}}"#,
      "Value for APS key [mutable-content] is either 0 or 1",
      at: "message.apns.payload.aps.mutable-content"),
  ]

  private static let tooLarge = "Message is too large. The maximum is 4K (4096 bytes)"
}
