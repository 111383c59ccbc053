extension Device {
  /// The device that a preview locale stands for, pseudo-locales included.
  ///
  /// `en-XA` and `ar-XB` are languages of Android; on an Apple device they stand for Xcode's accented and
  /// right-to-left pseudolanguages, and `x-double-length` for the third one.
  public init(_ platform: Platform, previewing languages: [String], androidAPILevel: Int = 34) {
    self.init(platform, locales: languages, androidAPILevel: androidAPILevel)
    guard platform == .apple, let pseudolanguage = ApplePseudolanguage(locale: languages.first)
    else { return }
    applePseudolanguage = pseudolanguage
    locales = ["en"]
  }

  /// The first of the languages that the device was made of, as a preview calls it.
  public var previewedLocale: String? { applePseudolanguage?.locale ?? locales.first }
}

extension ApplePseudolanguage {
  init?(locale: String?) {
    switch locale {
    case "en-XA": self = .accented
    case "ar-XB": self = .rightToLeft
    case "x-double-length": self = .doubleLength
    default: return nil
    }
  }

  var locale: String {
    switch self {
    case .accented: "en-XA"
    case .rightToLeft: "ar-XB"
    case .doubleLength: "x-double-length"
    }
  }
}
