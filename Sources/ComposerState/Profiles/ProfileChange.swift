/// The question what becomes of something pending before another profile is used.
public struct ProfileChange: Hashable, Sendable {
  public enum Pending: Hashable, Sendable {
    /// A dry-run waits for its answer.
    case dryRun
    /// No one knows whether FCM took the last send to this target.
    case unknownOutcome(target: String)
  }

  /// The profile that was chosen.
  public let name: String
  public let pending: Pending
}
