internal import LanguageTags

extension LanguageTag {
  /// Why a text isn't a tag, with the tag that was probably meant.
  static func sentence(about text: String) -> String {
    let hyphenated = String(text.map { $0 == "_" ? "-" : $0 })
    let hint = LanguageTag(hyphenated) == nil ? "fr-CA" : hyphenated
    return "\(QuotedName(text)) isn't a language tag: write it as in ‘\(hint)’"
  }
}
