import LanguageTags

extension Device {
  /// The device that a preview locale stands for, pseudo-locales included.
  ///
  /// `en-XA` and `ar-XB` are languages of Android; on an Apple device they stand for Xcode's accented and
  /// right-to-left pseudolanguages, and `x-double-length` for the third one.
  public init(
    _ platform: Platform, previewing languages: [String], named name: String? = nil,
    androidAPILevel: Int = 34
  ) {
    self.init(platform, locales: languages, androidAPILevel: androidAPILevel)
    self.name = name
    guard platform == .apple, let pseudolanguage = ApplePseudolanguage(locale: languages.first)
    else { return }
    applePseudolanguage = pseudolanguage
    locales = ["en"]
  }

  /// The first of the languages that the device was made of.
  public var previewedLocale: String? { applePseudolanguage?.locale ?? locales.first }

  /// As a preview calls it: two devices may have the first of their languages in common.
  public var previewName: String? { name ?? previewedLocale }
}

extension ApplePseudolanguage {
  init?(locale: String?) {
    switch locale {
    case "en-XA": self = .accented
    case "ar-XB": self = .rightToLeft
    case LanguageTag.doubleLength: self = .doubleLength
    default: return nil
    }
  }

  var locale: String {
    switch self {
    case .accented: "en-XA"
    case .rightToLeft: "ar-XB"
    case .doubleLength: LanguageTag.doubleLength
    }
  }
}
