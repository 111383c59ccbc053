/// Two changes of one text made one, line by line, as `diff3` does it.
public enum LineMerge: Hashable, Sendable {
  case merged(String)
  /// So many places were changed by both, each in another way.
  case conflict(places: Int)

  /// Changes of lines that touch each other are a conflict: no one can tell which belongs first.
  public init(base: String, mine: String, theirs: String) {
    let parts = Self.parts(base: base, mine: mine, theirs: theirs)
    let places = parts.count(where: \.isConflict)
    self = places > 0 ? .conflict(places: places) : .merged(Self.text(of: parts, deciding: []))
  }

  /// A part of two texts that are made one.
  public enum Part: Hashable, Sendable {
    /// Lines on which both agree, or that only one has changed.
    case agreed([String])
    /// Lines that both have changed, each in another way.
    case conflict(mine: [String], theirs: [String])

    var isConflict: Bool {
      if case .conflict = self { true } else { false }
    }
  }

  /// Whose lines a place of a conflict gets.
  public enum Side: Hashable, Sendable {
    case mine
    case theirs
  }

  static func parts(base: String, mine: String, theirs: String) -> [Part] {
    let texts = (base.draftLines, mine.draftLines, theirs.draftLines)
    return chunks(texts.0, texts.1, texts.2).map { chunk in
      let base = texts.0[chunk.base]
      let mine = texts.1[chunk.mine]
      let theirs = texts.2[chunk.theirs]
      if mine == base || mine == theirs { return .agreed(theirs.map(String.init)) }
      if theirs == base { return .agreed(mine.map(String.init)) }
      return .conflict(mine: mine.map(String.init), theirs: theirs.map(String.init))
    }
  }

  /// The text of the parts, with a side for each conflict in its order; mine where none is given.
  static func text(of parts: [Part], deciding sides: [Side]) -> String {
    var sides = sides[...]
    let lines = parts.flatMap { part in
      switch part {
      case .agreed(let lines): lines
      case .conflict(let mine, let theirs): sides.popFirst() == .theirs ? theirs : mine
      }
    }
    return lines.joined(separator: "\n")
  }

  /// The same place in the three texts.
  private struct Chunk {
    var base: Range<Int>
    var mine: Range<Int>
    var theirs: Range<Int>
  }

  /// The texts cut at the lines that all three have: changed places and unchanged lines by turns.
  private static func chunks(
    _ base: [Substring], _ mine: [Substring], _ theirs: [Substring]
  ) -> [Chunk] {
    let inMine = Dictionary(uniqueKeysWithValues: base.matches(in: mine).map { ($0.old, $0.new) })
    let inTheirs = base.matches(in: theirs)
    var chunks: [Chunk] = []
    var next = (base: 0, mine: 0, theirs: 0)
    for (index, theirIndex) in inTheirs {
      guard let myIndex = inMine[index] else { continue }
      chunks.append(
        Chunk(
          base: next.base..<index, mine: next.mine..<myIndex, theirs: next.theirs..<theirIndex))
      chunks.append(
        Chunk(
          base: index..<index + 1, mine: myIndex..<myIndex + 1,
          theirs: theirIndex..<theirIndex + 1))
      next = (index + 1, myIndex + 1, theirIndex + 1)
    }
    chunks.append(
      Chunk(
        base: next.base..<base.count, mine: next.mine..<mine.count,
        theirs: next.theirs..<theirs.count))
    return chunks
  }
}
