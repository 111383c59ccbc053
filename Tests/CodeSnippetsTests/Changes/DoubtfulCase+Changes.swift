extension DoubtfulCase {
  /// Changes by another name of an object, or by a copy that shares its parts.
  static let otherNames = [
    DoubtfulCase(
      "Node.js: what a copy shares",
      """
      const base = { topic: 'dev', notification: { title: 'T' } };
      const message = { ...base, data: { a: '1' } };
      base.notification.title = 'Changed';
      getMessaging().send(message);
      """, line: 3),
    DoubtfulCase(
      "Node.js: by an object that holds it",
      """
      const conf = { label: 'a' };
      const holder = { conf };
      holder.conf.label = 'b';
      getMessaging().send({ topic: 'x', notification: { title: conf.label } });
      """, line: 3),
    DoubtfulCase(
      "Node.js: by a list that holds it",
      """
      const notification = { title: 'T' };
      const all = [notification];
      all[0].title = 'W';
      getMessaging().send({ topic: 'a', notification });
      """, line: 3),
    DoubtfulCase(
      "Python: by a dictionary that holds it",
      """
      note = {"title": "T"}
      cfg = {"n": note}
      cfg["n"]["title"] = "W"
      messaging.send(messaging.Message(topic="a", notification=messaging.Notification(note["title"])))
      """, line: 3),
  ]

  /// Changes in another function, member, block of a page or build of the program.
  static let otherPlaces = [
    DoubtfulCase(
      "C#: behind a function with one expression",
      """
      class F {
        static Message Build() => new Message { Topic = "base", Data = new Dictionary<string, string>() };
        async Task Go() {
          var m = Build();
          m.Topic = "real";
          await FirebaseMessaging.DefaultInstance.SendAsync(m);
        }
      }
      """, line: 5),
    DoubtfulCase(
      "C#: a member of this object",
      """
      class F {
        private Message _message = new Message { Topic = "base", Data = new Dictionary<string, string>() };
        async Task Go(bool prod) {
          this._message.Topic = "real";
          await FirebaseMessaging.DefaultInstance.SendAsync(this._message);
        }
      }
      """, line: 4),
    DoubtfulCase(
      "Node.js: a member of this object",
      """
      class P {
        msg = { topic: 'base', notification: { title: 'T' } };
        go() {
          this.msg.topic = 'real';
          getMessaging().send(this.msg);
        }
      }
      """, line: 4),
    DoubtfulCase(
      "Python: a decorator",
      """
      @decorate
      def build():
          return messaging.Message(topic="a", notification=messaging.Notification("T"))
      messaging.send(build())
      """, line: 1),
    DoubtfulCase(
      "C#: a directive around a value",
      """
      #if DEBUG
      const string Topic = "dev";
      #else
      const string Topic = "all";
      #endif
      var m = new Message { Topic = Topic, Data = new Dictionary<string, string>() };
      await FirebaseMessaging.DefaultInstance.SendAsync(m);
      """, line: 1),
    DoubtfulCase(
      "C#: a directive in the message",
      """
      var m = new Message {
      #if DEBUG
        Topic = "dev",
      #else
        Topic = "all",
      #endif
        Notification = new Notification { Title = "T" } };
      await FirebaseMessaging.DefaultInstance.SendAsync(m);
      """, line: 2),
    DoubtfulCase(
      "C#: a directive around a change",
      """
      var m = new Message { Topic = "all", Data = new Dictionary<string, string>() };
      #if DEBUG
      m.Topic = "dev";
      #endif
      await FirebaseMessaging.DefaultInstance.SendAsync(m);
      """, line: 2),
    DoubtfulCase(
      "Markdown: another block of JavaScript",
      """
      ```js
      const message = { topic: 'a', notification: { title: 'T' } };
      ```
      Then:
      ```js
      message.topic = 'b';
      getMessaging().send(message);
      ```
      """, line: 6),
    DoubtfulCase(
      "Markdown: another block of Python",
      """
      ```python
      message = messaging.Message(topic="a", notification=messaging.Notification("T"))
      ```
      ```python
      message.notification.title = "Real"
      messaging.send(message)
      ```
      """, line: 5),
    DoubtfulCase(
      "Python: a request for HTTP",
      """
      payload = {"message": {"topic": "a", "notification": {"title": "T"}}}
      payload["message"]["topic"] = "b"
      requests.post("https://fcm.googleapis.com/v1/projects/p/messages:send", json=payload)
      """, line: 2),
    DoubtfulCase(
      "Python: a request for HTTP that is wrapped later",
      """
      message = {"topic": "a", "notification": {"title": "T"}}
      message["topic"] = "b"
      body = {"message": message}
      requests.post("https://fcm.googleapis.com/v1/projects/p/messages:send", data=json.dumps(body))
      """, line: 2),
    DoubtfulCase(
      "Python: a request for HTTP under a condition",
      """
      payload = {
          "message": {"topic": "a", "notification": {"title": "T"}},
      }
      if env == "prod":
          payload["message"]["topic"] = "all"
      session.post(FCM_URL, json=payload)
      """, line: 5),
    DoubtfulCase(
      "Python: defaults of a request for HTTP",
      """
      payload = {"message": {"topic": "a", "notification": {"title": "T"}}}
      payload["message"].setdefault("fcm_options", {})["analytics_label"] = "goal"
      requests.post(FCM_URL, json=payload)
      """, line: 2),
    DoubtfulCase(
      "Node.js: a copy through JSON",
      """
      const message = { topic: 'dev', notification: { title: 'T' } };
      const copy = JSON.parse(JSON.stringify(message));
      copy.topic = 'x';
      getMessaging().send(copy);
      """, line: 3),
    DoubtfulCase(
      "Node.js: an object that gets it",
      """
      const message = { topic: 'dev', notification: { title: 'T' } };
      new Decorator(message).run();
      getMessaging().send(message);
      """, line: 2),
    DoubtfulCase(
      "Python: what a function gives back as a dictionary",
      """
      def payload():
          return {"message": {"topic": "a", "notification": {"title": "T"}}}
      p = payload()
      p["message"]["topic"] = "b"
      requests.post(URL, json=p)
      """, line: 4),
    DoubtfulCase(
      "C#: a loop over an array",
      """
      var m = new Message { Topic = "base", Data = new Dictionary<string, string>() };
      foreach (var x in new[] { m })
        x.Topic = "q";
      await FirebaseMessaging.DefaultInstance.SendAsync(m);
      """, line: 3),
    DoubtfulCase(
      "Go: a loop over a list",
      """
      package p

      func f() {
      \tms := []*messaging.Message{{Topic: "dev", Data: map[string]string{"a": "b"}}}
      \tfor _, m := range ms {
      \t\tm.Topic = "x"
      \t}
      \tclient.SendEach(ctx, ms)
      }
      """, line: 6),
    DoubtfulCase(
      "Java: a function without a name",
      """
      class A { void go() {
        Message.Builder b = Message.builder().setTopic("dev").putData("a", "b");
        Runnable r = () -> b.setTopic("x");
        fcm.send(b.build());
      } }
      """, line: 3),
    DoubtfulCase(
      "Kotlin: a block for a builder",
      """
      fun f() {
        val b = Message.builder().setTopic("dev").putData("a", "b")
        b.apply { setTopic("x") }
        fcm.send(b.build())
      }
      """, line: 3),
    DoubtfulCase(
      "Kotlin: with",
      """
      fun f() {
        val b = Message.builder().setTopic("dev").putData("a", "b")
        with(b) { setTopic("x") }
        fcm.send(b.build())
      }
      """, line: 3),
  ]
}
