import Testing

/// A piece of source code that sends a message to a topic.
struct DoubtfulCase: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var code: String
  /// What is read, if anything is.
  var topic: String?
  /// The line that is named.
  var line: Int

  init(_ title: String, _ code: String, topic: String? = nil, line: Int = 0) {
    testDescription = title
    self.code = code
    self.topic = topic
    self.line = line
  }

  static let choices = [
    DoubtfulCase(
      "Node.js: a message or a call",
      """
      const message = isProd
        ? { topic: 'all', notification: { title: 'T' } }
        : devMessage();
      getMessaging().send(message);
      """, topic: "all", line: 2),
    DoubtfulCase(
      "Node.js: the second of two",
      """
      const message = isProd
        ? prodMessage()
        : { topic: 'dev', notification: { title: 'T' } };
      getMessaging().send(message);
      """, topic: "dev", line: 3),
    DoubtfulCase(
      "Node.js: where it is sent",
      """
      const message = { topic: 'dev', notification: { title: 'T' } };
      getMessaging().send(overrideMessage || message);
      """, topic: "dev", line: 2),
    DoubtfulCase(
      "Node.js: instead of nothing",
      """
      const message = override ?? { topic: 'a', notification: { title: 'T' } };
      getMessaging().send(message);
      """, topic: "a", line: 1),
    DoubtfulCase(
      "Python: or",
      """
      m = override or messaging.Message(topic="a", notification=messaging.Notification("T", "B"))
      messaging.send(m)
      """, topic: "a", line: 1),
    DoubtfulCase(
      "Python: if and else",
      """
      m = (messaging.Message(topic="all", data={"a": "b"})
           if PROD else dev_message())
      messaging.send(m)
      """, topic: "all", line: 1),
    DoubtfulCase(
      "Python: where it is sent",
      """
      m = messaging.Message(topic="dev", data={"a": "b"})
      messaging.send(prod_message() if PROD else m)
      """, topic: "dev", line: 2),
    DoubtfulCase(
      "Java: where it is made",
      """
      class A { void f() { Message m = prod ? Message.builder().setTopic("all").build() : dev();
       fcm.send(m); } }
      """, topic: "all", line: 1),
    DoubtfulCase(
      "Java: a case of switch",
      """
      class A { void f() {
        Message m = switch (kind) {
          case NEWS -> Message.builder().setTopic("news").build();
          default -> other();
        };
        fcm.send(m);
      } }
      """, topic: "news", line: 3),
    DoubtfulCase(
      "Kotlin: a branch of if",
      """
      fun f(prod: Boolean) {
        val m = if (prod) {
          Message.builder().setTopic("all").build()
        } else {
          dev()
        }
        fcm.send(m)
      }
      """, topic: "all", line: 3),
    DoubtfulCase(
      "Kotlin: what is tried otherwise",
      """
      fun f() {
        val m = try { load() } catch (e: Exception) { Message.builder().setTopic("a").build() }
        fcm.send(m)
      }
      """, topic: "a", line: 2),
    DoubtfulCase(
      "Kotlin: a case of when",
      """
      fun f(kind: Kind) {
        val m = when (kind) {
          Kind.NEWS -> Message.builder().setTopic("news").build()
          else -> other()
        }
        fcm.send(m)
      }
      """, topic: "news", line: 3),
    DoubtfulCase(
      "C#: where it is made",
      """
      var m = prod ? new Message { Topic = "all", Data = new Dictionary<string, string>() } : Dev();
      await FirebaseMessaging.DefaultInstance.SendAsync(m);
      """, topic: "all", line: 1),
    DoubtfulCase(
      "C#: a case of switch",
      """
      var m = kind switch {
        Kind.News => new Message { Topic = "news", Data = new Dictionary<string, string>() },
        _ => Other(),
      };
      await FirebaseMessaging.DefaultInstance.SendAsync(m);
      """, topic: "news", line: 2),
  ]

  static let unknownParts = [
    DoubtfulCase(
      "Node.js: a spread behind it",
      """
      const CONFIG = { topic: 'dev', ...require('./config.local') };
      getMessaging().send({ topic: CONFIG.topic, notification: { title: 'T' } });
      """, line: 2),
    DoubtfulCase(
      "Node.js: a member by an unknown name",
      """
      const config = { topic: 'a', title: 'T' };
      config[key] = 'zzz';
      getMessaging().send({ topic: config.topic, notification: { title: 'T' } });
      """, line: 3),
    DoubtfulCase(
      "Python: two stars behind it",
      """
      CFG = {"topic": "dev", **load()}
      messaging.send(messaging.Message(topic=CFG["topic"], notification=messaging.Notification("T")))
      """, line: 2),
    DoubtfulCase(
      "Python: update",
      """
      DEFAULTS = dict(topic="dev")
      DEFAULTS.update(load())
      messaging.send(messaging.Message(topic=DEFAULTS["topic"], notification=messaging.Notification("T")))
      """, line: 3),
    DoubtfulCase(
      "Python: a namespace",
      """
      CFG = SimpleNamespace(topic="dev", **load())
      messaging.send(messaging.Message(topic=CFG.topic, notification=messaging.Notification("T")))
      """, line: 2),
    DoubtfulCase(
      "Python: a member of an enum",
      """
      class Topic(Enum):
          ALL = "all"
      messaging.send(messaging.Message(topic=Topic.ALL, notification=messaging.Notification("T")))
      """, line: 3),
    DoubtfulCase(
      "Python: a member of an enum as text",
      """
      class Topic(str, Enum):
          ALL = "all"
      messaging.send(messaging.Message(topic=str(Topic.ALL), notification=messaging.Notification("T")))
      """, line: 3),
    DoubtfulCase(
      "Python: an attribute of a class that another function sets",
      """
      class Cfg:
          topic = "dev"
      setattr(Cfg, "topic", "zzz")
      messaging.send(messaging.Message(topic=Cfg.topic, notification=messaging.Notification("T")))
      """, line: 4),
  ]
}
