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

  /// Where the parts of a text arrive.
  struct TextPlaces {
    let literal: FieldPath
    let key: FieldPath
    let arguments: FieldPath

    init(in object: FieldPath, _ literal: String, _ key: String, _ arguments: String) {
      self.literal = object.appending(literal)
      self.key = object.appending(key)
      self.arguments = object.appending(arguments)
    }
  }

  /// The text whose parts have arrived at these places.
  func text(at places: TextPlaces) -> Text {
    var text = Text(literal: text(at: places.literal), key: text(at: places.key))
    if case .list(let values)? = self[places.arguments]?.value { text.arguments = values }
    return text
  }
}
