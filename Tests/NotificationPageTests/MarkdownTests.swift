import Testing

@testable import NotificationPage

struct MarkdownTests {
  @Test(arguments: [
    ("a", "`a`"), ("a`b", "``a`b``"), ("`", "`` ` ``"), ("a``b`", "``` a``b` ```"),
    ("", "*empty*"), (" a", "`  a `"), ("a\nb", "`a\\u000ab`"),
  ])
  func `Data is a span of code that it can't end`(text: String, expected: String) {
    #expect(MarkdownText.code(text) == expected)
  }

  @Test func `The worst locales come first`() throws {
    let text = PageSample.page().markdown
    let places = ["en-US", "fr-CA", "ja-JP"].compactMap {
      text.firstRange(of: "<code>\($0)")?.lowerBound
    }
    #expect(places.count == 3)
    #expect(places == places.sorted())
    let crash = try #require(text.firstRange(of: "✗ Android"))
    #expect(places[0] < crash.lowerBound)
  }

  @Test(arguments: [1, 40, 400, 1000])
  func `However many locales there are, it fits into a comment and says how many are left out`(
    count: Int
  ) {
    let all = PageSample.texts.map(\.locale)
    let draft = PageSample.draft(for: (0..<count).map { all[$0 % all.count] })
    let text = PageSample.page(draft).markdown
    #expect(text.utf16.count < 65_536)
    let shown = text.matches(of: /<details><summary><code>/).count
    #expect(text.matches(of: /<details>/).count == text.matches(of: /<\/details>/).count)
    let missing = text.firstMatch(of: /\*\*(\d+) more locales/).flatMap { Int($0.output.1) } ?? 0
    #expect(shown + missing == count)
    #expect((missing > 0) == (count > 300))
  }

  @Test func `Many drafts and findings fit as well`() {
    var draft = PageSample.draft()
    draft.findings = (0..<500).map { number in
      PageFinding(
        isError: true, rule: "crash", sentence: String(repeating: "long \(number) ", count: 100))
    }
    let page = SignOffPage(
      PageSample.head(), drafts: (0..<60).map { _ in draft })
    let text = page.markdown
    #expect(text.utf16.count < 65_536)
    #expect(text.contains("more drafts"))
  }
}
