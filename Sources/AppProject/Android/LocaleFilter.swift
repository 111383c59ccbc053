/// The list of languages that a build ships, as `localeFilters` or `resConfigs` have it.
public struct LocaleFilter: Hashable, Sendable {
  /// As Android names folders: `fr`, `pt-rBR`, `b+sr+Latn`.
  public var locales: [String]
  public var place: SourcePlace

  public init(_ locales: [String], place: SourcePlace) {
    (self.locales, self.place) = (locales, place)
  }

  /// Whether a folder of values is in the app.
  ///
  /// A folder with a region or a variant has to be in the list itself. One of a language alone also stays beside a
  /// filter of that language and another region, unless their scripts differ.
  public func ships(folder: String) -> Bool {
    guard let own = Tag(folder: folder) else { return true }
    return locales.compactMap(Tag.init(qualifiers:)).contains { filter in
      if filter == own { return true }
      return own.region.isEmpty && own.variant.isEmpty && filter.language == own.language
        && (own.script == filter.script || own.script == filter.likelyScript)
    }
  }

  /// A locale in Android's qualifiers.
  private struct Tag: Hashable {
    var language: String
    var script = ""
    var region = ""
    var variant = ""

    /// `nil` for a folder without a locale, which is always in the app.
    init?(folder: String) {
      let parts = folder.split(separator: "-").dropFirst()
      self.init(parts.map(String.init))
    }

    init?(qualifiers: String) { self.init(qualifiers.split(separator: "-").map(String.init)) }

    private init?(_ parts: [String]) {
      // What isn't of a language comes before it only as a network's code.
      guard
        let at = parts.firstIndex(where: { $0.hasPrefix("b+") || Self.isLanguage($0) })
      else { return nil }
      guard parts[at].hasPrefix("b+") else {
        language = parts[at].lowercased()
        if at + 1 < parts.count, parts[at + 1].count == 3, parts[at + 1].hasPrefix("r") {
          region = parts[at + 1].dropFirst().uppercased()
        }
        return
      }
      let names = parts[at].split(separator: "+").dropFirst().map(String.init)
      guard let first = names.first else { return nil }
      language = first.lowercased()
      for name in names.dropFirst() {
        switch name.count {
        case 4 where name.first?.isNumber == false: script = name.lowercased()
        case 2, 3: region = name.uppercased()
        default: variant = name.lowercased()
        }
      }
    }

    private static func isLanguage(_ part: String) -> Bool {
      (2...3).contains(part.utf8.count) && part != "car"
        && part.utf8.allSatisfy { (0x61...0x7A).contains($0) }
    }

    /// The script that a filter of a region means: aapt2 keeps `b+zh+Hant` beside `zh-rTW`.
    var likelyScript: String {
      guard script.isEmpty, language == "zh" else { return script }
      return switch region {
      case "TW", "HK", "MO": "hant"
      case "": ""
      default: "hans"
      }
    }
  }
}
