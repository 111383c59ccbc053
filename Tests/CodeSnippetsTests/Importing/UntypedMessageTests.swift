import CodeSnippets
import PushMessages
import TestPacing
import Testing

/// Messages whose type the code doesn't say, or that can't be read, are never missing among the others.
@Suite(.takingTurns)
struct UntypedMessageTests {
  private static func program(_ statements: String) -> String {
    "class P {\n  async Task A(string t) {\n    \(statements)\n    await fcm.SendAsync(new Message { Topic = \"last\" });\n  }\n}"
  }

  @Test(arguments: [
    "await fcm.SendAsync(new() { Topic = \"a\", Notification = new() { Title = \"F\" } });",
    "Message m = new() { Topic = \"a\" };",
    "Message m = new() { Notification = new() { Title = \"T\" } };",
    "await fcm.SendEachAsync(new List<Message> { new() { Topic = \"a\" } });",
    "List<Message> l = new() { new() { Topic = \"a\" } };",
    "Message[] l = [new() { Topic = \"a\" }];",
    "Message[] l = { new() { Topic = \"a\" } };", "list.Add(new() { Topic = \"a\" });",
    "m = new() { Topic = \"a\" };", "return new() { Token = \"a\" };",
    "Message Build() => new() { Notification = new() { Title = \"T\" } };",
    "Message Prop { get; } = new() { Topic = \"a\" };", "Message Prop => new() { Topic = \"a\" };",
    "var m = ok ? new() { Topic = \"a\" } : null;",
  ])
  func `A message of C# without its type's name is one of the list`(statement: String) {
    let read = MessageImport.reading(Self.program(statement))
    #expect(read.snippets.map(\.line) == [3, 4], "\(read.lines)")
    #expect(MessageImport.reading(Self.program(statement), snippet: 1).canBeRead)
  }

  @Test(arguments: [
    "AndroidConfig c = new() { Notification = new() { Title = \"x\" } };",
    "Kafka k = new() { Topic = \"a\" };", "Kafka[] k = [new() { Topic = \"a\" }];",
    "List<Kafka> k = new() { new() { Topic = \"a\" } };",
    "Kafka Build() => new() { Topic = \"a\" };",
    "var k = new Kafka { Inner = new() { Title = \"x\" } };",
    "x = new() { Topic = \"a\", Partition = 1 };",
    "var d = new() { [\"Topic\"] = \"a\" };",
  ])
  func `An object of another type of C# is no message`(statement: String) {
    let read = MessageImport.reading(Self.program(statement))
    #expect(read.snippets.isEmpty, "\(read.snippets)")
    #expect(read.document.string(at: "topic") == "last")
  }

  @Test(arguments: [
    "fcm.send(Message.builder().apply { setTopic(\"first\") }.build())",
    "fcm.send(Message.builder().also { it.setTopic(\"first\") }.build())",
    "fcm.send(with(Message.builder()) { setTopic(\"first\"); build() })",
    "fcm.send(configure(Message.builder()))",
  ])
  func `A builder of Kotlin whose block isn't read is one of the list`(call: String) {
    let code = "fun a() {\n  \(call)\n  fcm.send(Message.builder().setTopic(\"second\").build())\n}"
    #expect(MessageImport.reading(code).snippets.map(\.line) == [2, 3])
    let first = MessageImport.reading(code, snippet: 1)
    #expect(first.problems.contains { $0.loss != nil && $0.line == 2 }, "\(first.lines)")
  }

  private static let second = #"{ "message": { "topic": "second" } }"#

  @Test(
    arguments: [
      ("{ \"message\": { \"topic\": \"first\", \"data\": {{data}} } }", "{{data}}"),
      ("{ \"message\": { \"topic\": \"first\", \"data\": { \"n\": {{ n }} } } }", "{{ n }}"),
      (
        "{ \"message\": { \"topic\": \"first\", \"android\": { \"notification\": { \"notification_count\": {{{n}}} } } } }",
        "{{{n}}}"
      ),
      ("{ \"message\": { \"topic\": \"first\", \"data\": { \"a\": ... } } }", "..."),
      ("{ \"message\": { \"topic\": \"first\", \"data\": … } }", "…"),
      ("{ \"message\": { \"topic\": \"first\", \"data\": <%= data %> } }", "<%= data %>"),
      ("{ \"message\": { \"topic\": \"first\", \"data\": <DATA> } }", "<DATA>"),
      ("{ \"message\": { \"topic\": \"first\", \"data\": #{data} } }", "#{data}"),
      ("{ \"message\": { \"topic\": \"first\", \"data\": %s } }", "%s"),
    ])
  func `A message with a place outside of quotes for a value is one of the list`(
    first: String, hole: String
  ) {
    let page = "POST https://fcm.googleapis.com/v1/x\n\n\(first)\n\n###\nPOST x\n\n\(Self.second)\n"
    #expect(MessageImport.reading(page).snippets.count == 2)
    let read = MessageImport.reading(page, snippet: 1)
    #expect(read.document.string(at: "topic") == "first", "\(read.lines)")
    #expect(read.problems.contains { $0.loss?.code == hole }, "\(read.lines)")
  }

  @Test(arguments: [
    "{ \"message\": { \"topic\": @name, \"data\": {} } }",
    "{ \"message\": { \"notification\": { \"title\": \"a\\u00g\" } } }",
    "{ \"to\": &x, \"notification\": { \"title\": \"a\" } }",
    "{ 'message': { 'topic': @name } }", "{ \"message\": { \"topic\": \"a",
  ])
  func `A message that can't be read is one of the list`(first: String) {
    let page = "Text.\n\n```\n\(Self.second)\n```\n\nText.\n\n```\n\(first)\n```\n"
    let read = MessageImport.reading(page)
    #expect(read.snippets.count == 2, "\(read.snippets)")
    #expect(read.snippets.last?.language == "JSON")
    let chosen = MessageImport.reading(page, snippet: 2)
    #expect(!chosen.canBeRead)
    #expect(chosen.problems.contains { $0.severity == .error && $0.line >= 10 }, "\(chosen.lines)")
  }

  @Test(arguments: [
    "{ \"error\": { \"message\": \"x\" } }", "{ \"message\": { \"role\": @user } }",
    "{ \"message\": \"Hi\", \"topic\": @name }", "{ to: recipient, subject: @name }",
  ])
  func `Other text in braces is no message`(other: String) {
    let page = "Text.\n\n```\n\(Self.second)\n```\n\nText.\n\n```\n\(other)\n```\n"
    let read = MessageImport.reading(page)
    #expect(read.snippets.isEmpty)
    #expect(read.document.string(at: "topic") == "second")
  }
}
