import LanguageTags

/// The language into which a text has to be translated for a locale.
package enum TranslationLanguage {
  /// The language, with its script where another one is usual for it: `sr` for `sr-RS`, `sr-Latn` for
  /// `sr-Latn-RS`, `zh-Hant` for `zh-TW`.
  package static func name(of locale: String) -> String {
    let tag = LocaleTag(locale)
    var own = AndroidLocale()
    own.language = AndroidLocale.packLanguage(tag.language)
    var usual = own
    usual.computeScript()
    own.region = AndroidLocale.packRegion(tag.region)
    own.script = AndroidLocale.packScript(tag.script)
    own.computeScript()
    guard own.script != usual.script, own.script != 0 else { return tag.language }
    return "\(tag.language)-\(AndroidLocale.unpackScript(own.script))"
  }
}
