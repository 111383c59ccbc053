/// The reviews that a gate demands and that the draft lacks.
public struct MissingReviews: Hashable, Sendable {
  /// Locales that lack a review for the same reason; no locale is in two of a draft's.
  public struct Reason: Hashable, Sendable {
    /// In lower case and without a full stop, without the locales: `rejected by Bo: too long`.
    public var statement: String
    /// Their names, in their order.
    public var locales: [String]
    /// Whether a reviewer has looked, and refused what is shown.
    public var isRejection: Bool

    public init(_ statement: String, locales: [String], isRejection: Bool = false) {
      self.statement = statement
      self.locales = locales
      self.isRejection = isRejection
    }
  }

  /// What lacks, in lower case and without a full stop: `3 of 24 locales (de, fr, it) aren't reviewed`.
  public var sentence: String
  /// Why, the rejections first.
  public var reasons: [Reason]
  /// How many locales reviewers are to look at, which may be others than those that lint was asked about.
  public var total: Int

  public init(_ sentence: String, of total: Int, reasons: [Reason]) {
    self.sentence = sentence
    self.total = total
    self.reasons = reasons
  }
}
