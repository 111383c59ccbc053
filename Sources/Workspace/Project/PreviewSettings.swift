/// For which devices a message is previewed and checked.
public struct PreviewSettings: Hashable, Sendable {
  /// The kinds of device that this version can show.
  public static let knownDevices = ["android", "apple", "web"]

  /// In the order of the file, without repeats; empty if it names none.
  public var locales: [PreviewLocale]
  /// Some of ``knownDevices``, in the order of the file.
  public var devices: [String]
  /// The API level that stands behind `values-v31` and the like; 34 is Android 14.
  public var androidAPI: Int

  public init(
    locales: [PreviewLocale] = [],
    devices: [String] = PreviewSettings.knownDevices,
    androidAPI: Int = 34
  ) {
    self.locales = locales
    self.devices = devices
    self.androidAPI = androidAPI
  }
}
