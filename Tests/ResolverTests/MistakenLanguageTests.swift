import Resolver
import Testing

struct MistakenLanguageTests {
  @Test(arguments: [
    ("gr", "el"), ("jp-JP", "ja-JP"), ("cz", "cs"), ("DK", "da"), ("ua", "uk"),
    ("cn-CN", "zh-Hans-CN"), ("gb", "en-GB"), ("gb-GB", "en-GB"),
  ])
  func `A country's code means the language spoken there, and no device asks for it`(
    tag: String, meant: String
  ) throws {
    let mistake = try #require(MistakenLanguage(tag))
    #expect(mistake.tag == meant)
    #expect(mistake.isCountryOnly)
    #expect(mistake.remark?.contains(" is the country ") == true)
  }

  @Test(arguments: [
    ("br", "pt-BR", "Breton"), ("se", "sv", "Northern Sami"), ("kr", "ko", "Kanuri"),
    ("tw", "zh-Hant", "Twi"),
  ])
  func `A country's code that is another language's too may well be meant`(
    tag: String, meant: String, language: String
  ) throws {
    let mistake = try #require(MistakenLanguage(tag))
    #expect(mistake.tag == meant)
    #expect(mistake.otherLanguage == language)
    #expect(!mistake.isCountryOnly)
  }

  @Test(arguments: [("ger", "de"), ("deu-AT", "de-AT"), ("fre", "fr"), ("ces", "cs")])
  func `A code with three letters is written with two`(tag: String, meant: String) throws {
    let mistake = try #require(MistakenLanguage(tag))
    #expect(mistake.tag == meant)
    #expect(mistake.remark == nil && !mistake.isCountryOnly)
  }

  @Test(arguments: ["de", "uk", "fil", "gsw", "zh-Hant", "iw", "", "-", "Base", "kmr", "cmn"])
  func `A language's own code is no mistake`(tag: String) {
    #expect(MistakenLanguage(tag) == nil)
  }
}
