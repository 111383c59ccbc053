import CodeSnippets

extension ChangeCase {
  private static let start =
    "const message = {topic: 'n', data: {a: '1'}, notification: {title: 'T'}};\n"

  static let node: [ChangeCase] = nodeRead + nodeLost

  private static let nodeRead = [
    ChangeCase(
      .node, "a variable with a long type",
      "const m: Partial<Record<string, Map<string, admin.messaging.Message<A, B>>>> = {topic: 'n', data: {a: '1'}};\nm.topic = 'm';\nsend(m);",
      reads: #"{"data":{"a":"1"},"topic":"m"}"#),
    ChangeCase(
      .node, "a cast", "const m = <Message>{topic: 'n', data: {a: '1'}};\nm.topic = 'm';\nsend(m);",
      reads: #"{"data":{"a":"1"},"topic":"m"}"#),
    ChangeCase(
      .node, "a block that is indented less",
      "function f() {\n    const m = {topic: 'n', data: {a: `x\ny`}};\nm.data.a = '1';\n  send(m);\n}",
      reads: #"{"topic":"n","data":{"a":"1"}}"#),
    ChangeCase(
      .node, "a list that a function makes of another, gone through",
      "const all = tokens.map((t) => ({topic: 'n', data: {a: '1'}}));\nall.forEach(m => { m.topic = 'x'; });\ngetMessaging().sendEach(all);",
      reads: #"{"topic":"n","data":{"a":"1"}}"#, warns: [2]),
    ChangeCase(
      .node, "a list whose function returns, with other parts",
      "const all = tokens.map((t) => { return {topic: 'n', data: {a: '1'}}; });\ngetMessaging().sendEach(all.map(m => ({...m, topic: 'x'})));",
      reads: #"{"topic":"n","data":{"a":"1"}}"#, warns: [2]),
    ChangeCase(
      .node, "objects that are put together",
      "const base = {data: {a: '1'}};\nconst m = Object.assign({}, base, {topic: 'n'});\nsend(m);",
      reads: #"{"data":{"a":"1"},"topic":"n"}"#),
    ChangeCase(
      .node, "a part spread into itself",
      start + "message.data = {...message.data, b: '2'};\nsend(message);",
      reads: #"{"topic":"n","notification":{"title":"T"},"data":{"a":"1","b":"2"}}"#),
    ChangeCase(
      .node, "Object.assign to a part",
      start + "Object.assign(message.data, {b: '2'}, {c: '3'});\nsend(message);",
      reads: #"{"topic":"n","notification":{"title":"T"},"data":{"a":"1","b":"2","c":"3"}}"#),
    ChangeCase(
      .node, "Object.assign to the message",
      start + "Object.assign(message, {topic: 'm'});\nsend(message);",
      reads: #"{"topic":"m","data":{"a":"1"},"notification":{"title":"T"}}"#),
    ChangeCase(
      .node, "delete", start + "delete message.data.a;\nmessage.data.b = '2';\nsend(message);",
      reads: #"{"topic":"n","notification":{"title":"T"},"data":{"b":"2"}}"#),
    ChangeCase(
      .node, "a title set", start + "message.notification.title = 'U';\nsend(message);",
      reads: #"{"topic":"n","data":{"a":"1"},"notification":{"title":"U"}}"#),
    ChangeCase(
      .node, "the variable gets another message",
      "let message = {topic: 'n', notification: {title: 'T'}};\nmessage = {...message, topic: 'm'};\nsend(message);",
      reads: #"{"topic":"m","notification":{"title":"T"}}"#),
    ChangeCase(
      .node, "spread where it is sent",
      "const base = {notification: {title: 'T'}};\nsend({...base, topic: 'm'});",
      reads: #"{"notification":{"title":"T"},"topic":"m"}"#),
    ChangeCase(
      .node, "a part changed after the message took it",
      "const data = {a: '1'};\nconst message = {topic: 'n', data, notification: {}};\ndata.b = '2';\nsend(message);\ndata.c = '3';",
      reads: #"{"topic":"n","data":{"a":"1","b":"2"},"notification":{}}"#),
    ChangeCase(
      .node, "a part copied before it is changed",
      "const data = {a: '1'};\nconst message = {topic: 'n', data: {...data}, notification: {}};\ndata.b = '2';\nsend(message);",
      reads: #"{"topic":"n","data":{"a":"1"},"notification":{}}"#),
    ChangeCase(
      .node, "in a try around the send",
      start
        + "try {\n  message.data.b = '2';\n  await getMessaging().send(message);\n} catch (e) {}",
      reads: #"{"topic":"n","notification":{"title":"T"},"data":{"a":"1","b":"2"}}"#),
    ChangeCase(
      .node, "only read",
      start
        + "console.log(message, message.data.a);\nif (message.topic === 'n') log(message.topic);\nconst r = await getMessaging().send(message, true);\nconsole.log(JSON.stringify(message));",
      reads: #"{"topic":"n","data":{"a":"1"},"notification":{"title":"T"}}"#),
    ChangeCase(
      .node, "a parameter of the same name elsewhere",
      start + "send(message);\nfunction other(message) {\n  message.topic = 'x';\n}",
      reads: #"{"topic":"n","data":{"a":"1"},"notification":{"title":"T"}}"#),
    ChangeCase(
      .node, "the last of several values counts",
      "let title = 'A';\ntitle = 'B';\nsend({topic: 'n', notification: {title}});",
      reads: #"{"topic":"n","notification":{"title":"B"}}"#),
  ]

  private static let kept = #"{"topic":"n","data":{"a":"1"},"notification":{"title":"T"}}"#

  private static let nodeLost = [
    ChangeCase(
      .node, "patterns",
      start + "({topic: message.topic} = x);\n[message.topic] = ['x'];\nsend(message);",
      reads: kept, warns: [2, 3]),
    ChangeCase(
      .node, "a method of Reflect", start + "Reflect.set(message, 'topic', 'x');\nsend(message);",
      reads: kept, warns: [2]),
    ChangeCase(
      .node, "operators of their own",
      start + "message.topic **= 2;\nmessage.topic /= 2;\nsend(message);", reads: kept,
      warns: [2, 3]),
    ChangeCase(
      .node, "with", start + "with (message) { topic = 'x'; }\nsend(message);", reads: kept,
      warns: [2]),
    ChangeCase(
      .node, "one of two values",
      start + "const a = b ? message : c;\na.topic = 'x';\nsend(message);", reads: kept,
      warns: [2, 3]),
    ChangeCase(
      .node, "a condition without a block",
      start + "if (urgent) message.topic = 'x';\nsend(message);", reads: kept, warns: [2]),
    ChangeCase(
      .node, "a condition in one line",
      start + "if (urgent) { message.topic = 'x'; }\nsend(message);", reads: kept, warns: [2]),
    ChangeCase(
      .node, "a loop",
      start + "for (const k of keys) {\n  message.data[k] = '1';\n}\nsend(message);",
      reads: kept, warns: [3]),
    ChangeCase(
      .node, "a short circuit", start + "urgent && (message.topic = 'x');\nsend(message);",
      reads: kept, warns: [2]),
    ChangeCase(
      .node, "added to a text", start + "message.topic += '-x';\nsend(message);", reads: kept,
      warns: [2]),
    ChangeCase(
      .node, "a function that gets it", start + "decorate(message);\nsend(message);", reads: kept,
      warns: [2]),
    ChangeCase(
      .node, "a function's result",
      "let message = {topic: 'n', notification: {title: 'T'}};\nmessage = decorate(message, {a: 1});\nsend(message);",
      reads: #"{"topic":"n","notification":{"title":"T"}}"#, warns: [2]),
    ChangeCase(
      .node, "another name", start + "const copy = message;\ncopy.topic = 'x';\nsend(copy);",
      reads: kept, warns: [3]),
    ChangeCase(
      .node, "a part by another name",
      start + "const {data} = message;\ndata.b = '2';\nsend(message);", reads: kept, warns: [3]),
    ChangeCase(
      .node, "after it is sent", start + "send(message);\nmessage.topic = 'x';\nsend(message);",
      reads: kept, warns: [3]),
    ChangeCase(
      .node, "a list that is mapped",
      "const all = [{topic: 'n', notification: {title: 'T'}}].map(m => decorate(m));",
      reads: #"{"topic":"n","notification":{"title":"T"}}"#, warns: [1]),
    ChangeCase(
      .node, "a list that is gone through",
      "const all = [{topic: 'n', notification: {title: 'T'}}];\nfor (const m of all) {\n  m.topic = 'x';\n}",
      reads: #"{"topic":"n","notification":{"title":"T"}}"#, warns: [3]),
    ChangeCase(
      .node, "what a function gives is changed",
      "function make() {\n  return {topic: 'n', notification: {title: 'T'}};\n}\nconst m = make();\nm.topic = 'x';\nsend(m);",
      reads: #"{"topic":"n","notification":{"title":"T"}}"#, warns: [5]),
    ChangeCase(
      .node, "a merge around it", "send(merge({topic: 'n', notification: {title: 'T'}}, more));",
      reads: #"{"topic":"n","notification":{"title":"T"}}"#, warns: [1]),
    ChangeCase(
      .node, "a value under a condition",
      "let title = 'A';\nif (urgent) title = 'B';\nsend({topic: 'n', notification: {title, body: 'B'}});",
      reads: #"{"topic":"n","notification":{"body":"B"}}"#, warns: [3]),
    ChangeCase(
      .node, "a spread that isn't in the text", "send({...base, topic: 'n'});",
      reads: #"{"topic":"n"}"#, warns: [1]),
  ]
}
