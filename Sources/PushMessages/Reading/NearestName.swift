/// Finds the known name that somebody probably meant.
enum NearestName {
  /// No name of FCM's is longer, and the cost grows with the product of the lengths.
  private static let longestName = 64

  /// The name that needs the fewest edits, where they are few enough for it to be meant.
  ///
  /// An edit inserts, removes or replaces a letter or swaps two neighbours; case costs nothing. At most a third of the
  /// letters may differ; of equals the first one wins.
  static func suggestion(for name: String, among names: [String]) -> String? {
    let letters = folded(name)
    guard letters.count <= longestName else { return nil }
    let distances = names.map { (name: $0, distance: distance(letters, folded($0))) }
    guard let nearest = distances.min(by: { $0.distance < $1.distance }) else { return nil }
    let longer = max(letters.count, nearest.name.utf8.count)
    return nearest.distance <= max(1, longer / 3) ? nearest.name : nil
  }

  private static func folded(_ name: String) -> [UInt8] { Array(name.lowercased().utf8) }

  /// The optimal string alignment distance, in three rows.
  private static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var beforePrevious: [Int] = []
    var previous = Array(0...right.count)
    for i in left.indices {
      var row = [i + 1]
      for j in right.indices {
        var cost = min(previous[j + 1], row[j]) + 1
        cost = min(cost, previous[j] + (left[i] == right[j] ? 0 : 1))
        if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
          cost = min(cost, beforePrevious[j - 1] + 1)
        }
        row.append(cost)
      }
      (beforePrevious, previous) = (previous, row)
    }
    return previous[right.count]
  }
}
