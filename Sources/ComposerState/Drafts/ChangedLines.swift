/// What a text has that another has not, line by line; what both have is left out.
public struct ChangedLines: Hashable, Sendable {
  public enum Line: Hashable, Sendable {
    case removed(String)
    case added(String)
    /// Lines that did not change stand between two changes.
    case gap
  }

  public let lines: [Line]

  /// The same of two drafts, in lines that can be read.
  init(fromDraft old: String, to new: String) {
    let (old, new) = ReadableText.pair(old, new)
    self.init(from: old, to: new)
  }

  private init(lines: [Line]) { self.lines = lines }

  /// With another text's changes below.
  func followed(by other: ChangedLines) -> ChangedLines {
    let isBetween = !lines.isEmpty && !other.lines.isEmpty
    return ChangedLines(lines: lines + (isBetween ? [.gap] : []) + other.lines)
  }

  public init(from old: String, to new: String) {
    let (old, new) = (old.draftLines, new.draftLines)
    let matches = old.matches(in: new)
    var lines: [Line] = []
    var (row, column) = (0, 0)
    for (index, match) in matches + [(old.count, new.count)] {
      let (removed, added) = LineExcerpt.pairs(
        old[row..<index].map(String.init), new[column..<match].map(String.init))
      let change = removed.map(Line.removed) + added.map(Line.added)
      if !change.isEmpty, !lines.isEmpty { lines.append(.gap) }
      lines += change
      (row, column) = (index + 1, match + 1)
    }
    self.lines = lines
  }
}

extension String {
  /// The lines without their ends; a text that ends in one has an empty last line.
  var draftLines: [Substring] { split(separator: "\n", omittingEmptySubsequences: false) }
}

extension [Substring] {
  /// The lines that a newer text still has, each with its index there; both indices only rise.
  func matches(in new: [Substring]) -> [(old: Int, new: Int)] {
    var removed: Set<Int> = []
    var added: Set<Int> = []
    for change in new.difference(from: self) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    return [(old: Int, new: Int)](
      zip(
        indices.lazy.filter { !removed.contains($0) },
        new.indices.lazy.filter { !added.contains($0) }
      ).map { (old: $0, new: $1) })
  }
}
