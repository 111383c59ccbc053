extension DoubtfulCase {
  /// Values that other code may replace, and values that nothing can.
  static let unsureValues = [
    DoubtfulCase(
      "Java: a field that a framework may set",
      """
      @ConfigurationProperties("push")
      public class NewsPush {
        private String topic = "dev";
        void send() throws Exception {
          fcm.send(Message.builder().setTopic(topic).putData("a", "b").build());
        }
      }
      """, topic: "dev", line: 5),
    DoubtfulCase(
      "TypeScript: a member of an instance",
      """
      class A {
        topic = 'dev';
        go() { getMessaging().send({ topic: this.topic, notification: { title: 'T' } }); }
      }
      """, topic: "dev", line: 3),
    DoubtfulCase(
      "Node.js: an object for the whole module",
      """
      const CONFIG = { topic: 'dev' };
      export async function send() {
        await getMessaging().send({ topic: CONFIG.topic, notification: { title: 'T' } });
      }
      """, topic: "dev", line: 3),
    DoubtfulCase(
      "Go: a variable of the package",
      """
      package p

      var topic = "dev"

      func send() {
      \tclient.Send(ctx, &messaging.Message{Topic: topic, Data: map[string]string{"a": "b"}})
      }
      """, topic: "dev", line: 6),
    DoubtfulCase(
      "Python: globals()",
      """
      TOPIC = "dev"
      globals().update(load())
      messaging.send(messaging.Message(topic=TOPIC, notification=messaging.Notification("T")))
      """, topic: "dev", line: 3),
  ]

  static let sure = [
    DoubtfulCase(
      "Node.js: a constant of the module",
      """
      const TOPIC = 'news';
      async function send() {
        await getMessaging().send({ topic: TOPIC, notification: { title: 'T' } });
      }
      """, topic: "news"),
    DoubtfulCase(
      "Node.js: a variable of the same function",
      """
      async function send() {
        let topic = 'news';
        const notification = { title: 'T' };
        await getMessaging().send({ topic, notification });
      }
      """, topic: "news"),
    DoubtfulCase(
      "Node.js: an alias that shares its object",
      """
      const a = { topic: 'dev' };
      const b = a;
      a.topic = 'real';
      getMessaging().send({ topic: b.topic, notification: { title: 'T' } });
      """, topic: "real"),
    DoubtfulCase(
      "Node.js: a text that goes on in the next line",
      """
      const topic = 'news'
        + '-all';
      getMessaging().send({ topic, notification: { title: 'T' } });
      """, topic: "news-all"),
    DoubtfulCase(
      "Node.js: a comment between two texts",
      """
      const topic = 'news' // and
        + '-all'
      getMessaging().send({ topic, notification: { title: 'T' } })
      """, topic: "news-all"),
    DoubtfulCase(
      "Python: a constant of the module",
      """
      TOPIC = "news"
      def send():
          messaging.send(messaging.Message(topic=TOPIC, notification=messaging.Notification("T")))
      """, topic: "news"),
    DoubtfulCase(
      "Java: a constant of the class",
      """
      class A {
        private static final String TOPIC = "news";
        void send() { fcm.send(Message.builder().setTopic(TOPIC).putData("a", "b").build()); }
      }
      """, topic: "news"),
    DoubtfulCase(
      "Java: a builder that is a field",
      """
      class F {
        private final Message.Builder builder = Message.builder().setTopic("base").putData("a", "b");
        void go() { this.builder.setTopic("real"); fcm.send(this.builder.build()); }
      }
      """, topic: "real"),
    DoubtfulCase(
      "Go: a constant of the package",
      """
      package p

      const topic = "news"

      func send() {
      \tclient.Send(ctx, &messaging.Message{Topic: topic, Data: map[string]string{"a": "b"}})
      }
      """, topic: "news"),
    DoubtfulCase(
      "C#: a constant of the class",
      """
      class A {
        private const string Topic = "news";
        private static readonly TimeSpan Wait = TimeSpan.FromHours(1);
        Message Build() => new Message { Topic = Topic, Android = new AndroidConfig { TimeToLive = Wait } };
      }
      """, topic: "news"),
    DoubtfulCase(
      "Markdown: another block that sends it",
      """
      ```js
      const message = { topic: 'news', notification: { title: 'T' } };
      ```
      ```js
      getMessaging().send(message);
      ```
      """, topic: "news"),
    DoubtfulCase(
      "C#: a directive that says nothing about the message",
      """
      #if DEBUG
      Console.WriteLine("debug");
      #endif
      var m = new Message { Topic = "news", Data = new Dictionary<string, string>() };
      await FirebaseMessaging.DefaultInstance.SendAsync(m);
      """, topic: "news"),
    DoubtfulCase(
      "C#: a property of this object",
      """
      class A {
        Message M { get; } = new Message { Topic = "base", Data = new Dictionary<string, string>() };
        async Task Go() {
          M.Topic = "x";
          await FirebaseMessaging.DefaultInstance.SendAsync(M);
        }
      }
      """, topic: "x"),
  ]
}
