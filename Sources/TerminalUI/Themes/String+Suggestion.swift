internal import TextLayout

extension String {
  /// No name that we know is longer, and the cost of comparing grows with the product of the lengths.
  private static let longestName = 64

  /// The text in quotation marks, fit for a terminal: control characters are visible, and it is cut.
  var quoted: String { "‘\(truncated(toWidth: Self.longestName))’" }

  /// `; did you mean ‘title’?` for the most similar of the known words, or nothing when none is.
  func suggestion(among known: [String]) -> String {
    guard count <= Self.longestName else { return "" }
    let nearest = known.filter { $0.count <= Self.longestName }
      .map { (word: $0, distance: editDistance(to: $0)) }
      .min { $0.distance < $1.distance }
    guard let nearest, nearest.distance <= Swift.min(3, Swift.max(1, count / 2)) else { return "" }
    return "; did you mean ‘\(nearest.word)’?"
  }

  /// How many letters have to be put in, taken out or changed (Levenshtein).
  private func editDistance(to other: String) -> Int {
    let letters = Array(other)
    var row = Array(0...letters.count)
    for (index, letter) in enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for column in letters.indices {
        let change = diagonal + (letters[column] == letter ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = Swift.min(change, diagonal + 1, row[column] + 1)
      }
    }
    return row[letters.count]
  }
}
