/// The texts of a locale that a reviewer has rejected, and that its devices still show.
public struct RejectedTexts: Hashable, Sendable {
  public var locale: String
  /// Why; empty if the reviewer gave no reason.
  public var note: String
  /// Who; empty if that isn't known.
  public var reviewer: String

  public init(locale: String, note: String, reviewer: String = "") {
    self.locale = locale
    self.note = note
    self.reviewer = reviewer
  }
}
