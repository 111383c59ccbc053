import CodeSnippets
import PushMessages
import TestPacing
import Testing

/// What a program says and its SDK doesn't send, or sends in another way.
@Suite(.takingTurns)
struct UnsentValueTests {
  private static func python(aps: String) -> MessageImport {
    MessageImport.reading(
      "m = messaging.Message(topic=\"t\", apns=messaging.APNSConfig(payload=messaging.APNSPayload(aps=messaging.Aps(sound=\"s\", \(aps)))))"
    )
  }

  @Test(
    arguments: [
      ("content_available=True", #""content-available":1"#), ("content_available=1", ""),
      ("mutable_content=\"true\"", ""), ("mutable_content=1", ""), ("content_available=0", ""),
      ("content_available=False", ""), ("mutable_content=None", ""),
    ])
  func `Python's SDK sends a flag only for True`(code: String, member: String) {
    let read = Self.python(aps: code)
    let aps = #"{"sound":"s"\#(member.isEmpty ? "" : "," + member)}"#
    #expect(read.compact == #"{"topic":"t","apns":{"payload":{"aps":\#(aps)}}}"#, "\(read.lines)")
    #expect(!read.problems.contains { $0.loss != nil }, "\(read.lines)")
  }

  @Test(arguments: [("1", true), ("\"x\"", true), ("True", true), ("0", false), ("\"\"", false)])
  func `Python's SDK sends that a sound is critical for any value that is true`(
    value: String, isSent: Bool
  ) {
    let read = Self.python(aps: "badge=1, sound=messaging.CriticalSound(\"x\", critical=\(value))")
    let sound = isSent ? #"{"name":"x","critical":1}"# : #"{"name":"x"}"#
    #expect(read.strictText.filter { !$0.isWhitespace }.contains("\"sound\":" + sound))
  }

  @Test(
    arguments: [
      (
        "custom_data={\"a\": None, \"b\": [], \"c\": {}, \"d\": False, \"e\": 0, \"f\": \"\"}",
        #","d":false,"e":0,"f":"""#
      ),
      ("custom_data={\"a\": {\"b\": None}}", #","a":{"b":null}"#),
      ("custom_data={\"a\": [None]}", #","a":[null]"#),
      (
        "alert=messaging.ApsAlert(title=\"x\", title_loc_args=[], custom_data={\"y\": None})",
        #","alert":{"title":"x"}"#
      ),
    ])
  func `Python's SDK sends no None, no empty list and no empty dictionary of its objects`(
    code: String, members: String
  ) {
    let read = Self.python(aps: code)
    #expect(
      read.compact == #"{"topic":"t","apns":{"payload":{"aps":{"sound":"s"\#(members)}}}}"#,
      "\(read.lines)")
  }

  @Test func `What an SDK doesn't send is named`() {
    let read = Self.python(aps: "content_available=1, custom_data={\"a\": None}")
    #expect(
      read.problems.filter { $0.path == nil && $0.sentence.contains("isn't sent") }.map(\.sentence)
        == [
          "apns.payload.aps.content-available isn't sent, because the Python SDK sends it only for True",
          "apns.payload.aps.a isn't sent, because the Python SDK sends no None, [] or {}",
        ])
  }

  @Test(
    arguments: [
      ("'content-available': 1", #"{"content-available":1}"#),
      ("contentAvailable: true", #"{"content-available":1}"#), ("'content-available': '1'", "{}"),
      ("'mutable-content': 'true'", "{}"), ("mutableContent: 2", "{}"),
      ("mutableContent: {}", "{}"),
      ("mutableContent: null", "{}"), ("contentAvailable: false", "{}"),
      ("sound: { name: 'x', critical: 'yes' }", #"{"sound":{"name":"x"}}"#),
      ("badge: undefined", "{}"), ("x: { y: undefined, z: null }", #"{"x":{"z":null}}"#),
      ("x: [undefined, 1]", #"{"x":[null,1]}"#), ("x: -0", #"{"x":0}"#), ("x: -0.0", #"{"x":0}"#),
    ])
  func `Node.js sends what its SDK and JSON leave of a value`(code: String, aps: String) {
    let read = MessageImport.reading(
      "getMessaging().send({ topic: 't', apns: { payload: { aps: { \(code) } } } });")
    #expect(read.compact == #"{"topic":"t","apns":{"payload":{"aps":\#(aps)}}}"#, "\(read.lines)")
    #expect(!read.problems.contains { $0.loss != nil }, "\(read.lines)")
  }

  @Test func `Node.js refuses data that isn't text`() {
    let read = MessageImport.reading(
      "getMessaging().send({ topic: 't', data: { a: undefined, b: 'c' } });")
    #expect(read.compact == #"{"topic":"t","data":{"b":"c"}}"#)
    #expect(
      read.problems.compactMap { $0.loss == nil ? nil : $0.sentence }
        == ["data.a was left out: the SDK doesn't accept its value"])
  }

  @Test(arguments: [
    "getMessaging().send({ topic: '/topics/news', data: { a: 'b' } });",
    "messaging.send(messaging.Message(topic=\"/topics/news\", data={\"a\": \"b\"}))",
    "client.Send(ctx, &messaging.Message{Topic: \"/topics/news\", Data: map[string]string{\"a\": \"b\"}})",
    "fcm.send(Message.builder().setTopic(\"/topics/news\").putData(\"a\", \"b\").build());",
    "fcm.SendAsync(new Message { Topic = \"/topics/news\", Data = new Dictionary<string, string> { [\"a\"] = \"b\" } });",
  ])
  func `The SDKs take the prefix from a topic, and the import says so`(code: String) {
    let read = MessageImport.reading(code)
    #expect(read.compact == #"{"topic":"news","data":{"a":"b"}}"#)
    #expect(
      read.problems.contains {
        $0.severity == .repair && $0.sentence.hasPrefix("topic: now \"news\"")
      })
  }

  @Test func `A request of one's own keeps the prefix, which FCM refuses`() {
    let read = MessageImport.reading(#"{"message": {"topic": "/topics/news"}}"#)
    #expect(read.document.string(at: "topic") == "/topics/news")
  }

  @Test(
    arguments: [
      ("Number('5000')", "5s"), ("parseInt('5000')", "5s"), ("5000", "5s"), ("Number(x)", nil),
    ] as [(String, String?)])
  func `A text that JavaScript makes a number is one`(code: String, ttl: String?) {
    let read = MessageImport.reading(
      "getMessaging().send({ topic: 't', android: { ttl: \(code) } });")
    #expect(read.document.string(at: "android.ttl") == ttl, "\(read.lines)")
  }

  @Test(
    arguments: [
      ("datetime.fromtimestamp(1700000000, tz=timezone.utc)", "2023-11-14T22:13:20Z"),
      ("datetime.fromtimestamp(1700000000, timezone.utc)", "2023-11-14T22:13:20Z"),
      ("datetime.utcfromtimestamp(1700000000)", "2023-11-14T22:13:20Z"),
      ("datetime.fromtimestamp(1700000000)", nil),
      ("datetime.datetime.fromtimestamp(1700000000)", nil),
      ("datetime.fromtimestamp(1700000000, tz)", nil),
    ] as [(String, String?)])
  func `A moment of Python without a zone is one of the server's zone`(code: String, time: String?)
  {
    let read = MessageImport.reading(
      "m = messaging.Message(topic=\"t\", android=messaging.AndroidConfig(notification=messaging.AndroidNotification(event_timestamp=\(code))))"
    )
    #expect(read.document.string(at: "android.notification.event_time") == time, "\(read.lines)")
    #expect(read.problems.contains { $0.loss != nil } == (time == nil))
  }

  @Test(arguments: [("str(-0)", "0"), ("str(-5)", "-5"), ("str(True)", "True")])
  func `A number that becomes a text is written as the language writes it`(
    code: String, text: String
  ) {
    let read = MessageImport.reading("m = messaging.Message(topic=\"t\", data={\"a\": \(code)})")
    #expect(read.document.string(at: "data.a") == text)
  }
}
