/// “Did you mean”: the known name that a mistyped one is nearest to.
public enum NearestName {
  /// No name that we know is longer, and the cost grows with the product of the lengths.
  private static let longestName = 64

  /// The candidate that needs the fewest edits, or `nil` if none is near.
  ///
  /// An edit inserts, removes or replaces a letter or swaps two neighbors. Case, and `_` for `-`,
  /// cost nothing. Near means at most one edit in three letters; of equals the first one wins.
  public static func suggestion(
    for name: String, among candidates: some Sequence<String>
  ) -> String? {
    let letters = folded(name)
    guard !letters.isEmpty, letters.count <= longestName else { return nil }
    var nearest: (candidate: String, distance: Int)?
    for candidate in candidates where candidate != name {
      let other = folded(candidate)
      let allowed = max(1, max(letters.count, other.count) / 3)
      // Each letter that one has more than the other is an edit.
      guard other.count <= longestName, abs(letters.count - other.count) <= allowed else {
        continue
      }
      let distance = editDistance(letters, other)
      guard distance <= allowed else { continue }
      if let nearest, nearest.distance <= distance { continue }
      nearest = (candidate, distance)
    }
    return nearest?.candidate
  }

  private static func folded(_ name: String) -> [Character] {
    name.lowercased().map { $0 == "_" ? "-" : $0 }
  }

  /// The optimal string alignment distance, in three rows.
  private static func editDistance(_ source: [Character], _ target: [Character]) -> Int {
    var beforePrevious: [Int] = []
    var previous = Array(0...target.count)
    for row in source.indices {
      var current = [row + 1]
      for column in target.indices {
        let isSame = source[row] == target[column]
        var cost = min(previous[column + 1] + 1, current[column] + 1)
        cost = min(cost, previous[column] + (isSame ? 0 : 1))
        if row > 0, column > 0, source[row] == target[column - 1],
          source[row - 1] == target[column]
        {
          cost = min(cost, beforePrevious[column - 1] + 1)
        }
        current.append(cost)
      }
      beforePrevious = previous
      previous = current
    }
    return previous[target.count]
  }
}
