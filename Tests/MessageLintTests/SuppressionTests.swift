import MessageLint
import PushMessages
import Resolver
import Testing

struct SuppressionTests {
  private static let crash = Finding(
    rule: "crash", .error, "body on Android: %1$d crashes the app",
    headline: "Android body: %1$d crashes the app", path: "android.notification.body_loc_key",
    platform: .android,
    places: [
      .init(
        TextSource(localization: "values", file: "res/values/strings.xml", line: 3),
        locales: ["en-US", "fr-CA"]),
      .init(
        TextSource(localization: "values-fr", file: "res/values-fr/strings.xml", line: 3),
        locales: ["fr-FR"]),
    ], localeCount: 3)
  private static let target = Finding(
    rule: "target", .error, "the message goes nowhere yet", path: "topic")

  private func judgement(_ suppressions: Suppression...) -> LintJudgement {
    LintJudgement([Self.crash, Self.target], applying: suppressions)
  }

  private func suppression(
    _ rule: String = "crash", field: String? = nil, key: String? = nil, locale: String? = nil,
    platform: Platform? = nil, file: String? = nil
  ) -> Suppression {
    Suppression(
      rule: rule, field: field, key: key, locale: locale, platform: platform, file: file,
      reason: "known", origin: "p.toml:1")
  }

  @Test func `A suppression of a key is about findings of that key`() {
    var finding = Self.crash
    finding.key = "promo_body"
    let meant = LintJudgement([finding], applying: [suppression(key: "promo_body")])
    #expect(meant.kept.isEmpty)
    for key in ["promo", "PROMO_BODY"] {
      let other = LintJudgement([finding], applying: [suppression(key: key)])
      #expect(other.kept == [finding] && other.unused.count == 1)
    }
    #expect(judgement(suppression("target", key: "promo_body")).kept.count == 2)
  }

  @Test(arguments: [
    ("values-fr/strings.xml", ["en-US", "fr-CA"], ["fr-FR"]),
    ("res/values-fr/strings.xml", ["en-US", "fr-CA"], ["fr-FR"]),
    ("strings.xml", [], ["en-US", "fr-CA", "fr-FR"]),
    ("fr/strings.xml", ["en-US", "fr-CA", "fr-FR"], []),
    ("values-fr", ["en-US", "fr-CA", "fr-FR"], []),
  ])
  func `Only the texts of the suppressed file leave a finding about many`(
    file: String, kept: [String], suppressed: [String]
  ) {
    let judgement = LintJudgement(
      [Self.crash], applying: [suppression(file: file)], draft: "drafts/a.json")
    #expect(judgement.kept.flatMap(\.locales) == kept)
    #expect(judgement.suppressed.flatMap(\.finding.locales) == suppressed)
  }

  @Test func `A finding of the draft itself is in the draft's file`() {
    let suppression = suppression("target", file: "drafts/a.json")
    let findings = [Self.target]
    let own = LintJudgement(findings, applying: [suppression], draft: "/app/drafts/a.json")
    #expect(own.kept.isEmpty)
    for draft in ["drafts/b.json", "old-drafts/a.json", nil] {
      #expect(!LintJudgement(findings, applying: [suppression], draft: draft).kept.isEmpty)
    }
  }

  @Test func `File and locale narrow each other`() {
    let judgement = judgement(suppression(locale: "fr", file: "values/strings.xml"))
    #expect(judgement.suppressed.flatMap(\.finding.locales) == ["fr-CA"])
    #expect(judgement.kept.first?.locales == ["en-US", "fr-FR"])
  }

  @Test func `A device of several languages is meant by the first of them`() {
    var finding = Self.crash
    finding.places = [.init(nil, locales: ["rm-CH, fr", "fr, rm-CH", "rm-CH"])]
    let judgement = LintJudgement([finding], applying: [suppression(locale: "rm-CH")])
    #expect(judgement.kept.flatMap(\.locales) == ["fr, rm-CH"])
  }

  @Test func `Without suppressions everything is kept`() {
    let judgement = judgement()
    #expect(judgement.kept == [Self.crash, Self.target])
    #expect(judgement.suppressed.isEmpty)
    #expect(judgement.unused.isEmpty)
  }

  @Test func `A suppressed rule leaves, and the suppression goes with it`() {
    let judgement = judgement(suppression())
    #expect(judgement.kept == [Self.target])
    #expect(judgement.suppressed == [SuppressedFinding(Self.crash, by: suppression())])
    #expect(judgement.unused.isEmpty)
  }

  @Test(
    arguments: [
      ("android.notification.body_loc_key", true), ("android.notification", true),
      ("android", true), ("android.notification.body_loc", false), ("apns", false),
      ("android.notification.body_loc_key.x", false),
    ])
  func `A field stands for itself and all that is in it`(field: String, isMeant: Bool) {
    let suppression = suppression(field: field)
    let judgement = judgement(suppression)
    #expect(judgement.suppressed.count == (isMeant ? 1 : 0))
    #expect(judgement.unused == (isMeant ? [] : [suppression]))
  }

  /// Each asked about each would be a hundred million questions.
  @Test func `Of many suppressions a finding asks those of its own field`() {
    let findings = (0..<9_000).map { number in
      Finding(
        rule: "web-header", .warning, "x",
        path: FieldPath("webpush.headers").appending("h\(number)"))
    }
    let others = (0..<10_000).map { suppression("web-header", field: "apns.headers.z\($0)") }
    let meant = [
      suppression("web-header", field: "webpush.headers.h8999"),
      suppression("web-header", field: "webpush.headers.h8998", platform: .android),
    ]
    let judgement = LintJudgement(findings, applying: others + meant)
    #expect(judgement.kept == findings.dropLast())
    #expect(judgement.unused == others + [meant[1]])
  }

  @Test func `A list's elements and a map's odd keys are in their field`() {
    let path = FieldPath("android.notification.body_loc_args").appending(1)
    let finding = Finding(rule: "field-type", .error, "x", path: path)
    let odd = Finding(rule: "field-type", .error, "x", path: FieldPath("data").appending("a.b"))
    let suppressions = [
      suppression("field-type", field: "android.notification.body_loc_args"),
      suppression("field-type", field: "data"),
    ]
    #expect(LintJudgement([finding, odd], applying: suppressions).kept.isEmpty)
  }

  @Test(arguments: [
    ("fr", ["en-US"], ["fr-CA", "fr-FR"]), ("FR-ca", ["en-US", "fr-FR"], ["fr-CA"]),
    ("f", ["en-US", "fr-CA", "fr-FR"], []), ("fr-C", ["en-US", "fr-CA", "fr-FR"], []),
  ])
  func `Only the suppressed locales leave a finding about many`(
    locale: String, kept: [String], suppressed: [String]
  ) {
    let judgement = judgement(suppression(locale: locale))
    #expect(judgement.kept.first?.locales == kept)
    #expect(judgement.suppressed.flatMap(\.finding.locales) == suppressed)
  }

  @Test func `What is left of a finding counts what is left`() throws {
    let judgement = judgement(suppression(locale: "fr"))
    let kept = try #require(judgement.kept.first)
    #expect(kept.sentence == "body on Android, 1 of 3 locales: %1$d crashes the app")
    #expect(kept.headline == "Android body 1/3: %1$d crashes the app")
    #expect(kept.places.map(\.source?.file) == ["res/values/strings.xml"])
  }

  @Test func `Two suppressions can share a finding, and each says its reason`() {
    let first = suppression(locale: "fr-CA")
    let second = suppression(locale: "fr")
    let judgement = judgement(first, second)
    #expect(judgement.suppressed.map(\.suppression) == [first, second])
    #expect(judgement.suppressed.map(\.finding.locales) == [["fr-CA"], ["fr-FR"]])
  }

  @Test func `A suppression of a locale is not about findings of no language`() {
    let suppression = suppression("target", locale: "fr")
    #expect(judgement(suppression).unused == [suppression])
  }

  @Test func `A suppression of a platform is about that platform's findings`() {
    #expect(judgement(suppression(platform: .android)).suppressed.count == 1)
    #expect(judgement(suppression(platform: .apple)).suppressed.isEmpty)
    #expect(judgement(suppression("target", platform: .android)).suppressed.isEmpty)
  }

  @Test func `A rule that had nothing to look at leaves no suppression unused`() {
    let subject = LintSubject(document: MessageDocument(text: "{\"message\": {}}"), shown: [])
    let rules = ["image-answer", "topic-name"]
    let judgement = Linter.judgement(of: subject, applying: rules.map { suppression($0) })
    #expect(judgement.unused.map(\.rule) == ["topic-name"])
  }

  @Test func `No suppression opens the gate that demands reviews`() {
    let missing = Finding(
      rule: "missing-review", .error, "the texts aren't reviewed",
      places: [Finding.Place(nil, locales: ["fr"])], localeCount: 2)
    let suppression = Suppression(rule: "missing-review", reason: "later", origin: "a:1")
    let judgement = LintJudgement([missing], applying: [suppression])
    #expect(judgement.kept == [missing] && judgement.suppressed.isEmpty)
    #expect(judgement.unused == [suppression])
  }
}
