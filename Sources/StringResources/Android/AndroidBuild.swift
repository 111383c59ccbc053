/// The tool that compiles an app's values files, whose rules decide what they say.
public enum AndroidBuild: String, CaseIterable, Hashable, Sendable {
  /// The Android Gradle plugin since version 7: it merges the files of all directories and compiles
  /// the result itself.
  case gradle
  /// `aapt2 compile` on the files as they are, as Bazel and other builds call it.
  case aapt2
}
