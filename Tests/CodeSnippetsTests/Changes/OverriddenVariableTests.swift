import CodeSnippets
import PushMessages
import TestPacing
import Testing

/// A value that other code may replace in a way that isn't an assignment to the same name in the same class.
@Suite(.takingTurns)
struct OverriddenVariableTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var code: String
  }

  private static let cases = [
    Case(
      testDescription: "Node.js: Object.assign gives members whatever the options have",
      code: """
        class N {
          topic = 'all';
          constructor(opts) { Object.assign(this, opts); }
          async send() {
            await getMessaging().send({ topic: this.topic, notification: { title: 'T' } });
          }
        }
        """),
    Case(
      testDescription: "Node.js: a class on one line",
      code: """
        class N { topic = 'all'; use() { this.topic = 'staging'; } send() { return getMessaging().send({ topic: this.topic, notification: { title: 'T' } }); } }
        """),
    Case(
      testDescription: "Node.js: a default deep inside of what is taken apart",
      code: """
        const { target: { topic = 'dflt' }, title } = opts;
        getMessaging().send({ topic, notification: { title: 't' } });
        """),
    Case(
      testDescription: "Node.js: a subclass with a member of its own",
      code: """
        class N {
          topic = 'all';
          async send() {
            await getMessaging().send({ topic: this.topic, notification: { title: 'T' } });
          }
        }
        class Staging extends N {
          topic = 'staging';
        }
        """),
    Case(
      testDescription: "Python: a subclass with a member of its own",
      code: """
        class Sender:
            topic = "all"
            def send(self):
                messaging.send(messaging.Message(topic=self.topic, notification=messaging.Notification(title="T")))

        class Staging(Sender):
            topic = "staging"
        """),
    Case(
      testDescription: "Python: globals()",
      code: """
        TOPIC = "all"
        globals()["TOPIC"] = os.environ["T"]
        def send():
            messaging.send(messaging.Message(topic=TOPIC, notification=messaging.Notification(title="T")))
        """),
    Case(
      testDescription: "Python: setattr",
      code: """
        class Sender:
            def __init__(self, **kw):
                self.topic = "all"
                for k, v in kw.items():
                    setattr(self, k, v)
            def send(self):
                messaging.send(messaging.Message(topic=self.topic, notification=messaging.Notification(title="T")))
        """),
    Case(
      testDescription: "Java: a subclass that sets it",
      code: """
        public class Notifier {
            protected String topic = "all";
            public Message build() {
                return Message.builder().setTopic(topic).setNotification(Notification.builder().setTitle("T").build()).build();
            }
        }
        class Staging extends Notifier {
            Staging() { topic = "staging"; }
        }
        """),
    Case(
      testDescription: "Java: a function that gets the object",
      code: """
        public class Notifier {
            String topic = "all";
            static void stage(Notifier n) { run(() -> n.topic = "staging"); }
            public Message build() {
                return Message.builder().setTopic(topic).setNotification(Notification.builder().setTitle("T").build()).build();
            }
        }
        """),
    Case(
      testDescription: "Java: a class on one line",
      code: """
        class N { String topic = "all"; void use() { topic = "staging"; } Message b() { return Message.builder().setTopic(topic).setNotification(Notification.builder().setTitle("T").build()).build(); } }
        """),
    Case(
      testDescription: "C#: another part of the class",
      code: """
        public partial class Notifier
        {
            private string _topic = "all";
            public Message Build()
            {
                return new Message { Topic = _topic, Notification = new Notification { Title = "T" }, };
            }
        }
        public partial class Notifier
        {
            public void UseStaging() => _topic = "staging";
        }
        """),
    Case(
      testDescription: "C#: an object of the class with another value",
      code: """
        public class Notifier
        {
            public string Topic = "all";
            public static Notifier Stage() { return new Notifier { Topic = "staging" }; }
            public Message Build()
            {
                return new Message { Topic = this.Topic, Notification = new Notification { Title = "T" }, };
            }
        }
        """),
    Case(
      testDescription: "Go: a case of select",
      code: """
        package p

        func send(ch chan string) {
        \ttopic := "all"
        \tselect {
        \tcase topic = <-ch:
        \tdefault:
        \t}
        \tm := &messaging.Message{
        \t\tTopic:        topic,
        \t\tNotification: &messaging.Notification{Title: "T"},
        \t}
        \tclient.Send(ctx, m)
        }
        """),
    Case(
      testDescription: "Go: its address",
      code: """
        package p

        var topic = "all"

        func init() {
        \tflag.StringVar(&topic, "topic", "all", "")
        }

        func send() {
        \tm := &messaging.Message{
        \t\tTopic:        topic,
        \t\tNotification: &messaging.Notification{Title: "T"},
        \t}
        \tclient.Send(ctx, m)
        }
        """),
  ]

  @Test(arguments: cases)
  func `A topic that other code may replace is left out, and said to be`(sample: Case) {
    let read = MessageImport.reading(sample.code)
    #expect(read.document.string(at: "topic") == nil)
    #expect(read.problems.contains { $0.loss != nil } || !read.canBeRead)
  }

  /// What is sure stays: a branch of `switch` isn't a pattern, and an initializer of another class isn't the member.
  @Test(arguments: [
    """
    switch (kind) {
      case 'a': {
        const topic = 'all';
        getMessaging().send({ topic, notification: { title: 'T' } });
      }
    }
    """,
    """
    public class Notifier
    {
        private string Topic = "all";
        public Message Build()
        {
            return new Message { Topic = Topic, Notification = new Notification { Title = "T" }, };
        }
    }
    """,
  ])
  func `A topic that nothing else replaces is taken`(code: String) {
    #expect(MessageImport.reading(code).document.string(at: "topic") == "all")
  }
}
