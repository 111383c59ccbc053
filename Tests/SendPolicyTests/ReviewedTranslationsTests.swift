import MessageLint
import SendPolicy
import Testing

struct ReviewedTranslationsTests {
  private func row(_ change: (inout ReviewedTranslations) -> Void) throws -> String {
    var translations = ReviewedTranslations(total: 24)
    change(&translations)
    let sendCase = try Sending.sendCase { $0.translations = translations }
    let review = try #require(SendRules.verdict(on: sendCase).review)
    let row = try #require(review.rows { "\($0)" }.first { $0.label == "Locales" })
    return "\(row.level): \(row.value)"
  }

  @Test func `Who sends reads how many translations were reviewed, and which are rejected`() throws
  {
    #expect(try row { $0.reviewed = 6 } == "plain: reviewed 6 of 24")
    #expect(try row { $0.reviewed = 24 } == "good: reviewed 24 of 24")
    #expect(
      try row {
        $0.reviewed = 6
        $0.lapsed = 2
        $0.rejected = [.init(locale: "fr-CA", note: "too long")]
      } == "warning: reviewed 6 of 24, 2 changed since, 1 rejected (fr-CA: too long)")
  }

  @Test func `Three rejections are named, the others are counted`() throws {
    let names = ["de", "fr", "it", "ja", "ko"]
    #expect(
      try row { $0.rejected = names.map { .init(locale: $0, note: "") } }
        == "warning: reviewed 0 of 24, 5 rejected (de; fr; it; and 2 more)")
  }

  @Test func `A note cannot draw anything`() throws {
    let text = try row { $0.rejected = [.init(locale: "de", note: "a\u{1B}[2J\u{202E}b")] }
    let isVisible = text.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x202E }
    #expect(isVisible, "\(text)")
  }

  @Test func `Where nobody has marked anything there is no such line`() throws {
    let review = try #require(SendRules.verdict(on: try Sending.sendCase()).review)
    #expect(!review.rows { "\($0)" }.contains { $0.label == "Locales" })
  }

  @Test func `A rejected translation refuses nothing`() throws {
    let sendCase = try Sending.sendCase {
      $0.translations = ReviewedTranslations(total: 1)
      $0.translations?.rejected = [.init(locale: "de", note: "")]
    }
    #expect(Sending.refusals(sendCase) == Sending.refusals(try Sending.sendCase()))
  }
}
