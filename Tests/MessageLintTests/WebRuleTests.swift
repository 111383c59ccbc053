import MessageLint
import PushMessages
import Testing

struct WebRuleTests {
  @Test(
    arguments: [
      ("https://shop.example/sale", []),
      ("https://SHOP.example:8443/sale", []),
      ("https://other.example/sale", ["warning webpush.fcm_options.link"]),
      ("http://shop.example/sale", ["error webpush.fcm_options.link"]),
      ("breakingnews.html", ["error webpush.fcm_options.link"]),
      ("https://", ["error webpush.fcm_options.link"]),
    ])
  func `A link opens on the web app's own host`(link: String, expected: [String]) {
    let message = """
      {"notification": {"title": "T"}, "webpush": {"fcm_options": {"link": "\(link)"}}}
      """
    let findings = Lint.findings(message, webHost: "shop.example").filter { $0.rule == "web-link" }
    #expect(findings.map { "\($0.severity) \($0.path?.description ?? "")" } == expected)
  }

  @Test func `A link does nothing for data alone`() {
    let message = #"{"data": {"k": "v"}, "webpush": {"fcm_options": {"link": "https://e.com/"}}}"#
    #expect(Lint.summary(message, rule: "web-link") == ["warning webpush.fcm_options.link"])
  }

  @Test(
    arguments: [
      (#"{"renotify": true}"#, ["error webpush.notification.renotify"]),
      (#"{"renotify": true, "tag": "t"}"#, []),
      (#"{"silent": true, "vibrate": [100]}"#, ["error webpush.notification.vibrate"]),
      (#"{"silent": false, "vibrate": [100]}"#, []),
      (#"{"data": {"a": 1}}"#, ["warning webpush.notification.data"]),
      (
        #"{"actions": [{"action": "a", "title": "A"}, {"action": "b"}]}"#,
        ["warning webpush.notification.actions[1]"]
      ),
    ])
  func `An option that makes showing fail is an error`(notification: String, expected: [String]) {
    let message = "{\"webpush\": {\"notification\": \(notification)}}"
    #expect(Lint.summary(message, rule: "web-notification") == expected)
  }

  @Test(
    arguments: [
      (#"{"image": "https://e.com/a.png"}"#, ["warning webpush.headers.image"]),
      (#"{"Colour": "red"}"#, ["warning webpush.headers.Colour"]),
      (#"{"Topic": "abcdefghijklmnopqrstuvwxyz_-0123", "ttl": "60", "urgency": "high"}"#, []),
    ])
  func `Headers are those of web push`(headers: String, expected: [String]) {
    #expect(
      Lint.summary("{\"webpush\": {\"headers\": \(headers)}}", rule: "web-header") == expected)
  }
}
