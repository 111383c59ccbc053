import DevicePreview
import MessageLint
import Resolver
import Testing

struct DoubtedLocalesTests {
  private func finding(_ rule: String, _ platform: Platform?, _ locales: [String]) -> Finding {
    Finding(
      rule: rule, .warning, "a text is odd", platform: platform,
      places: [Finding.Place(nil, locales: locales)], localeCount: 3)
  }

  @Test func `A finding is about its platform, and one about none is about translations`() {
    let doubts = DoubtedLocales([
      finding("text-too-long", .apple, ["fr"]), finding("same-as-source", nil, ["de"]),
    ])
    #expect(doubts.contains("fr", on: .apple) && !doubts.contains("fr", on: .android))
    #expect(doubts.contains("de", on: .apple) && doubts.contains("de", on: .android))
    // Browsers have no translations.
    #expect(!doubts.contains("de", on: .web))
  }

  @Test func `What reviewers haven't done is no doubt about a text`() {
    let doubts = DoubtedLocales([finding("missing-review", nil, ["fr"])])
    #expect(doubts == DoubtedLocales())
  }
}
