import DevicePreview
import Resolver

extension KeyedField {
  /// What the preview's devices show here, without those of pseudo-locales; nothing for a subtitle, which previews keep
  /// only as text.
  func shown(in subject: LintSubject) -> [(locale: String, resolution: Resolution)] {
    guard name != "subtitle" else { return [] }
    return subject.shown.compactMap { shown in
      guard shown.device.platform == platform, let locale = shown.translatedLocale else {
        return nil
      }
      return (locale, name == "title" ? shown.title : shown.body)
    }
  }

  /// The texts with which a preview's device has trouble: the rules about devices tell of them.
  func troubledSources(in subject: LintSubject) -> Set<TextSource> {
    var sources: Set<TextSource> = []
    for (_, resolution) in shown(in: subject) {
      if case .shows = resolution.outcome { continue }
      if let source = resolution.source { sources.insert(source) }
    }
    return sources
  }

  /// The texts with the preview's locales that show them, or else with their own locale.
  func places(of texts: [LocalizedText], in subject: LintSubject) -> [Finding.Place] {
    texts.map { text in
      let locales = subject.shown.compactMap { shown -> String? in
        let isHere = shown.device.platform == platform && shows(text, shown)
        return isHere ? shown.translatedLocale : nil
      }
      return Finding.Place(text.source, locales: locales.isEmpty ? [text.locale] : locales)
    }
  }

  /// Apple chooses one file for all keys; Android chooses for each.
  private func shows(_ text: LocalizedText, _ shown: ShownNotification) -> Bool {
    switch platform {
    case .apple:
      shown.texts.contains { $0.resolution.source?.localization == text.source.localization }
    case .android, .web:
      (name == "title" ? shown.title : shown.body).source == text.source
    }
  }

  /// `fr, de and the default text`.
  func names(of texts: [LocalizedText]) -> String {
    guard texts.count < self.texts.count || texts.count < 3 else {
      return "all \(texts.count) localizations"
    }
    let limit = texts.count > 4 ? 3 : 4
    var names = texts.prefix(limit).map {
      platform == .android && $0.isSource ? "the default text" : $0.locale
    }
    if texts.count > limit { names.append("\(texts.count - limit) more") }
    guard let last = names.popLast() else { return "" }
    return names.isEmpty ? last : "\(names.joined(separator: ", ")) and \(last)"
  }
}

extension ShownNotification {
  /// The preview's locale; `nil` for pseudo-locales, whose texts no translator has written.
  var translatedLocale: String? {
    guard device.applePseudolanguage == nil, let locale = device.previewedLocale,
      !["en-XA", "ar-XB"].contains(locale)
    else { return nil }
    return locale
  }
}
