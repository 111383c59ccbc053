extension DoubtfulCase {
  static let qualified = [
    DoubtfulCase(
      "TypeScript: a class of another file",
      """
      import { Channels } from './channels';
      const ORDERS = 'own';
      getMessaging().send({ topic: Channels.ORDERS, notification: { title: 'T' } });
      """, line: 3),
    DoubtfulCase(
      "Node.js: an object of another file",
      """
      const title = 'own';
      const topic = 'own';
      getMessaging().send({ topic: Strings.topic, notification: { title: 'T' } });
      """, line: 3),
    DoubtfulCase(
      "Node.js: a member that the constructor sets",
      """
      const topic = 'own';
      class A {
        constructor(o) { this.topic = o.topic; }
        send() { getMessaging().send({ topic: this.topic, notification: { title: 'T' } }); }
      }
      """, line: 4),
    DoubtfulCase(
      "Node.js: this in an object",
      """
      const topic = 'own';
      module.exports = {
        send() { getMessaging().send({ topic: this.topic, notification: { title: 'T' } }); }
      };
      """, line: 3),
    DoubtfulCase(
      "Node.js: a member of a class by its bare name",
      """
      class A {
        topic = 'own';
        send() { getMessaging().send({ topic: topic, notification: { title: 'T' } }); }
      }
      """, line: 3),
    DoubtfulCase(
      "Node.js: another member of the module",
      """
      const topic = 'own';
      getMessaging().send({ topic: module.topic, notification: { title: 'T' } });
      """, line: 2),
    DoubtfulCase(
      "TypeScript: a member of a base class",
      """
      class Base { topic = 'base'; }
      class A extends Base {
        static topic = 'own';
        send() { getMessaging().send({ topic: Base.NEWS, notification: { title: 'T' } }); }
      }
      """, line: 4),
    DoubtfulCase(
      "Python: a class of another module",
      """
      from config import Topics
      NEWS = "own"
      messaging.send(messaging.Message(topic=Topics.NEWS, notification=messaging.Notification(title="T")))
      """, line: 3),
    DoubtfulCase(
      "Python: a member of the object",
      """
      topic = "own"
      class A:
          def __init__(self, o):
              self.topic = o.topic
          def send(self):
              messaging.send(messaging.Message(topic=self.topic, notification=messaging.Notification(title="T")))
      """, line: 6),
    DoubtfulCase(
      "Python: a member of a class by its bare name",
      """
      class A:
          topic = "own"
          def send(self):
              messaging.send(messaging.Message(topic=topic, notification=messaging.Notification(title="T")))
      """, line: 4),
    DoubtfulCase(
      "Python: a member of another class",
      """
      class A:
          topic = "a"
      class B:
          NEWS = "own"
          def send(self):
              messaging.send(messaging.Message(topic=A.NEWS, notification=messaging.Notification(title="T")))
      """, line: 6),
    DoubtfulCase(
      "Python: a class attribute by cls",
      """
      topic = "own"
      class A(Base):
          @classmethod
          def send(cls):
              messaging.send(messaging.Message(topic=cls.topic, notification=messaging.Notification(title="T")))
      """, line: 5),
    DoubtfulCase(
      "Go: another package",
      """
      package p

      const News = "own"

      func send() {
      \tclient.Send(ctx, &messaging.Message{Topic: Topics.News, Data: map[string]string{"a": "b"}})
      }
      """, line: 6),
    DoubtfulCase(
      "Go: a field of the receiver",
      """
      package p

      var topic = "own"

      func (s *Svc) send() {
      \tclient.Send(ctx, &messaging.Message{Topic: s.topic, Data: map[string]string{"a": "b"}})
      }
      """, line: 6),
    DoubtfulCase(
      "Java: a class of another file",
      """
      class A {
        static final String NEWS = "own";
        void send() { fcm.send(Message.builder().setTopic(Topics.NEWS).putData("a", "b").build()); }
      }
      """, line: 3),
    DoubtfulCase(
      "Java: a member of an outer class",
      """
      class A {
        static final String NEWS = "own";
        class B { void send() { fcm.send(Message.builder().setTopic(this.NEWS).putData("a", "b").build()); } }
      }
      """, line: 3),
    DoubtfulCase(
      "Java: another class of the file without the member",
      """
      class B { static final String OTHER = "b"; }
      class A {
        static final String NEWS = "own";
        void send() { fcm.send(Message.builder().setTopic(B.NEWS).putData("a", "b").build()); }
      }
      """, line: 4),
    DoubtfulCase(
      "Java: two classes of one name",
      """
      class X { static class T { static final String N = "a"; } }
      class Y { static class T { static final String N = "b"; }
        void send() { fcm.send(Message.builder().setTopic(T.N).putData("a", "b").build()); } }
      """, line: 3),
    DoubtfulCase(
      "Kotlin: an object of another file",
      """
      private const val NEWS = "own"
      fun send() {
        val m = Message.builder().setTopic(Topics.NEWS).putData("a", "b").build()
        fcm.send(m)
      }
      """, line: 3),
    DoubtfulCase(
      "C#: a class of another file",
      """
      class A {
        const string Topic = "own";
        async Task F() { await fcm.SendAsync(new Message { Topic = Config.Topic, Notification = new Notification { Title = "T" } }); }
      }
      """, line: 3),
    DoubtfulCase(
      "C#: a class of a namespace",
      """
      class A {
        const string Topic = "own";
        async Task F() { await fcm.SendAsync(new Message { Topic = App.Config.Topic, Notification = new Notification { Title = "T" } }); }
      }
      """, line: 3),
  ]

  static let qualifiedSure = [
    DoubtfulCase(
      "C#: another class of the file",
      """
      static class Topics { public const string News = "news"; }
      class A {
        const string News = "own";
        async Task F() { await fcm.SendAsync(new Message { Topic = Topics.News, Notification = new Notification { Title = "T" } }); }
      }
      """, topic: "news"),
    DoubtfulCase(
      "Java: another class of the file",
      """
      class Topics { static final String NEWS = "news"; }
      class A {
        static final String NEWS = "own";
        void send() { fcm.send(Message.builder().setTopic(Topics.NEWS).putData("a", "b").build()); }
      }
      """, topic: "news"),
    DoubtfulCase(
      "Java: the class itself",
      """
      class A {
        private static final String NEWS = "news";
        void send() { fcm.send(Message.builder().setTopic(A.NEWS).putData("a", "b").build()); }
      }
      """, topic: "news"),
    DoubtfulCase(
      "TypeScript: an enum",
      """
      enum Topic {
        News = 'news',
      }
      const News = 'own';
      getMessaging().send({ topic: Topic.News, notification: { title: 'T' } });
      """, topic: "news"),
    DoubtfulCase(
      "Node.js: an object",
      """
      const Topics = { NEWS: 'news' };
      const NEWS = 'own';
      getMessaging().send({ topic: Topics.NEWS, notification: { title: 'T' } });
      """, topic: "news"),
    DoubtfulCase(
      "Kotlin: a companion",
      """
      class A {
        companion object {
          const val NEWS = "news"
        }
        fun send() {
          fcm.send(Message.builder().setTopic(NEWS).putData("a", "b").build())
        }
      }
      """, topic: "news"),
    DoubtfulCase(
      "Kotlin: a companion by the name of its class",
      """
      class A {
        companion object {
          const val NEWS = "news"
        }
      }
      fun send() {
        fcm.send(Message.builder().setTopic(A.NEWS).putData("a", "b").build())
      }
      """, topic: "news"),
    DoubtfulCase(
      "Kotlin: an object of the file",
      """
      object Topics {
        const val NEWS = "news"
      }
      fun send() {
        fcm.send(Message.builder().setTopic(Topics.NEWS).putData("a", "b").build())
      }
      """, topic: "news"),
    DoubtfulCase(
      "C#: a constant beside a member of the message",
      """
      class A {
        const string Topic = "own";
        async Task F() {
          var message = new Message { Topic = Topic, Notification = new Notification { Title = "T" } };
          message.Notification = new Notification { Title = "U" };
          await fcm.SendAsync(message);
        }
      }
      """, topic: "own"),
  ]
}
