import MessageLint
import PushMessages
import Resolver
import Testing

/// Literals that every language reads, in an app with several.
struct OneLanguageRuleTests {
  private static let languages = ["en-US", "fr-FR", "de-DE"]

  private func sentences(
    _ message: String, android: [String] = ["values", "values-fr", "values-de"]
  ) -> [String] {
    let app = Translations(
      android: android.map { ($0, "Hi") },
      apple: android.count > 1 ? [("en", "Hi"), ("fr", "Salut"), ("de", "Hallo")] : [("en", "Hi")],
      previewed: Self.languages)
    return app.findings(message).filter { $0.rule == "one-language" }.map(\.sentence)
  }

  @Test(
    arguments: [
      (
        #""notification": {"title": "Your order is on its way"}"#,
        ["title on Android and Apple, 2 of 3 locales: a literal text, read in English"]
      ),
      (
        #""notification": {"title": "Sale!", "body": "Now or never"}"#,
        ["title and body on Android and Apple, 2 of 3 locales: the same texts for every language"]
      ),
      (
        #""android": {"notification": {"title_loc_key": "body", "body": "Nur heute für dich"}}"#,
        ["body on Android, 2 of 3 locales: a literal text, read in German"]
      ),
      (
        #""apns": {"payload": {"aps": {"alert": "Sale!"}}}"#,
        ["body on Apple, 2 of 3 locales: one text for every language"]
      ),
      // `hidden-key` reports this one.
      (
        #""notification": {"body": "Sale!"}, "android": {"notification": {"body_loc_key": "body"}}"#,
        ["body on Apple, 2 of 3 locales: one text for every language"]
      ),
      (#""webpush": {"notification": {"title": "Your order is on its way"}}"#, []),
      (#""notification": {"title": "50 % 🎉", "body": "{{name}} 18:30 https://shop.example"}"#, []),
      (#""notification": {"title": "Shop"}"#, []),
      (
        #""apns": {"payload": {"aps": {"alert": {"loc-key": "body", "body": "Sale!"}}}}"#, []
      ),
    ])
  func `A literal text is told of where the app has the users' own language`(
    blocks: String, expected: [String]
  ) {
    #expect(sentences(#"{"topic": "a", \#(blocks)}"#) == expected)
  }

  @Test(
    arguments: [
      ("ご注文は発送されました。ありがとうございます", Finding.Severity.error),
      ("Nur heute ist alles für dich neu", .error),
      ("Your order is on its way", .warning),
      // Its language isn't known.
      ("Sale!", .warning),
    ])
  func `A literal that is in no source language and that most locales read is an error`(
    text: String, severity: Finding.Severity
  ) {
    let app = Translations(
      android: [("values", "Hi"), ("values-fr", "Hi"), ("values-de", "Hi"), ("values-ja", "Hi")],
      previewed: ["en-US", "fr-FR", "de-DE", "ja"])
    let message = "{\"topic\": \"a\", \"notification\": {\"title\": \"\(text)\"}}"
    let findings = app.findings(message).filter { $0.rule == "one-language" }
    #expect(findings.map(\.severity) == [severity])
    #expect(findings.allSatisfy { ($0.weighingNote == nil) == ($0.severity == .error) })
  }

  @Test func `A literal in the language of most of the locales is a warning`() {
    let app = Translations(
      android: [("values", "Hi"), ("values-de", "Hallo")],
      previewed: ["en-US", "de-DE", "de-AT", "de-CH"])
    let message = #"{"topic": "a", "notification": {"title": "Nur heute ist alles für dich neu"}}"#
    let findings = app.findings(message).filter { $0.rule == "one-language" }
    #expect(findings.map(\.severity) == [.warning])
  }

  @Test func `An app of one language loses nothing by a literal`() {
    let message = #"{"topic": "a", "notification": {"title": "Your order is on its way"}}"#
    #expect(sentences(message, android: ["values"]).isEmpty)
  }

  @Test func `It is a warning that names the field, and a reason accepts it`() throws {
    let app = Translations(
      android: [("values", "Hi"), ("values-fr", "Salut")], previewed: ["en-US", "fr-FR"])
    let message = #"{"topic": "a", "android": {"notification": {"title": "Sale is on"}}}"#
    let finding = try #require(app.findings(message).first)
    #expect(finding.severity == .warning && finding.platform == .android)
    #expect(finding.path == "android.notification.title")
    let accepted = Suppression(
      rule: "one-language", field: "android.notification.title", reason: "French users read it",
      origin: "pushwright.toml:1")
    #expect(LintJudgement([finding], applying: [accepted]).kept.isEmpty)
  }
}
