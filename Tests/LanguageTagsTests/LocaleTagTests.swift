import LanguageTags
import Testing

struct LocaleTagTests {
  @Test(arguments: [
    ("fr-CA", "fr-CA"), ("zh_hant_tw", "zh-Hant-TW"), ("de_DE.UTF-8@euro", "de-DE"),
    ("ca-ES-valencia", "ca-ES-valencia"), ("ar-EG-u-nu-latn", "ar-EG"), ("", ""), ("--", ""),
  ])
  func `The parts of a platform's name are found`(text: String, base: String) {
    #expect(LocaleTag(text).base == base)
  }

  @Test func `A numbering system is read`() {
    #expect(LocaleTag("ar-EG-u-nu-latn").numberingSystem == "latn")
    #expect(LocaleTag("ar-EG").numberingSystem == nil)
  }
}
