/// An app's bundle, prepared for finding the one `Localizable.strings` that a device reads.
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

  /// Which file a device reads, and how it came to it.
  func search(for device: Device) -> AppleSearch {
    let list = searchList(for: device.locales)
    let file = file(in: list)
    guard let file else {
      return AppleSearch(
        file: nil, place: "", isFallback: false, languages: device.locales, list: list)
    }
    let isUnlocalized = table.unlocalized?.file != nil
    return AppleSearch(
      file: file, place: isUnlocalized ? file.file ?? file.name : "\(file.name).lproj",
      isFallback: isFallback(file, for: device.locales.first), languages: device.locales,
      list: list)
  }

  /// The first file in the order of CFBundle: outside any folder, the chosen language, `Base`, the
  /// rest.
  ///
  /// It is one file for all keys: a key that it lacks is not looked for in the next.
  func file(in searchList: [String]) -> AppleStringTable.Localization? {
    if let unlocalized = table.unlocalized, unlocalized.file != nil { return unlocalized }
    for name in searchList.prefix(1) + ["Base"] + searchList.dropFirst() {
      if let folder = folders[name], folder.file != nil { return folder }
    }
    return nil
  }

  /// Whether a localization is in another language than the one wanted.
  private func isFallback(_ localization: AppleStringTable.Localization, for language: String?)
    -> Bool
  {
    guard let language else { return false }
    let isNamed = localization.name != "Base" && folders[localization.name] != nil
    let offered = isNamed ? AppleLanguage(localization.name) : developmentLanguage
    return offered.group != AppleLanguage(language).group
  }
}
