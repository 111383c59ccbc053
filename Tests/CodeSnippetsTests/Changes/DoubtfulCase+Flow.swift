extension DoubtfulCase {
  static let flow = [
    DoubtfulCase(
      "Java: a value of a condition, and another behind the message",
      """
      class A { void f() {
        String topic = "a";
        if (urgent) { topic = "b"; }
        fcm.send(Message.builder().setTopic(topic).putData("a", "b").build());
        topic = "c";
      } }
      """, line: 4),
    DoubtfulCase(
      "Java: a value of a condition alone",
      """
      class A { void f() {
        String topic;
        if (urgent) { topic = "b"; }
        fcm.send(Message.builder().setTopic(topic).putData("a", "b").build());
      } }
      """, topic: "b", line: 4),
    DoubtfulCase(
      "Java: a value of else on a line of its own",
      """
      class A { void f() {
        String topic = "a";
        if (urgent)
        {
          log();
        }
        else
        {
          topic = "b";
        }
        fcm.send(Message.builder().setTopic(topic).putData("a", "b").build());
      } }
      """, line: 11),
    DoubtfulCase(
      "Java: a value of a case",
      """
      class A { void f() {
        String topic = "a";
        switch (kind) { case 1: topic = "b"; }
        fcm.send(Message.builder().setTopic(topic).putData("a", "b").build());
      } }
      """, line: 4),
    DoubtfulCase(
      "Java: a value of try",
      """
      class A { void f() {
        String topic = "a";
        try { topic = load(); } catch (Exception e) { }
        fcm.send(Message.builder().setTopic(topic).putData("a", "b").build());
      } }
      """, line: 4),
    DoubtfulCase(
      "Java: a value that the loop sets for the next round",
      """
      class A { void f() {
        String topic = "a";
        for (int i = 0; i < 2; i++) {
          fcm.send(Message.builder().setTopic(topic).putData("a", "b").build());
          topic = "b";
        }
      } }
      """, topic: "a", line: 4),
    DoubtfulCase(
      "Java: a value that a function sets behind the call",
      """
      class A { void f() {
        String[] t = {"a"};
        String topic = "a";
        run(() -> {
          fcm.send(Message.builder().setTopic(topic).putData("a", "b").build());
        });
        topic = "b";
      } }
      """, line: 5),
    DoubtfulCase(
      "C#: a value of a condition",
      """
      class A { async Task F() {
        var topic = "a";
        if (urgent)
          topic = "b";
        await fcm.SendAsync(new Message { Topic = topic, Notification = new Notification { Title = "T" } });
      } }
      """, line: 5),
    DoubtfulCase(
      "C#: a value of else on a line of its own",
      """
      class A { async Task F() {
        var topic = "a";
        if (urgent)
        {
          Log();
        }
        else
        {
          topic = "b";
        }
        await fcm.SendAsync(new Message { Topic = topic, Notification = new Notification { Title = "T" } });
      } }
      """, line: 11),
    DoubtfulCase(
      "C#: a part of the message set in else on a line of its own",
      """
      class A { async Task F() {
        var m = new Message { Topic = "a", Notification = new Notification { Title = "T" } };
        if (urgent)
        {
          Log();
        }
        else
        {
          m.Topic = "b";
        }
        await fcm.SendAsync(m);
      } }
      """, topic: "a", line: 9),
    DoubtfulCase(
      "Go: a value of a condition that calls",
      """
      package p

      func send() {
      \ttopic := "a"
      \tif isProd() {
      \t\ttopic = "b"
      \t}
      \tclient.Send(ctx, &messaging.Message{Topic: topic, Data: map[string]string{"a": "b"}})
      }
      """, line: 8),
    DoubtfulCase(
      "Go: a part of the message set in a condition that calls",
      """
      package p

      func send() {
      \tm := &messaging.Message{Topic: "a", Data: map[string]string{"a": "b"}}
      \tif isProd() {
      \t\tm.Topic = "b"
      \t}
      \tclient.Send(ctx, m)
      }
      """, topic: "a", line: 6),
    DoubtfulCase(
      "C#: a pair of a loop",
      """
      class A {
        string topic = "own";
        async Task F() { foreach (var (token, topic) in rows) await fcm.SendAsync(new Message { Topic = topic, Notification = new Notification { Title = "T" } }); }
      }
      """, line: 3),
    DoubtfulCase(
      "C#: a pair",
      """
      class A { async Task F() {
        var topic = "own";
        (topic, body) = Load();
        await fcm.SendAsync(new Message { Topic = topic, Notification = new Notification { Title = "T" } });
      } }
      """, line: 4),
    DoubtfulCase(
      "Kotlin: a pair of a loop",
      """
      val topic = "own"
      fun f() {
        for ((token, topic) in rows) fcm.send(Message.builder().setTopic(topic).putData("a", "b").build())
      }
      """, line: 3),
    DoubtfulCase(
      "Kotlin: a pair",
      """
      fun f() {
        val (token, topic) = load()
        fcm.send(Message.builder().setTopic(topic).putData("a", "b").build())
      }
      """, line: 3),
  ]
}
