extension DoubtfulCase {
  static let helperSure = [
    DoubtfulCase(
      "Node.js: a logger of the file",
      """
      function log(m) { console.log(JSON.stringify(m)); }
      const message = { topic: 'a', notification: { title: 'T' } };
      log(message);
      getMessaging().send(message);
      """, topic: "a"),
    DoubtfulCase(
      "Node.js: a logger of all arguments",
      """
      function log(...args) { console.log(...args); }
      const message = { topic: 'a', notification: { title: 'T' } };
      log('sending', message);
      getMessaging().send(message);
      """, topic: "a"),
    DoubtfulCase(
      "Node.js: a check of the file",
      """
      const validate = (m) => { if (!m.topic) throw new Error('no topic'); };
      const message = { topic: 'a', notification: { title: 'T' } };
      validate(message);
      getMessaging().send(message);
      """, topic: "a"),
    DoubtfulCase(
      "Node.js: a check that gives it back",
      """
      const validate = (m) => { if (!m.topic) throw new Error('no topic'); return m; };
      const message = { topic: 'a', notification: { title: 'T' } };
      getMessaging().send(validate(message));
      """, topic: "a"),
    DoubtfulCase(
      "Node.js: a function that passes it on",
      """
      const publish = async (m) => getMessaging().send(m);
      const message = { topic: 'a', notification: { title: 'T' } };
      await publish(message);
      """, topic: "a"),
    DoubtfulCase(
      "Node.js: a method that sends beside the SDK's",
      """
      class A {
        async send() {
          const message = { topic: 'a', notification: { title: 'T' } };
          return getMessaging().send(message);
        }
      }
      """, topic: "a"),
    DoubtfulCase(
      "Node.js: a logger that isn't in the file",
      """
      const message = { topic: 'a', notification: { title: 'T' } };
      logger.info(message);
      const result = await getMessaging().send(message);
      log(result);
      """, topic: "a"),
    DoubtfulCase(
      "Python: a function that passes it on",
      """
      def publish(m):
          return messaging.send(m)
      msg = messaging.Message(topic="a", notification=messaging.Notification(title="T"))
      publish(msg)
      """, topic: "a"),
    DoubtfulCase(
      "Python: a logger of the file",
      """
      def log(m):
          print(m)
      msg = messaging.Message(topic="a", notification=messaging.Notification(title="T"))
      log(msg)
      messaging.send(msg)
      """, topic: "a"),
    DoubtfulCase(
      "Go: a function that passes it on",
      """
      package p

      func publish(ctx context.Context, m *messaging.Message) {
      \tclient.Send(ctx, m)
      }

      func f() {
      \tpublish(ctx, &messaging.Message{Topic: "a", Data: map[string]string{"a": "b"}})
      }
      """, topic: "a"),
    DoubtfulCase(
      "C#: a method that passes it on",
      """
      class A {
        Task Publish(Message m) => fcm.SendAsync(m);
        async Task G() {
          var m = new Message { Topic = "a", Notification = new Notification { Title = "T" } };
          await Publish(m);
        }
      }
      """, topic: "a"),
    DoubtfulCase(
      "Java: a method that passes it on",
      """
      class A {
        void publish(Message m) throws Exception { fcm.send(m); }
        void g() throws Exception {
          Message m = Message.builder().setTopic("a").putData("a", "b").build();
          publish(m);
        }
      }
      """, topic: "a"),
    DoubtfulCase(
      "Node.js: objects of the file put together",
      """
      const base = { notification: { title: 'T' } };
      const m = Object.assign(base, { topic: 'a' });
      getMessaging().send(m);
      """, topic: "a"),
    DoubtfulCase(
      "Node.js: objects of the file put together by jQuery",
      """
      const base = { notification: { title: 'T' } };
      const m = $.extend({}, base, { topic: 'a' });
      getMessaging().send(m);
      """, topic: "a"),
  ]
}
