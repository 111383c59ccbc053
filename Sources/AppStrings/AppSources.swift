/// Where an app's strings lie.
public struct AppSources: Hashable, Sendable {
  /// Android `res` directories, each with `values*` directories below it; a later one overrides the earlier ones.
  public var android: [String]
  /// The Android app's package, where it is known: keys may name it.
  public var package: String?
  /// Directories that hold `*.lproj` folders.
  public var apple: [String]
  /// `CFBundleDevelopmentRegion` of the Apple app.
  public var developmentRegion: String

  public init(
    android: [String] = [], package: String? = nil, apple: [String] = [],
    developmentRegion: String = "en"
  ) {
    self.android = android
    self.package = package
    self.apple = apple
    self.developmentRegion = developmentRegion
  }
}
