import DevicePreview
import PushMessages
import Resolver

/// A platform shows another language, and the app has the device's own on the other platform.
///
/// `values-de` was deleted, or never made, and there is a `de.lproj`: German Android devices show English beside German
/// iPhones, and no rule about translations sees it, because Android's strings do not know the language at all. A region that
/// falls back to its language (`de-AT` to `de`) shows its own language; a language of neither platform isn't a finding,
/// and neither is one of a platform whose strings the project does not name.
///
/// Now: another key or a literal text. In the next release: the language, on that platform.
enum LostLanguageRule: LintRule {
  static let id = "lost-language"
  static let severity = Finding.Severity.warning
  static let summary =
    "A platform shows another language, although the other one has the device's own."

  static func findings(in subject: LintSubject) -> [Finding] {
    [(Platform.android, Platform.apple), (.apple, .android)].compactMap { platform, other in
      guard subject.platforms.isSuperset(of: [platform, other]) else { return nil }
      return finding(on: platform, beside: other, in: subject)
    }
  }

  private static func finding(
    on platform: Platform, beside other: Platform, in subject: LintSubject
  ) -> Finding? {
    let fields = subject.keyedFields.filter { $0.platform == platform && $0.needsTranslation }
    let lost = subject.shown.filter { shown in
      guard shown.device.platform == platform, let locale = shown.translatedLocale else {
        return false
      }
      return isLost(locale, on: platform, beside: other, in: subject)
    }
    guard !fields.isEmpty, !lost.isEmpty else { return nil }
    let theirs = Dictionary(
      subject.shown.lazy.filter { $0.device.platform == other }
        .map { ($0.device.previewName, $0) }, uniquingKeysWith: { first, _ in first })
    var (places, names): ([Finding.Place], [String]) = ([], [])
    var seen: Set<String> = []
    for field in fields {
      for shown in lost {
        guard let locale = shown.translatedLocale,
          let text = text(of: field, in: shown, beside: theirs[locale])
        else { continue }
        if !names.contains(field.name) { names.append(field.name) }
        if seen.insert(locale).inserted { places.add(locale, text.source) }
      }
    }
    guard let first = fields.first(where: { $0.name == names.first }) else { return nil }
    let languages = list(places.flatMap(\.locales))
    let title = "\(names.joined(separator: " and ")) on \(platform.name)"
    let what = "only \(other.name) has \(languages)"
    var finding = Finding(
      rule: id, severity, "\(title): another language is shown, \(what)",
      headline: "\(platform.name): \(what)", remedy: "use another key, or a literal text",
      appRemedy: "add \(languages) on \(platform.name)", path: first.path, platform: platform,
      places: places, localeCount: subject.locales.count)
    // Languages come and go, the cause stays.
    finding.cause = "only \(other.name) has the language"
    return finding
  }

  /// Their languages, each once: `de, fr, ja and 3 more`.
  private static func list(_ locales: [String]) -> String {
    var seen: Set<String> = []
    let each = locales.map { TranslationLanguage.name(of: $0.firstLanguage) }
      .filter { seen.insert($0).inserted }
    return each.count > 4
      ? "\(each.prefix(3).joined(separator: ", ")) and \(each.count - 3) more"
      : each.joined(separator: ", ")
  }

  private static func isLost(
    _ locale: String, on platform: Platform, beside other: Platform, in subject: LintSubject
  ) -> Bool {
    guard !subject.support.contains(locale, on: platform),
      subject.support.contains(locale, on: other)
    else { return false }
    // The default texts of an app that is written in German are German, whatever their folder is called.
    let sources = [platform, other].map {
      AppLocalizations.language(of: subject.strings.sourceLanguage(on: $0))
    }
    return !sources.contains(AppLocalizations.language(of: locale))
  }

  /// What is shown in another language while the other platform shows a translation; `nil` for all else.
  private static func text(
    of field: KeyedField, in shown: ShownNotification, beside other: ShownNotification?
  ) -> Resolution? {
    let named: (ShownNotification) -> Resolution? = { shown in
      shown.texts.first { $0.name == field.name }?.resolution
    }
    guard let own = named(shown), own.isInOtherLanguage, let locale = shown.translatedLocale,
      let text = own.outcome.text,
      WrittenLanguage(of: text).map({ AppLocalizations.language(of: $0.code) })
        != AppLocalizations.language(of: locale)
    else { return nil }
    // If the other one shows no translation either, `untranslated` reports it.
    guard let theirs = other.flatMap(named), theirs.source != nil else { return nil }
    return theirs.isInOtherLanguage || theirs.outcome.text == text ? nil : own
  }
}
