import DevicePreview
import PushMessages
import Resolver

/// A device shows a text in another language, although the app has localizations for its own.
///
/// The key was not translated there yet: Android falls back to `values/`, and an Apple device to the literal text or to
/// another language's file. A language that only the other platform has is `lost-language`; one that the app does not have at all
/// isn't a finding, and neither is a pseudo-locale.
enum UntranslatedRule: LintRule {
  static let id = "untranslated"
  static let severity = Finding.Severity.warning
  static let summary = "A device shows another language, although the app has its own."

  static func findings(in subject: LintSubject) -> [Finding] {
    subject.keyedFields.compactMap { field -> Finding? in
      guard field.needsTranslation else { return nil }
      let sourceLanguage = TranslationLanguage.name(
        of: subject.strings.sourceLanguage(on: field.platform))
      var places: [Finding.Place] = []
      for (locale, source) in field.shown(in: subject, where: { $0.isInOtherLanguage })
      where TranslationLanguage.name(of: locale.firstLanguage) != sourceLanguage {
        if subject.support.contains(locale, on: field.platform) { places.add(locale, source) }
      }
      return places.isEmpty ? nil : finding(places, of: field, in: subject)
    }
  }

  private static func finding(
    _ places: [Finding.Place], of field: KeyedField, in subject: LintSubject
  ) -> Finding {
    let total = subject.locales.count
    let languages = places.flatMap(\.locales).map { TranslationLanguage.name(of: $0.firstLanguage) }
      .uniqued()
    let shown = places.allSatisfy { $0.source == nil } ? "the literal text" : "another language"
    let more = languages.count > 4 ? " and \(languages.count - 4) more languages" : ""
    return Finding(
      rule: id, severity, "\(field.title): \(field.key) isn't translated; devices show \(shown)",
      headline: "\(field.headline): not translated",
      remedy: "wait for the translation, or use another key",
      appRemedy: "translate it: \(languages.prefix(4).joined(separator: ", "))\(more)",
      path: field.path, platform: field.platform, places: places, localeCount: total)
  }
}

extension KeyedField {
  /// Its source text has a word, and is not marked as one that is never translated.
  var needsTranslation: Bool {
    let source = texts.first(where: \.isSource) ?? texts.first
    return source.map { $0.isTranslatable && !$0.words.isEmpty } ?? false
  }
}

extension Resolution {
  /// Only of texts that are shown: of all others other rules tell.
  var isInOtherLanguage: Bool { (isFallback || source == nil) && isShown }
}

extension [Finding.Place] {
  /// One place for each text.
  mutating func add(_ locale: String, _ source: TextSource?) {
    if let index = firstIndex(where: { $0.source == source }) {
      self[index].locales.append(locale)
    } else {
      append(Finding.Place(source, locales: [locale]))
    }
  }
}

extension [String] {
  fileprivate func uniqued() -> [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
