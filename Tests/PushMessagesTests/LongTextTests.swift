import PushMessages
import Testing

/// Texts for which work that grows with the square of their length would take minutes.
struct LongTextTests {
  private let count = 30_000
  /// How many repairs are said.
  private let said = 1000

  @Test func `A text with a repair at every number is read, every place right`() throws {
    let text = "{\"message\":{\"data\":{\"é\":[" + String(repeating: "1 ", count: count) + "]}}}"
    let problems = MessageDocument(text: text).problems
    #expect(problems.count == said)
    #expect(problems.first?.column == 28)
    #expect(problems.last?.column == 26 + 2 * said)
    #expect(throws: JSONSyntaxError.self) { try JSONNode(strict: text) }
  }

  @Test func `Repairs on many lines have their lines`() {
    let text = "[" + String(repeating: "1\n", count: count) + "]"
    let problems = MessageDocument(text: text).problems
    #expect(problems.map(\.line) == Array(2...said + 1))
    #expect(problems.allSatisfy { $0.column == 1 })
  }

  @Test(arguments: ["a", "é", "\\n", "\\ud83d\\ude00", "\u{1}"])
  func `A very long string is read`(piece: String) {
    let times = (1 << 18) / piece.utf8.count
    let text = "{\"message\":{\"topic\":\"" + String(repeating: piece, count: times) + "\"}}"
    let topic = MessageDocument(text: text).string(at: "topic")
    #expect(topic?.unicodeScalars.count == times)
  }

  @Test func `An endless name gets no suggestion, and a doubled object one check`() {
    let name = String(repeating: "a", count: 1 << 18)
    let (_, problems) = Message.reading(MessageDocument(text: "{\"message\":{\"\(name)\":1}}"))
    #expect(problems.map(\.sentence) == ["FCM has no field of this name here"])

    let twice = #"{"message":{"android":{"x":1},"android":{"y":1}}}"#
    #expect(Message.reading(MessageDocument(text: twice)).problems.count == 1)
  }

  @Test(arguments: [("ocndition", "condition"), ("Topic", "topic"), ("tpoic", "topic")])
  func `Swapped letters and capitals do not hide what was meant`(name: String, meant: String) {
    let document = MessageDocument(text: "{\"message\":{\"\(name)\":\"x\"}}")
    let sentences = Message.reading(document).problems.map(\.sentence)
    #expect(sentences == ["FCM has no field of this name here: did you mean \(meant)?"])
  }
}
