extension DoubtfulCase {
  static let flowSure = [
    DoubtfulCase(
      "Java: another value behind the message",
      """
      class A { void f() {
        String topic = "a";
        fcm.send(Message.builder().setTopic(topic).putData("a", "b").build());
        topic = "b";
      } }
      """, topic: "a"),
    DoubtfulCase(
      "Java: another value behind the message, on one line",
      """
      class A { void f() { String topic = "a"; fcm.send(Message.builder().setTopic(topic).putData("a", "b").build()); topic = "b"; log(topic); } }
      """, topic: "a"),
    DoubtfulCase(
      "Java: nothing behind the message",
      """
      class A { void f() {
        String topic = "a";
        fcm.send(Message.builder().setTopic(topic).putData("a", "b").build());
        topic = null;
      } }
      """, topic: "a"),
    DoubtfulCase(
      "C#: another value behind the message",
      """
      class A { async Task F() {
        var topic = "a";
        await fcm.SendAsync(new Message { Topic = topic, Notification = new Notification { Title = "T" } });
        topic = "b";
      } }
      """, topic: "a"),
    DoubtfulCase(
      "C#: an empty value behind the message",
      """
      class A { async Task F() {
        var topic = "a";
        await fcm.SendAsync(new Message { Topic = topic, Notification = new Notification { Title = "T" } });
        topic = "";
      } }
      """, topic: "a"),
    DoubtfulCase(
      "C#: the second of two values",
      """
      class A { async Task F() {
        var topic = "a";
        topic = "b";
        await fcm.SendAsync(new Message { Topic = topic, Notification = new Notification { Title = "T" } });
      } }
      """, topic: "b"),
    DoubtfulCase(
      "C#: a text made of the first value",
      """
      class A { async Task F() {
        var name = "a";
        var topic = name + "!";
        name = "z";
        await fcm.SendAsync(new Message { Topic = topic, Notification = new Notification { Title = "T" } });
      } }
      """, topic: "a!"),
    DoubtfulCase(
      "C#: a variable of another method on one line",
      """
      class A {
        void G() { var topic = "g"; Log(topic); }
        async Task F() { var topic = "a"; await fcm.SendAsync(new Message { Topic = topic, Notification = new Notification { Title = "T" } }); }
      }
      """, topic: "a"),
    DoubtfulCase(
      "C#: a variable of a block that ends before",
      """
      class A {
        const string topic = "a";
        async Task F() {
          if (promo) { var topic = "promo"; Log(topic); }
          await fcm.SendAsync(new Message { Topic = topic, Notification = new Notification { Title = "T" } });
        }
      }
      """, topic: "a"),
    DoubtfulCase(
      "Node.js: a variable of a block that ends before",
      """
      const topic = 'a';
      { const topic = 'inner'; log(topic); }
      getMessaging().send({ topic: topic, notification: { title: 'T' } });
      """, topic: "a"),
    DoubtfulCase(
      "Node.js: a variable of a block in a function",
      """
      const topic = 'a';
      async function f() {
        {
          const topic = 'inner';
          log(topic);
        }
        await getMessaging().send({ topic: topic, notification: { title: 'T' } });
      }
      """, topic: "a"),
    DoubtfulCase(
      "Node.js: a variable of a loop that ends before",
      """
      const topic = 'a';
      for (const topic of topics) log(topic);
      getMessaging().send({ topic: topic, notification: { title: 'T' } });
      """, topic: "a"),
    DoubtfulCase(
      "Node.js: a pattern of a loop that ends before",
      """
      const topic = 'a';
      for (const { topic } of topics) {
        log(topic);
      }
      getMessaging().send({ topic: topic, notification: { title: 'T' } });
      """, topic: "a"),
    DoubtfulCase(
      "Node.js: a case of switch with an object on its line",
      """
      switch (x) {
        case 1: getMessaging().send({ topic: 'a', notification: { title: 'T' } });
      }
      """, topic: "a"),
    DoubtfulCase(
      "Python: a comprehension that ends before",
      """
      topic = "a"
      names = [topic for i, topic in rows]
      messaging.send(messaging.Message(topic=topic, notification=messaging.Notification(title="T")))
      """, topic: "a"),
  ]
}
