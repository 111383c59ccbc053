internal import LanguageTags
internal import Resolver
internal import StringResources

extension AppLocalizations {
  /// Devices that between them see every text of the app: one in its development region's language, one in a language
  /// that falls back to `values/`, and one in each language that it is translated into.
  ///
  /// Empty where no strings are known.
  var deviceLocales: [String] {
    guard android != nil || apple != nil else { return [] }
    let region = apple.flatMap { Self.tag(ofLocalization: $0.developmentRegion) } ?? "en"
    var seen: Set<String> = []
    return ([region, fallbackLocale(besides: region)].compactMap(\.self) + translations.sorted())
      .filter { MistakenLanguage($0).map { $0.otherLanguage != nil } ?? true }
      .filter { seen.insert($0.lowercased()).inserted }
  }

  private var translations: [String] {
    let android = (android?.configurations ?? []).compactMap(\.localeTag).map(Self.modern)
    let apple = (apple?.localizations ?? []).compactMap { Self.tag(ofLocalization: $0.name) }
    return android + apple
  }

  /// A language without a directory of its own, where the development region's has one: then no other device here would
  /// find the texts in `values/`.
  private func fallbackLocale(besides region: String) -> String? {
    let taken = Set(
      (android?.configurations ?? []).compactMap { $0.locale.language.map(Self.modern) })
    guard taken.contains(Self.language(of: region)) else { return nil }
    return ["en", "fr", "de", "es", "sw", "is", "mt", "fo"].first { !taken.contains($0) }
  }

  /// `zh-Hant` for `zh-Hant.lproj` or `zh_Hant`; `nil` for `Base` and for names from before there were tags.
  private static func tag(ofLocalization name: String) -> String? {
    let tag = String(name.map { $0 == "_" ? "-" : $0 })
    let language = language(of: tag)
    guard (2...3).contains(language.utf8.count),
      language.utf8.allSatisfy({ $0 > 0x60 && $0 < 0x7B })
    else { return nil }
    // Apple's matcher takes `ger` for `de`, and that is what devices ask for.
    return MistakenLanguage(tag).flatMap { $0.remark == nil ? $0.tag : nil } ?? tag
  }

  /// The tag that a device has today: a directory may have the old code of its language.
  private static func modern(_ tag: String) -> String {
    let codes = ["iw": "he", "in": "id", "ji": "yi"]
    let language = LanguageTag.language(of: tag)
    return codes[String(language)].map { $0 + tag.dropFirst(language.count) } ?? tag
  }

  private static func language(of tag: String) -> String {
    LanguageTag.language(of: tag).lowercased()
  }
}
