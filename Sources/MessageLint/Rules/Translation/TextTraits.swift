/// What may be in a text, from one look at its bytes: rules run after each key, and nearly no text has what they look for.
struct TextTraits: OptionSet {
  let rawValue: UInt8

  static let percentSign = Self(rawValue: 1 << 0)
  /// `<`, `&` or a backslash; `**`, `](`, `/n`; or `u0`, `u2`, with which an escape without its backslash begins.
  static let markup = Self(rawValue: 1 << 1)
  static let doubleSpace = Self(rawValue: 1 << 2)
  /// White space at an end, or something beyond ASCII, which may be such.
  static let edge = Self(rawValue: 1 << 3)
  /// A control character other than a line break and a tab.
  static let control = Self(rawValue: 1 << 4)
  /// The first byte of U+0080…U+00BF, U+2000…U+2FFF or U+F000…U+FFFF.
  static let special = Self(rawValue: 1 << 5)

  /// `$`, `{`, or the first byte of U+0640…U+067F, among them Arabic's percent sign.
  static let argumentSign = Self(rawValue: 1 << 6)

  init(rawValue: UInt8) { self.rawValue = rawValue }

  init(_ text: String) {
    let bytes = text.utf8.span
    self.init(rawValue: 0)
    guard bytes.count > 0 else { return }
    if Self.mayBeSpace(bytes[0]) || Self.mayBeSpace(bytes[bytes.count - 1]) { insert(.edge) }
    var last: UInt8 = 0
    for index in bytes.indices {
      let byte = bytes[index]
      switch byte {
      case 0x20: if last == 0x20 { insert(.doubleSpace) }
      case 0x24, 0x7B, 0xD9: insert(.argumentSign)
      case 0x25: insert(.percentSign)
      case 0x26, 0x3C, 0x5C: insert(.markup)
      case 0x30, 0x32: if last == 0x75 { insert(.markup) }
      case 0x28: if last == 0x5D { insert(.markup) }
      case 0x2A: if last == 0x2A { insert(.markup) }
      case 0x6E: if last == 0x2F { insert(.markup) }
      // `Ã`, with which UTF-8 read as Latin-1 begins.
      case 0x83: if last == 0xC3 { insert(.special) }
      case 0x09, 0x0A: break
      case ..<0x20, 0x7F: insert(.control)
      case 0xC2, 0xE2, 0xEF: insert(.special)
      default: break
      }
      last = byte
    }
  }

  private static func mayBeSpace(_ byte: UInt8) -> Bool { byte <= 0x20 || byte >= 0x80 }
}
