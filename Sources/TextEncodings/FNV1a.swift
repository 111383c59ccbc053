/// The hash of Fowler, Noll and Vo with 64 bits, in its variant 1a.
///
/// It recognizes what was there before, in every run; it protects from no one, for which SHA-256 is used.
public struct FNV1a: Sendable {
  private var value: UInt64 = 0xcbf2_9ce4_8422_2325

  public init() {}

  /// Takes a text and its end: "ab" and "c" differ from "a" and "bc".
  public mutating func take(_ text: String) {
    for byte in text.utf8 { take(byte) }
    // UTF-8 never has this byte.
    take(0xFF)
  }

  public mutating func take(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
  }

  /// 16 hexadecimal digits.
  public var text: String { Hexadecimal.digits(of: value) }
}
