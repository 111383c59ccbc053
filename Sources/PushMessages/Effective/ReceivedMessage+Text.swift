extension ReceivedMessage {
  /// A text of the notification as it arrives; which of literal and key the device shows is the device's rule.
  public struct Text: Hashable, Sendable {
    public var literal: String?
    public var key: String?
    /// The values for the key's placeholders; `nil` where no list arrives.
    public var arguments: [JSONValue]?

    /// Whether the message asks for no such text.
    public var isEmpty: Bool { literal == nil && key == nil }
  }

  /// The text whose parts have arrived under these names.
  func text(in object: FieldPath, _ literal: String, _ key: String, _ arguments: String) -> Text {
    var text = Text(
      literal: text(at: object.appending(literal)), key: text(at: object.appending(key)))
    if case .list(let values)? = self[object.appending(arguments)]?.value {
      text.arguments = values
    }
    return text
  }
}
