internal import TerminalUI

extension KeyPress {
  /// A key by the character that it sends.
  init(typed scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0: self.init(.character(" "), modifiers: .control)
    case 8, 127: self.init(.backspace)
    case 9: self.init(.tab)
    case 13: self.init(.enter)
    case 27: self.init(.escape)
    case 1..<27: self.init(Self.letter(scalar.value + 0x60), modifiers: .control)
    case 28..<32: self.init(Self.letter(scalar.value + 0x40), modifiers: .control)
    default: self.init(.character(Character(scalar)))
    }
  }

  /// The same with Alt, which most terminals send as Esc before the key.
  var withAlt: Self { Self(key, modifiers: modifiers.union(.alt)) }

  private static func letter(_ value: UInt32) -> Key {
    .character(Unicode.Scalar(value).map { Character($0) } ?? " ")
  }
}
