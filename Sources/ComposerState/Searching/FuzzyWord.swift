/// One word that is looked for letter by letter.
struct FuzzyWord: Hashable, Sendable {
  private enum Points {
    static let letter = 16
    static let textStart = 12
    static let wordStart = 8
    /// For a letter right after the one before it.
    static let neighbour = 10
    /// A name says more about an entry than its sentence.
    static let name = 12
    static let skipped = -1
  }

  private let letters: [String]

  init(_ word: some StringProtocol) {
    letters = word.map { $0.lowercased() }
  }

  /// The best way to find all letters in their order, and where; `nil` where they are not there.
  func match(in searched: SearchedText) -> (score: Int, spots: [Int])? {
    let text = Array(searched.text)
    guard !letters.isEmpty, text.count >= letters.count else { return nil }
    var rows: [[Way?]] = []
    for letter in letters {
      rows.append(row(of: letter, in: text, after: rows.last, isSentence: searched.isSentence))
    }
    let ends = rows[rows.count - 1].enumerated().compactMap { spot, way in
      way.map { (score: $0.score, spot: spot) }
    }
    guard let last = ends.max(by: { ($0.score, -$0.spot) < ($1.score, -$1.spot) }) else {
      return nil
    }
    var spots: [Int] = []
    var spot: Int? = last.spot
    for row in rows.reversed() {
      guard let place = spot else { break }
      spots.append(place)
      spot = row[place]?.before
    }
    return (last.score + (searched.isSentence ? 0 : Points.name), spots.reversed())
  }

  /// The best way that ends with a letter at a place of the text.
  private struct Way {
    var score: Int
    /// Where the letter before stands.
    var before: Int?
  }

  /// For each place of the text the best way to have found the letter there, and those before it further left.
  private func row(
    of letter: String, in text: [Character], after previous: [Way?]?, isSentence: Bool
  ) -> [Way?] {
    var row = [Way?](repeating: nil, count: text.count)
    // The best way so far that ended before, each letter passed by taken off.
    var passed: (score: Int, spot: Int)?
    for place in text.indices {
      if let way = passed { passed = (way.score + Points.skipped, way.spot) }
      if place > 0, let way = previous?[place - 1], way.score > passed?.score ?? .min {
        passed = (way.score, place - 1)
      }
      guard text[place].lowercased() == letter else { continue }
      let bonus = Self.bonus(at: place, in: text)
      var ways: [Way] = []
      if previous == nil {
        ways.append(Way(score: 0, before: nil))
      } else if let passed {
        ways.append(Way(score: passed.score, before: passed.spot))
      }
      if isSentence, bonus == 0 { ways = [] }
      if place > 0, let way = previous?[place - 1] {
        ways.append(Way(score: way.score + Points.neighbour, before: place - 1))
      }
      guard let best = ways.max(by: { $0.score < $1.score }) else { continue }
      row[place] = Way(score: best.score + Points.letter + bonus, before: best.before)
    }
    return row
  }

  private static func bonus(at place: Int, in text: [Character]) -> Int {
    guard place > 0 else { return Points.textStart }
    let (before, letter) = (text[place - 1], text[place])
    let isStart =
      !(before.isLetter || before.isNumber) || (before.isLowercase && letter.isUppercase)
    return isStart && (letter.isLetter || letter.isNumber) ? Points.wordStart : 0
  }
}
