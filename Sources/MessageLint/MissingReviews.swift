/// The reviews that a gate demands and that the draft lacks.
public struct MissingReviews: Hashable, Sendable {
  /// What lacks, in lower case and without a full stop: `3 of 24 locales aren't reviewed`.
  public var sentence: String
  /// The names of the locales that lack a review, in their order.
  public var locales: [String]

  public init(_ sentence: String, locales: [String]) {
    self.sentence = sentence
    self.locales = locales
  }
}
