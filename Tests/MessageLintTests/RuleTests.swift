import MessageLint
import PushMessages
import Resolver
import Testing

struct RuleTests {
  @Test(
    arguments: [
      (#"{}"#, ["error topic"]),
      (#"{"topic": "a", "token": "b"}"#, ["error token"]),
      (#"{"condition": "c", "fid": "b"}"#, ["error fid"]),
      (#"{"topic": ""}"#, ["error topic"]),
      (#"{"topic": "a"}"#, []),
      (#"{"token": "/topics/ is no topic"}"#, []),
      (#"{"condition": "'a' in topics || 'b' in topics"}"#, []),
      (#"{"fid": "f"}"#, []),
    ])
  func `A message needs one target`(message: String, expected: [String]) {
    #expect(Lint.summary(message, rule: "target") == expected)
  }

  @Test(
    arguments: [
      (#"{"topic": "/topics/news"}"#, ["error topic"]),
      (#"{"topic": "two words"}"#, ["error topic"]),
      (#"{"topic": "näws"}"#, ["error topic"]),
      (#"{"topic": "industry-tech_2.0~%"}"#, []),
      (#"{"token": "two words"}"#, []),
    ])
  func `A topic's name is of its alphabet`(message: String, expected: [String]) {
    #expect(Lint.summary(message, rule: "topic-name") == expected)
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
        #"{"android": {"notification": {"title": "T"}}, "webpush": {"notification": {"icon": "/i"}}}"#,
        ["warning webpush.notification.title"]
      ),
      (
        #"{"webpush": {"fcm_options": {"link": "https://e.com/"}}}"#,
        ["warning webpush.notification.title"]
      ),
      (
        #"{"apns": {"fcm_options": {"image": "https://e.com/a.png"}}}"#,
        ["warning apns.payload.aps.alert.title-loc-key"]
      ),
      (#"{"topic": "a"}"#, ["warning notification"]),
      (#"{"topic": "a", "data": {"k": "v"}}"#, []),
      (#"{"topic": "a", "notification": {}}"#, ["warning notification"]),
      (#"{"topic": "a", "notification": {"title": ""}}"#, ["warning notification"]),
      (#"{"topic": "a", "notification": null, "data": {}}"#, ["warning notification"]),
      (#"{"topic": "a", "android": {"priority": "high", "ttl": "60s"}}"#, ["warning notification"]),
      (#"{"topic": "a", "webpush": {"data": {"k": "v"}}}"#, []),
      (
        #"{"topic": "a", "notification": {}, "android": {"data": {"k": "v"}}}"#,
        ["warning notification"]
      ),
      (
        #"{"topic": "a", "notification": {}, "data": {"k": "v"}, "apns": {"payload": {"aps": {"sound": "default"}}}}"#,
        ["warning notification"]
      ),
      // `nothing-readable` tells of an empty text beside data.
      (#"{"topic": "a", "notification": {"title": ""}, "data": {"k": "v"}}"#, []),
      (
        #"{"topic": "a", "data": {"k": "v"}, "apns": {"payload": {"aps": {"sound": "default"}}}}"#,
        []
      ),
      (#"{"topic": "a", "apns": {"payload": {"aps": {"content-available": 1}}}}"#, []),
      (#"{"topic": "a", "apns": {"payload": {"aps": {"badge": 3}}}}"#, []),
      (#"{"topic": "a", "apns": {"payload": {"aps": {}, "order": "4711"}}}"#, []),
      (#"{"topic": "a", "android_v2": {"background_sync": {}}}"#, []),
      (#"{"android": {"notification": {"title": "T"}}}"#, []),
      (#"{"notification": {"title": "T"}}"#, []),
    ])
  func `A platform of the message that shows nothing is a warning`(
    message: String, expected: [String]
  ) {
    #expect(Lint.summary(message, rule: "nothing-shown") == expected)
  }

  @Test func `A time to live that is too long is said to be just that`() {
    let findings = Lint.findings(#"{"android": {"ttl": "3024000s"}}"#)
    #expect(
      findings.first { $0.path == "android.ttl" }?.statement
        == "android.ttl: 3024000s is more than 4 weeks: 2419200s at most")
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
        []
      ),
      (#"{"webpush": {"headers": {"TTL": "1h"}}}"#, ["error webpush.headers.TTL"]),
      (#"{"webpush": {"headers": {"TTL": "86400"}}}"#, []),
    ])
  func `A text that FCM refuses is an error at its field`(message: String, expected: [String]) {
    #expect(Lint.summary(message, rule: "field-value") == expected)
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
    #expect(Lint.summary(message, rule: "mutable-content") == expected)
  }

  @Test(
    arguments: [
      ("x", 4000, []), ("x", 4097, ["error –"]), ("é", 2000, []), ("é", 2049, ["error –"]),
    ])
  func `A message above the limit is an error`(letter: String, count: Int, expected: [String]) {
    let text = String(repeating: letter, count: count)
    #expect(Lint.summary("{\"data\": {\"k\": \"\(text)\"}}", rule: "payload-size") == expected)
  }

  @Test func `Parts for different platforms do not add up`() {
    let data = #"{"data": {"k": "\#(String(repeating: "x", count: 3000))"}}"#
    #expect(
      Lint.summary("{\"android\": \(data), \"webpush\": \(data)}", rule: "payload-size").isEmpty)
  }

  @Test func `Errors come before warnings`() {
    let findings = Lint.findings(#"{"android": {"ttl": "1"}}"#)
    #expect(findings.map(\.rule) == ["field-value", "target", "nothing-shown"])
    #expect(findings.map(\.severity) == [.error, .error, .warning])
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

  @Test
  func `What concerns only platforms that nobody looks at is no finding, unless FCM refuses it`() {
    let message = #"""
      {"topic": "a", "android": {"notification": {"title": "T"}},
       "apns": {"headers": {"apns-foo": "1"}, "payload": {"aps": {"mutableContent": 1,
         "alert": {"loc-key": "none"}}}},
       "webpush": {"headers": {"Foo": "1"}, "fcm_options": {"link": "ftp://e.com"}}}
      """#
    let all = Lint.findings(message).compactMap(\.platform)
    #expect(all.contains(.apple) && all.contains(.web))
    let own = Lint.findings(message, platforms: [.android])
    #expect(own.filter { $0.platform == .apple }.isEmpty)
    #expect(own.filter { $0.platform == .web }.map(\.rule) == ["web-link"])
    #expect(!own.contains { $0.rule == "platforms-differ" })
  }
}
