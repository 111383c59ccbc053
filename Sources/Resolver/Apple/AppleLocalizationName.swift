/// The name of an `.lproj` folder.
public enum AppleLocalizationName {
  /// Whether a device can ask for it: `fr`, `fr_FR`, `zh-Hant`, an old `English`, and `Base`.
  public static func isAsked(_ name: String) -> Bool {
    name == "Base" || 2...3 ~= AppleLanguage(name).language.utf8.count
  }
}
