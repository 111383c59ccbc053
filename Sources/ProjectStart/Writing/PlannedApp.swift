internal import LanguageTags
internal import Resolver

/// An app as the new project file describes it.
public struct PlannedApp: Hashable, Sendable {
  public var name: String
  public var package: String?
  /// `res` directories that count.
  public var android: [String]
  /// `res` directories of variants that users may have.
  public var variants: [String]
  /// The Apple app's folder; `nil` if there is none.
  public var apple: String?
  /// Other folders with tables.
  public var otherApple: [String]
  public var developmentRegion: String?
  /// Tags of releases that people still have.
  public var releases: [String]

  /// Takes the name that the app gives itself, and of what its project says what its strings confirm.
  mutating func take(_ strings: AppLocalizations) {
    let inventory = KeyInventory(strings)
    let own = inventory.key("app_name", on: .android)?.text
    if let own, (1...60).contains(own.utf8.count), !own.contains(where: \.isNewline),
      own.contains(where: { !$0.isWhitespace })
    {
      name = own
    }
    if let region = developmentRegion, !Self.has(region, strings) { developmentRegion = nil }
  }

  /// Whether an Apple app can be written in a language: a region that none of its folders has is a mistake in the file.
  private static func has(_ region: String, _ strings: AppLocalizations) -> Bool {
    guard LanguageTag(region) != nil, let apple = strings.apple else { return false }
    return apple.localizations.contains { $0.name == region }
  }
}
