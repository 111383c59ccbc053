import CodeSnippets
import PushMessages
import TestPacing
import Testing

/// An object that two messages hold, and that is changed through one of them.
@Suite(.takingTurns)
struct SharedPartTests {
  @Test(arguments: [
    "const base = { notification: { title: 'Base' } };\nconst a = { ...base, topic: 'a' };\n"
      + "a.notification.title = 'A';\nconst b = { ...base, topic: 'b' };\nmessaging.send(b);",
    "const base = { notification: { title: 'Base' } };\nconst a = Object.assign({}, base, { topic: 'a' });\n"
      + "a.notification.title = 'A';\nconst b = Object.assign({}, base, { topic: 'b' });\nmessaging.send(b);",
    "const data = { k: '1' };\nconst a = { topic: 'a', data };\na.data.k = '2';\n"
      + "const b = { topic: 'b', data };\nmessaging.send(b);",
    "n = messaging.Notification(title='Base')\nm1 = messaging.Message(topic='a', notification=n)\n"
      + "m1.notification.title = 'A'\nm2 = messaging.Message(topic='b', notification=n)\nmessaging.send(m2)",
    "n := &messaging.Notification{Title: \"Base\"}\nm1 := &messaging.Message{Topic: \"a\", Notification: n}\n"
      + "m1.Notification.Title = \"A\"\nm2 := &messaging.Message{Topic: \"b\", Notification: n}\nc.Send(ctx, m2)",
    "var n = new Notification { Title = \"Base\" };\n"
      + "var m1 = new Message { Topic = \"a\", Notification = n };\nm1.Notification.Title = \"A\";\n"
      + "var m2 = new Message { Topic = \"b\", Notification = n };\n"
      + "await FirebaseMessaging.DefaultInstance.SendAsync(m2);",
  ])
  func `A change of one message to what another one holds is doubted`(code: String) {
    let read = MessageImport.reading(code, snippet: 2)
    #expect(read.document.string(at: "topic") == "b", "\(read.lines)")
    #expect(
      read.problems.contains { $0.line == 3 && $0.loss?.extent == .doubtful }, "\(read.lines)")
  }

  @Test func `A change to a copy of all of it is the copy's own`() {
    let code =
      "const base = { notification: { title: 'Base' } };\nconst a = { ...base, topic: 'a' };\n"
      + "a.topic = 'c';\nconst b = { ...base, topic: 'b' };\nmessaging.send(b);"
    let read = MessageImport.reading(code, snippet: 2)
    #expect(read.document.string(at: "topic") == "b", "\(read.lines)")
    #expect(!read.problems.contains { $0.loss != nil }, "\(read.lines)")
  }

  @Test(arguments: [
    "p = dict(base)\np['topic'] = 'b'\nrequests.post(URL, json={'message': p})",
    "p = {**base}\np['topic'] = 'b'\nrequests.post(URL, json={'message': p})",
    "p = base.copy()\np['notification']['title'] = 'X'\nrequests.post(URL, json={'message': base})",
    "p = base.copy()\np.update(topic='b')\nrequests.post('https://fcm.googleapis.com/', json={'message': p})",
  ])
  func `A copy of a message that is changed is doubted`(code: String) {
    let read = MessageImport.reading(
      "base = {'topic': 'a', 'notification': {'title': 'Base'}}\n" + code)
    #expect(
      read.problems.contains { $0.loss?.extent == .doubtful && $0.line == 3 }, "\(read.lines)")
  }

  @Test(arguments: [
    ("b = {'message': {**base, 'topic': 'b'}}\nrequests.post(URL, json=b)", "Base"),
    ("requests.post(URL, json={'message': dict(base, topic='b')})", "Base"),
    ("requests.post(URL, json={'message': base | {'topic': 'b'}})", "Base"),
    (
      "requests.post(URL, json={'message': {**base, 'topic': 'b', 'notification': {**base['notification'], 'title': 'Z'}}})",
      "Z"
    ),
  ])
  func `A request that Python puts together of a variable has all of it`(
    code: String, title: String
  ) {
    let read = MessageImport.reading("base = {'notification': {'title': 'Base'}}\n" + code)
    #expect(read.document.string(at: "topic") == "b", "\(read.lines)")
    #expect(read.document.string(at: "notification.title") == title, "\(read.lines)")
  }
}
