/// What is known about a send, in one word; the raw values are those of our JSON.
public enum SendState: String, Hashable, Sendable, CaseIterable {
  /// A process of this machine may still be sending it.
  case inProgress = "in-progress"
  /// FCM has taken it.
  case accepted
  /// FCM did not take it.
  case refused
  /// Nothing left the machine.
  case notSent = "not-sent"
  /// It is unknown whether FCM took it: only a user who has checked may send it again.
  case unknown
  /// The outcome was unknown, and a user has found out that it was delivered.
  case delivered = "settled-delivered"
  /// The outcome was unknown, and a user has found out that it wasn't delivered.
  case notDelivered = "settled-not-delivered"
}
