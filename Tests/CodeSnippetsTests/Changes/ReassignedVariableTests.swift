import CodeSnippets
import PushMessages
import Testing

/// A variable that gets its value outside of the function that sends, and another one somewhere else.
struct ReassignedVariableTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var code: String
    /// `nil` if the code doesn't tell.
    var topic: String?
  }

  private static let cases = [
    Case(
      testDescription: "Python: under a condition of the module",
      code: """
        TOPIC = "all"
        if os.environ.get("STAGING"):
            TOPIC = "staging"

        def send():
            messaging.send(messaging.Message(topic=TOPIC, notification=messaging.Notification(title="T")))
        """),
    Case(
      testDescription: "Python: a global in another function",
      code: """
        TOPIC = "all"

        def use_staging():
            global TOPIC
            TOPIC = "staging"

        def send():
            messaging.send(messaging.Message(topic=TOPIC, notification=messaging.Notification(title="T")))
        """),
    Case(
      testDescription: "Python: a local variable of another function is another one",
      code: """
        TOPIC = "all"

        def other():
            TOPIC = "staging"

        def send():
            messaging.send(messaging.Message(topic=TOPIC, notification=messaging.Notification(title="T")))
        """, topic: "all"),
    Case(
      testDescription: "Node.js: in another function",
      code: """
        let topic = 'all';

        export function useStaging() {
          topic = 'staging';
        }

        export function send() {
          return getMessaging().send({ topic, notification: { title: 'T' } });
        }
        """),
    Case(
      testDescription: "Node.js: a member in another method",
      code: """
        class N {
          topic = 'all';
          useStaging() {
            this.topic = 'staging';
          }
          async send() {
            await getMessaging().send({ topic: this.topic, notification: { title: 'T' } });
          }
        }
        """),
    Case(
      testDescription: "Node.js: a default of what is taken apart",
      code: """
        const { topic = 'dflt', title } = opts;
        const m = { topic, notification: { title: 't' } };
        getMessaging().send(m);
        """),
    Case(
      testDescription: "Node.js: a message of a topic alone, under a condition",
      code: """
        let t = "a";
        if (prod) {
          t = "all";
        }
        getMessaging().send({ topic: t });
        """),
    Case(
      testDescription: "Java: in a constructor",
      code: """
        public class Notifier {
            private String topic = "all";

            public Notifier(boolean staging) {
                if (staging) {
                    topic = "test";
                }
            }

            public void notifyUsers() {
                Message message = Message.builder()
                    .setTopic(topic)
                    .setNotification(Notification.builder().setTitle("T").build())
                    .build();
            }
        }
        """),
    Case(
      testDescription: "Go: in init",
      code: """
        package p

        var topic = "all"

        func init() {
        \tif os.Getenv("STAGING") != "" {
        \t\ttopic = "staging"
        \t}
        }

        func send() {
        \tm := &messaging.Message{
        \t\tTopic:        topic,
        \t\tNotification: &messaging.Notification{Title: "T"},
        \t}
        \tclient.Send(ctx, m)
        }
        """),
    Case(
      testDescription: "C#: in another method",
      code: """
        public class Notifier
        {
            private string _topic = "all";

            public void UseStaging()
            {
                _topic = "staging";
            }

            public Message Build()
            {
                return new Message
                {
                    Topic = _topic,
                    Notification = new Notification { Title = "T" },
                };
            }
        }
        """),
  ]

  @Test(arguments: cases)
  func `A value that depends on what ran before is left out, and said to be`(sample: Case) {
    let read = MessageImport.reading(sample.code)
    #expect(read.document.string(at: "topic") == sample.topic)
    let isLost = read.problems.contains { $0.loss != nil }
    #expect(isLost == (sample.topic == nil) || !read.canBeRead)
  }

  @Test func `What changes behind a with block isn't lost`() {
    let code = """
      with open("a.json") as file:
          data = {"a": "1"}
      data.update({"z": "1"})
      messaging.send(messaging.Message(topic="news", data=data))
      """
    let document = MessageImport.reading(code).document
    #expect(document.string(at: "data.z") == "1" && document.string(at: "data.a") == "1")
  }
}
