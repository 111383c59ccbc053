/// What compiles an Android app's strings; the raw value is how the project file names it.
public enum AppBuild: String, CaseIterable, Hashable, Sendable {
  /// The Android Gradle plugin, version 7 or later.
  case gradle
  /// `aapt2 compile` on the files as they are.
  case aapt2
}
