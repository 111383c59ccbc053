extension DoubtfulCase {
  static let scriptFlow = [
    DoubtfulCase(
      "Node.js: a value of a condition alone",
      """
      let topic;
      if (urgent) topic = 'b';
      getMessaging().send({ topic: topic, notification: { title: 'T' } });
      """, topic: "b", line: 3),
    DoubtfulCase(
      "Node.js: a value that follows the function",
      """
      async function f() {
        let topic = 'a';
        tokens.forEach((token) => {
          getMessaging().send({ topic: topic, notification: { title: 'T' } });
        });
        topic = 'b';
      }
      """, line: 4),
    DoubtfulCase(
      "Node.js: the only value follows the function",
      """
      async function f() {
        let topic;
        tokens.forEach((token) => {
          getMessaging().send({ topic: topic, notification: { title: 'T' } });
        });
        topic = 'b';
      }
      """, topic: "b", line: 4),
    DoubtfulCase(
      "Node.js: a pattern of a loop without braces",
      """
      const topic = 'own';
      for (const { topic } of rows) getMessaging().send({ topic: topic, notification: { title: 'T' } });
      """, line: 2),
    DoubtfulCase(
      "Node.js: a list of a loop without braces",
      """
      const topic = 'own';
      for (const [token, topic] of rows) getMessaging().send({ topic: topic, notification: { title: 'T' } });
      """, line: 2),
    DoubtfulCase(
      "Node.js: a pattern with another name",
      """
      const topic = 'own';
      for (const { name: topic } of rows) getMessaging().send({ topic: topic, notification: { title: 'T' } });
      """, line: 2),
    DoubtfulCase(
      "Node.js: a pattern inside of another",
      """
      const topic = 'own';
      for (const [id, { topic }] of rows) getMessaging().send({ topic: topic, notification: { title: 'T' } });
      """, line: 2),
    DoubtfulCase(
      "Node.js: a loop that waits",
      """
      const topic = 'own';
      for await (const { topic } of rows) getMessaging().send({ topic: topic, notification: { title: 'T' } });
      """, line: 2),
    DoubtfulCase(
      "Node.js: a list set under a condition",
      """
      let topic = 'own', body;
      if (x) [topic, body] = load();
      getMessaging().send({ topic: topic, notification: { title: 'T' } });
      """, line: 3),
    DoubtfulCase(
      "Node.js: a list set otherwise",
      """
      let topic = 'own', body;
      if (x) log(); else [topic, body] = load();
      getMessaging().send({ topic: topic, notification: { title: 'T' } });
      """, line: 3),
    DoubtfulCase(
      "Node.js: a loop over a variable from outside",
      """
      let topic = 'own';
      for ([topic] of rows) getMessaging().send({ topic: topic, notification: { title: 'T' } });
      """, line: 2),
    DoubtfulCase(
      "Python: a later variable of a comprehension",
      """
      topic = "own"
      ms = [messaging.Message(topic=topic, data={"a": "b"}) for i, topic in enumerate(topics)]
      """, line: 2),
    DoubtfulCase(
      "Python: a pair in a comprehension",
      """
      topic = "own"
      ms = [messaging.Message(topic=topic, data={"a": "b"}) for token, (topic, body) in rows.items()]
      """, line: 2),
    DoubtfulCase(
      "Python: a comprehension in a function",
      """
      def f(rows):
          topic = "own"
          return [messaging.Message(topic=topic, data={"a": "b"}) for _, topic in rows]
      """, line: 3),
    DoubtfulCase(
      "Python: the second loop of a comprehension",
      """
      topic = "own"
      ms = [messaging.Message(topic=topic, data={"a": "b"}) for r in rows for i, topic in r]
      """, line: 2),
    DoubtfulCase(
      "Python: a generator",
      """
      topic = "own"
      messaging.send_each(messaging.Message(topic=topic, data={"a": "b"}) for i, topic in rows)
      """, line: 2),
    DoubtfulCase(
      "Python: a dictionary of messages",
      """
      topic = "own"
      ms = {i: messaging.Message(topic=topic, data={"a": "b"}) for i, topic in rows}
      """, line: 2),
    DoubtfulCase(
      "Python: several names behind as",
      """
      topic = "own"
      with load() as (topic, body):
          messaging.send(messaging.Message(topic=topic, notification=messaging.Notification(title="T")))
      """, line: 3),
  ]
}
