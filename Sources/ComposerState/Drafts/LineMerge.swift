/// Two changes of one text made one, line by line, as `diff3` does it.
public enum LineMerge: Hashable, Sendable {
  case merged(String)
  /// So many places were changed by both, each in another way.
  case conflict(places: Int)

  /// Changes of lines that touch each other are a conflict: nobody can tell which belongs first.
  public init(base: String, mine: String, theirs: String) {
    let texts = (base.draftLines, mine.draftLines, theirs.draftLines)
    var lines: [Substring] = []
    var places = 0
    for chunk in Self.chunks(texts.0, texts.1, texts.2) {
      let base = texts.0[chunk.base]
      let mine = texts.1[chunk.mine]
      let theirs = texts.2[chunk.theirs]
      if mine == base || mine == theirs {
        lines += theirs
      } else if theirs == base {
        lines += mine
      } else {
        places += 1
      }
    }
    self = places > 0 ? .conflict(places: places) : .merged(lines.joined(separator: "\n"))
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
