import Drafts
import TestSupport
import Testing

@testable import ComposerState

/// What is worst where the message has no text for the web, which then shows nothing in any language.
struct WorstFirstStories {
  private static let message = #"""
    {"topic": "news", "android": {"notification": {
      "title_loc_key": "title", "body_loc_key": "body", "body_loc_args": ["3"]}},
      "apns": {"payload": {"aps": {"alert": {"title-loc-key": "TITLE", "loc-key": "BODY"}}}}}
    """#

  private let app: TranslatedApp

  init() async {
    let apple = TranslatedApp.apple(["TITLE": "Sale", "BODY": "Now"])
    app = await TranslatedApp([
      "res/values/strings.xml": TranslatedApp.android(["title": "Sale", "body": "%1$s new"]),
      "res/values-it/strings.xml": TranslatedApp.android(["body": "%1$d nuovo"]),
      "en.lproj/Localizable.strings": apple,
      "fr.lproj/Localizable.strings": TranslatedApp.apple(["BODY": "Maintenant"]),
      "nl.lproj/Localizable.strings": "\"OTHER\" = \"Anders\";",
      "de.lproj/Localizable.strings": apple,
      "it.lproj/Localizable.strings": apple,
    ])
  }

  @Test func `Where the web shows nothing anywhere, a key and a crash still come first`() {
    var composer = TranslatedApp.composer(
      Self.message, for: [["de"], ["en"], ["fr"], ["it"], ["nl"]])
    composer.locales.order(by: .worstFirst)
    let derived = app.derived(composer)
    let names = composer.listedLocales(seeing: derived).map { derived.rows[$0].locale.name }
    #expect(names == ["it", "nl", "fr", "de", "en"])
  }

  @Test func `A text in another language is worse than a translated one`() async {
    let app = await TranslatedApp([
      "res/values/strings.xml": TranslatedApp.android(["title": "Sale", "body": "%1$s new"]),
      "res/values-it/strings.xml": TranslatedApp.android(["title": "Saldi", "body": "%1$s"]),
      "res/values-fr/strings.xml": TranslatedApp.android(["body": "%1$s"]),
    ])
    var composer = TranslatedApp.composer(Self.message, for: [["en"], ["it"], ["de"], ["fr"]])
    composer.locales.order(by: .worstFirst)
    let derived = app.derived(composer)
    let names = composer.listedLocales(seeing: derived).map { derived.rows[$0].locale.name }
    #expect(names == ["de", "fr", "en", "it"])
  }

  @Test func `In a filtered list n stops only where a locale has a problem of its own`() {
    var composer = TranslatedApp.composer(
      Self.message, for: [["de"], ["en"], ["fr"], ["it"], ["nl"]])
    app.send(
      .command(.filterLocales), .edit(.insert("nothing")), .command(.edit), to: &composer)
    var stops: [Int] = []
    for _ in 0..<4 {
      app.send(.command(.nextProblem), to: &composer)
      stops.append(composer.localeIndex)
    }
    #expect(stops == [2, 3, 4, 0])
  }
}
