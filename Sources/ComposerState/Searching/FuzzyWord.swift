/// One word that is looked for letter by letter.
struct FuzzyWord: Hashable, Sendable {
  private enum Points {
    static let letter = 16
    static let textStart = 12
    static let wordStart = 8
    /// For a letter right after the one before it.
    static let neighbor = 10
    /// A name says more about an entry than its sentence.
    static let name = 12
    static let skipped = -1
  }

  private let letters: [SearchedLetter]

  init(_ word: some StringProtocol) {
    letters = word.map { SearchedLetter($0) }
  }

  /// The best way to find all letters in their order, and where; `nil` where they are not there.
  func match(in searched: SearchedText) -> (score: Int, spots: [Int])? {
    guard isPossible(in: searched) else { return nil }
    var rows: [[Way]] = []
    for letter in letters {
      guard let row = row(of: letter, in: searched, after: rows.last) else { return nil }
      rows.append(row)
    }
    guard let last = rows.last, var spot = best(of: last) else { return nil }
    let score = last[spot].score
    var spots: [Int] = []
    for row in rows.reversed() {
      spots.append(spot)
      spot = row[spot].before
    }
    return (score + (searched.isSentence ? 0 : Points.name), spots.reversed())
  }

  /// Most texts do not have the letters in that order at all, which is told without weighing ways.
  private func isPossible(in searched: SearchedText) -> Bool {
    guard var wanted = letters.first, letters.count <= searched.letters.count else { return false }
    var found = 0
    for (place, letter) in searched.letters.enumerated() where letter == wanted {
      // The first letter of a word in a sentence begins a word there.
      if found == 0, searched.isSentence, place > 0, !searched.wordStarts[place] { continue }
      found += 1
      if found == letters.count { return true }
      wanted = letters[found]
    }
    return false
  }

  /// The best way that ends with a letter at a place of the text.
  private struct Way {
    static let none = Way(score: .min, before: 0)

    var score: Int
    /// Where the letter before stands.
    var before: Int

    var exists: Bool { score != .min }
  }

  /// The first of the places where the best ways end.
  private func best(of row: [Way]) -> Int? {
    var (best, score) = (0, Int.min)
    for (place, way) in row.enumerated() where way.score > score {
      (best, score) = (place, way.score)
    }
    return score == .min ? nil : best
  }

  /// For each place of the text the best way to have found the letter there, and those before it further left.
  private func row(
    of letter: SearchedLetter, in searched: SearchedText, after previous: [Way]?
  ) -> [Way]? {
    let text = searched.letters
    var row = [Way](repeating: .none, count: text.count)
    var isFound = false
    // The best way so far that ended before, each letter passed by taken off.
    var passed = Way.none
    for place in text.indices {
      if passed.exists { passed.score += Points.skipped }
      if place > 0, let way = previous?[place - 1], way.exists, way.score > passed.score {
        passed = Way(score: way.score, before: place - 1)
      }
      guard text[place] == letter else { continue }
      let bonus = bonus(at: place, in: searched)
      var best = Way.none
      if searched.isSentence, bonus == 0 {
        // Only right after the letter before.
      } else if previous == nil {
        best = Way(score: 0, before: 0)
      } else {
        best = passed
      }
      if place > 0, let way = previous?[place - 1], way.exists,
        way.score + Points.neighbor > best.score
      {
        best = Way(score: way.score + Points.neighbor, before: place - 1)
      }
      guard best.exists else { continue }
      row[place] = Way(score: best.score + Points.letter + bonus, before: best.before)
      isFound = true
    }
    return isFound ? row : nil
  }

  private func bonus(at place: Int, in searched: SearchedText) -> Int {
    if place == 0 { return Points.textStart }
    return searched.wordStarts[place] ? Points.wordStart : 0
  }
}
