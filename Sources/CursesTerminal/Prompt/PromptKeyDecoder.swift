/// Makes keys of the bytes that a terminal in raw mode sends; what is neither text nor listed is dropped.
public struct PromptKeyDecoder: Sendable {
  /// A key at a prompt, which isn't a screen.
  public enum Key: Hashable, Sendable {
    case character(Character)
    case backspace
    case enter
    /// A bracketed paste; its text is of no interest there.
    case paste
    /// Esc, Ctrl-C, Ctrl-D or Ctrl-\.
    case cancel
  }

  private enum State {
    case text
    case escape
    /// The bytes since `ESC [`.
    case sequence([UInt8])
    /// The last bytes of a paste, in which its end is looked for.
    case paste([UInt8])
  }

  private var state = State.text
  private var character: [UInt8] = []

  public init() {}

  /// The keys that end in these bytes; an `ESC` at their end is the key itself.
  public mutating func take(_ bytes: some Sequence<UInt8>) -> [Key] {
    var keys: [Key] = []
    for byte in bytes {
      if let key = take(byte) { keys.append(key) }
    }
    if case .escape = state {
      state = .text
      keys.append(.cancel)
    }
    return keys
  }

  private mutating func take(_ byte: UInt8) -> Key? {
    switch state {
    case .text: return text(byte)
    case .escape:
      state = byte == UInt8(ascii: "[") || byte == UInt8(ascii: "O") ? .sequence([]) : .text
      return nil
    case .sequence(let bytes):
      guard (0x40...0x7E).contains(byte) else {
        state = .sequence(Array(bytes.suffix(8)) + [byte])
        return nil
      }
      let startsPaste = byte == UInt8(ascii: "~") && bytes == Array("200".utf8)
      state = startsPaste ? .paste([]) : .text
      return startsPaste ? .paste : nil
    case .paste(let last):
      let bytes = last.suffix(Self.endOfPaste.count - 1) + [byte]
      state = bytes.elementsEqual(Self.endOfPaste) ? .text : .paste(Array(bytes))
      return nil
    }
  }

  private static let endOfPaste = Array("\u{1B}[201~".utf8)

  private mutating func text(_ byte: UInt8) -> Key? {
    switch byte {
    case 0x1B:
      state = .escape
      return nil
    case 0x03, 0x04, 0x1C: return .cancel
    case 0x08, 0x7F: return .backspace
    case 0x0A, 0x0D: return .enter
    case ..<0x20: return nil
    default: return part(of: byte)
    }
  }

  /// A character of several bytes comes with its last one.
  private mutating func part(of byte: UInt8) -> Key? {
    if byte & 0xC0 != 0x80 { character = [] }
    character.append(byte)
    guard let text = String(validating: character, as: UTF8.self), let only = text.first else {
      return nil
    }
    character = []
    return .character(only)
  }
}
