import ByteSearch
import LanguageTags

/// What Apple's localization matcher knows: aliases, two trees of parents, and which regions go
/// without saying.
///
/// The tables are ICU's and Apple's additions to it; parsed once, when the first list is matched.
struct AppleMatcherData: Sendable {
  static let shared = Self()

  private let appleAliases: [String: String]
  private let languageAliases: [String: String]
  private let appleParents: [String: String]
  private let parents: [String: String]
  private let redundantRegions: Set<String>

  private init() {
    appleAliases = Self.inverted(Self.appleAliases)
    languageAliases = Self.inverted(Self.languageAliases)
    appleParents = Self.inverted(Self.appleParents)
    parents = Self.inverted(Self.parents)
    redundantRegions = Set(
      Self.redundantRegions.split { $0 == " " || $0 == "\n" }.map(String.init))
  }

  /// The modern name of a locale: `zh_CN` is `zh_Hans_CN`, `iw` is `he`, `english` is `en`.
  func normalized(_ base: String) -> String {
    if let name = appleAliases[base] ?? languageAliases[base] { return name }
    guard let separator = base.firstIndex(of: "_"),
      let language = languageAliases[String(base[..<separator])]
    else { return base }
    guard let last = language.split(separator: "_").last, last.count != language.count else {
      return language + base[separator...]
    }
    guard last.count == 4, let region = base.split(separator: "_").last, region.count <= 3 else {
      return language
    }
    return "\(language)_\(region)"
  }

  /// `nil` above the last one: `root` isn't a localization.
  func parent(of locale: String) -> String? {
    if let parent = appleParents[locale] ?? parents[locale] {
      return parent == "root" ? nil : parent
    }
    guard let separator = locale.lastByte("_"), separator > locale.startIndex else {
      return nil
    }
    return String(locale[..<separator])
  }

  /// Minimizing the locale leaves its region: it is not the likely one.
  func keepsRegion(_ locale: String) -> Bool {
    let tag = LocaleTag(locale)
    guard !tag.region.isEmpty, !redundantRegions.contains(locale) else { return false }
    // A script that goes without saying says nothing about the region.
    let isUsualScript =
      !tag.script.isEmpty && TranslationLanguage.name(of: locale) == tag.language
    return !isUsualScript || !redundantRegions.contains("\(tag.language)_\(tag.region)")
  }

  /// A line of a table is a target and everything that leads to it.
  private static func inverted(_ table: String) -> [String: String] {
    var result: [String: String] = [:]
    for line in table.split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      for word in words.dropFirst() { result[word] = words[0] }
    }
    return result
  }
}
