import LanguageTags

/// A language of a list or of a bundle, prepared for Apple's matcher.
struct AppleLanguage: Hashable, Sendable {
  /// As it was written: the name of the `.lproj` folder.
  let name: String
  /// In ICU's own form: `en_GB`, `ca__VALENCIA`.
  let base: String
  /// ``base`` without old names.
  let normalized: String
  /// Chinese of any kind is one group, and so is Norwegian: only within it two languages can match.
  let group: String
  /// The normalized locale and its parents, nearest first.
  let chain: [String]
  /// The same for a localization of the app: a region that matters stands twice and makes the way
  /// longer.
  let offeredChain: [String]

  init(_ name: String) {
    let data = AppleMatcherData.shared
    self.name = name
    base = Self.base(of: name)
    normalized = data.normalized(base)
    group = Self.group(of: normalized)
    var parents: [String] = []
    var next = data.parent(of: normalized)
    while let parent = next, parents.count < 8 {
      parents.append(parent)
      next = data.parent(of: parent)
    }
    chain = [normalized] + parents
    let isHeavy = data.keepsRegion(normalized) && !Self.lightRegions.contains(normalized)
    offeredChain = isHeavy ? [normalized] + chain : chain
  }

  var language: Substring { normalized.prefix { $0 != "_" } }

  var hasRegion: Bool { !LocaleTag(normalized).region.isEmpty }

  /// Regions that count as if they were the likely ones.
  private static let lightRegions: Set<String> = ["es_MX", "zh_Hant_TW"]

  private static let groups = [
    "ars": "ar", "hi": "en", "nb": "no", "nn": "no", "wuu": "zh", "yue": "zh",
  ]

  private static func group(of locale: String) -> String {
    let language = String(locale.prefix { $0 != "_" })
    return groups[language] ?? language
  }

  /// uloc_getBaseName: lower, Title and UPPER case, underscores, no keywords and no extensions.
  private static func base(of name: String) -> String {
    let parts = name.prefix { $0 != "@" && $0 != "." }
      .split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
    var result = parts[0].lowercased()
    var (hasRegion, hasVariant) = (false, false)
    for (offset, part) in parts.dropFirst().enumerated() {
      if part.utf8.count == 1 { break }
      if offset == 0, part.utf8.count == 4, part.first?.isLetter == true {
        result += "_" + part.prefix(1).uppercased() + part.dropFirst().lowercased()
      } else if !hasRegion, !hasVariant, part.utf8.count <= 3 {
        hasRegion = true
        result += "_" + part.uppercased()
      } else {
        result += (hasRegion || hasVariant ? "_" : "__") + part.uppercased()
        hasVariant = true
      }
    }
    return result
  }
}
