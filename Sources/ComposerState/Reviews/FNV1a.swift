/// The hash of Fowler, Noll and Vo with 64 bits, in its variant 1a.
struct FNV1a {
  private var value: UInt64 = 0xcbf2_9ce4_8422_2325

  /// Takes a text and its end: "ab" and "c" are not the same as "a" and "bc".
  mutating func take(_ text: String) {
    for byte in text.utf8 { take(byte) }
    // No text holds this byte.
    take(0xFF)
  }

  mutating func take(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
  }

  /// 16 hexadecimal digits.
  var text: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
