/// A character whose bytes of UTF-8 were read as characters of Windows-1252: `Ã©` for é, `â€™` for ’.
struct MisreadCharacter {
  /// As the text has it.
  var written: String
  var meant: String

  /// The first of a text; `nil` without one.
  init?(in text: String) {
    let scalars = Array(text.unicodeScalars)
    for start in scalars.indices {
      guard let first = Self.byte(scalars[start]), let length = Self.length(from: first) else {
        continue
      }
      let read = scalars[start...].prefix(length)
      let bytes = read.compactMap(Self.byte)
      guard bytes.count == length, length == 2 || !bytes.contains(where: Self.mayFollowWord),
        bytes.dropFirst().allSatisfy({ 0x80...0xBF ~= $0 }),
        let meant = String(validating: bytes, as: UTF8.self)
      else { continue }
      var written = String.UnicodeScalarView()
      written.append(contentsOf: read)
      (self.written, self.meant) = (String(written), meant)
      return
    }
    return nil
  }

  /// How many bytes a character has that begins so, where no language writes such letters before a sign: `Ã`, `Â`, `Ð`, `â€`.
  private static func length(from byte: UInt8) -> Int? {
    switch byte {
    case 0xC2...0xC5, 0xCE...0xD1, 0xD8...0xDB: 2
    case 0xE0...0xEF: 3
    case 0xF0: 4
    default: nil
    }
  }

  /// A no-break space and guillemets, which French sets behind any é.
  private static func mayFollowWord(_ byte: UInt8) -> Bool { [0xA0, 0xAB, 0xBB].contains(byte) }

  /// What the character is in Windows-1252.
  private static func byte(_ scalar: Unicode.Scalar) -> UInt8? {
    if let index = lettersFrom80.firstIndex(of: scalar) { return 0x80 + UInt8(index) }
    return 0xA0...0xFF ~= scalar.value ? UInt8(scalar.value) : nil
  }

  /// From 0x80 to 0x9F; five are not assigned, and stay control characters.
  private static let lettersFrom80 = Array(
    "€\u{81}‚ƒ„…†‡ˆ‰Š‹Œ\u{8D}Ž\u{8F}\u{90}‘’“”•–—˜™š›œ\u{9D}žŸ".unicodeScalars)
}
