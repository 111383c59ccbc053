/// How an entry of a list fits what is typed.
struct FuzzyMatch: Hashable, Sendable {
  /// What is typed, beside a name of the entry; the later ones go before all others.
  enum Nearness: Hashable, Sendable, Comparable {
    /// Its letters are there.
    case scattered
    /// The name begins with it.
    case prefix
    /// It is the name.
    case exact
  }

  var nearness = Nearness.scattered
  /// Higher is better; 0 while nothing is typed.
  var score: Int
  /// For each of the entry's texts the letters that were found, counted from 0.
  var spots: [Set<Int>]

  /// The better it fits, the greater; letters alone count only among entries that are equally near.
  var rank: (Nearness, Int) { (nearness, score) }
}
