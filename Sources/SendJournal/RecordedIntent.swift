/// An intent that is on the disk: the permission to send, and what its outcome is recorded for.
public struct RecordedIntent: Hashable, Sendable {
  /// What people call the send.
  public let id: IntentID
  /// By it an outcome finds its intent even after the journal was moved away.
  let hash: String
}
