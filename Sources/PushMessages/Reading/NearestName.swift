/// Finds the known name that somebody probably meant.
enum NearestName {
  /// The nearest of the names, where it is near enough to be meant: a third of its letters may differ.
  static func suggestion(for name: String, among names: [String]) -> String? {
    let distances = names.map { (name: $0, distance: distance(name, $0)) }
    guard let nearest = distances.min(by: { $0.distance < $1.distance }) else { return nil }
    return nearest.distance <= max(1, nearest.name.count / 3) ? nearest.name : nil
  }

  private static func distance(_ left: String, _ right: String) -> Int {
    let right = Array(right)
    var row = Array(0...right.count)
    for (i, character) in left.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, other) in right.enumerated() {
        let cost = min(row[j], row[j + 1]) + 1
        (diagonal, row[j + 1]) = (row[j + 1], min(cost, diagonal + (character == other ? 0 : 1)))
      }
    }
    return row[right.count]
  }
}
