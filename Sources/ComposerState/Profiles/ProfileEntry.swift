public import Drafts

/// A profile in the list from which one is chosen.
public struct ProfileEntry: Hashable, Sendable {
  public var profile: ProfileSummary
  /// Whether it is in use.
  public var isCurrent: Bool
  /// The letters of its name that were found, counted from 0.
  public var spots: Set<Int>
}
