import FCMClient
import MessageLint
import SendPolicy
import Testing
import Workspace

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
        $0.changed = ["de", "it"].map { ChangedReview(locale: $0, reviewer: "Bo") }
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

  private static func translations(
    _ change: (inout ReviewedTranslations) -> Void = { _ in }
  ) -> ReviewedTranslations {
    var translations = ReviewedTranslations(total: 4)
    change(&translations)
    return translations
  }

  private func refusals(
    _ demand: ReviewDemand?, _ translations: ReviewedTranslations?, test: Bool = false
  ) throws -> [String] {
    var profile = Sending.profile
    profile.requiredReview = demand
    let sendCase = try Sending.sendCase(profile: profile) {
      $0.translations = translations
      if test { $0.purpose = .test("pixel-mia") }
    }
    #expect(SendRules.verdict(on: sendCase).isAllowed == Sending.refusals(sendCase).isEmpty)
    return Sending.refusals(sendCase)
  }

  private static func remedy(_ demand: String) -> String {
    ": the profile prod requires reviews (\(demand)): review them in the composer, or with pushwright review"
  }

  @Test(
    arguments: [
      (ReviewDemand.all, translations { $0.reviewed = 4 }, nil),
      (.all, nil, "77 no locale is reviewed" + remedy("all")),
      (.all, ReviewedTranslations(total: 0), "77 no locale is reviewed" + remedy("all")),
      (
        .all, translations { ($0.reviewed, $0.unreviewed) = (3, ["fr"]) },
        "77 1 of 4 locales (fr) isn't reviewed" + remedy("all")
      ),
      (.percent(75), translations { ($0.reviewed, $0.unreviewed) = (3, ["fr"]) }, nil),
      (
        .percent(76), translations { ($0.reviewed, $0.unreviewed) = (3, ["fr"]) },
        "77 1 of 4 locales (fr) isn't reviewed, and 76% are required" + remedy("76%")
      ),
      (.changed, translations { ($0.reviewed, $0.unreviewed) = (3, ["fr"]) }, nil),
      (
        .changed, translations { $0.unseen = ["a", "b", "c", "d"] },
        "77 the texts of 4 of 4 locales (a, b, c and 1 more) aren't reviewed" + remedy("changed")
      ),
      (
        .percent(1),
        translations {
          $0.reviewed = 3
          $0.rejected = [
            .init(locale: "fr", note: "no", reviewer: "Bo"),
            .init(locale: "fr", note: "", reviewer: "Cy"),
          ]
        }, "77 1 of 4 locales (fr) is rejected by a reviewer" + remedy("1%")
      ),
      (
        .changed,
        translations { ($0.reviewed, $0.fault) = (4, "a.jsonl:3: error: oops") },
        "78 not all reviews can be read (a.jsonl:3: error: oops): fix that file: the profile prod requires reviews"
      ),
    ] as [(ReviewDemand, ReviewedTranslations?, String?)])
  func `A profile's demand refuses what people haven't looked at`(
    demand: ReviewDemand, translations: ReviewedTranslations?, refusal: String?
  ) throws {
    #expect(try refusals(demand, translations) == [refusal].compactMap(\.self))
    // A test is how people get to see it.
    #expect(try refusals(demand, translations, test: true) == [])
    #expect(try refusals(nil, translations) == [])
  }

  @Test func `Each locale lacks its review for one reason, with who said what`() throws {
    let translations = Self.translations {
      $0.reviewed = 1
      $0.unreviewed = ["fr", "de", "it"]
      $0.rejected = [
        .init(locale: "fr", note: "no", reviewer: "Bo"),
        .init(locale: "fr", note: "", reviewer: "Cy"),
      ]
      $0.changed = [
        ChangedReview(locale: "de", reviewer: "Ada", wasRejected: true, note: "too long")
      ]
    }
    func reasons(_ demand: ReviewDemand) throws -> [String] {
      try #require(translations.missing(demand)).reasons.map { reason in
        "\(reason.locales.joined(separator: " ")): \(reason.statement)"
      }
    }
    #expect(
      try reasons(.all) == [
        "fr: rejected by Bo, Cy: no", "de: changed since Ada rejected it: too long",
        "it: not reviewed",
      ])
    #expect(
      try reasons(.percent(50)).last == "it: not reviewed: 1 of 4 are, and 50% are required")
    // Enough are reviewed; a rejection still stands.
    #expect(try reasons(.percent(25)) == ["fr: rejected by Bo, Cy: no"])
  }

  @Test func `Who sends reads which rejections were overridden`() throws {
    let text = try row {
      $0.reviewed = 24
      $0.overridden = [
        OverriddenRejection(.init(locale: "fr", note: "too long", reviewer: "Bo"), by: "Ada")
      ]
    }
    #expect(
      text == "warning: reviewed 24 of 24, 1 rejection overridden (fr: Ada overrode Bo: too long)")
  }

  @Test func `A dry run needs no review`() throws {
    var profile = Sending.profile
    profile.requiredReview = .all
    let sendCase = try Sending.sendCase(profile: profile)
    #expect(SendRules.refusalOfDryRun(sendCase) == nil)
    #expect(SendRules.dryRunIntent(of: sendCase)?.reviews == nil)
  }

  @Test func `Who sends reads who has reviewed, and the record keeps it`() throws {
    let translations = Self.translations {
      $0.reviewed = 3
      $0.unreviewed = ["fr"]
      $0.rejected = [.init(locale: "fr", note: "too long", reviewer: "Bo\u{1B}[2J")]
      // One address is one person.
      $0.count(Reviewer(name: "Ada", email: "ada@example.com"))
      $0.count(Reviewer(name: "Ada Lovelace", email: "Ada@example.com"))
      $0.count(Reviewer(name: "Cy", email: "cy@example.com"))
      $0.count(nil)
    }
    let sendCase = try Sending.sendCase { $0.translations = translations }
    let verdict = SendRules.verdict(on: sendCase)
    let rows = try #require(verdict.review).rows { "\($0)" }
    #expect(
      rows.first { $0.label == "Reviewed" }?.value
        == "by Ada <ada@example.com> (2 locales), Cy <cy@example.com> (1 locale)")
    #expect(
      verdict.intent?.reviews
        == "reviewed 3 of 4, 1 rejected (fr by Bo\\u{1B}[2J: too long); by Ada <ada@example.com> (2 locales), "
        + "Cy <cy@example.com> (1 locale)")
  }

  @Test func `A rejected translation refuses nothing where no review is demanded`() throws {
    let sendCase = try Sending.sendCase {
      $0.translations = ReviewedTranslations(total: 1)
      $0.translations?.rejected = [.init(locale: "de", note: "")]
    }
    #expect(Sending.refusals(sendCase) == Sending.refusals(try Sending.sendCase()))
  }
}
