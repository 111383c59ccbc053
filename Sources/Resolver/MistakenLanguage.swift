internal import LanguageTags

/// A code that people write for a language and that devices don't: a country's, or one with three letters where there
/// is one with two.
public struct MistakenLanguage: Hashable, Sendable {
  /// What is meant: `el` by `gr`, `pt-BR` by `br`, `de-AT` by `ger-AT`.
  public let tag: String
  /// What the code is: `gr is the country Greece`; `nil` for a longer code of the same language.
  public let remark: String?
  /// The language that has this code, so that devices may well ask for it; `nil` if there is none.
  public let otherLanguage: String?

  /// Whether no language has this code, so that something else must be meant.
  public var isCertain: Bool { otherLanguage == nil }

  /// Whether no device has this code for any language.
  public var isCountryOnly: Bool { remark != nil && isCertain }

  /// The qualifiers of a values directory with the meant language: `el`, `de-rAT`.
  public var androidQualifiers: String {
    let tag = LocaleTag(tag)
    return tag.region.isEmpty ? tag.language : "\(tag.language)-r\(tag.region)"
  }

  /// `nil` for a code that no mistake is known of.
  public init?(_ tag: String) {
    let parts = tag.split { $0 == "-" || $0 == "_" }
    guard let code = parts.first?.lowercased() else { return nil }
    let rest = parts.dropFirst().joined(separator: "-")
    if let mistake = Self.countries[code] {
      self.tag = Self.tag(mistake.tag, adding: rest)
      remark = "\(code) is the country \(mistake.country)"
      otherLanguage = mistake.otherLanguage
      return
    }
    guard code.utf8.count == 3, !Self.membersOfLanguages.contains(code) else { return nil }
    let modern = AppleMatcherData.shared.normalized(code)
    guard modern.utf8.count == 2 else { return nil }
    self.tag = Self.tag(modern, adding: rest)
    remark = nil
    otherLanguage = nil
  }

  /// Languages that matchers put into a group whose code has two letters: Northern Kurdish into `ku`.
  ///
  /// They have no such code themselves.
  private static let membersOfLanguages: Set<String> = [
    "adp", "als", "arb", "ayr", "azj", "cmn", "cwd", "ekk", "esk", "fat", "fuc", "gug", "ike",
    "khk", "kmr", "knc", "kng", "kpv", "lvs", "npi", "ojg", "ory", "pbu", "pes", "plt", "pnb",
    "prs", "quz", "spy", "src", "swh", "twi", "uzn", "xpe", "ydd", "zsm", "zlm",
  ]

  /// A tag that names its region already keeps it.
  private static func tag(_ meant: String, adding rest: String) -> String {
    guard !rest.isEmpty, LocaleTag(meant).region.isEmpty else { return meant }
    return "\(meant)-\(rest)"
  }

  private struct Country {
    var tag: String
    var country: String
    var otherLanguage: String?

    init(_ tag: String, _ country: String, _ otherLanguage: String? = nil) {
      (self.tag, self.country, self.otherLanguage) = (tag, country, otherLanguage)
    }
  }

  /// Countries whose code people take for that of the language spoken there.
  private static let countries: [String: Country] = [
    "al": Country("sq", "Albania"), "at": Country("de-AT", "Austria"),
    "bd": Country("bn", "Bangladesh"), "br": Country("pt-BR", "Brazil", "Breton"),
    "by": Country("be", "Belarus"), "cn": Country("zh-Hans", "China"),
    "cz": Country("cs", "Czechia"), "dk": Country("da", "Denmark"),
    "ee": Country("et", "Estonia", "Ewe"), "eg": Country("ar-EG", "Egypt"),
    "gb": Country("en-GB", "the United Kingdom"), "ge": Country("ka", "Georgia"),
    "gr": Country("el", "Greece"), "hk": Country("zh-HK", "Hong Kong"),
    "il": Country("he", "Israel"), "ir": Country("fa", "Iran"), "jp": Country("ja", "Japan"),
    "ke": Country("sw-KE", "Kenya"), "kh": Country("km", "Cambodia"),
    "kr": Country("ko", "Korea", "Kanuri"), "kz": Country("kk", "Kazakhstan"),
    "lk": Country("si", "Sri Lanka"), "me": Country("sr-ME", "Montenegro"),
    "mm": Country("my", "Myanmar"), "mx": Country("es-MX", "Mexico"),
    "np": Country("ne", "Nepal"), "ph": Country("fil", "the Philippines"),
    "pk": Country("ur", "Pakistan"), "rs": Country("sr", "Serbia"),
    "se": Country("sv", "Sweden", "Northern Sami"), "si": Country("sl", "Slovenia", "Sinhala"),
    "tw": Country("zh-Hant", "Taiwan", "Twi"), "ua": Country("uk", "Ukraine"),
    "us": Country("en-US", "the United States"), "vn": Country("vi", "Vietnam"),
  ]
}
