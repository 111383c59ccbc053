extension DoubtfulCase {
  static let compiledHelpers = [
    DoubtfulCase(
      "Go: a function",
      """
      package p

      func notify(m *messaging.Message) {
      \tm.Topic = "real"
      }

      func f() {
      \tm := &messaging.Message{Topic: "a", Data: map[string]string{"a": "b"}}
      \tnotify(m)
      \tclient.Send(ctx, m)
      }
      """, topic: "a", line: 9),
    DoubtfulCase(
      "Go: a method",
      """
      package p

      func (s *Svc) publish(ctx context.Context, m *messaging.Message) {
      \tm.Topic = "real"
      }

      func (s *Svc) f() {
      \tm := &messaging.Message{Topic: "a", Data: map[string]string{"a": "b"}}
      \ts.publish(ctx, m)
      \tclient.Send(ctx, m)
      }
      """, topic: "a", line: 9),
    DoubtfulCase(
      "Go: a function in a variable",
      """
      package p

      func f() {
      \tlog := func(m *messaging.Message) { m.Topic = "real" }
      \tm := &messaging.Message{Topic: "a", Data: map[string]string{"a": "b"}}
      \tlog(m)
      \tclient.Send(ctx, m)
      }
      """, topic: "a", line: 6),
    DoubtfulCase(
      "C#: a method",
      """
      class A {
        void Publish(Message m) { m.Topic = "real"; }
        async Task G() {
          var m = new Message { Topic = "a", Notification = new Notification { Title = "T" } };
          Publish(m);
          await fcm.SendAsync(m);
        }
      }
      """, topic: "a", line: 5),
    DoubtfulCase(
      "C#: a method of one expression",
      """
      class A {
        void Log(Message m) => m.Topic = "real";
        async Task G() {
          var m = new Message { Topic = "a", Notification = new Notification { Title = "T" } };
          this.Log(m);
          await fcm.SendAsync(m);
        }
      }
      """, topic: "a", line: 5),
    DoubtfulCase(
      "C#: by the parameter's name",
      """
      class A {
        static void Log(string label, Message m) { m.Topic = "real"; }
        async Task G() {
          var m = new Message { Topic = "a", Notification = new Notification { Title = "T" } };
          Log(m: m, label: "x");
          await fcm.SendAsync(m);
        }
      }
      """, topic: "a", line: 5),
    DoubtfulCase(
      "Java: a builder",
      """
      class A {
        void deliver(Message.Builder b) { b.setTopic("real"); }
        void g() {
          Message.Builder b = Message.builder().setTopic("a").putData("a", "b");
          deliver(b);
          fcm.send(b.build());
        }
      }
      """, topic: "a", line: 5),
    DoubtfulCase(
      "Java: a map",
      """
      class A {
        void log(Map<String, String> d) { d.put("a", "2"); }
        void g() {
          Map<String, String> data = new HashMap<>();
          data.put("a", "1");
          log(data);
          fcm.send(Message.builder().setTopic("a").putAllData(data).build());
        }
      }
      """, topic: "a", line: 6),
    DoubtfulCase(
      "Kotlin: a builder",
      """
      fun deliver(b: Message.Builder) { b.setTopic("real") }
      fun g() {
        val b = Message.builder().setTopic("a").putData("a", "b")
        deliver(b)
        fcm.send(b.build())
      }
      """, topic: "a", line: 4),
  ]

  static let casts = [
    DoubtfulCase(
      "C#: a cast by as",
      """
      class A { async Task F() {
        var m = new Message { Topic = "a", Data = new Dictionary<string, string> { ["k"] = "v" } };
        (m.Data as Dictionary<string, string>)["k"] = "w";
        await fcm.SendAsync(m);
      } }
      """, topic: "a", line: 3),
    DoubtfulCase(
      "C#: a cast in parentheses",
      """
      class A { async Task F() {
        var m = new Message { Topic = "a", Data = new Dictionary<string, string> { ["k"] = "v" } };
        ((Dictionary<string, string>)m.Data)["k"] = "w";
        await fcm.SendAsync(m);
      } }
      """, topic: "a", line: 3),
    DoubtfulCase(
      "C#: a cast and a member",
      """
      class A { async Task F() {
        var m = new Message { Topic = "a", Data = new Dictionary<string, string> { ["k"] = "v" } };
        ((Message)m).Topic = "b";
        await fcm.SendAsync(m);
      } }
      """, topic: "a", line: 3),
    DoubtfulCase(
      "C#: a cast and Add",
      """
      class A { async Task F() {
        var m = new Message { Topic = "a", Data = new Dictionary<string, string> { ["k"] = "v" } };
        ((IDictionary<string, string>)m.Data).Add("l", "w");
        await fcm.SendAsync(m);
      } }
      """, topic: "a", line: 3),
    DoubtfulCase(
      "C#: a sign that it is there",
      """
      class A { async Task F() {
        var m = new Message { Topic = "a", Data = new Dictionary<string, string> { ["k"] = "v" } };
        (m.Data as Dictionary<string, string>)!["k"] = "w";
        await fcm.SendAsync(m);
      } }
      """, topic: "a", line: 3),
    DoubtfulCase(
      "TypeScript: as any",
      """
      const message = { topic: 'a', notification: { title: 'T' } };
      (message as any).topic = 'b';
      getMessaging().send(message);
      """, topic: "a", line: 2),
    DoubtfulCase(
      "TypeScript: as any, an index",
      """
      const message = { topic: 'a', notification: { title: 'T' } };
      (message as any)['topic'] = 'b';
      getMessaging().send(message);
      """, topic: "a", line: 2),
    DoubtfulCase(
      "TypeScript: a cast in front",
      """
      const message = { topic: 'a', notification: { title: 'T' } };
      (<any>message).topic = 'b';
      getMessaging().send(message);
      """, topic: "a", line: 2),
    DoubtfulCase(
      "Node.js: parentheses",
      """
      const message = { topic: 'a', notification: { title: 'T' } };
      (message.notification)['title'] = 'b';
      getMessaging().send(message);
      """, topic: "a", line: 2),
    DoubtfulCase(
      "Node.js: a choice",
      """
      const message = { topic: 'a', notification: { title: 'T' } };
      (message || other).topic = 'b';
      getMessaging().send(message);
      """, topic: "a", line: 2),
    DoubtfulCase(
      "Python: parentheses",
      """
      msg = messaging.Message(topic="a", notification=messaging.Notification(title="T"))
      (msg.notification).title = "b"
      messaging.send(msg)
      """, topic: "a", line: 2),
    DoubtfulCase(
      "Java: a cast",
      """
      class A { void f() {
        Map<String, String> data = new HashMap<>();
        ((HashMap<String, String>) data).put("a", "2");
        fcm.send(Message.builder().setTopic("a").putAllData(data).build());
      } }
      """, topic: "a", line: 3),
    DoubtfulCase(
      "Go: a pointer's value",
      """
      package p

      func f() {
      \tm := &messaging.Message{Topic: "a", Data: map[string]string{"a": "b"}}
      \t(*m).Topic = "b"
      \tclient.Send(ctx, m)
      }
      """, topic: "a", line: 5),
  ]
}
