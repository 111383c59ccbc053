internal import Drafts
internal import Foundation
internal import LanguageTags
internal import Resolver
internal import Spelling
internal import Workspace

/// The locales that a device can have, and those of a project and its app: what a mistyped one is compared with.
struct KnownLocales {
  private let names: [String]
  /// The languages that the app has texts in, some of which no list of languages may have.
  private let languages: Set<String>
  /// Whether the app may have other languages, because its strings or some of them couldn't be read.
  private let mayHaveOthers: Bool

  /// `names` are taken for right.
  init(_ names: [String], mayHaveOthers: Bool = false) {
    self.names = names
    self.mayHaveOthers = mayHaveOthers
    languages = Set(names.map(Self.language))
  }

  /// What is wrong with a tag: `‘french’ isn't a locale: did you mean fr?`; `nil` if a device can have it.
  func complaint(about tag: String) -> String? {
    Self.isTag(tag) && isLocale(tag) ? nil : refusal(of: tag)
  }

  /// What is wrong with the form of a tag, for those who don't know the app's languages yet.
  func complaint(aboutFormOf tag: String) -> String? { Self.isTag(tag) ? nil : refusal(of: tag) }

  func refusal(of tag: String) -> String {
    if let mistake = MistakenLanguage(tag), mistake.isCertain {
      let remark = mistake.remark.map { " \($0)" } ?? ""
      return "‘\(tag)’ isn't a locale: did you mean \(mistake.tag)?\(remark)"
    }
    let hint = nearest(to: tag).map { "did you mean \($0)?" } ?? "write it like fr-CA"
    return "‘\(tag)’ isn't a locale: \(hint)"
  }

  /// What to ask about a locale that a device can have, and that probably means a country: `br is Breton, which the app
  /// doesn't have: did you mean pt-BR?`.
  ///
  /// `nil` if the app has its language, or not the one that would be meant.
  func remark(about tag: String) -> String? {
    guard let mistake = MistakenLanguage(tag), let language = mistake.otherLanguage,
      !mayHaveOthers, !languages.contains(Self.language(of: tag)),
      languages.contains(Self.language(of: mistake.tag))
    else { return nil }
    return "\(tag) is \(language), which the app doesn't have: did you mean \(mistake.tag)?"
  }

  private static func isTag(_ text: String) -> Bool {
    let (tags, refused) = TypedLanguages.tags(in: text)
    return refused == nil && tags.count == 1
  }

  /// The language of that name; else the known locale with nearly the same letters; without one, as much of the tag as is
  /// right.
  private func nearest(to tag: String) -> String? {
    if let language = Self.language(named: tag) { return language }
    if let near = NearestName.suggestion(for: tag, among: names) { return near }
    var parts = tag.split { $0 == "-" || $0 == "_" }
    while !parts.isEmpty {
      let (tags, refused) = TypedLanguages.tags(in: parts.joined(separator: "-"))
      if refused == nil, let first = tags.first, isLocale(first) { return first }
      parts.removeLast()
    }
    return nil
  }

  /// `fr` for `french` and `Français`.
  private static func language(named name: String) -> String? {
    let name = name.lowercased()
    guard name.count > 3 else { return nil }
    let english = Foundation.Locale(identifier: "en")
    return Foundation.Locale.LanguageCode.isoLanguageCodes.map(\.identifier)
      .filter { $0.utf8.count == 2 }
      .first { code in
        english.localizedString(forLanguageCode: code)?.lowercased() == name
          || Foundation.Locale(identifier: code).localizedString(forLanguageCode: code)?
            .lowercased()
            == name
      }
  }

  /// Whether its language, script and region exist; the app's own languages always do.
  private func isLocale(_ tag: String) -> Bool {
    guard !Self.pseudoLocales.contains(tag), !names.contains(tag) else { return true }
    let parts = TypedLanguages.tags(in: tag).tags.first?.split(separator: "-").map(String.init)
    guard let parts, let language = parts.first, isLanguage(language) else { return false }
    var rest = parts.dropFirst()
    if let script = rest.first, script.utf8.count == 4, script.first?.isLetter == true {
      guard Locale.Script(script).isISOScript else { return false }
      rest.removeFirst()
    }
    guard let region = rest.first, 2...3 ~= region.utf8.count else { return true }
    return Locale.Region(region).isISORegion
  }

  private func isLanguage(_ language: String) -> Bool {
    if languages.contains(language) || Self.olderLanguages.contains(language) { return true }
    if let mistake = MistakenLanguage(language), mistake.isCertain { return false }
    return Locale.LanguageCode(language).isISOLanguage
      // Of the languages with three letters the list has the best known.
      || mayHaveOthers && language.utf8.count == 3
  }

  private static func language(of tag: String) -> String {
    LanguageTag.language(of: tag).lowercased()
  }

  private static let pseudoLocales: Set<String> = ["en-XA", "ar-XB", LanguageTag.doubleLength]

  /// Codes that Java and Android still take for he, id, yi, fil, sr and ro.
  private static let olderLanguages: Set<String> = ["iw", "in", "ji", "tl", "sh", "mo"]
}
