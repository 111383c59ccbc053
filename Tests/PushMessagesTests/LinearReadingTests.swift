import PushMessages
import Testing

/// Texts for which reading could grow with the square of their length.
struct LinearReadingTests {
  @Test func `A message of more values than any has is refused with the limit`() {
    let text =
      "{\"message\":{\"topic\":\"a\",\"data\":{"
      + String(repeating: "\"k\":\"v\",", count: 100_000) + "\"k\":\"v\"}}}"
    let document = MessageDocument(text: text)
    #expect(
      document.problems.map(\.sentence) == [
        "the text has more than 100000 values, too many for a message"
      ])
    #expect(document.root == nil)
  }

  @Test func `Of many unknown names a thousand are said, and the rest is counted`() {
    let names = (0..<20_000).map { "\"zz\($0)\":1" }.joined(separator: ",")
    let document = MessageDocument(text: "{\"message\":{\"topic\":\"a\",\(names)}}")
    let problems = Message.reading(document).problems
    #expect(problems.count == 1001)
    #expect(problems.last?.sentence == "FCM has no fields with 19000 more names here")
  }

  @Test func `Places of all values cost one pass over the text`() throws {
    let items = String(repeating: "1,\n", count: 4_000) + "1"
    let document = MessageDocument(text: "{\"message\":{\"data\":[\(items)]}}")
    let elements = try #require(document.node(at: "data")?.elements)
    #expect(elements.map { document.place(of: $0).line } == Array(1...4_001))
  }
}
