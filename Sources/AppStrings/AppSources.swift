public import StringResources

/// Where an app's strings lie.
public struct AppSources: Hashable, Sendable {
  /// Android `res` directories, each with `values*` directories below it; a later one overrides the earlier ones.
  public var android: [String]
  /// What compiles the Android app's values files.
  public var build: AndroidBuild
  /// The Android app's package, where it is known: keys may name it.
  public var package: String?
  /// Directories that hold `*.lproj` folders or `Localizable.xcstrings`, or have such below them.
  public var apple: [String]
  /// `CFBundleDevelopmentRegion` of the Apple app.
  ///
  /// `nil` if nothing says: then it is the source language of its catalog, or English.
  public var developmentRegion: String?
  /// A git revision (`v5.2.0`, `main~3`) to read the directories of, instead of the disk.
  public var revision: String?
  /// A pack to read instead: it says itself which directories it has, and all else of the above.
  public var pack: String?

  public init(
    android: [String] = [], package: String? = nil, apple: [String] = [],
    developmentRegion: String? = nil, revision: String? = nil, pack: String? = nil,
    build: AndroidBuild = .gradle
  ) {
    self.android = android
    self.package = package
    self.apple = apple
    self.developmentRegion = developmentRegion
    self.revision = revision
    self.pack = pack
    self.build = build
  }

  /// The directories of both platforms.
  public var directories: [String] { android + apple }
}
