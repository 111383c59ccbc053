/// One app whose users receive the messages, and where its string files lie.
public struct App: Hashable, Sendable {
  /// What compiles an Android app's strings; the raw value is how the project file names it.
  public enum Build: String, CaseIterable, Hashable, Sendable {
    /// The Android Gradle plugin, version 7 or later.
    case gradle
    /// `aapt2 compile` on the files as they are.
    case aapt2
  }

  /// As the preview's header shows it; the package name where the file gives no other.
  public var name: String
  /// The Android application id, `com.example.demoshop`.
  public var package: String?
  /// Android `res` directories, as written in the file, relative to it.
  public var android: [String]
  /// What compiles the Android app's strings.
  public var build: Build
  /// Directories that hold `*.lproj` or `*.xcstrings`, as written in the file, relative to it.
  public var apple: [String]
  /// The language that an Apple device falls back to: `CFBundleDevelopmentRegion`.
  ///
  /// `nil` if the file does not say.
  public var developmentRegion: String?
  /// Where the file says so, for those who know the app's languages.
  public var developmentRegionPlace: WrittenPlace

  /// The notification channels that the Android app's code makes under ids that it computes.
  public var channels: [String] = []
  /// The releases in the field, whose strings may differ from the ones that are worked on.
  public var releases: [AppRelease]

  public init(
    name: String, package: String? = nil, android: [String] = [], build: Build = .gradle,
    apple: [String] = [], developmentRegion: String? = nil,
    developmentRegionPlace: WrittenPlace = WrittenPlace(), releases: [AppRelease] = []
  ) {
    self.name = name
    self.package = package
    self.android = android
    self.build = build
    self.apple = apple
    self.developmentRegion = developmentRegion
    self.developmentRegionPlace = developmentRegionPlace
    self.releases = releases
  }
}
