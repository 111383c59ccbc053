import MessageLint
import PushMessages
import Testing

struct DocumentRuleTests {
  @Test(
    arguments: [
      (#"{"notification": {"title": "Sale \ud83d"}}"#, 1),
      (#"{"notification": {"title": "\ude00 Sale"}, "data": {"a": "\uD83D!"}}"#, 2),
      (#"{"notification": {"title": "Sale \ud83d\ude00"}}"#, 0),
    ])
  func `Half of a character is an error with its place`(message: String, count: Int) throws {
    let findings = Lint.findings(message).filter { $0.rule == "half-character" }
    #expect(findings.count == count)
    #expect(findings.allSatisfy { $0.severity == .error && $0.position != nil })
    #expect(findings.allSatisfy { $0.remedy == "write the whole character, or remove it" })
    if count == 1 {
      #expect(
        findings.first?.statement
          == "\\ud83d is half of a character: people read \u{FFFD} in its place")
    }
  }

  @Test(
    arguments: [
      (
        #"{"notification": {"title_loc_key": "fits"}}"#,
        ["error notification.title_loc_key"]
      ),
      (#"{"notification": {"click_action": "A"}}"#, ["error notification.click_action"]),
      (
        #"{"notification": {"android_channel_id": "A"}}"#, ["error notification.android_channel_id"]
      ),
      (#"{"priority": "high"}"#, ["error priority"]),
      (#"{"content_available": true}"#, ["error content_available"]),
      (#"{"notification": {"titel": "T"}}"#, []),
    ])
  func `A field of the legacy API has its new place named`(message: String, expected: [String]) {
    #expect(Lint.summary(message, rule: "misplaced-field") == expected)
    #expect(Lint.summary(message, rule: "unknown-field").isEmpty == !expected.isEmpty)
  }

  @Test(
    arguments: [
      (#"{"notificaton": {"title": "T"}}"#, ["error notificaton"]),
      (
        #"{"androidd": {"notification": {"title": "T"}}, "apsn": {"payload": {}}}"#,
        ["error androidd", "error apsn"]
      ),
      (#"{"android": {"notification": {"Title": "T"}}}"#, ["error android.notification.Title"]),
      (#"{"apns": {"payloads": {"aps": {}}}}"#, ["error apns.payloads"]),
      (
        #"{"webpush": {"fcm_options": {"lnk": "https://e.com"}}}"#,
        ["error webpush.fcm_options.lnk"]
      ),
      (
        #"{"android": {"notification": {"light_settings": {"colour": {}}}}}"#,
        ["error android.notification.light_settings.colour"]
      ),
      (#"{"fcm_options": {"label": "a"}}"#, ["error fcm_options.label"]),
      // What FCM passes on may hold any name.
      (#"{"data": {"any": "v"}, "android": {"data": {"any": "v"}}}"#, []),
      (
        #"{"webpush": {"data": {"any": "v"}, "headers": {"any": "v"}, "notification": {"any": 1,"#
          + #" "data": {"any": {}}, "actions": [{"any": 1}]}}}"#, []
      ),
      (
        #"{"apns": {"headers": {"any": "v"}, "payload": {"any": {"any": 1},"#
          + #" "aps": {"any": 1, "alert": {"any": 1}, "sound": {"any": 1}}}}}"#, []
      ),
      (#"{"name": "projects/p/messages/1", "fid": "a"}"#, []),
      (
        #"{"android": {"titleLocKey": 1, "collapseKey": "a", "directBootOk": true}}"#,
        ["error android.titleLocKey"]
      ),
    ])
  func `A field that FCM does not know is an error, for it refuses the message`(
    message: String, expected: [String]
  ) {
    #expect(Lint.summary(message, rule: "unknown-field") == expected)
  }

  @Test func `An unknown field says that FCM refuses the message, and what was meant`() throws {
    let findings = Lint.findings(#"{"notificaton": {"title": "T"}}"#)
    let finding = try #require(findings.first { $0.rule == "unknown-field" })
    #expect(
      finding.sentence
        == "notificaton: FCM refuses the message, FCM has no field of this name here: "
        + "did you mean notification?")
    #expect(finding.headline.count <= 80)
  }

  @Test func `A misplaced field can be moved, a misspelt one renamed`() {
    #expect(
      Lint.mended(
        #"{"android": {"notification": {}}, "priority": "high"}"#, rule: "misplaced-field")
        == #"{"android": {"notification": {}, "priority": "high"}}"#)
    #expect(
      Lint.mended(#"{"notification": {"titel": "T"}}"#, rule: "unknown-field")
        == #"{"notification": {"title": "T"}}"#)
  }

  @Test func `Two messages in one request are an error: only the last one would be sent`() throws {
    let twice = Lint.summary(
      #"{"topic": "news"}, "message": {"topic": "all"}"#, rule: "duplicate-field")
    #expect(twice == ["error –"])
  }

  @Test(
    arguments: [
      (#"{"topic": "a", "topic": "b"}"#, ["warning topic"]),
      (
        #"{"android": {"notification": {"title_loc_key": "a", "titleLocKey": "b"}}}"#,
        ["warning android.notification.title_loc_key"]
      ),
      (#"{"data": {"a_b": "1", "aB": "2"}}"#, []),
    ])
  func `A field that is set twice is said`(message: String, expected: [String]) {
    #expect(Lint.summary(message, rule: "duplicate-field") == expected)
  }

  @Test(
    arguments: [
      ("2026-11-21T10:00:00Z", true), ("2026-11-21T10:00:00.123456789+01:00", true),
      ("2026-02-29T10:00:00Z", false), ("2024-02-29T23:59:59Z", true),
      ("2026-11-21 10:00:00Z", false), ("2026-11-21T10:00:00", false),
      ("1764000000", false), ("2026-13-01T00:00:00Z", false),
    ])
  func `A time is one of RFC 3339`(time: String, isFine: Bool) {
    let message = "{\"android\": {\"notification\": {\"event_time\": \"\(time)\"}}}"
    #expect(Lint.summary(message, rule: "field-value").isEmpty == isFine)
  }

  @Test(
    arguments: [
      (#"{"apns": {"headers": {"apns-id": "7"}}}"#, ["error apns.headers.apns-id"]),
      (#"{"apns": {"headers": {"apns-id": "123e4567-e89b-12d3-a456-4266554400a0"}}}"#, []),
      (
        #"{"apns": {"payload": {"aps": {"sound": {"name": "a", "volume": 1.5}}}}}"#,
        ["error apns.payload.aps.sound.volume"]
      ),
      (#"{"webpush": {"headers": {"Topic": "has a space"}}}"#, ["error webpush.headers.Topic"]),
      (
        #"{"webpush": {"headers": {"Topic": "abcdefghijklmnopqrstuvwxyz_-01234"}}}"#,
        ["error webpush.headers.Topic"]
      ),
      (
        #"{"fcm_options": {"analytics_label": "two words"}}"#,
        ["error fcm_options.analytics_label"]
      ),
      (
        #"{"android": {"notification": {"notification_count": -1}}}"#,
        ["error android.notification.notification_count"]
      ),
      (#"{"fcm_options": {"analytics_label": "sale-11"}}"#, []),
    ])
  func `A value beyond its field's limit is an error`(message: String, expected: [String]) {
    #expect(Lint.summary(message, rule: "field-value") == expected)
  }

  @Test func `A field that a new message should not use is said`() {
    #expect(Lint.summary(#"{"name": "projects/p/messages/1"}"#, rule: "field-status").count == 1)
    #expect(
      Lint.summary(
        #"{"android": {"notification": {"bypass_proxy_notification": true}}}"#, rule: "field-status"
      )
        == ["warning android.notification.bypass_proxy_notification"])
    #expect(Lint.summary(#"{"token": "t"}"#, rule: "field-status").isEmpty)
  }

  @Test func `A comment is a repair, at its place`() throws {
    let finding = try #require(
      Lint.findings("{\"topic\": \"a\", // here\n\"data\": {\"k\": \"v\"}}").first {
        $0.rule == "json-syntax"
      })
    #expect(finding.severity == .warning)
    #expect(finding.position == Finding.Position(line: 1, column: 28))
  }

  @Test(
    arguments: [
      (#"{"notification": {"image": "http://e.com/a.png"}}"#, ["warning notification.image"]),
      (
        #"{"notification": {"image": "https://e.com/a.svg?x=.png"}}"#,
        ["warning notification.image"]
      ),
      (#"{"notification": {"image": "https://e.com/a.PNG?v=1.gif"}}"#, []),
      (#"{"notification": {"image": "https://e.com/a"}}"#, []),
    ])
  func `An image that some devices do not show is said`(message: String, expected: [String]) {
    #expect(Lint.summary(message, rule: "image-address") == expected)
  }

  @Test func `An alert spread over two places is made whole`() {
    let message =
      #"{"notification": {"title": "T"}, "apns": {"payload": {"aps": {"alert": {"loc-key": "FITS"}}}}}"#
    #expect(
      Lint.mended(message, rule: "partial-alert")
        == #"{"notification": {"title": "T"}, "apns": {"payload": {"aps": {"alert": {"loc-key": "FITS", "title": "T"}}}}}"#
    )
  }

  @Test(arguments: [
    (#""validate_onli": true"#, "‘validate_onli’ beside message: did you mean validate_only?"),
    (#""foo": 1"#, "‘foo’ beside message"), (#""validate_only": true"#, nil),
    (#""validateOnly": true"#, nil),
  ])
  func `What stands beside the message and is no field of a request is a warning`(
    member: String, words: String?
  ) {
    let document = MessageDocument(
      text: "{\(member), \"message\": {\"topic\": \"a\", \"data\": {\"a\": \"b\"}}}")
    let findings = Linter.findings(in: LintSubject(document: document, shown: []))
      .filter { $0.rule == "json-syntax" }
    #expect(findings.map(\.severity) == (words == nil ? [] : [.warning]))
    #expect(findings.allSatisfy { $0.sentence == "a request has no field \(words ?? "")" })
  }
}
