/// The name FCM gave a message: `projects/PROJECT/messages/ID`; for a dry-run the id is
/// `fake_message_id`.
public struct MessageName: Hashable, Sendable, CustomStringConvertible {
  /// Without control characters, even if a server sent some.
  public let description: String

  /// Takes any text; what must not reach a terminal is marked.
  public init(_ text: String) {
    description = VisibleText.of(text)
  }
}
