internal import LanguageTags

/// The language of a text or device as HTML is told of it.
struct PageLanguage: Hashable, Sendable {
  /// A well-formed tag; empty if there is none, which says that the language isn't known.
  let tag: String
  let isRightToLeft: Bool

  init(_ text: String) {
    tag = LanguageTag(text)?.description ?? ""
    let locale = LocaleTag(text)
    if locale.script.isEmpty {
      let isPseudo = locale.language == "ar" && locale.region == "XB"
      isRightToLeft = isPseudo || Self.languages.contains(locale.language)
    } else {
      isRightToLeft = Self.scripts.contains(locale.script)
    }
  }

  var direction: String { isRightToLeft ? "rtl" : "ltr" }

  private static let languages: Set<String> = [
    "ar", "he", "iw", "fa", "ur", "yi", "ji", "ps", "sd", "ckb", "dv", "ug", "ks", "syr", "nqo",
  ]
  private static let scripts: Set<String> = [
    "Arab", "Hebr", "Thaa", "Syrc", "Nkoo", "Adlm", "Rohg",
  ]
}
