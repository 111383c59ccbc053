import PushMessages
import Testing

struct ReceivedLinesTests {
  /// Text and note of each line, as they stand side by side.
  private func picture(_ platform: Field.Platform, _ message: String) -> String {
    let lines = Received.by(platform, message)?.lines ?? []
    return lines.map { $0.text + ($0.note.map { "  // \($0)" } ?? "") }.joined(separator: "\n")
  }

  @Test func `Android's lines say what is common, what is hidden and what is replaced`() {
    let message = """
      {"data": {"order_id": "1", "gone": "2"}, "fcm_options": {"analytics_label": "l"},
       "notification": {"title": "All", "body": "B"}, "android": {"data": {"order_id": "3"},
       "notification": {"title": "Own", "title_loc_key": "k", "channel_id": "c"}}}
      """
    #expect(
      picture(.android, message) == """
        {
          "notification": {
            "title": "Own",  // replaces notification.title
            "title_loc_key": "k",  // hidden by android.notification.title
            "body": "B",  // ← notification.body
            "channel_id": "c"
          },
          "data": {  // replaces data.gone
            "order_id": "3"  // replaces data.order_id
          },
          "ttl": "2419200s",  // ← FCM's default
          "priority": "high",  // ← FCM's default
          "fcm_options": {  // ← fcm_options
            "analytics_label": "l"
          }
        }
        """)
  }

  @Test func `An object that is all from one place has its note once`() {
    let message = #"{"notification": {"title": "T", "body": "B"}, "data": {"a": "1", "b": "2"}}"#
    #expect(
      picture(.apple, message) == """
        {
          "payload": {
            "aps": {
              "alert": {  // ← notification
                "title": "T",
                "body": "B"
              }
            },
            "a": "1",  // ← data.a
            "b": "2"  // ← data.b
          },
          "headers": {
            "apns-expiration": "30 days",  // ← FCM's default
            "apns-priority": "10"  // ← FCM's default
          }
        }
        """)
  }

  @Test func `What nobody has verified is marked`() {
    let message = """
      {"notification": {"title": "T"}, "apns": {"headers": {"apns-expiration": "0",
       "apns-priority": "5"}, "payload": {"aps": {"sound": {"name": "s", "volume": 1},
       "alert": {"loc-key": "K", "body": "F"}}}}}
      """
    #expect(
      picture(.apple, message) == """
        {
          "payload": {
            "aps": {
              "alert": {
                "title": "T",  // ← notification.title, not verified
                "loc-key": "K",
                "body": "F"  // if loc-key finds nothing
              },
              "sound": {
                "name": "s",
                "volume": 1
              }
            }
          },
          "headers": {
            "apns-expiration": "0",
            "apns-priority": "5"
          }
        }
        """)
  }

  @Test func `Hostile keys and texts stay in their quotes and on their lines`() {
    let message = #"{"data": {"a\"]: {\n": "\u001b[2J\u202e\n", "": "x", "a.b": "y"}}"#
    let lines = Received.by(.android, message)?.lines.map(\.text) ?? []
    #expect(lines[2] == #"    "a\"]: {\n": "\u001b[2J\u202e\n","#)
    #expect(Array(lines[3...4]) == [#"    "": "x","#, #"    "a.b": "y""#])
    #expect(lines.allSatisfy { !$0.contains("\n") })
  }

  @Test(
    arguments: [
      (Field.Platform.android, #"{"android": {"ttl": "0s"}}"#, 0),
      (.android, #"{"data": {"a": "b"}}"#, #"{"data":{"a":"b"}}"#.utf8.count),
      (
        .android, #"{"notification": {"title": "é"}, "fcm_options": {"analytics_label": "l"}}"#,
        #"{"notification":{"title":"é"}}"#.utf8.count
      ),
      (.apple, "{}", 0),
      (.apple, #"{"notification": {"body": "B"}}"#, #"{"aps":{"alert":{"body":"B"}}}"#.utf8.count),
      (
        .web, #"{"webpush": {"fcm_options": {"link": "l"}, "headers": {"TTL": "1"}}}"#,
        #"{"fcm_options":{"link":"l"}}"#.utf8.count
      ),
    ])
  func `The size counts the payload and neither headers nor options`(
    platform: Field.Platform, message: String, size: Int
  ) {
    #expect(Received.by(platform, message)?.payloadSize == size)
  }
}
