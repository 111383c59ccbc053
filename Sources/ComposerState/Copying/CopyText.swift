/// What would be copied, or why nothing can be.
public enum CopyText: Hashable, Sendable {
  case text(String)
  /// The reason, lower-case and without a full stop.
  case unavailable(because: String)
}
