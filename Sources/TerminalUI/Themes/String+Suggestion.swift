internal import Spelling
internal import TextLayout

extension String {
  /// How much of a name that isn't known a sentence repeats.
  private static let longestName = 64

  /// The text in quotation marks, fit for a terminal: control characters are visible, and it is cut.
  var quoted: String { "‘\(truncated(toWidth: Self.longestName, ambiguous: .offScreen))’" }

  /// `; did you mean ‘title’?` for the most similar of the known words, or nothing when none is.
  func suggestion(among known: [String]) -> String {
    NearestName.suggestion(for: self, among: known).map { "; did you mean ‘\($0)’?" } ?? ""
  }
}
