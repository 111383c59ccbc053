internal import TextLayout

/// A path in a narrow place: its end says which field it is and its beginning whose, so the middle gives
/// way.
struct PathWords {
  private(set) var text: String
  /// The letters that were found, counted from 0.
  private(set) var spots: Set<Int>

  init(_ path: String, spots: Set<Int>, width: Int, ambiguous: AmbiguousWidth) {
    (text, self.spots) = (path.displayable, spots)
    guard text.terminalWidth(ambiguous: ambiguous) > width, width > 1 else { return }
    let letters = Array(text)
    let name = letters.prefix { $0 != "." }
    let head = name.count < width / 2 ? name.count : 0
    var first = letters.count
    var used = head + 1
    while first > head {
      let needed = letters[first - 1].terminalWidth(ambiguous: ambiguous)
      guard used + needed <= width else { break }
      first -= 1
      used += needed
    }
    text = String(letters[..<head]) + "…" + String(letters[first...])
    let moved = spots.filter { $0 >= first }.map { $0 - first + head + 1 }
    self.spots = spots.filter { $0 < head }.union(moved)
  }
}
