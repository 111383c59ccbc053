import LanguageTags
import Testing

struct LanguageTagTests {
  @Test(arguments: [
    ("fr", "fr", "fr"), ("FR-ca", "fr-CA", "fr"), ("ZH-hant-tw", "zh-Hant-TW", "zh"),
    ("es-419", "es-419", "es"), ("ca-ES-VALENCIA", "ca-ES-valencia", "ca"),
    ("ar-EG-U-NU-LATN", "ar-EG-u-nu-latn", "ar"), ("french", "french", "french"),
    ("x-double-length", "x-double-length", "x"),
  ])
  func `A tag has the letters that people write`(text: String, tag: String, language: String) {
    #expect(LanguageTag(text)?.description == tag)
    #expect(LanguageTag(text)?.language == language)
  }

  @Test(arguments: [
    "", "f", "-", "fr-", "-CA", "fr_CA", "fr CA", "fr--CA", "toolongone", "fr-toolongone", "f1",
    "x-other", "frü", "fr-ü",
  ])
  func `What doesn't have the form of a tag is none`(text: String) {
    #expect(LanguageTag(text) == nil)
  }

  @Test(arguments: [
    ("fr", "fr"), ("fr-CA", "fr"), ("zh_Hant", "zh"), ("gsw-CH, de-CH", "gsw"), ("", ""),
  ])
  func `The language is what a tag begins with`(text: String, language: String) {
    #expect(LanguageTag.language(of: text) == language)
  }
}
