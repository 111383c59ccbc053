import CodeSnippets
import PushMessages
import TestPacing
import Testing

/// What counts as a message of its own in source code.
@Suite(.takingTurns)
struct FoundCodeTests {
  @Test(arguments: [
    "message.android = { priority: 'high', notification: { channelId: 'c' } };",
    "message['android'] = { priority: 'high', notification: { channelId: 'c' } };",
    "message.notification = { title: 'T', body: 'B' };",
    "message.apns = { payload: { aps: { sound: 'x' } }, headers: {} };",
    "message.webpush = { notification: { title: 'T' }, headers: {} };",
  ])
  func `A part that is set later is no message of its own`(line: String) {
    let read = MessageImport.reading(
      "const message = { topic: 'a', data: { k: 'v' } };\n\(line)\ngetMessaging().send(message);")
    #expect(read.snippets.isEmpty)
    #expect(read.document.string(at: "topic") == "a")
    #expect(!read.problems.contains { $0.loss != nil }, "\(read.lines)")
  }

  @Test func `A part of a dictionary of Python that is set later is no message of its own`() {
    let read = MessageImport.reading(
      """
      body = {"message": {"topic": "a", "notification": {"title": "T"}}}
      body["message"]["android"] = {"priority": "high", "notification": {"channel_id": "c"}}
      requests.post(URL, json=body)
      """)
    #expect(read.snippets.isEmpty)
    #expect(read.problems.filter { $0.loss != nil }.map(\.line) == [2], "\(read.lines)")
  }

  @Test func `A message without a known value is listed beside the others`() {
    let read = MessageImport.reading(
      """
      class A { void f() {
        send(Message.builder().setTopic(titles[1]).putData("a", l.get(0)).build());
        send(Message.builder().setTopic("t").putData("a", "b").build());
      } }
      """)
    #expect(read.snippets.map(\.line) == [2, 3])
  }

  @Test func `A helper whose values are all parameters isn't listed beside a message`() {
    let read = MessageImport.reading(
      """
      class A {
        void send(String token) { fcm.send(Message.builder().setToken(token).build()); }
        void go() { fcm.send(Message.builder().setTopic("t").putData("a", "b").build()); }
      }
      """)
    #expect(read.document.string(at: "topic") == "t")
    #expect(read.snippets.isEmpty)
  }

  @Test func `A request that Python writes with code in it is read`() {
    let read = MessageImport.reading(
      """
      TOPIC = "n"
      body = {"message": {"topic": TOPIC, "notification": {"title": "T" + x}, "data": {"a": "1", **extra}}}
      requests.post(URL, json=body)
      """)
    #expect(read.compact == #"{"topic":"n","notification":{},"data":{"a":"1"}}"#)
    #expect(read.problems.filter { $0.loss != nil }.map(\.line) == [2, 2], "\(read.lines)")
  }

  @Test func `Constants and later changes of a request that Python writes are in it`() {
    let read = MessageImport.reading(
      """
      TITLE = "Hello"
      def send(token, n):
          payload = {
              "message": {
                  "token": token,
                  "notification": {"title": TITLE, "body": f"{n} new"},
                  "data": {"kind": "news"},
              }
          }
          if n > 5:
              payload["message"]["data"]["kind"] = "many"
          payload["message"]["data"]["id"] = "1"
          requests.post(URL, json=payload)
      """)
    #expect(
      read.compact == #"{"notification":{"title":"Hello"},"data":{"kind":"news","id":"1"}}"#)
    #expect(read.problems.filter { $0.loss != nil }.map(\.line) == [5, 6, 11], "\(read.lines)")
  }

  @Test(
    arguments: [
      ("let topic = 'a', title = 'T';\nSEND", "T"),
      ("const topic = 'a',\n  title = 'T';\nSEND", "T"),
      ("const topic = 'a', title = load();\nSEND", nil),
      ("let topic = 'a', title = 'T';\ntitle = x;\nSEND", nil),
      ("let topic = 'a', title;\ntitle = 'T';\nSEND", "T"),
    ] as [(String, String?)])
  func `The second variable of a declaration is one`(code: String, title: String?) {
    let read = MessageImport.reading(
      code.replacing("SEND", with: "getMessaging().send({ topic, notification: { title } });"))
    #expect(read.document.string(at: "topic") == "a")
    #expect(read.document.string(at: "notification.title") == title, "\(read.lines)")
    #expect(read.problems.contains { $0.loss != nil } == (title == nil))
  }

  @Test(
    arguments: [
      ("AndroidConfig.Priority.HIGH", "HIGH"), ("Priority.HIGH", "HIGH"), ("Config.HIGH", nil),
      ("HIGH", nil), ("config.priority", nil),
    ] as [(String, String?)])
  func `A constant of the program isn't one of the SDK`(code: String, priority: String?) {
    let read = MessageImport.reading(
      "class A { void f() { fcm.send(Message.builder().setTopic(\"a\").setAndroidConfig(AndroidConfig.builder().setPriority(\(code)).build()).build()); } }"
    )
    #expect(read.document.string(at: "android.priority") == priority, "\(read.lines)")
    #expect(read.problems.contains { $0.loss != nil } == (priority == nil))
  }

  @Test func `A constant that the file imports from the SDK is one`() {
    let read = MessageImport.reading(
      """
      import static com.google.firebase.messaging.AndroidConfig.Priority.HIGH;
      class A { void f() {
        fcm.send(Message.builder().setTopic("a").setAndroidConfig(AndroidConfig.builder().setPriority(HIGH).build()).build());
      } }
      """)
    #expect(read.document.string(at: "android.priority") == "HIGH", "\(read.lines)")
  }

  @Test func `An object that a condition replaces isn't the one that was filled before`() {
    let read = MessageImport.reading(
      """
      class A { void f() {
        Map<String, String> data = new HashMap<>();
        data.put("a", "1");
        if (x) { data = new HashMap<>(); }
        fcm.send(Message.builder().setTopic("n").putAllData(data).build());
      } }
      """)
    #expect(read.problems.contains { $0.loss?.name == "data" && $0.line == 5 }, "\(read.lines)")
  }

  @Test(
    arguments: [
      ("func topicPtr(s string) *string { return &s }", "a"),
      ("func topicPtr(s string) *string { v := s; return &v }", "a"),
      ("func topicPtr(s string) *string { v := \"x-\" + s; return &v }", nil),
      ("func topicPtr(s string) *string { v := strings.ToUpper(s); return &v }", nil), ("", "a"),
    ] as [(String, String?)])
  func `A function of Go that makes a pointer of another value isn't trusted by its name`(
    function: String, sound: String?
  ) {
    let read = MessageImport.reading(
      """
      package p

      \(function)

      func f() {
      \tclient.Send(ctx, &messaging.Message{Topic: "n", Android: &messaging.AndroidConfig{CollapseKey: *topicPtr("a")}})
      }
      """)
    #expect(read.document.string(at: "android.collapse_key") == sound, "\(read.lines)")
    #expect(read.problems.contains { $0.loss != nil } == (sound == nil))
  }

  @Test(arguments: [
    """
    from firebase_admin.messaging import Message as FcmMessage, Notification as N
    messaging.send(FcmMessage(topic="n", notification=N(title="T")))
    """,
    """
    from firebase_admin.messaging import (
        Message as FcmMessage,
        Notification as N,
    )
    m = FcmMessage(topic="n", notification=N(title="T"))
    send(m)
    """,
    """
    import com.google.firebase.messaging.Message as FcmMessage
    import com.google.firebase.messaging.Notification as N
    fun f() {
      val m = FcmMessage.builder().setTopic("n").setNotification(N.builder().setTitle("T").build()).build()
      fcm.send(m)
    }
    """,
    """
    using FcmMessage = FirebaseAdmin.Messaging.Message;
    using N = FirebaseAdmin.Messaging.Notification;
    var m = new FcmMessage { Topic = "n", Notification = new N { Title = "T" } };
    await fcm.SendAsync(m);
    """,
  ])
  func `A type of the SDK by another name is read`(code: String) {
    let read = MessageImport.reading(code)
    #expect(read.compact == #"{"topic":"n","notification":{"title":"T"}}"#, "\(read.lines)")
    #expect(!read.problems.contains { $0.loss != nil }, "\(read.lines)")
  }

  @Test(arguments: [
    ("interruptionLevel: 'critical'", "interruptionLevel", true),
    ("relevanceScore: 0.5", "relevanceScore", true),
    ("targetContentId: 'x'", "targetContentId", true),
    ("contentAvailable: true", "content-available", false), ("threadId: 't'", "thread-id", false),
    ("mutableContent: true", "mutable-content", false),
    ("'interruption-level': 'critical'", "interruption-level", false),
  ])
  func `A key of Apple's that the SDK doesn't rename keeps its name, and is named`(
    member: String, key: String, isNamed: Bool
  ) {
    let read = MessageImport.reading(
      "getMessaging().send({ topic: 'n', apns: { payload: { aps: { \(member) } } } });")
    let aps = read.document.node(at: "apns.payload.aps")
    #expect(aps?.members?.map(\.key) == [key])
    #expect(read.problems.contains { $0.loss != nil } == isNamed, "\(read.lines)")
  }
}
