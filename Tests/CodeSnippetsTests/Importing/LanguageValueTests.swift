import CodeSnippets
import PushMessages
import TestPacing
import Testing

/// Numbers and texts that only the language decides.
@Suite(.takingTurns)
struct LanguageValueTests {
  @Test(arguments: [
    ("new Message { Topic = \"a\", Data = new() { [\"k\"] = \"n\" + 010 } }", "n10"),
    ("new Message { Topic = \"a\", Data = new() { [\"k\"] = \"\" + 0_7 } }", "7"),
  ])
  func `A number is what the language makes of it`(code: String, value: String) {
    let read = MessageImport.reading(code)
    #expect(read.document.string(at: "data.k") == value, "\(read.lines)")
  }

  @Test(arguments: [
    "messaging.Message(topic='a', apns=messaging.APNSConfig(payload=messaging.APNSPayload(aps=messaging.Aps(badge=int(2.9)))))",
    "messaging.send({topic: 'a', apns: {payload: {aps: {badge: parseInt(2.9)}}}});",
    "new Message { Topic = \"a\", Apns = new ApnsConfig { Aps = new Aps { Badge = 02 } } }",
  ])
  func `A whole number has no fraction`(code: String) {
    let read = MessageImport.reading(code)
    #expect(read.document.node(at: "apns.payload.aps.badge")?.kind == .number("2"), "\(read.lines)")
  }

  @Test(arguments: [
    "messaging.send({topic: 'a', apns: {payload: {aps: {alert: 'x'}, list: [1,,2]}}});",
    "messaging.send({topic: 'a', apns: {payload: {aps: {alert: 'x'}, n: 9007199254740993}}});",
    "FirebaseMessaging.getInstance().send(Message.builder().setTopic(\"a\").setApnsConfig(ApnsConfig.builder()"
      + ".setAps(Aps.builder().setBadge(0xFFFFFFFF).build()).build()).build());",
    "m = { \"message\": { \"topic\": \"a\", \"data\": { \"k\": \"Caf\\xe9 \\e[0m\" } } }",
    "- uri:\n    body: {\"message\": {\"topic\": \"a\", \"data\": {\"k\": 'It''s'}}}",
    "- uri:\n    body: {\"message\": {\"topic\": \"a\", \"data\": {\"k\": 'one ''two'''}}}\n- uri:",
    "var b = \"\"\"\n  {\"message\":{\"topic\":\"a\",\"data\":{\"k\":\"a\\\\nb\"}}}\n  \"\"\";",
  ])
  func `A value that the text alone doesn't tell is named`(code: String) {
    let read = MessageImport.reading(code)
    #expect(read.document.string(at: "topic") == "a", "\(read.lines)")
    #expect(read.problems.contains { $0.loss != nil }, "\(read.lines)")
  }

  @Test func `A builder forgets what is set to null`() {
    let read = MessageImport.reading(
      "FirebaseMessaging.getInstance().send(Message.builder().setTopic(\"a\").setNotification("
        + "Notification.builder().setTitle(\"T\").setTitle(null).setBody(\"B\").build()).build());")
    #expect(read.compact == #"{"topic":"a","notification":{"body":"B"}}"#)
  }

  @Test func `Go sends no target that is an empty text`() {
    let read = MessageImport.reading(
      "client.Send(ctx, &messaging.Message{Topic: \"\", Token: \"t\", Data: map[string]string{\"e\": \"\"}})"
    )
    #expect(read.compact == #"{"token":"t","data":{"e":""}}"#)
  }
}
