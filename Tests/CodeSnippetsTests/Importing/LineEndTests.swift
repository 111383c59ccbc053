import CodeSnippets
import PushMessages
import TestPacing
import Testing

/// What the lines of a text end with in a file whose own lines end as those of Windows.
@Suite(.takingTurns)
struct LineEndTests {
  @Test(
    arguments: [
      ("getMessaging().send({ topic: 't', data: { a: `x\ny`, b: 'p\\\nq' } });", "x\ny", "pq"),
      (
        "m = messaging.Message(topic='t', data={'a': '''x\ny''', 'b': 'p\\\nq'})", "x\ny", "pq"
      ),
      (
        "T = 'y'\nm = messaging.Message(topic='t', data={'a': f\"\"\"x\n{T}\"\"\", 'b': r'''p\nq'''})",
        "x\ny", "p\nq"
      ),
      (
        "client.Send(ctx, &messaging.Message{Topic: \"t\", Data: map[string]string{\"a\": `x\ny`, \"b\": \"p\\r\\nq\"}})",
        "x\ny", "p\r\nq"
      ),
      (
        "class A { void f() { fcm.send(Message.builder().setTopic(\"t\").putData(\"a\", \"\"\"\n  x\n  y\"\"\").putData(\"b\", \"p\\nq\").build()); } }",
        "x\ny", "p\nq"
      ),
      (
        "fcm.SendAsync(new Message { Topic = \"t\", Data = new Dictionary<string, string> { [\"a\"] = @\"x\ny\", [\"b\"] = \"\"\"\n  p\n  q\n  \"\"\" } });",
        "x\r\ny", "p\r\nq"
      ),
    ])
  func `A line end in a text is what the language makes of it`(
    code: String, first: String, second: String
  ) {
    let read = MessageImport.reading(code.replacing("\n", with: "\r\n"))
    #expect(read.document.string(at: "data.a") == first, "\(read.lines)")
    #expect(read.document.string(at: "data.b") == second, "\(read.lines)")
  }
}
