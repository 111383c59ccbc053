public import Resolver

/// The files of the texts that are looked at, one of them chosen for the editor.
public struct FileMenu: Hashable, Sendable {
  public struct Entry: Hashable, Sendable {
    public var platform: Platform
    public var source: TextSource
  }

  /// At least two.
  public let entries: [Entry]
  public internal(set) var index = 0

  init(_ entries: [Entry]) {
    self.entries = entries
  }

  mutating func move(by step: Int) {
    index = max(0, min(index + step, entries.count - 1))
  }
}
