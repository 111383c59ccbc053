extension DoubtfulCase {
  static let scriptHelpers = [
    DoubtfulCase(
      "Node.js: an arrow",
      """
      const trace = (m) => { m.topic = 'real'; };
      const message = { topic: 'a', notification: { title: 'T' } };
      trace(message);
      getMessaging().send(message);
      """, topic: "a", line: 3),
    DoubtfulCase(
      "TypeScript: an arrow with types",
      """
      const publish = async (m: Message): Promise<void> => { m.topic = 'real'; };
      const message = { topic: 'a', notification: { title: 'T' } };
      await publish(message);
      getMessaging().send(message);
      """, topic: "a", line: 3),
    DoubtfulCase(
      "Node.js: a method",
      """
      class A {
        log(m) { m.topic = 'real'; }
        go() {
          const message = { topic: 'a', notification: { title: 'T' } };
          this.log(message);
          getMessaging().send(message);
        }
      }
      """, topic: "a", line: 5),
    DoubtfulCase(
      "TypeScript: a method with types",
      """
      class A {
        private log(m: Message): void { m.topic = 'real'; }
        go() {
          const message = { topic: 'a', notification: { title: 'T' } };
          this.log(message);
          getMessaging().send(message);
        }
      }
      """, topic: "a", line: 5),
    DoubtfulCase(
      "Node.js: a method of an object",
      """
      const api = {
        notify(m) { m.topic = 'real'; },
      };
      const message = { topic: 'a', notification: { title: 'T' } };
      api.notify(message);
      getMessaging().send(message);
      """, topic: "a", line: 5),
    DoubtfulCase(
      "Node.js: a member that is a function",
      """
      const api = { notify: (m) => { m.topic = 'real'; } };
      const message = { topic: 'a', notification: { title: 'T' } };
      api.notify(message);
      getMessaging().send(message);
      """, topic: "a", line: 3),
    DoubtfulCase(
      "Node.js: an exported function",
      """
      exports.notify = function (m) { m.topic = 'real'; };
      const message = { topic: 'a', notification: { title: 'T' } };
      exports.notify(message);
      getMessaging().send(message);
      """, topic: "a", line: 3),
    DoubtfulCase(
      "Node.js: where it is sent",
      """
      const trace = (m) => { m.topic = 'real'; return m; };
      getMessaging().send(trace({ topic: 'a', notification: { title: 'T' } }));
      """, topic: "a", line: 2),
    DoubtfulCase(
      "Node.js: the second argument",
      """
      function log(label, m) { m.topic = 'real'; }
      const message = { topic: 'a', notification: { title: 'T' } };
      log('x', message);
      getMessaging().send(message);
      """, topic: "a", line: 3),
    DoubtfulCase(
      "Node.js: a helper of a helper",
      """
      function set(m) { m.topic = 'real'; }
      function log(m) { set(m); }
      const message = { topic: 'a', notification: { title: 'T' } };
      log(message);
      getMessaging().send(message);
      """, topic: "a", line: 4),
    DoubtfulCase(
      "Node.js: by another name",
      """
      function log(m) { const x = m; x.topic = 'real'; }
      const message = { topic: 'a', notification: { title: 'T' } };
      log(message);
      getMessaging().send(message);
      """, topic: "a", line: 3),
    DoubtfulCase(
      "Node.js: a part",
      """
      function log(data) { data.a = '2'; }
      const data = { a: '1' };
      log(data);
      getMessaging().send({ topic: 'a', data });
      """, topic: "a", line: 3),
    DoubtfulCase(
      "Node.js: a function defined below",
      """
      const message = { topic: 'a', notification: { title: 'T' } };
      log(message);
      getMessaging().send(message);
      function log(m) { m.topic = 'real'; }
      """, topic: "a", line: 2),
    DoubtfulCase(
      "Node.js: Object.assign in it",
      """
      function log(m) { Object.assign(m, { topic: 'real' }); }
      const message = { topic: 'a', notification: { title: 'T' } };
      log(message);
      getMessaging().send(message);
      """, topic: "a", line: 3),
    DoubtfulCase(
      "Node.js: delete in it",
      """
      function log(m) { delete m.notification; }
      const message = { topic: 'a', notification: { title: 'T' } };
      log(message);
      getMessaging().send(message);
      """, topic: "a", line: 3),
    DoubtfulCase(
      "Node.js: a list of messages",
      """
      function push(list) { list.forEach((m) => { m.topic = 'real'; }); }
      const message = { topic: 'a', notification: { title: 'T' } };
      push([message]);
      getMessaging().send(message);
      """, topic: "a", line: 3),
    DoubtfulCase(
      "Python: a method",
      """
      class A:
          def validate(self, m):
              m.topic = "real"
          def go(self):
              msg = messaging.Message(topic="a", notification=messaging.Notification(title="T"))
              self.validate(msg)
              messaging.send(msg)
      """, topic: "a", line: 6),
    DoubtfulCase(
      "Python: by the parameter's name",
      """
      def log(label, m):
          m.topic = "real"
      msg = messaging.Message(topic="a", notification=messaging.Notification(title="T"))
      log(m=msg, label="x")
      messaging.send(msg)
      """, topic: "a", line: 4),
    DoubtfulCase(
      "Python: setattr in it",
      """
      def log(m):
          setattr(m, "topic", "real")
      msg = messaging.Message(topic="a", notification=messaging.Notification(title="T"))
      log(msg)
      messaging.send(msg)
      """, topic: "a", line: 4),
    DoubtfulCase(
      "Python: a lambda",
      """
      log = lambda m: m.data.update(a="2")
      msg = messaging.Message(topic="a", data={"a": "1"})
      log(msg)
      messaging.send(msg)
      """, topic: "a", line: 3),
    DoubtfulCase(
      "Python: a part",
      """
      def log(d):
          d["a"] = "2"
      data = {"a": "1"}
      log(data)
      messaging.send(messaging.Message(topic="a", data=data))
      """, topic: "a", line: 4),
  ]
}
