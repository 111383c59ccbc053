import SendPolicy
import Testing

struct NamedTopicsTests {
  @Test(arguments: [
    ("'a' in topics", "a"), ("!('a' in topics)", "not a"),
    ("'a' in topics && 'b' in topics", "a and b"),
    ("'a' in topics || !('b' in topics)", "a or not b"),
    ("!('a' in topics && 'b' in topics)", "not a or not b"),
    ("'a' in topics && ('b' in topics || 'c' in topics)", "a and/or 2 more"),
    ("('a' in topics || 'b' in topics) && 'c' in topics", "a and/or 2 more"),
    ("'a' in topics && 'b' in topics && 'c' in topics", "a and 2 more"),
    ("'a' in topics || 'b' in topics || 'c' in topics", "a or 2 more"),
    ("!('a' in topics || 'b' in topics || 'c' in topics)", "not a and 2 more"),
    ("'a' in", "condition"),
  ])
  func `A condition is confirmed by its topics, on the screen and on the command line`(
    condition: String, words: String
  ) throws {
    let verdict = SendRules.verdict(on: try Sending.sendCase("{\"condition\":\"\(condition)\"}"))
    #expect(verdict.confirmation == .typing("prod \(words)"))
    #expect(verdict.review?.consent == "prod/\(words)")
    #expect(verdict.commandLineRefusal(confirm: "prod/\(words)", canAsk: false) == nil)
    let word = words.contains(" ") ? "'prod/\(words)'" : "prod/\(words)"
    #expect(
      verdict.commandLineRefusal(confirm: nil, canAsk: false)?.remedy
        == "add --dry-run, or --confirm \(word)")
  }
}
