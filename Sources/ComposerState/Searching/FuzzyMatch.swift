/// How an entry of a list fits what is typed.
struct FuzzyMatch: Hashable, Sendable {
  /// Higher is better; 0 while nothing is typed.
  var score: Int
  /// For each of the entry's texts the letters that were found, counted from 0.
  var spots: [Set<Int>]
}
