/// What is typed to find an entry of a list: words, the letters of each of which have to be found in their order.
///
/// Case does not count. Whoever types a whole name gets it first, then names that begin like it; among the others starts
/// of words and letters side by side count most.
struct FuzzyQuery: Hashable, Sendable {
  private let words: [FuzzyWord]
  /// All that is typed, one blank between words.
  private let letters: [SearchedLetter]
  /// So many letters of what is typed or pasted are looked for: more would be looked for very long.
  private static let longest = 120

  init(_ text: String) {
    let words = text.prefix(Self.longest).split(whereSeparator: \.isWhitespace)
    self.words = words.map { FuzzyWord($0) }
    letters = words.joined(separator: " ").map { SearchedLetter($0) }
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
    match.nearness = texts.map { nearness(of: $0) }.max() ?? .scattered
    return match
  }

  /// Nobody types a whole sentence, so that only names are compared.
  private func nearness(of text: SearchedText) -> FuzzyMatch.Nearness {
    guard !text.isSentence, !letters.isEmpty, text.letters.starts(with: letters) else {
      return .scattered
    }
    return text.letters.count == letters.count ? .exact : .prefix
  }

  /// The items that fit, the best first, those that fit as well in their own order; all of them while nothing is typed.
  func ranked<Item>(_ items: [Item], by texts: (Item) -> [SearchedText]) -> [(Item, FuzzyMatch)] {
    let found = items.enumerated().compactMap { index, item in
      match(texts(item)).map { (index: index, item: item, match: $0) }
    }
    return found.sorted {
      $0.match.rank == $1.match.rank ? $0.index < $1.index : $0.match.rank > $1.match.rank
    }
    .map { ($0.item, $0.match) }
  }
}
