import LanguageTags

/// A text that an app has for a key in one of its localizations, on either platform.
package struct LocalizedText: Hashable, Sendable {
  package var text: String
  package var source: TextSource
  /// The localization's own locale as a BCP 47 tag: `fr`, `pt-BR`.
  ///
  /// A default text has the app's source language, see ``AppLocalizations/sourceLanguage(on:)``.
  package var locale: String
  /// It stands in `values/`, or is of the development region: what all others are translated from.
  package var isSource: Bool
  /// `false` for a text that says `translatable="false"`.
  package var isTranslatable = true
  /// It is for dark mode, tablets or another version, as in `values-night`: not what a preview's phone shows.
  package var isForOtherState = false

  /// The locale without script and region.
  package var language: Substring { LanguageTag.language(of: locale) }
}
