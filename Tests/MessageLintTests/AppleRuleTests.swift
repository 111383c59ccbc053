import MessageLint
import PushMessages
import Testing

struct AppleRuleTests {
  @Test(
    arguments: [
      (#"{"APS": {"alert": "A"}}"#, "APS", #"{"aps": {"alert": "A"}}"#),
      (#"{"Aps": {"alert": "A"}}"#, "Aps", #"{"aps": {"alert": "A"}}"#),
      (#"{"asp": {"alert": "A"}}"#, "asp", #"{"aps": {"alert": "A"}}"#),
      (#"{"aps": {"badge": 1}, "APS": {"alert": "A"}}"#, "APS", nil),
      (#"{"aps": {"alert": "A"}, "shop": {"alert": "A"}}"#, nil, nil),
      (#"{"aps": {"alert": "A"}, "maps": 1}"#, nil, nil),
    ] as [(String, String?, String?)])
  func `An aps in other letters is an error, and is called aps`(
    payload: String, key: String?, mended: String?
  ) {
    let message = "{\"apns\": {\"payload\": \(payload)}}"
    #expect(
      Lint.summary(message, rule: "aps-name") == (key.map { ["error apns.payload.\($0)"] } ?? []))
    #expect(Lint.summary(message, rule: "aps-value").isEmpty)
    #expect(
      Lint.mended(message, rule: "aps-name")?.filter { !$0.isWhitespace }
        == mended.map { "{\"apns\":{\"payload\":\($0)}}".filter { !$0.isWhitespace } })
  }

  @Test(
    arguments: [
      (
        #"{"alert": {"loc_key": "K"}}"#, ["error apns.payload.aps.alert.loc_key"],
        #"{"alert": {"loc-key": "K"}}"#
      ),
      (
        #"{"alert": {"titleLocKey": "K"}}"#, ["error apns.payload.aps.alert.titleLocKey"],
        #"{"alert": {"title-loc-key": "K"}}"#
      ),
      (
        #"{"mutable_content": 1}"#, ["error apns.payload.aps.mutable_content"],
        #"{"mutable-content": 1}"#
      ),
      (
        #"{"alert": {"body_loc_key": "K"}}"#, ["error apns.payload.aps.alert.body_loc_key"],
        #"{"alert": {"loc-key": "K"}}"#
      ),
      (#"{"order": 1}"#, ["warning apns.payload.aps.order"], nil),
      (#"{"alert": {"loc-key": "K"}, "badge": 0, "thread-id": "t"}"#, [], nil),
    ] as [(String, [String], String?)])
  func `A key that Apple devices ignore is called what they know`(
    aps: String, expected: [String], mended: String?
  ) {
    let message = "{\"apns\": {\"payload\": {\"aps\": \(aps)}}}"
    #expect(Lint.summary(message, rule: "aps-name") == expected)
    #expect(
      Lint.mended(message, rule: "aps-name")
        == mended.map {
          "{\"apns\": {\"payload\": {\"aps\": \($0)}}}"
        })
  }

  @Test(
    arguments: [
      #"{"apns": {"headers": {"mutable-content": "1"}}}"#,
      #"{"apns": {"payload": {"mutable-content": 1, "aps": {}}}}"#,
    ])
  func `A key of aps that stands beside it is said`(message: String) {
    #expect(Lint.findings(message).filter { $0.rule == "aps-name" }.count == 1)
    #expect(Lint.summary(message, rule: "apns-header").isEmpty)
  }

  @Test(
    arguments: [
      (
        #"{"data": {"k": "v"}, "apns": {"headers": {"apns-priority": "10", "apns-push-type": "background"}}}"#,
        ["error apns.headers.apns-priority"]
      ),
      (
        #"{"apns": {"payload": {"aps": {"content-available": 1}}}}"#,
        ["warning apns.headers.apns-push-type", "warning apns.headers.apns-priority"]
      ),
      (
        #"{"apns": {"headers": {"apns-push-type": "background", "apns-priority": "5"}, "payload": {"aps": {"content-available": 1}}}}"#,
        []
      ),
      (
        #"{"apns": {"headers": {"apns-push-type": "background", "apns-priority": "5"}, "payload": {"aps": {"alert": "A"}}}}"#,
        ["error apns.headers.apns-push-type"]
      ),
      (
        #"{"apns": {"headers": {"apns-push-type": "alert", "apns-priority": "5"}, "payload": {"aps": {"content-available": 1}}}}"#,
        ["error apns.headers.apns-push-type"]
      ),
      (
        #"{"apns": {"headers": {"apns-priority": "10"}, "payload": {"aps": {"alert": "A", "content-available": 1}}}}"#,
        []
      ),
      (
        #"{"apns": {"headers": {"apns-push-type": "liveactivity"}, "payload": {"aps": {"alert": "A"}}}}"#,
        ["error apns.live_activity_token"]
      ),
      (
        #"{"apns": {"live_activity_token": "t", "payload": {"aps": {"event": "end", "timestamp": 1}}}}"#,
        ["warning apns.payload.aps"]
      ),
      (#"{"data": {"k": "v"}}"#, []),
    ])
  func `Push type and priority fit the payload`(message: String, expected: [String]) {
    #expect(Lint.summary(message, rule: "push-type") == expected)
  }

  @Test(
    arguments: [
      (String(repeating: "x", count: 64), []),
      (String(repeating: "x", count: 65), ["error apns.headers.apns-collapse-id"]),
      (String(repeating: "é", count: 33), ["error apns.headers.apns-collapse-id"]),
    ])
  func `A collapse id has at most 64 bytes`(id: String, expected: [String]) {
    let message = "{\"apns\": {\"headers\": {\"apns-collapse-id\": \"\(id)\"}}}"
    #expect(Lint.summary(message, rule: "field-value") == expected)
  }

  @Test(
    arguments: [
      (#"{"apns-color": "red"}"#, ["warning apns.headers.apns-color"]),
      (#"{"apns-topic": "com.example.shop", "apns-expiration": "0"}"#, []),
    ])
  func `Headers are those that Apple's service knows`(headers: String, expected: [String]) {
    #expect(
      Lint.summary("{\"apns\": {\"headers\": \(headers)}}", rule: "apns-header") == expected)
  }

  @Test(
    arguments: [
      (#"{"critical": 1, "volume": 0.5}"#, ["error apns.payload.aps.sound"]),
      (#"{"critical": 1, "name": "a.caf", "volume": 1.0}"#, []),
      (#""default""#, []),
    ])
  func `A critical sound has a name`(sound: String, expected: [String]) {
    let message = "{\"apns\": {\"payload\": {\"aps\": {\"sound\": \(sound)}}}}"
    #expect(Lint.summary(message, rule: "critical-sound") == expected)
  }

  @Test(
    arguments: [
      (#"{"custom": 1}"#, ["warning apns.payload.aps"]),
      (#"{"aps": {"badge": -1}}"#, ["warning apns.payload.aps.badge"]),
      (#"{"aps": {"relevance-score": 1.5}}"#, ["warning apns.payload.aps.relevance-score"]),
      (#"{"aps": {"relevance-score": 1, "badge": 0}}"#, []),
    ])
  func `A payload has aps, with numbers that a device takes`(payload: String, expected: [String]) {
    #expect(
      Lint.summary("{\"apns\": {\"payload\": \(payload)}}", rule: "aps-value") == expected)
  }
}
