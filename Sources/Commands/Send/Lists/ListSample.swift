/// A message of a list that FCM is asked about.
public struct ListSample: Hashable, Sendable {
  /// The line of the list whose values it has.
  public var line: Int
  /// The message to the registration of that line, and then the same to others, in case it is dead.
  public var messages: [String]

  public init(line: Int, messages: [String]) {
    self.line = line
    self.messages = messages
  }
}
