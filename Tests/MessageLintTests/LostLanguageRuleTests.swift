import MessageLint
import Resolver
import Testing

/// Languages that one platform has and the other has lost.
struct LostLanguageRuleTests {
  private func sentences(_ app: Translations) -> [String] {
    app.findings(app.message(nil)).filter { $0.rule == "lost-language" }.map(\.sentence)
  }

  private func app(
    android: [(String, String?)], apple: [(String, String?)], previewed: [String]
  ) -> Translations {
    Translations(
      android: android.map { (directory: $0.0, text: $0.1) },
      apple: apple.map { (folder: $0.0, text: $0.1) }, previewed: previewed)
  }

  @Test func `A language whose directory is gone is told of where the other platform has it`() {
    let gone = app(
      android: [("values", "Sale"), ("values-fr", "Soldes")],
      apple: [("en", "Sale"), ("fr", "Soldes"), ("de", "Angebot")],
      previewed: ["en-US", "fr-FR", "de-DE", "de-AT"])
    #expect(
      sentences(gone) == [
        "body on Android, 2 of 4 locales: another language is shown, only Apple has de"
      ])
  }

  @Test(arguments: [("values-ger", "de", "de-DE"), ("values-gr", "el", "el-GR")])
  func `A directory of a code that no device asks for is no language`(
    directory: String, folder: String, locale: String
  ) {
    let misnamed = app(
      android: [("values", "Sale"), (directory, "Xyz")], apple: [("en", "Sale"), (folder, "Xyz")],
      previewed: ["en-US", locale])
    #expect(
      sentences(misnamed) == [
        "body on Android, 1 of 2 locales: another language is shown, only Apple has \(folder)"
      ])
  }

  @Test func `An iPhone's lost language is told of too`() {
    let misnamed = app(
      android: [("values", "Sale"), ("values-el", "Xyz")], apple: [("en", "Sale"), ("gr", "Xyz")],
      previewed: ["en-US", "el-GR"])
    #expect(
      sentences(misnamed) == [
        "body on Apple, 1 of 2 locales: another language is shown, only Android has el"
      ])
  }

  @Test func `What rightly falls back, or is in no app, is no finding`() {
    let apps = [
      // A region that shows its language.
      app(
        android: [("values", "Sale"), ("values-de", "Angebot")],
        apple: [("en", "Sale"), ("de", "Angebot"), ("de-AT", "Aktion")],
        previewed: ["en-US", "de-AT"]),
      // English only, or in a language that neither has.
      app(android: [("values", "Sale")], apple: [("en", "Sale")], previewed: ["en-US", "de-DE"]),
      // A platform without strings.
      app(android: [("values", "Sale")], apple: [], previewed: ["en-US", "de-DE"]),
      // The source language is in values/.
      app(
        android: [("values", "Sale"), ("values-fr", "Soldes")],
        apple: [("en", "Sale"), ("fr", "Soldes")], previewed: ["en-GB", "fr-FR"]),
      // Not translated there either, which `untranslated` reports.
      app(
        android: [("values", "Sale"), ("values-fr", "Soldes")],
        apple: [("en", "Sale"), ("fr", "Soldes"), ("de", nil)], previewed: ["de-DE"]),
      // The same word in both.
      app(
        android: [("values", "Sale"), ("values-fr", "Soldes")],
        apple: [("en", "Sale"), ("fr", "Soldes"), ("de", "Sale")], previewed: ["de-DE"]),
      // The default texts are German.
      app(
        android: [("values", "Nur heute für dich und deine Freunde"), ("values-fr", "Soldes")],
        apple: [("en", "Sale"), ("de", "Nur heute ist dein Tag")], previewed: ["de-DE"]),
    ]
    for app in apps { #expect(sentences(app).isEmpty, "\(app.previewed)") }
  }

  @Test func `Many languages are one finding`() throws {
    let languages = ["de", "es", "it", "nl", "pt"]
    let lost = app(
      android: [("values", "Sale"), ("values-fr", "Soldes")],
      apple: [("en", "Sale"), ("fr", "Soldes")] + languages.map { ($0, "Word\($0)") },
      previewed: ["en-US", "fr-FR"] + languages)
    let found = lost.findings(lost.message(nil)).filter { $0.rule == "lost-language" }
    #expect(found.count == 1)
    let finding = try #require(found.first)
    #expect(finding.locales == languages && finding.severity == .warning)
    #expect(finding.headline == "Android 5/7: only Apple has de, es, it and 2 more")
    #expect(finding.appRemedy == "add de, es, it and 2 more on Android")
  }
}
