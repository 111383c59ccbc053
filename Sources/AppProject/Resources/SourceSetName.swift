/// What the name of a source set tells.
enum SourceSetName {
  /// Whether it is of tests or debug builds, which users never get.
  static func isForDevelopers(_ name: String) -> Bool {
    let lower = name.lowercased()
    return lower.hasPrefix("test") || lower.hasSuffix("test") || lower.hasPrefix("androidtest")
      || lower.hasPrefix("debug") || lower.hasSuffix("debug") || lower.hasPrefix("screenshottest")
  }
}
