internal import Resolver

/// What the preview shows, as the project file has it.
public struct PreviewSettings: Hashable, Sendable {
  public var appName: String
  /// At least one.
  public var locales: [PreviewLocale]
  public var androidAPILevel: Int

  public init(appName: String, locales: [PreviewLocale], androidAPILevel: Int = 34) {
    self.appName = appName
    self.locales = locales.isEmpty ? [PreviewLocale("en-US")] : locales
    self.androidAPILevel = androidAPILevel
  }

  func device(_ platform: Platform, _ locale: PreviewLocale) -> Device {
    Device(platform, previewing: locale.languages, androidAPILevel: androidAPILevel)
  }
}
