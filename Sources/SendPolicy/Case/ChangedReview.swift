internal import HarmlessText

/// A locale that shows other texts than those that a reviewer has marked last.
public struct ChangedReview: Hashable, Sendable {
  public var locale: String
  /// Empty if that isn't known.
  public var reviewer: String
  public var wasRejected: Bool
  /// Why it was rejected; empty if nothing was noted.
  public var note: String

  public init(locale: String, reviewer: String, wasRejected: Bool = false, note: String = "") {
    self.locale = locale
    self.reviewer = reviewer
    self.wasRejected = wasRejected
    self.note = note
  }

  /// `changed since Bo rejected it: too long`.
  var words: String {
    let name = reviewer.isEmpty ? "a reviewer" : VisibleText.of(reviewer)
    let note = note.isEmpty ? "" : ": \(VisibleText.of(note))"
    return "changed since \(name) \(wasRejected ? "rejected" : "reviewed") it\(note)"
  }
}
