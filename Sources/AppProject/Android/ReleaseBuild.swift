/// What the release build of an Android app does to what messages name.
public struct ReleaseBuild: Hashable, Sendable {
  /// Whether it removes resources that no code names; `nil` if no script says so.
  public var shrinksResources: GradleSwitch?
  /// The major version of the Android Gradle plugin; `nil` if the sources don't tell.
  public var pluginVersion: Int?
  /// Whether `gradle.properties` has R8 remove resources in an older plugin.
  public var optimizesResources = false
  /// The languages that it ships, beside the app's own; `nil` if it ships all.
  public var locales: LocaleFilter?
  /// The oldest Android version that installs it, as an API level; `nil` if code computes it.
  public var minimumAPI: Int?
  public var applicationIDs: [String] = []
  /// Where the first of them is.
  public var applicationIDPlace: SourcePlace?

  public init() {}

  /// Whether a key that no code names is removed for certain, and not just perhaps.
  public var certainlyRemoves: Bool {
    shrinksResources?.isOn == true && (optimizesResources || (pluginVersion ?? 0) >= 9)
  }
}
