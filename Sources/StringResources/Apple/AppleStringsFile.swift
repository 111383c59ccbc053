/// One `.strings` file, read as CoreFoundation reads it.
public struct AppleStringsFile: Hashable, Sendable {
  public struct Entry: Hashable, Sendable {
    public var key: String
    /// `nil` if the value is a list, a dictionary or data: no text for a push.
    public var text: String?
    /// Counted from 1: the line of the key.
    public var line: Int

    public init(key: String, text: String?, line: Int) {
      self.key = key
      self.text = text
      self.line = line
    }
  }

  /// In the file's order; of duplicates the last one counts.
  public var entries: [Entry]
  public var problems: [FileProblem]

  public init(entries: [Entry] = [], problems: [FileProblem] = []) {
    self.entries = entries
    self.problems = problems
  }
}
