import CodeSnippets
import PushMessages
import TestPacing
import Testing

/// What code has more of than is read, and the line from which on it isn't.
@Suite(.takingTurns)
struct ReadingLimitTests {
  @Test(arguments: ["m.data['k'] = '1'\n", "print(m)\n"])
  func `A message that is changed very often is read to a line that is named`(line: String) {
    let text =
      "m = messaging.Message(topic='n', data={'a': '1'})\n" + String(repeating: line, count: 1200)
      + "m.topic = 'x'\nmessaging.send(m)\n"
    let imported = MessageImport.reading(text)
    #expect(imported.document.string(at: "topic") == "n")
    #expect(
      imported.problems.contains {
        $0.severity == .warning && $0.line == 1002 && $0.sentence.contains("too many places")
      })
  }

  @Test func `A few hundred changes are all read`() {
    let text =
      "Message.Builder b = Message.builder();\n"
      + String(repeating: "b.putData(\"k\", \"1\");\n", count: 900)
      + "b.setTopic(\"x\");\nFirebaseMessaging.getInstance().send(b.build());\n"
    #expect(MessageImport.reading(text).document.string(at: "topic") == "x")
  }

  @Test func `Other names without number end with a warning`() {
    let names = (1...60).map { "a\($0) = m\n" }.joined()
    let imported = MessageImport.reading(
      "m = messaging.Message(topic='n')\n\(names)a60.topic = 'x'\nmessaging.send(m)\n")
    #expect(imported.problems.contains { $0.severity == .warning && $0.line > 50 })
  }

  @Test func `Many repairs don't keep a warning from being said`() {
    let entries = (1...1500).map { "'k\($0)': v" }.joined(separator: ", ")
    let imported = MessageImport.reading(
      "v = '1'\nm = messaging.Message(data={\(entries)}, topic=unknown)\n")
    #expect(imported.problems.contains { $0.sentence.contains("topic was left out: ‘unknown’") })
  }

  @Test func `Of more than a thousand losses the rest is named together`() {
    let entries = (1...1500).map { "'k\($0)': f()" }.joined(separator: ", ")
    let imported = MessageImport.reading("m = messaging.Message(topic='n', data={\(entries)})\n")
    let losses = imported.problems.filter { $0.severity == .warning }
    #expect(losses.count == 1001)
    #expect(losses.contains { $0.sentence.contains("the rest isn't listed") })
  }

  @Test func `A message behind more words than are read is missed aloud`() {
    let imported = MessageImport.reading(
      String(repeating: "a,a=a,a\n", count: 30_000) + "m = messaging.Message(topic='n')\n")
    #expect(!imported.canBeRead)
    #expect(imported.problems.contains { $0.line > 20_000 && $0.sentence.contains("too long") })
  }

  @Test func `More messages than anybody chooses from are said to be more`() {
    let message = "messaging.send(messaging.Message(topic='n'))\n"
    for count in [200, 201] {
      let imported = MessageImport.reading(String(repeating: message, count: count), snippet: 1)
      let isCut = imported.problems.contains { $0.severity == .warning && $0.line == 201 }
      #expect(isCut == (count > 200))
    }
  }
}
