/// The texts of a locale that a reviewer has rejected, and that its devices still show.
public struct RejectedTexts: Hashable, Sendable {
  public var locale: String
  /// Why; empty if the reviewer gave no reason.
  public var note: String

  public init(locale: String, note: String) {
    self.locale = locale
    self.note = note
  }
}
