import MessageLint
import Testing

struct RuleTests {
  @Test(
    arguments: [
      (#"{}"#, ["error topic"]),
      (#"{"topic": "a", "token": "b"}"#, ["error token"]),
      (#"{"condition": "c", "fid": "b"}"#, ["error fid"]),
      (#"{"topic": "/topics/news"}"#, ["error topic"]),
      (#"{"topic": "two words"}"#, ["error topic"]),
      (#"{"topic": "näws"}"#, ["error topic"]),
      (#"{"topic": ""}"#, ["error topic"]),
      (#"{"topic": "industry-tech_2.0~%"}"#, []),
      (#"{"token": "/topics/ is no topic"}"#, []),
      (#"{"condition": "'a' in topics || 'b' in topics"}"#, []),
      (#"{"fid": "f"}"#, []),
    ])
  func `A message needs one target, and a topic its alphabet`(message: String, expected: [String]) {
    #expect(Lint.summary(message, rule: "target") == expected)
  }

  @Test(
    arguments: [
      (
        #"{"notification": {"title": "T"}, "android": {"notification": {"title_loc_key": "fits"}}}"#,
        ["warning notification.title"]
      ),
      (
        #"{"android": {"notification": {"body": "B", "body_loc_key": "fits"}}}"#,
        ["warning android.notification.body"]
      ),
      (
        #"{"notification": {"title": "T", "body": "B"}, "android": {"notification": {"title": "O", "title_loc_key": "fits", "body_loc_key": "fits"}}}"#,
        ["warning android.notification.title", "warning notification.body"]
      ),
      (#"{"android": {"notification": {"title": "", "title_loc_key": "fits"}}}"#, []),
      (#"{"android": {"notification": {"title": "T", "title_loc_key": ""}}}"#, []),
      (#"{"android": {"notification": {"body": "T", "title_loc_key": "fits"}}}"#, []),
      (#"{"apns": {"payload": {"aps": {"alert": {"title": "T", "title-loc-key": "FITS"}}}}}"#, []),
      (#"{"notification": {"title": "T"}}"#, []),
    ])
  func `On Android a literal hides the key beside it`(message: String, expected: [String]) {
    #expect(Lint.summary(message, rule: "hidden-key") == expected)
  }

  @Test(
    arguments: [
      (
        #"{"topic": "a"}"#,
        [
          "warning android.notification.title_loc_key",
          "warning apns.payload.aps.alert.title-loc-key", "warning webpush.notification.title",
        ]
      ),
      (
        #"{"android": {"notification": {"title": "T"}}}"#,
        ["warning apns.payload.aps.alert.title-loc-key", "warning webpush.notification.title"]
      ),
      (#"{"notification": {"title": "T"}}"#, []),
    ])
  func `A platform that shows nothing is a warning`(message: String, expected: [String]) {
    #expect(Lint.summary(message, rule: "absence") == expected)
  }

  @Test(
    arguments: [
      (#"{"android": {"ttl": "3600"}}"#, ["error android.ttl"]),
      (#"{"android": {"ttl": "2419201s"}}"#, ["error android.ttl"]),
      (#"{"android": {"ttl": "-1s"}}"#, ["error android.ttl"]),
      (#"{"android": {"ttl": "nans"}}"#, ["error android.ttl"]),
      (#"{"android": {"ttl": "s"}}"#, ["error android.ttl"]),
      (#"{"android": {"ttl": "0s"}}"#, []),
      (#"{"android": {"ttl": "3.5s"}}"#, []),
      (#"{"android": {"ttl": "2419200s"}}"#, []),
      (#"{"android": {"priority": "urgent"}}"#, ["error android.priority"]),
      (#"{"android": {"priority": "HIGH"}}"#, []),
      (
        #"{"android": {"notification": {"notification_priority": "HIGHEST"}}}"#,
        ["error android.notification.notification_priority"]
      ),
      (#"{"android": {"notification": {"notification_priority": "high"}}}"#, []),
      (
        #"{"android": {"notification": {"color": "7e55c3"}}}"#,
        ["error android.notification.color"]
      ),
      (
        ##"{"android": {"notification": {"color": "#7e55cg"}}}"##,
        ["error android.notification.color"]
      ),
      (##"{"android": {"notification": {"color": "#7E55c3"}}}"##, []),
      (#"{"notification": {"image": "example.com/a.png"}}"#, ["error notification.image"]),
      (#"{"notification": {"image": "https://"}}"#, ["error notification.image"]),
      (#"{"notification": {"image": "https://e.com/a b.png"}}"#, ["error notification.image"]),
      (#"{"notification": {"image": "https://e.com/a.png"}}"#, []),
      (#"{"apns": {"headers": {"apns-priority": "7"}}}"#, ["error apns.headers.apns-priority"]),
      (#"{"apns": {"headers": {"apns-priority": "5"}}}"#, []),
      (
        #"{"apns": {"headers": {"apns-expiration": "tomorrow"}}}"#,
        ["error apns.headers.apns-expiration"]
      ),
      (#"{"apns": {"headers": {"apns-expiration": "0"}}}"#, []),
      (
        #"{"apns": {"payload": {"aps": {"badge": "3", "mutable-content": "1"}}}}"#,
        ["error apns.payload.aps.mutable-content", "error apns.payload.aps.badge"]
      ),
      (#"{"apns": {"payload": {"aps": {"badge": 3, "mutable-content": 1}}}}"#, []),
      (#"{"webpush": {"headers": {"TTL": "1h"}}}"#, ["error webpush.headers.TTL"]),
      (#"{"webpush": {"headers": {"TTL": "86400"}}}"#, []),
      (
        #"{"webpush": {"notification": {"silent": "yes"}}}"#, ["error webpush.notification.silent"]
      ),
      (#"{"webpush": {"notification": {"silent": true}}}"#, []),
    ])
  func `A text that FCM refuses is an error at its field`(message: String, expected: [String]) {
    #expect(Lint.summary(message, rule: "value") == expected)
  }

  @Test(
    arguments: [
      (
        #"{"notification": {"image": "https://e.com/a.png"}, "apns": {"headers": {}}}"#,
        ["warning apns.payload.aps.mutable-content"]
      ),
      (
        #"{"apns": {"fcm_options": {"image": "https://e.com/a.png"}}}"#,
        ["warning apns.payload.aps.mutable-content"]
      ),
      (
        #"{"apns": {"payload": {"aps": {"mutable-content": 1}}, "fcm_options": {"image": "https://e.com/a.png"}}}"#,
        []
      ),
      (#"{"apns": {"payload": {"aps": {"badge": 1}}}}"#, []),
      (#"{"android": {"notification": {"image": "https://e.com/a.png"}}}"#, []),
    ])
  func `An image that Apple devices leave out is a warning`(message: String, expected: [String]) {
    #expect(Lint.summary(message, rule: "image") == expected)
  }

  @Test(
    arguments: [
      (4096, []),
      (4097, ["error –"]),
      (6000, ["error –"]),
    ])
  func `A message above the limit is an error`(size: Int, expected: [String]) {
    let frame = #"{"data":{"k":""}}"#.utf8.count
    let text = String(repeating: "x", count: size - frame)
    #expect(Lint.summary("{ \"data\": {\"k\": \"\(text)\"} }", rule: "size") == expected)
    let letters = String(repeating: "é", count: (size - frame) / 2 + 1)
    #expect(
      Lint.summary("{\"data\": {\"k\": \"\(letters)\"}}", rule: "size")
        == (size / 2 * 2 + 2 > Linter.payloadLimit ? ["error –"] : []))
  }

  @Test func `Errors come before warnings`() {
    let findings = Lint.findings(#"{"android": {"ttl": "1"}}"#)
    #expect(findings.map(\.rule) == ["target", "value", "absence", "absence", "absence"])
    #expect(findings.map(\.severity) == [.error, .error, .warning, .warning, .warning])
  }

  @Test func `A message without fault has no findings`() {
    #expect(
      Lint.findings(
        """
        {"topic": "news", "notification": {"title": "T", "body": "B"},
         "android": {"ttl": "3600s", "priority": "high"}}
        """
      ).isEmpty)
  }
}
