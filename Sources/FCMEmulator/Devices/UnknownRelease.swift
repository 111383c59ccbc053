/// What is said of a release of the app that the project file doesn't have.
public enum UnknownRelease {
  /// Lower-case and without a full stop; `nil` if the release is one of those that are known, or any may be.
  public static func sentence(about release: String, known: [String]?) -> String? {
    guard let known, !known.contains(release) else { return nil }
    let names =
      known.isEmpty
      ? "the project file has no [[apps.releases]]"
      : "there are \(known.joined(separator: ", "))"
    return "the app has no release ‘\(release)’: \(names)"
  }
}
