import DevicePreview
import Resolver

extension KeyedField {
  /// The preview's locales whose devices make such a thing of it, and the text that they took.
  ///
  /// Without those of pseudo-locales, and none for a subtitle, which previews keep only as text.
  func shown(
    in subject: LintSubject, where isMeant: (Resolution) -> Bool
  ) -> [(locale: String, source: TextSource?)] {
    guard name != "subtitle" else { return [] }
    let isTitle = name == "title"
    var found: [(locale: String, source: TextSource?)] = []
    for shown in subject.shown where shown.device.platform == platform {
      let isFound = isTitle ? isMeant(shown.title) : isMeant(shown.body)
      guard isFound, let locale = shown.translatedLocale else { continue }
      found.append((locale, isTitle ? shown.title.source : shown.body.source))
    }
    return found
  }

  /// The preview's locales whose translation the app's build leaves out, and that translation.
  func leftOut(in subject: LintSubject) -> [(locale: String, source: TextSource)] {
    guard name != "subtitle" else { return [] }
    return subject.shown.compactMap { shown in
      guard shown.device.platform == platform, let locale = shown.translatedLocale,
        let source = (name == "title" ? shown.title : shown.body).leftOut
      else { return nil }
      return (locale, source)
    }
  }

  /// The texts with which a preview's device has trouble: the rules about devices tell of them.
  func troubledSources(in subject: LintSubject) -> Set<TextSource> {
    Set(shown(in: subject) { !$0.isShown && !$0.isMistyped }.compactMap(\.source))
  }

  /// Whether some text of the key cannot be told: its file was not read, or a device of the preview shows what our facts do
  /// not tell.
  func hasUnknownText(in subject: LintSubject) -> Bool {
    subject.strings.faults.contains { $0.platform == platform }
      || subject.shown.contains { shown in
        shown.device.platform == platform
          && shown.texts.contains { $0.name == name && $0.resolution.outcome == .unknown }
      }
  }

  /// The texts that findings may blame: all of them, or those of the localizations that the preview's devices use.
  func judged(_ texts: [LocalizedText], in subject: LintSubject) -> [LocalizedText] {
    guard subject.scope == .shownTexts, !texts.isEmpty else { return texts }
    var used: Set<String> = []
    for shown in subject.shown where shown.device.platform == platform {
      for text in shown.texts where platform == .apple || text.name == name {
        if let source = text.resolution.source { used.insert(source.localization) }
      }
    }
    return texts.filter { used.contains($0.source.localization) }
  }

  /// The texts with the preview's locales that show them, or else with their own locale.
  func places(of texts: [LocalizedText], in subject: LintSubject) -> [Finding.Place] {
    switch platform {
    case .apple: places(of: texts, by: \.localization, in: subject) { $0.texts.map(\.resolution) }
    case .android, .web:
      places(of: texts, by: \.self, in: subject) { [name == "title" ? $0.title : $0.body] }
    }
  }

  /// Apple chooses one file for all keys; Android chooses for each, so that the whole place counts.
  private func places<Mark: Hashable>(
    of texts: [LocalizedText], by mark: (TextSource) -> Mark, in subject: LintSubject,
    _ resolutions: (ShownNotification) -> [Resolution]
  ) -> [Finding.Place] {
    var locales: [Mark: [String]] = [:]
    for shown in subject.shown where shown.device.platform == platform {
      guard let locale = shown.translatedLocale else { continue }
      for found in Set(resolutions(shown).compactMap { $0.source.map(mark) }) {
        locales[found, default: []].append(locale)
      }
    }
    return texts.map { Finding.Place($0.source, locales: locales[mark($0.source)] ?? [$0.locale]) }
  }

  /// `fr, de and the default text`.
  func names(of texts: [LocalizedText]) -> String {
    guard texts.count < self.texts.count || texts.count < 3 else {
      return "all \(texts.count) localizations"
    }
    var seen: Set<String> = []
    var names = texts.map { platform == .android && $0.isSource ? "the default text" : $0.locale }
      .filter { seen.insert($0).inserted }
    if names.count > 4 { names[3...] = ["\(names.count - 3) more"] }
    guard let last = names.popLast() else { return "" }
    return names.isEmpty ? last : "\(names.joined(separator: ", ")) and \(last)"
  }
}

extension ShownNotification {
  /// The preview's locale by name; `nil` for pseudo-locales, whose texts no translator has written.
  var translatedLocale: String? {
    guard device.applePseudolanguage == nil, let locale = device.previewedLocale,
      !["en-XA", "ar-XB"].contains(locale)
    else { return nil }
    return device.previewName
  }
}

extension Resolution {
  /// The device shows the text as it was meant.
  var isShown: Bool {
    guard case .shows = outcome else { return false }
    return true
  }
}
