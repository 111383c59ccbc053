/// What changed between two texts: one run of lines replaced by another.
public struct LineDifference: Hashable, Sendable {
  public var removed: [String]
  public var added: [String]

  public init(from old: String, to new: String) {
    var old = old.split(separator: "\n", omittingEmptySubsequences: false)[...]
    var new = new.split(separator: "\n", omittingEmptySubsequences: false)[...]
    while let first = old.first, first == new.first {
      old.removeFirst()
      new.removeFirst()
    }
    while let last = old.last, last == new.last {
      old.removeLast()
      new.removeLast()
    }
    (removed, added) = LineExcerpt.pairs(old.map(String.init), new.map(String.init))
  }
}
