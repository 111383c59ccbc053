/// Whom a message is sent to.
public enum SendPurpose: Hashable, Sendable {
  /// The draft's own target.
  case send
  /// The profile's test target of that name, in the place of the draft's own.
  case test(String)
}
