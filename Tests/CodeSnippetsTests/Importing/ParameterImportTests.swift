import CodeSnippets
import PushMessages
import TestPacing
import Testing

/// The helper that every project has: a function whose parameters are the message's fields.
@Suite(.takingTurns)
struct ParameterImportTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var code: String
    /// The fields that are named.
    var names: Set<String>
  }

  private static let helpers = [
    Case(
      testDescription: "Python",
      code: """
        def send(topic, title):
            messaging.send(messaging.Message(topic=topic, notification=messaging.Notification(title=title)))
        """,
      names: ["topic", "notification.title"]),
    Case(
      testDescription: "Java",
      code: """
        class A { void send(String token, String title) {
          Message m = Message.builder().setToken(token)
              .setNotification(Notification.builder().setTitle(title).build()).build();
          FirebaseMessaging.getInstance().send(m);
        } }
        """,
      names: ["token", "notification.title"]),
    Case(
      testDescription: "Go",
      code: """
        package p

        func send(token, title string) {
        \tm := &messaging.Message{Token: token, Notification: &messaging.Notification{Title: title}}
        \tclient.Send(ctx, m)
        }
        """,
      names: ["token", "notification.title"]),
    Case(
      testDescription: "C#",
      code: """
        async Task Send(string token, string title) {
          var m = new Message { Token = token, Notification = new Notification { Title = title } };
          await FirebaseMessaging.DefaultInstance.SendAsync(m);
        }
        """,
      names: ["token", "notification.title"]),
    Case(
      testDescription: "Kotlin: a block of setters",
      code: """
        fun send(token: String) {
          val message = Message.builder().apply {
            setToken(token)
          }.build()
          FirebaseMessaging.getInstance().send(message)
        }
        """,
      names: ["apply"]),
    Case(
      testDescription: "Node.js",
      code: """
        async function send(topic, title) {
          await getMessaging().send({ topic, notification: { title } });
        }
        """,
      names: ["topic", "notification.title"]),
  ]

  @Test(arguments: helpers)
  func `A message whose fields are all parameters is read, and each field is named`(sample: Case) {
    let read = MessageImport.reading(sample.code)
    #expect(read.canBeRead, "\(read.lines)")
    #expect(Set(read.problems.compactMap(\.loss?.name)) == sample.names, "\(read.lines)")
  }

  @Test func `An object that gets its members one by one is a message where it is sent`() {
    let read = MessageImport.reading(
      """
      const message = {};
      message.topic = 'a';
      message.notification = { title: 'T' };
      getMessaging().send(message);
      """)
    #expect(read.compact == #"{"topic":"a","notification":{"title":"T"}}"#)
    #expect(!read.problems.contains { $0.loss != nil })
  }

  @Test func `A function of the file that sends more than it gets is named`() {
    let read = MessageImport.reading(
      """
      const send = (m) => getMessaging().send({ ...m, topic: 'real' });
      send({ topic: 'a', notification: { title: 'T' } });
      """, snippet: 2)
    #expect(read.problems.contains { $0.loss?.extent == .doubtful && $0.line == 2 })
  }

  @Test(arguments: [
    """
    async function sendMessage(message) { await getMessaging().send(message); }
    sendMessage({ topic: 'a', notification: { title: 'T' } });
    """,
    """
    def send_message(message, dry_run=False):
        return messaging.send(message, dry_run)

    send_message(messaging.Message(topic="a", notification=messaging.Notification("T")))
    """,
    """
    class A {
      void sendNow(Message message) throws Exception { fcm.send(message); }
      void go() { sendNow(Message.builder().setTopic("a").putData("a", "b").build()); }
    }
    """,
  ])
  func `A function of the file that only passes the message on is none to name`(code: String) {
    let read = MessageImport.reading(code)
    #expect(read.document.string(at: "topic") == "a")
    #expect(!read.problems.contains { $0.loss != nil }, "\(read.lines)")
  }
}
