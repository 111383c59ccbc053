internal import LanguageTags
internal import StringResources

extension AppLocalizations {
  /// The languages in which the app has any texts on a platform, without script and region; empty if its strings are
  /// not known.
  ///
  /// The source language is among them. A browser's notification comes from no file of the app: to the web the app has
  /// the languages of both other platforms.
  package func languages(on platform: Platform) -> Set<String> {
    switch platform {
    case .android:
      guard let android else { return [] }
      let tags = android.configurations.filter { !["XA", "XB"].contains($0.locale.region) }
      return Set(tags.compactMap { $0.localeTag.map { Self.language(of: $0) } })
        .union([Self.language(of: sourceLanguage(on: .android))])
    case .apple:
      guard let apple else { return [] }
      let names = apple.localizations.map { $0.name == "Base" ? apple.developmentRegion : $0.name }
      return Set(names.map { Self.language(of: $0) })
    case .web:
      return languages(on: .android).union(languages(on: .apple))
    }
  }

  /// The language of a locale under its current name.
  package static func language(of locale: String) -> String {
    let code = LanguageTag.language(of: locale).lowercased()
    return currentNames[code] ?? code
  }

  /// Names that folders and devices use for the same language.
  private static let currentNames = ["iw": "he", "in": "id", "ji": "yi", "no": "nb", "tl": "fil"]
}
