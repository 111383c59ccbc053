/// The device whose answer is asked for.
public struct Device: Hashable, Sendable {
  /// The versions of Android's locale tables that are known.
  package enum AndroidLocaleTables: Hashable, Sendable {
    case android10
    case android14
  }

  public var platform: Platform
  /// The language list of its settings, most wanted first, as BCP 47 tags (`fr-CA`, `zh-Hant-TW`).
  ///
  /// The language that the user has picked for one app (Android 13 and later) comes first. A preview
  /// locale stands for a device whose list is that one locale.
  public var locales: [String]
  /// Android's API level, 34 for Android 14: it decides about `vN` directories and the formatter's
  /// strictness.
  public var androidAPILevel: Int

  /// Its state, where it is another than that of the phone that previews stand for.
  package var androidState: AndroidDeviceState?

  /// Its name in a preview; `nil` if it has none.
  public var name: String?
  /// The pseudolanguage in which an app of Apple's runs, if any; an approximation.
  public var applePseudolanguage: ApplePseudolanguage?
  /// The locale tables of another version than the API level's, where a comparison asks for them.
  package var androidLocaleTables: AndroidLocaleTables?

  public init(_ platform: Platform, locales: [String], androidAPILevel: Int = 34) {
    self.platform = platform
    self.locales = locales
    self.androidAPILevel = androidAPILevel
  }
}
