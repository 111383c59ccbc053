/// Where the text of an event is not one piece in the parser of Gradle's compiler: at the borders of
/// CDATA, at instructions, at comments inside of a resource's tags, and around `&amp;` and `&lt;`.
///
/// Positions are those of ``XMLDocument/text``.
struct XMLPieces {
  /// In ascending order.
  private var borders: [Int] = []
  private var sections: [Range<Int>] = []
  private var openSection: Int?

  mutating func cut(at position: Int) { borders.append(position) }

  mutating func openSection(at position: Int) {
    openSection = position
    cut(at: position)
  }

  mutating func closeSection(at position: Int) {
    sections.append((openSection ?? position)..<position)
    openSection = nil
    cut(at: position)
  }

  var isInSection: Bool { openSection != nil }

  /// Whether the latest cut is in a range of positions.
  func hasCut(in range: ClosedRange<Int>) -> Bool {
    borders.last.map(range.contains) ?? false
  }

  /// Whether a piece begins at a position inside of a text, line breaks aside.
  func hasBorder(at position: Int, in text: ArraySlice<UInt8>) -> Bool {
    guard position > text.startIndex else { return true }
    return contains(position, in: borders) || isReference(position, in: text)
      || isReference(position - 1, in: text)
  }

  /// Whether it is a character that can only be written as a reference, and so is a piece of its own.
  private func isReference(_ position: Int, in text: ArraySlice<UInt8>) -> Bool {
    guard text[position] == UInt8(ascii: "&") || text[position] == UInt8(ascii: "<") else {
      return false
    }
    return !isInSection(position)
  }

  /// The line breaks before which the parser cuts: in a run of text the second, the fourth and so on; those at the start
  /// of the run do not count.
  func cutLineBreaks(in text: ArraySlice<UInt8>) -> Set<Int> {
    var cuts: Set<Int> = []
    var (breaks, isAtStart) = (0, true)
    for position in text.indices {
      if hasBorder(at: position, in: text) { (breaks, isAtStart) = (0, true) }
      guard text[position] == UInt8(ascii: "\n") else {
        isAtStart = false
        continue
      }
      if !breaks.isMultiple(of: 2), !isInSection(position) { cuts.insert(position) }
      if !isAtStart { breaks += 1 }
    }
    return cuts
  }

  private func isInSection(_ position: Int) -> Bool {
    var (low, high) = (0, sections.count)
    while low < high {
      let middle = (low + high) / 2
      if sections[middle].upperBound <= position { low = middle + 1 } else { high = middle }
    }
    return low < sections.count && sections[low].contains(position)
  }

  private func contains(_ position: Int, in positions: [Int]) -> Bool {
    var (low, high) = (0, positions.count)
    while low < high {
      let middle = (low + high) / 2
      if positions[middle] < position { low = middle + 1 } else { high = middle }
    }
    return low < positions.count && positions[low] == position
  }
}
