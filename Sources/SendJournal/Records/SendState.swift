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
  /// Nobody knows whether it was taken: it may only be sent again by somebody who has looked.
  case unknown
  /// Nobody knew, and somebody has found out that it was delivered.
  case delivered = "settled-delivered"
  /// Nobody knew, and somebody has found out that it was not.
  case notDelivered = "settled-not-delivered"
}
