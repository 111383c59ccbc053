import CodeSnippets
import PushMessages
import TestPacing
import Testing

/// Numbers that a program writes in other ways than by whole digits, or makes another type of.
@Suite(.takingTurns)
struct WrittenNumberTests {
  @Test(arguments: [
    ("3.6e6", "3600s"), ("1e3", "1s"), ("1500.5", "1.5005s"), ("TTL", "2.5s"),
    ("1e-3", "0.000001s"),
    ("0.5", "0.0005s"), ("86400 * 1000", "86400s"), ("1_500", "1.5s"), ("0x3E8", "1s"), ("0", "0s"),
    ("5000.0", "5s"),
  ])
  func `A time to live in milliseconds is converted, however it is written`(
    code: String, ttl: String
  ) {
    let read = MessageImport.reading(
      "const TTL = 2.5e3;\ngetMessaging().send({ topic: 'n', data: { a: 'b' }, android: { ttl: \(code) } });"
    )
    #expect(read.document.string(at: "android.ttl") == ttl, "\(read.lines)")
  }

  @Test(
    arguments: [
      ("\"\" + (char) 65", nil), ("\"n\" + (byte) 300", nil), ("\"n\" + (short) 70000", nil),
      ("\"n\" + (int) 5.9", nil), ("\"n\" + (double) 5", nil), ("\"n\" + (float) 5", nil),
      ("(char) 65 + \"n\"", nil), ("\"n\" + (int) 5", "n5"), ("\"n\" + (long) 5", "n5"),
      ("\"n\" + (byte) 100", "n100"),
    ] as [(String, String?)])
  func `A number that is made another type is only read where it stays itself`(
    code: String, text: String?
  ) {
    for program in [
      "class A { void f() { send(Message.builder().setTopic(\"n\").putData(\"k\", \(code)).build()); } }",
      "var m = new Message { Topic = \"n\", Data = new Dictionary<string, string> { [\"k\"] = \(code) } };",
    ] {
      let read = MessageImport.reading(program)
      #expect(read.document.string(at: "data.k") == text)
      #expect(read.problems.contains { $0.loss != nil } == (text == nil), "\(read.lines)")
    }
  }

  @Test(arguments: ["(long) 5.9", "(int) 5.9", "(short) 70000", "(long) x"])
  func `A time that is made another type is named where it becomes another one`(code: String) {
    let read = MessageImport.reading(
      "class A { void f() { send(Message.builder().setTopic(\"n\").setAndroidConfig(AndroidConfig.builder().setTtl(\(code)).build()).build()); } }"
    )
    #expect(read.document.string(at: "android.ttl") == nil)
    #expect(read.problems.contains { $0.loss?.name == "android.ttl" }, "\(read.lines)")
  }

  @Test(
    arguments: [
      ("new DateTime(2026, 1, 2, 3, 4, 5)", nil), ("new DateTime(2026, 1, 2)", nil),
      ("new DateTime(2026, 1, 2, 3, 4, 5, DateTimeKind.Local)", nil),
      ("new DateTime(2026, 1, 2, 3, 4, 5, DateTimeKind.Utc)", "2026-01-02T03:04:05Z"),
      ("new DateTimeOffset(2026, 1, 2, 3, 4, 5, TimeSpan.Zero)", "2026-01-02T03:04:05Z"),
    ] as [(String, String?)])
  func `A moment without a zone depends on the server, and is named`(code: String, time: String?) {
    let read = MessageImport.reading(
      "var m = new Message { Topic = \"n\", Android = new AndroidConfig { Notification = new AndroidNotification { Title = \"T\", EventTimestamp = \(code) } } };"
    )
    #expect(read.document.string(at: "android.notification.event_time") == time, "\(read.lines)")
    #expect(read.problems.contains { $0.loss != nil } == (time == nil))
  }

  @Test(arguments: [
    "dict(d)", "{**d}", "d.copy()", "copy.copy(d)", "dict(d, b=\"3\")",
  ])
  func `A copy of a dictionary doesn't get what the original is given later`(copy: String) {
    let read = MessageImport.reading(
      "d = {\"a\": \"1\"}\nm = messaging.Message(topic=\"n\", data=\(copy))\nd[\"a\"] = \"2\"\nmessaging.send(m)"
    )
    #expect(
      read.document.string(at: "data.a") == "1" || read.problems.contains { $0.loss != nil },
      "\(read.lines)")
  }
}
