/// A reviewer's mark, as it counts now.
public struct PageReview: Hashable, Sendable {
  public enum State: String, Hashable, Sendable {
    case reviewed
    case rejected
    /// A text has changed since.
    case lapsed
  }

  /// A rejection that stands, so that an answer can name those that its reader saw.
  public struct Rejection: Hashable, Sendable {
    /// Of its reviewer; empty if the mark doesn't say.
    public var email: String
    /// `2026-11-21T20:00:00Z`.
    public var time: String

    public init(email: String, time: String) {
      self.email = email
      self.time = time
    }
  }

  public var state: State
  /// With the address, `Ada <ada@example.com>`; `nil` if the mark doesn't say.
  public var reviewer: String?
  /// The same for one line, `Ada`.
  public var shortName: String?
  /// `2026-11-21T20:00:00Z`; `nil` if the mark doesn't say.
  public var time: String?
  /// Empty if nothing was noted.
  public var note: String
  /// The rejections that a reviewer has overridden, a sentence each: `Ada overrode Bo: too long`.
  public var overrides: [String] = []
  /// Those that stand.
  public var rejections: [Rejection] = []

  public init(_ state: State, reviewer: String? = nil, time: String? = nil, note: String = "") {
    self.state = state
    self.reviewer = reviewer
    shortName = reviewer
    self.time = time
    self.note = note
  }

  var mark: String {
    switch state {
    case .reviewed: "✓"
    case .rejected: "✗"
    case .lapsed: "↻"
    }
  }

  var word: String {
    switch state {
    case .reviewed: "reviewed"
    case .rejected: "rejected"
    case .lapsed: "changed since its review"
    }
  }

  /// `reviewed by Mia, 2026-11-21T20:00:00Z`.
  var words: String {
    word + (reviewer.map { " by \($0)" } ?? "") + (time.map { ", \($0)" } ?? "")
  }
}
