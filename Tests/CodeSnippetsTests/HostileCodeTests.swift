import FuzzSupport
import PushMessages
import TestPacing
import Testing

@testable import CodeSnippets

/// Source code that wants to take time, memory or the stack.
@Suite(.takingTurns)
struct HostileCodeTests {
  @Test(arguments: SampleFile.all)
  func `No changed byte makes reading fail, and what cannot be read says why`(file: SampleFile) {
    var random = SplitMix(state: 18)
    for sample in file.samples {
      let bytes = Array(sample.code.utf8)
      for round in 0..<12 {
        var changed =
          round.isMultiple(of: 3) ? Array(bytes.prefix(bytes.count * round / 12)) : bytes
        for _ in 0..<3 where !changed.isEmpty {
          let place = Int.random(in: changed.indices, using: &random)
          let marks = Array("{}[]()'\"\\`$<>,:;=.+*\n@#/&".utf8)
          changed[place] = marks.randomElement(using: &random) ?? 0
        }
        let text = String(decoding: changed, as: UTF8.self)
        let imported = MessageImport.reading(text, as: round == 1 ? file.format : .auto)
        let hasError = imported.problems.contains { $0.severity == .error }
        #expect(imported.canBeRead != hasError, "\(text)")
        if imported.canBeRead, imported.isConverted {
          #expect(MessageDocument(text: imported.strictText).problems.isEmpty, "\(text)")
        }
      }
    }
  }

  @Test(arguments: Nonsense.all)
  func `Long nonsense is read in one pass`(nonsense: Nonsense) {
    let text = nonsense.text
    var importer = Importer(text, as: .auto, isUnifying: false)
    let imported = importer.imported()
    #expect(imported.canBeRead || imported.problems.contains { $0.severity == .error })
    let length = text.utf8.count
    #expect(importer.work < 2_000_000 + 12 * length, "\(importer.work) of \(length)")
  }

  struct Nonsense: CustomTestStringConvertible {
    var start = ""
    var unit: String
    var end = ""

    var text: String {
      start + String(repeating: unit, count: 9000 / unit.utf8.count) + end
    }
    var testDescription: String { start + unit }

    static let all: [Nonsense] =
      [
        "{", "(", "[", "'", "\"", "`", "`${", "\"\"\"", "f\"{", "$\"{", "@\"", "/*", "//", "#",
        "\\", "R\"",
        "Message(", "messaging.Message(", "Message.builder()", "Message{", "&messaging.Message{",
        "new Message{", "new Message(){Data=", "{topic:", "{notification:{", "a=", "a=a+a\n",
        "a.b(",
        "x => {", "Map.of(", "<", "List<", "new ", "$", "“", "‘", "  \n", "{a:[1,", "a=b;\n", "/a[",
      ].map { Nonsense(unit: $0) } + [
        Nonsense(start: "messaging.Message(topic='a', data={", unit: "'k': f(x), ", end: "})"),
        Nonsense(start: "Message.builder()", unit: ".putData(\"a\", b)", end: ".build()"),
        Nonsense(start: "Message.builder().setTopic(", unit: "\"a\"+", end: "\"\").build();"),
        Nonsense(start: "m = messaging.Message(", unit: "**a, ", end: ")"),
        Nonsense(start: "m = messaging.Message(topic=", unit: "(", end: "'a'"),
        Nonsense(
          start: "m := &messaging.Message{Data: map[string]string{", unit: "a: b, ", end: "}}"),
        Nonsense(start: "const m = {topic: 'a', ", unit: "...m, ", end: "};"),
        Nonsense(
          start: "const m = {topic: 'a', data: {", unit: "[a]: a, ", end: "}, notification: {}};"),
        Nonsense(start: "t = 'a'\n", unit: "t = t + t\n", end: "m = messaging.Message(topic=t)"),
        Nonsense(start: "var m = new Message() { Topic = ", unit: "\"\"\""),
        Nonsense(start: "var m = new Message() { Topic = ", unit: "$"),
        Nonsense(start: "var m = new Message() { Topic = $$", unit: "\"\"\"", end: "{{x}}"),
        Nonsense(start: "m = messaging.Message(topic='a')\n", unit: "m.topic = 'b'\n"),
        Nonsense(start: "var m = new Message();\n", unit: "m.Topic = \"b\";\n"),
      ]
  }

  @Test func `Variables that double each other end with a limit`() {
    let lines = (1...60).map { "a\($0) = [a\($0 - 1), a\($0 - 1)]" }
    let text =
      "a0 = ['x', 'y']\n" + lines.joined(separator: "\n")
      + "\nm = messaging.Message(topic='t', apns=messaging.APNSConfig(payload=messaging.APNSPayload(messaging.Aps(), x=a60)))"
    let imported = MessageImport.reading(text)
    #expect(imported.problems.count <= 3000)
    #expect(imported.canBeRead || imported.problems.contains { $0.severity == .error })
  }

  @Test func `A text that doubles ends with a limit`() {
    let lines = (1...40).map { "a\($0) = a\($0 - 1) + a\($0 - 1)" }
    let text =
      "a0 = 'x'\n" + lines.joined(separator: "\n")
      + "\nm = messaging.Message(topic=a40, data={'a': a5})"
    let imported = MessageImport.reading(text)
    #expect(imported.compact == #"{"data":{"a":"\#(String(repeating: "x", count: 32))"}}"#)
    #expect(imported.lines.contains { $0.contains("topic was left out: ‘a") })
  }

  @Test func `A JSON draft that holds source code is a draft`() {
    let codes = [
      "messaging.Message(topic='x')", "Message.builder().setTopic(\\\"x\\\").build()",
      "&messaging.Message{Topic: \\\"x\\\"}", "new Message { Topic = \\\"x\\\" };",
      "const m = {topic: 'x', notification: {}};",
    ]
    for code in codes {
      let text = "{\"message\": {\"topic\": \"a\", \"data\": {\"code\": \"\(code)\"}}}"
      let imported = MessageImport.reading(text)
      #expect(!imported.isConverted)
      #expect(imported.document.text == text)
      let odd = "// \(code)\n{message: {topic: 'a', data: {}, \"x\": \"\(code)\",},}"
      #expect(MessageImport.reading(odd).document.string(at: "topic") == "a", "\(odd)")
    }
  }

  @Test(arguments: [
    ("{topic: 't', data: message.data}", #"{"topic":"t"}"#),
    ("{topic: 't', ...message}", #"{"topic":"t"}"#),
    ("{topic: 't', notification: message}", #"{"topic":"t"}"#),
  ])
  func `What a message takes of itself is left out`(
    code: String, message: String
  ) {
    let imported = MessageImport.reading("const message = \(code);\nsend(message);")
    #expect(imported.document.canonicalMessage == message)
  }

  @Test(arguments: ["[a]", "{x: a}", "[a, a, a]", "{...a, x: {y: [a]}}"])
  func `A variable that holds itself is read so far, and that is said`(value: String) {
    let imported = MessageImport.reading(
      "const a = \(value);\nconst message = {topic: 't', data: a};\nsend(message);")
    #expect(imported.canBeRead)
    #expect(imported.problems.contains { $0.severity == .warning })
  }
}
