public import FCMClient

/// One record of a list: a recipient with the values for the message, or what is wrong with it.
public struct ListEntry: Hashable, Sendable {
  public enum Content: Hashable, Sendable {
    /// The values are those of the placeholders that were asked for, in their order.
    case recipient(Registration, values: [String])
    /// Lower-case, without a full stop and without the text.
    case malformed(String)
    /// No value for a placeholder.
    case incomplete(placeholder: String)
  }

  /// From 0, over all records of the list but its header; it names the recipient in the history.
  public let number: Int
  /// The line on which it begins, from 1.
  public let line: Int
  /// The number of the draft that it gets; 0 if there is only one.
  public let draft: Int
  public let content: Content
}
