extension ReceivedMessage {
  /// A text of the notification as it arrives; which of literal and key the device shows is the device's rule.
  public struct Text: Hashable, Sendable {
    public var literal: String?
    public var key: String?
    /// The values for the key's placeholders; `nil` if no list arrives.
    public var arguments: [JSONValue]?
    /// Whether the draft sets the key's field and leaves it empty, which looks up nothing on any platform.
    public internal(set) var hasEmptyKey = false
    /// Whether the draft sets the literal's field and leaves it empty; some do so on purpose, to have no such text.
    public internal(set) var hasEmptyLiteral = false

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

extension Precedence {
  /// The text whose parts have arrived at these places, and which of them the draft leaves empty.
  func text(at places: ReceivedMessage.TextPlaces) -> ReceivedMessage.Text {
    var text = received.text(at: places)
    let common = Self.notification.appending(places.literal.lastKey)
    text.hasEmptyKey = isEmptyText(at: own(places.key))
    text.hasEmptyLiteral = isEmptyText(at: own(places.literal)) || isEmptyText(at: common)
    return text
  }

  private func isEmptyText(at path: FieldPath) -> Bool {
    document.string(at: path)?.isEmpty == true
  }
}
