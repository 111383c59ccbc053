/// What is typed to find an entry of a list: words, the letters of each of which have to be found in their order.
///
/// Case does not count. Starts of words and letters side by side count most; which entry comes first depends on nothing else.
struct FuzzyQuery: Hashable, Sendable {
  private let words: [FuzzyWord]
  /// So many letters of what is typed or pasted are looked for: more would be looked for very long.
  private static let longest = 120

  init(_ text: String) {
    words = text.prefix(Self.longest).split(whereSeparator: \.isWhitespace).map { FuzzyWord($0) }
  }

  /// How well texts of one entry fit; `nil` where a word is in none of them.
  func match(_ texts: [SearchedText]) -> FuzzyMatch? {
    var match = FuzzyMatch(score: 0, spots: texts.map { _ in [] })
    for word in words {
      let found = texts.enumerated().compactMap { index, text in
        word.match(in: text).map { (index: index, score: $0.score, spots: $0.spots) }
      }
      guard let best = found.max(by: { ($0.score, -$0.index) < ($1.score, -$1.index) }) else {
        return nil
      }
      match.score += best.score
      match.spots[best.index].formUnion(best.spots)
    }
    return match
  }

  /// The items that fit, the best first, those that fit as well in their own order; all of them while nothing is typed.
  func ranked<Item>(_ items: [Item], by texts: (Item) -> [SearchedText]) -> [(Item, FuzzyMatch)] {
    let found = items.enumerated().compactMap { index, item in
      match(texts(item)).map { (index: index, item: item, match: $0) }
    }
    return found.sorted { ($1.match.score, $0.index) < ($0.match.score, $1.index) }
      .map { ($0.item, $0.match) }
  }
}
