public import FCMClient

/// What FCM said about the samples of a list.
public struct ListCheck: Sendable {
  public var result: SendResult
  /// Lines whose registrations are dead, so that FCM was asked about their messages with others.
  public var dead: [Int]

  public init(_ result: SendResult, dead: [Int] = []) {
    self.result = result
    self.dead = dead
  }

  /// A sentence for each dead registration.
  var remarks: [String] {
    dead.map {
      "the registration on line \($0) is dead (UNREGISTERED): FCM checked its message with another one"
    }
  }
}
