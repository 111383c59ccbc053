/// How an SDK spells one word of a choice.
public struct SDKWord: Hashable, Sendable {
  /// The API's: `PRIORITY_HIGH`.
  public var word: String
  /// The SDK's: `high`, or a constant such as `messaging.PriorityHigh`.
  public var spelling: String
}
