public import Workspace

/// Who marks translations in this session.
public struct Reviewing: Hashable, Sendable {
  /// `nil` until the user's configuration, git or the user has said who it is.
  public private(set) var reviewer: Reviewer?

  mutating func take(_ reviewer: Reviewer) { self.reviewer = reviewer }
}

extension Composer {
  /// The session knows already who marks.
  public mutating func start(reviewer: Reviewer) { reviewing.take(reviewer) }
}
