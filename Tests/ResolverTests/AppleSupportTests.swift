import Resolver
import Testing

/// Whether an Apple app has a locale's language is what Apple's matcher answers, not what languages are grouped.
struct AppleSupportTests {
  @Test(arguments: [
    // Grouped with English, because Hindi in Latin letters falls back to India's English.
    (["en"], "hi", false), (["en"], "hi-IN", false), (["en"], "hi-Latn", true),
    (["hi"], "hi-IN", true), (["hi"], "en", false), (["en-GB"], "en-IN", true),
    (["zh-Hans"], "zh-TW", false), (["zh-Hant"], "zh-TW", true), (["zh-Hans"], "zh-CN", true),
    (["zh-Hant"], "yue", true), (["no"], "nb", true), (["nb"], "nn", true),
    (["pt-BR"], "pt-PT", true), (["sr"], "sr-Latn", false), (["fr-CA"], "fr-FR", true),
    (["en"], "de", false), (["Base", "fr"], "en-US", true), (["Base", "fr"], "de", false),
    (["English"], "en", true), ([], "en", false),
  ])
  func `An app has a language if the matcher finds it`(
    folders: [String], locale: String, isSupported: Bool
  ) {
    let texts = folders.map { ($0, ["KEY": "text"]) }
    let table = SampleApp.apple(Dictionary(uniqueKeysWithValues: texts))
    #expect(
      AppLocalizations(apple: table).supported(among: [locale], on: .apple)
        == (isSupported ? [locale] : []))
  }
}
