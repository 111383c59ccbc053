import LanguageTags

/// The language into which a text has to be translated for a locale.
package enum TranslationLanguage {
  /// The language, with its script where another one is usual for it: `sr` for `sr-RS`, `sr-Latn` for
  /// `sr-Latn-RS`, `zh-Hant` for `zh-TW`.
  package static func name(of locale: String) -> String {
    let tag = LocaleTag(locale)
    var usual = AndroidLocale()
    usual.language = AndroidLocale.packLanguage(tag.language)
    usual.computeScript()
    let own = withScript(tag)
    guard own.script != usual.script, own.script != 0 else { return tag.language }
    return "\(tag.language)-\(AndroidLocale.unpackScript(own.script))"
  }

  /// The script in which a locale's people write, as ISO 15924 names it: `Cyrl` for `ru`, `Hant` for `zh-TW`.
  ///
  /// `nil` if the locale data has none for the language.
  package static func script(of locale: String) -> String? {
    let own = withScript(LocaleTag(locale))
    return own.script == 0 ? nil : AndroidLocale.unpackScript(own.script)
  }

  private static func withScript(_ tag: LocaleTag) -> AndroidLocale {
    var locale = AndroidLocale()
    locale.language = AndroidLocale.packLanguage(tag.language)
    locale.region = AndroidLocale.packRegion(tag.region)
    locale.script = AndroidLocale.packScript(tag.script)
    locale.computeScript()
    return locale
  }
}
