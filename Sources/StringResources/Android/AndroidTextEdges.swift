/// Where a text of Gradle's compiler begins and ends, noted while it is built.
///
/// Positions are those of the text that is built.
struct AndroidTextEdges {
  /// Before the first character that is not white space outside of quotes, and behind the last.
  private var characters: Range<Int>?
  private var quotes: Range<Int>?
  /// From the start of the first `<xliff:g>` to the end of the last.
  private var groups: Range<Int>?

  mutating func begin(at position: Int) {
    if characters == nil { characters = position..<position }
  }

  mutating func end(at position: Int) {
    characters = (characters?.lowerBound ?? position)..<position
  }

  /// Notes a quotation mark, which leaves no character.
  mutating func quote(at position: Int) {
    quotes = (quotes?.lowerBound ?? position)..<position
    end(at: position)
  }

  mutating func group(at position: Int) {
    groups = (groups?.lowerBound ?? position)..<position
  }

  /// What is kept of a text of that length.
  ///
  /// Without quotes white space at the ends goes. With them it goes only where a quotation mark is
  /// the first or the last of all. What stands in an `<xliff:g>` stays.
  func kept(of count: Int) -> Range<Int> {
    var start = characters?.lowerBound ?? count
    var end = characters?.upperBound ?? 0
    if let quotes {
      start = start < quotes.lowerBound ? 0 : quotes.lowerBound
      end = end > quotes.upperBound ? count : quotes.upperBound
    }
    if let groups {
      start = min(start, groups.lowerBound)
      end = max(end, groups.upperBound)
    }
    return start < end ? start..<end : 0..<0
  }
}
