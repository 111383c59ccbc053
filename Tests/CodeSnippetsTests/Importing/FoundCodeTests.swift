import CodeSnippets
import PushMessages
import Testing

/// What counts as a message of its own in source code.
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
