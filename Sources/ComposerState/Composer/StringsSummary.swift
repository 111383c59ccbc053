/// What became of reading the app's strings.
public struct StringsSummary: Hashable, Sendable {
  /// Goes up by one each time the strings are read.
  public var revision: Int
  public var fileCount: Int
  /// Problems of the files, one sentence with its place each.
  public var problems: [String]

  public init(revision: Int, fileCount: Int, problems: [String]) {
    self.revision = revision
    self.fileCount = fileCount
    self.problems = problems
  }
}
