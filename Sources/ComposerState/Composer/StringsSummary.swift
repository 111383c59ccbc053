/// What became of reading the app's strings.
public struct StringsSummary: Hashable, Sendable {
  /// Goes up by one each time the strings are read.
  public var revision: Int
  public var fileCount: Int
  /// What keeps texts from being read, one sentence with its place each.
  public var errors: [String]

  public init(revision: Int, fileCount: Int, errors: [String]) {
    self.revision = revision
    self.fileCount = fileCount
    self.errors = errors
  }
}
