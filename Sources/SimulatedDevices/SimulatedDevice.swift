public import Resolver

/// A phone or browser that exists in an emulator only: who it is, and what it is doing.
public struct SimulatedDevice: Hashable, Sendable {
  /// What the app on the device is doing.
  public enum AppState: String, Hashable, Sendable, CaseIterable {
    /// It is on the screen.
    case foreground
    case background
    /// The user has stopped it in the settings, and hasn't opened it since.
    case forceStopped = "force-stopped"
  }

  /// Its name, by which people and tests call it.
  public var name: String
  public var platform: Platform
  /// The registration token of the app on it.
  public var token: String
  /// The installation ID of the app on it, if it has one; both reach the same app.
  public var installation: String?
  /// The project that the app belongs to; `nil` for whichever sends.
  public var project: String?
  /// The language list of its settings, most wanted first.
  public var languages: [String]
  /// Android's API level; unused elsewhere.
  public var androidAPILevel: Int
  /// The release of the app that is installed, by its name in the project file; `nil` for the app as it is worked on.
  public var release: String?
  /// The topics that the app has subscribed to by itself.
  public var topics: Set<String>

  public var app = AppState.background
  public var isOnline = true
  /// Whether it lies still with its screen off for so long that Android lets apps sleep.
  public var isInDoze = false
  /// Whether the user lets the app show notifications.
  public var allowsNotifications = true
  /// Channels of the app that the user has turned off.
  public var blockedChannels: Set<String> = []

  public init(
    _ name: String, _ platform: Platform, token: String, installation: String? = nil,
    project: String? = nil, languages: [String] = ["en-US"], androidAPILevel: Int = 34,
    release: String? = nil, topics: Set<String> = []
  ) {
    self.name = name
    self.platform = platform
    self.token = token
    self.installation = installation
    self.project = project
    self.languages = languages
    self.androidAPILevel = androidAPILevel
    self.release = release
    self.topics = topics
  }

  /// As the preview knows a device.
  public var device: Device {
    Device(platform, locales: languages, androidAPILevel: androidAPILevel)
  }

  /// Whether a registration token or an installation ID is its own.
  public func isReached(by registration: String) -> Bool {
    registration == token || registration == installation
  }

  /// Whether a message gets through now.
  func isReachable(urgently: Bool) -> Bool {
    isOnline && (platform != .android || !isInDoze || urgently)
  }
}
