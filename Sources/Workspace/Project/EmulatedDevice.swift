/// A device that `pushwright emulator` plays.
public struct EmulatedDevice: Hashable, Sendable {
  public enum Platform: String, Hashable, Sendable, CaseIterable {
    case android
    case apple
    case web
  }

  /// What the app on it is doing.
  public enum AppState: String, Hashable, Sendable, CaseIterable {
    case foreground
    case background
    case forceStopped = "force-stopped"
  }

  public var name: String
  public var platform: Platform
  /// The registration token; one made from the name if the file doesn't say.
  public var token: String
  /// The installation ID, if it has one.
  public var fid: String?
  /// The Firebase project of its app; `nil` for any.
  public var project: String?
  /// The language list of its settings, most wanted first.
  public var locales: [String]
  public var androidAPI: Int?
  /// The app's release that is installed, by its name; `nil` for the app as it is worked on.
  public var release: String?
  public var topics: [String] = []
  public var app = AppState.background
  public var isOnline = true
  public var isInDoze = false
  public var allowsNotifications = true
  public var blockedChannels: [String] = []

  public init(
    name: String, platform: Platform, token: String? = nil, locales: [String] = ["en-US"]
  ) {
    self.name = name
    self.platform = platform
    self.token = token ?? "emulated:\(name)"
    self.locales = locales
  }
}
