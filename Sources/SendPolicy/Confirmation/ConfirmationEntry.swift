/// The text that the user types to confirm a send.
public struct ConfirmationEntry: Hashable, Sendable {
  /// What has to be typed.
  public let expected: String
  public private(set) var text = ""
  /// Whether a paste was just refused, which has to be said.
  public private(set) var hasRefusedPaste = false

  /// An empty entry.
  public init(_ expected: String) {
    self.expected = expected
  }

  /// Takes one character from the keyboard; what no name can hold is dropped.
  public mutating func type(_ character: Character) {
    hasRefusedPaste = false
    guard !character.isNewline, character.unicodeScalars.allSatisfy({ $0.value >= 0x20 }) else {
      return
    }
    text.append(character)
  }

  public mutating func deleteBackward() {
    hasRefusedPaste = false
    if !text.isEmpty { text.removeLast() }
  }

  /// Takes nothing of it: who pastes has not read what it says.
  public mutating func refusePaste() {
    hasRefusedPaste = true
  }

  /// Whether exactly the expected text stands there.
  public var isComplete: Bool { text.unicodeScalars.elementsEqual(expected.unicodeScalars) }

  /// Whether the text is a beginning of what is expected, so that a slip shows at once.
  public var isOnTheWay: Bool {
    expected.unicodeScalars.starts(with: text.unicodeScalars)
  }

  /// What to say beneath the entry.
  public var hint: String {
    if hasRefusedPaste { return "pasting isn't allowed here: type ‘\(expected)’" }
    return isOnTheWay ? "type ‘\(expected)’" : "this isn't ‘\(expected)’"
  }
}
