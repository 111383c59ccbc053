import MessageLint
import Testing

/// The examples on the page of rules are what the linter does.
struct RuleExampleTests {
  @Test func `Each rule has one example, and few are only words`() {
    #expect(RuleExample.all.map(\.rule).sorted() == Linter.rules.map { $0.id }.sorted())
    let words = RuleExample.all.filter { $0.bad.isFound(by: $0.rule) == nil }
    #expect(words.count <= 8)
  }

  @Test(arguments: RuleExample.all)
  func `A rule finds its bad example, and not its good one`(example: RuleExample) {
    guard let isBad = example.bad.isFound(by: example.rule) else { return }
    #expect(isBad, "\(example.bad.markdown)")
    #expect(example.good.isFound(by: example.rule) == false, "\(example.good.markdown)")
  }
}
