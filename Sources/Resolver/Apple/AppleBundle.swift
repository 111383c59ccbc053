/// An app's bundle, prepared for finding the `Localizable` tables that a device reads.
struct AppleBundle: Sendable {
  let table: AppleStringTable
  private let matcher: AppleMatcher
  private let folders: [String: AppleStringTable.Localization]
  /// The language of `Base.lproj` and of strings outside any folder.
  private let developmentLanguage: AppleLanguage

  init(_ table: AppleStringTable) {
    self.table = table
    let development = AppleLanguage(table.developmentRegion)
    developmentLanguage = development
    var names = table.localizations.map(\.name)
    let languages = names.map(AppleLanguage.init)
    if names.contains("Base"), !languages.contains(where: { $0.base == development.base }) {
      names.append(table.developmentRegion)
    }
    matcher = AppleMatcher(available: names)
    folders = Dictionary(table.localizations.map { ($0.name, $0) }) { first, _ in first }
  }

  /// CFBundle's language search list: the chain of the match, then the development region.
  func searchList(for languages: [String]) -> [String] {
    var list = matcher.localizations(for: languages)
    if list.isEmpty { list = matcher.localizations(for: [table.developmentRegion]) }
    if list.isEmpty { list = matcher.localizations(for: ["en_US"]) }
    if list.isEmpty, let first = matcher.available.first { list = [first.name] }
    if !list.contains(table.developmentRegion) { list.append(table.developmentRegion) }
    return list
  }

  /// Which files a device reads, and how it came to them.
  func search(for device: Device) -> AppleSearch {
    let list = searchList(for: device.locales)
    let language = device.locales.first
    let strings = firstFile(\.strings, \.unreadStrings, in: list, for: language)
    let stringsdict = firstFile(\.stringsdict, \.unreadStringsdict, in: list, for: language)
    return AppleSearch(
      strings: strings, stringsdict: stringsdict, unread: table.unread, languages: device.locales,
      list: list)
  }

  /// The first file of a kind in the order of CFBundle: outside any folder, the chosen language,
  /// `Base`, the rest.
  ///
  /// It is one file for all keys: a key that it lacks is not looked for in the next. The two kinds
  /// are looked for independently of each other.
  private func firstFile(
    _ kind: KeyPath<AppleStringTable.Localization, AppleStringTable.Localization.Entries?>,
    _ unread: KeyPath<AppleStringTable.Localization, StringsFault?>, in searchList: [String],
    for language: String?
  ) -> AppleSearch.Table? {
    func table(
      _ localization: AppleStringTable.Localization, folder: String?, _ offered: AppleLanguage
    ) -> AppleSearch.Table? {
      let (entries, fault) = (localization[keyPath: kind], localization[keyPath: unread])
      guard entries != nil || fault != nil else { return nil }
      return AppleSearch.Table(
        entries: entries ?? [:], folder: folder, isFallback: isFallback(offered, for: language),
        fault: fault)
    }
    if let localization = self.table.unlocalized,
      let found = table(localization, folder: nil, developmentLanguage)
    {
      return found
    }
    for name in searchList.prefix(1) + ["Base"] + searchList.dropFirst() {
      guard let localization = folders[name] else { continue }
      let offered = name == "Base" ? developmentLanguage : AppleLanguage(name)
      if let found = table(localization, folder: "\(name).lproj", offered) { return found }
    }
    return nil
  }

  /// Whether texts are in another language than the one wanted, or in a script that doesn't serve
  /// it.
  private func isFallback(_ offered: AppleLanguage, for language: String?) -> Bool {
    guard let language else { return false }
    return !Self.isAny(of: [offered], serving: language)
  }

  /// Whether there is a localization in a locale's language and script, of whichever key.
  func hasLocalization(serving locale: String) -> Bool {
    let outside = table.unlocalized == nil ? [] : [developmentLanguage]
    return Self.isAny(of: matcher.available + outside, serving: locale)
  }

  /// Hindi is of one group with English, because `hi-Latn` is written as in India's English: only the matcher tells
  /// whether they meet.
  private static func isAny(of offered: [AppleLanguage], serving language: String) -> Bool {
    let group = AppleLanguage(language).group
    let names = offered.filter { $0.group == group }.map(\.name)
    return !AppleMatcher(available: names).localizations(for: [language]).isEmpty
  }
}
