public import SendPolicy

/// A target in the list from which one is taken.
public struct TargetEntry: Hashable, Sendable {
  public var kind: TargetKind
  /// The token, topic or condition itself.
  public var value: String
  /// As the profile calls the device; `nil` where it has no such name.
  public var device: String?
  /// The last time that something was sent there; `nil` where nothing ever was.
  public var last: PastSend?
  /// The names of the project's drafts that go there; empty where it is known from elsewhere.
  public var drafts: [String] = []
  /// The letters of ``name`` that were found, counted from 0.
  public var spots: Set<Int> = []

  /// What people know it by: of a token the last letters only.
  public var name: String {
    if let device { return device }
    guard kind == .token || kind == .fid else { return value }
    return shortValue
  }

  /// The value for people; nobody compares more of a token than its end.
  public var shortValue: String {
    guard kind == .token || kind == .fid else { return value }
    return value.count > 6 ? "…\(value.suffix(6))" : value
  }
}
