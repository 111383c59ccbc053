import Resolver
import StringResources
import Testing

struct LocaleConfigTests {
  /// On Android 15; German is only in the list, French and the default are in the app.
  @Test(
    arguments: [
      (35, "fr", ["ja-JP", "fr-FR"], "Salut"),
      (35, "de", ["de-DE", "fr-FR"], "Hi"),
      (35, nil, ["de-DE", "fr-FR"], "Salut"),
      (34, "de", ["de-DE", "fr-FR"], "Salut"),
      (35, "en", ["de-DE", "fr-FR"], "Salut"),
    ] as [(Int, String?, [String], String)])
  func `Since Android 15 the app's own list of languages counts`(
    apiLevel: Int, defaultLocale: String?, locales: [String], shown: String
  ) {
    var table = SampleApp.android([
      "values": ["key": .text("Hi")], "values-fr": ["key": .text("Salut")],
    ])
    table.localeConfig = AndroidLocaleConfig(
      supportedLocales: ["de", "fr", "en"], defaultLocale: defaultLocale)
    let device = Device(.android, locales: locales, androidAPILevel: apiLevel)
    let resolver = StringResolver(strings: AppLocalizations(android: table))
    #expect(resolver.resolve(TextRequest(key: "key"), on: device).outcome == .shows(shown))
  }
}
