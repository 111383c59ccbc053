import CodeSnippets
import PushMessages
import TestPacing
import Testing

/// Ordinary ways of sending a message change nothing in it.
@Suite(.takingTurns)
struct SureSenderTests {
  @Test(arguments: [
    "@shared_task(bind=True)\ndef f(self):\n    message = messaging.Message(topic=\"a\")\n    return messaging.send(message)",
    "@app.post(\"/push\")\nasync def push(req):\n    message = messaging.Message(topic=\"a\")\n    return {\"id\": messaging.send(message)}",
    "@app.route(\"/push\", methods=[\"POST\"])\ndef push():\n    return jsonify(id=messaging.send(messaging.Message(topic=\"a\")))",
    "@retry(times=3)\ndef push():\n    m = messaging.Message(topic=\"a\")\n    r = messaging.send(m)\n    return r",
    "@login_required\n@csrf_exempt\ndef push(request):\n    messaging.send(messaging.Message(topic=\"a\"))\n    return HttpResponse(\"ok\")",
    "def f():\n    m = messaging.Message(topic=\"a\")\n    executor.submit(messaging.send, m)",
    "async def f():\n    m = messaging.Message(topic=\"a\")\n    await loop.run_in_executor(None, messaging.send, m)",
    "async def f():\n    await asyncio.to_thread(messaging.send, messaging.Message(topic=\"a\"))",
    "package p\n\nfunc (s *Svc) Send(ctx context.Context) error {\n\t_, err := s.c.Send(ctx, &messaging.Message{Topic: \"a\"})\n\treturn err\n}",
    "package p\n\nfunc (s *Svc) Send(ctx context.Context) error {\n\tm := &messaging.Message{Topic: \"a\"}\n\t_, err := s.push.Send(ctx, m)\n\treturn err\n}",
    "package p\n\nfunc (s *Svc) Send(ctx context.Context, id string) error {\n\t_, err := s.messenger.Send(ctx, &messaging.Message{Topic: \"a\"})\n\treturn err\n}",
    "class A { async send(x) { return this.push.send({ topic: 'a', data: { k: 'v' } }); } }",
    "class A { Task<Message> G() => Task.FromResult(new Message { Topic = \"a\" }); }",
    "class A { private static final Duration TTL = Duration.ofMinutes(30);\n Object c() { return Message.builder().setTopic(\"a\").setAndroidConfig(AndroidConfig.builder().setTtl(TTL.toMillis()).build()).build(); } }",
    "enum C { A = 'a', B = 'b' }\ngetMessaging().send({ topic: C.A, data: { k: C.B } });",
    "export enum C { B = 'b', A = 'a', }\ngetMessaging().send({ topic: C.A, data: { k: C.B } });",
    "enum P { Low = 1, High = 2 }\ngetMessaging().send({ topic: 'a', data: { k: String(P.High) } });",
  ])
  func `A message that is sent in an ordinary way has no doubt`(code: String) {
    let read = MessageImport.reading(code)
    #expect(read.document.string(at: "topic") == "a", "\(read.lines)")
    #expect(!read.problems.contains { $0.loss != nil }, "\(read.lines)")
  }

  @Test(arguments: [
    "const T = { a: 'a', b: 'b' } as const;\nfunction f() { getMessaging().send({ topic: T.a, data: { k: T.b } }); }",
    "const T = Object.freeze({ a: 'a' });\nfunction f() { getMessaging().send({ topic: T.a, data: { k: 'v' } }); }",
    "class Topics:\n    NEWS = \"a\"\n\ndef f():\n    messaging.send(messaging.Message(topic=Topics.NEWS))",
    "using M = FirebaseAdmin.Messaging;\nclass A { static readonly TimeSpan Ttl = TimeSpan.FromHours(2); Task F() => fcm.SendAsync(new M.Message { Topic = \"a\", Android = new M.AndroidConfig { TimeToLive = Ttl } }); }",
    "const y = 1;\ngetMessaging().send({ topic: 'a', notification: { title: 'x #{y}' } });",
  ])
  func `A constant that nothing may change has no doubt`(code: String) {
    let read = MessageImport.reading(code)
    #expect(read.document.string(at: "topic") == "a", "\(read.lines)")
    #expect(!read.problems.contains { $0.loss != nil }, "\(read.lines)")
  }

  @Test(arguments: [
    "const T = { a: 'a' };\nfunction f() { getMessaging().send({ topic: T.a, data: { k: 'v' } }); }",
    "class Topics:\n    news = \"a\"\n\ndef f():\n    messaging.send(messaging.Message(topic=Topics.news))",
    "class A:\n    NEWS = \"a\"\n    def f(self):\n        messaging.send(messaging.Message(topic=self.NEWS))",
    "class Topics:\n    NEWS = \"a\"\n\nsetattr(Topics, name, x)\n\ndef f():\n    messaging.send(messaging.Message(topic=Topics.NEWS))",
  ])
  func `A constant that other code may change has one`(code: String) {
    #expect(MessageImport.reading(code).problems.contains { $0.loss != nil })
  }

  @Test(arguments: [
    "@with_default_ttl\ndef f():\n    return messaging.Message(topic=\"a\")",
    "@with_default_ttl\ndef f():\n    m = messaging.Message(topic=\"a\")\n    return m",
    "@with_default_ttl\ndef f():\n    m = messaging.Message(topic=\"a\")\n    other = m\n    return other",
    "@with_default_ttl\ndef f():\n    m = messaging.Message(topic=\"a\")\n    return m, 200",
    "@with_default_ttl\ndef f():\n    m = messaging.Message(topic=\"a\")\n    yield m",
    "def f():\n    m = messaging.Message(topic=\"a\")\n    executor.submit(enrich, m)",
    "package p\n\nfunc (s *Svc) Send(ctx context.Context, m *messaging.Message) error {\n\tm.Topic = \"b\"\n\treturn nil\n}\n\nfunc f() {\n\tsvc.Send(ctx, &messaging.Message{Topic: \"a\"})\n}",
  ])
  func `A message that other code may change has one`(code: String) {
    let read = MessageImport.reading(code)
    #expect(read.document.string(at: "topic") == "a", "\(read.lines)")
    #expect(read.problems.contains { $0.loss?.extent == .doubtful }, "\(read.lines)")
  }

  @Test func `The time that the .NET SDK sends unasked is named`() {
    let code =
      "fcm.SendAsync(new Message { Topic = \"a\", Android = new AndroidConfig { Notification = new AndroidNotification { Title = \"T\"EVENT } } });"
    let without = MessageImport.reading(code.replacing("EVENT", with: ""))
    let sentence =
      "the .NET SDK sends android.notification.event_time 0001-01-01T00:00:00Z here; the draft has no time"
    #expect(without.problems.contains { $0.severity == .repair && $0.sentence == sentence })
    let with = MessageImport.reading(
      code.replacing(
        "EVENT", with: ", EventTimestamp = new DateTime(2026, 1, 1, 0, 0, 0, DateTimeKind.Utc)"))
    #expect(!with.problems.contains { $0.sentence == sentence })
  }
}
