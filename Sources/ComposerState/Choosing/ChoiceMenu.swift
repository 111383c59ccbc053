/// The values of a field that is a choice, one of them chosen.
public struct ChoiceMenu: Hashable, Sendable {
  public struct Entry: Hashable, Sendable {
    /// Empty for taking the field out of the message.
    public var word: String
    public var meaning: String
  }

  public var field: FieldID
  /// The name of the field.
  public var title: String
  public var entries: [Entry]
  public internal(set) var index: Int

  mutating func move(by step: Int) {
    index = max(0, min(index + step, entries.count - 1))
  }
}
