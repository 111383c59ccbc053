/// The months that words name, in the languages that apps are translated into.
///
/// A word may be another month in another language: `listopad` is October in Croatian, and November in Polish.
enum MonthNames {
  /// The months, 1 to 12, that a word in any case may name; `nil` if it names none.
  ///
  /// `besideNumber` is whether a number is next to it: then the short names count too, and `may` is a month.
  static func months(_ word: String, besideNumber: Bool) -> Set<Int>? {
    let letters = word.lowercased()
    if besideNumber { return months[letters] ?? shortMonths[letters] }
    // English verbs.
    guard word != "may", word != "march" else { return nil }
    return months[letters]
  }

  private static let months = table(full)
  private static let shortMonths = table(short)

  private static func table(_ lists: [String]) -> [String: Set<Int>] {
    var table: [String: Set<Int>] = [:]
    for list in lists {
      for (index, name) in list.split(separator: " ").enumerated() {
        table[String(name), default: []].insert(index + 1)
      }
    }
    return table
  }
}
