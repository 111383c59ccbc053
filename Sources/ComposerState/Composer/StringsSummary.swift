public import Drafts

/// What became of reading the app's strings.
public struct StringsSummary: Hashable, Sendable {
  /// Goes up by one each time the strings are read.
  public var revision: Int
  public var fileCount: Int
  /// What keeps texts from being read, one sentence with its place each.
  public var errors: [String]
  /// Those of the project file that only the app's languages show, such as a locale that no device has; ``errors`` has
  /// them too.
  public var projectMistakes: [String]
  /// The state of the app that they are of, `main@4f2c1e0 ●`; `nil` where git does not tell.
  public var origin: String?
  /// What they were read from, where that is no working file: `revision v5.2.0@4f2c1e0`, `pack app.pack`.
  public var snapshot: String?
  /// The releases in the field that are asked too.
  public var releases: [String]
  /// The releases that are still being read: until then nothing is known of them.
  public var awaited: [String]
  /// Whether the app's other sources are still being read: until then nothing is known of what a message names in them.
  public var awaitsSources = false
  /// The locales for which they have texts, where the project names none for the preview; otherwise empty.
  public var locales: [PreviewLocale]

  public init(
    revision: Int, fileCount: Int, errors: [String], projectMistakes: [String] = [],
    origin: String? = nil, snapshot: String? = nil, releases: [String] = [], awaited: [String] = [],
    locales: [PreviewLocale] = []
  ) {
    self.revision = revision
    self.fileCount = fileCount
    self.errors = errors
    self.projectMistakes = projectMistakes
    self.origin = origin
    self.snapshot = snapshot
    self.releases = releases
    self.awaited = awaited
    self.locales = locales
  }

  /// `release 5.1`, `releases 5.1 and 5.0`, `the app's sources`; `nil` once all of them are read.
  public var awaitedWords: String? {
    guard let last = awaited.last else { return awaitsSources ? "the app's sources" : nil }
    let others = awaited.dropLast().joined(separator: ", ")
    return others.isEmpty ? "release \(last)" : "releases \(others) and \(last)"
  }
}
