import CodeSnippets

extension ChangeCase {
  private static let start =
    "message = messaging.Message(topic='n', data={'a': '1'}, notification=messaging.Notification(title='T'))\n"
  private static let kept = #"{"topic":"n","data":{"a":"1"},"notification":{"title":"T"}}"#
  private static let two = #"{"topic":"n","notification":{"title":"T"},"data":{"a":"1","b":"2"}}"#

  static let python: [ChangeCase] = pythonRead + pythonLost

  private static let pythonRead = [
    ChangeCase(
      .python, "an entry set", start + "message.data['b'] = '2'\nmessaging.send(message)",
      reads: two),
    ChangeCase(
      .python, "update", start + "message.data.update({'b': '2'})\nmessaging.send(message)",
      reads: two),
    ChangeCase(
      .python, "update by keywords", start + "message.data.update(b='2')\nmessaging.send(message)",
      reads: two),
    ChangeCase(
      .python, "a part spread into itself",
      start + "message.data = {**message.data, 'b': '2'}\nmessaging.send(message)", reads: two),
    ChangeCase(
      .python, "del",
      start + "message.data['b'] = '2'\ndel message.data['a']\nmessaging.send(message)",
      reads: #"{"topic":"n","notification":{"title":"T"},"data":{"b":"2"}}"#),
    ChangeCase(
      .python, "pop", start + "message.data['b'] = '2'\nmessage.data.pop('a', None)\n",
      reads: #"{"topic":"n","notification":{"title":"T"},"data":{"b":"2"}}"#),
    ChangeCase(
      .python, "a title set", start + "message.notification.title = 'U'\nmessaging.send(message)",
      reads: #"{"topic":"n","data":{"a":"1"},"notification":{"title":"U"}}"#),
    ChangeCase(
      .python, "setdefault keeps what is there",
      start + "message.data.setdefault('a', '9')\nmessage.data.setdefault('b', '2')\n", reads: two),
    ChangeCase(
      .python, "a part changed after the message took it",
      "data = {'a': '1'}\nm = messaging.Message(topic='n', data=data)\ndata['b'] = '2'\nmessaging.send(m)",
      reads: #"{"topic":"n","data":{"a":"1","b":"2"}}"#),
    ChangeCase(
      .python, "in a try around the send",
      start
        + "try:\n    message.data['b'] = '2'\n    messaging.send(message)\nexcept Exception:\n    pass\n",
      reads: two),
    ChangeCase(
      .python, "only read",
      start
        + "print(message)\nif message.topic == 'n':\n    log.info(message.data)\nmessaging.send(message, dry_run=True)\n",
      reads: kept),
    ChangeCase(
      .python, "a local variable of another function",
      start
        + "messaging.send(message)\n\ndef other():\n    message = load()\n    message.topic = 'x'\n",
      reads: kept),
  ]

  private static let pythonLost = [
    ChangeCase(
      .python, "a condition in one line",
      start + "if urgent: message.topic = 'x'\nmessaging.send(message)", reads: kept, warns: [2]),
    ChangeCase(
      .python, "a loop",
      start + "for k in keys:\n    message.data[k] = '1'\nmessaging.send(message)",
      reads: kept, warns: [3]),
    ChangeCase(
      .python, "added to a text", start + "message.topic += 'x'\nmessaging.send(message)",
      reads: kept, warns: [2]),
    ChangeCase(
      .python, "a type behind the part",
      start + "message.topic: str = 'x'\nmessage.data['b']: str = '2'\nmessaging.send(message)",
      reads: kept, warns: [2, 3]),
    ChangeCase(
      .python, "a loop's and a block's target",
      start
        + "for message.topic in all: pass\nwith f() as message.topic: pass\nmessaging.send(message)",
      reads: kept, warns: [2, 3]),
    ChangeCase(
      .python, "one of two values",
      start + "a = message or b\na.topic = 'x'\nc, d = message, 1\nc.topic = 'x'\n", reads: kept,
      warns: [2, 3, 5]),
    ChangeCase(
      .python, "its dictionary", start + "vars(message)['topic'] = 'x'\nmessaging.send(message)",
      reads: kept, warns: [2]),
    ChangeCase(
      .python, "setattr", start + "setattr(message, 'topic', 'x')\nmessaging.send(message)",
      reads: kept, warns: [2]),
    ChangeCase(
      .python, "another name",
      start + "other = message\nother.topic = 'x'\nmessaging.send(other)", reads: kept, warns: [3]),
    ChangeCase(
      .python, "a copy that is changed",
      start + "other = copy.deepcopy(message)\nother.topic = 'x'\nmessaging.send(other)",
      reads: kept, warns: [3]),
    ChangeCase(
      .python, "several targets at once",
      start + "message.topic, x = 'x', 1\nmessaging.send(message)", reads: kept, warns: [2]),
    ChangeCase(
      .python, "a loop over a list",
      "all = [messaging.Message(topic='n', data={'a': '1'})]\nfor m in all:\n    m.topic = 'x'\n",
      reads: #"{"topic":"n","data":{"a":"1"}}"#, warns: [3]),
    ChangeCase(
      .python, "what a function gives is changed",
      "def make():\n    return messaging.Message(topic='n', data={'a': '1'})\n\nm = make()\nm.topic = 'x'\n",
      reads: #"{"topic":"n","data":{"a":"1"}}"#, warns: [5]),
    ChangeCase(
      .python, "after it is sent",
      start + "messaging.send(message)\nmessage.topic = 'x'\nmessaging.send(message)", reads: kept,
      warns: [3]),
    ChangeCase(
      .python, "a field of an object",
      "class A:\n    def f(self):\n        self.m = messaging.Message(topic='n', data={'a': '1'})\n        self.m.topic = 'x'\n        messaging.send(self.m)\n",
      reads: #"{"topic":"n","data":{"a":"1"}}"#, warns: [4]),
  ]
}
