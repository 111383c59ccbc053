/// Hexadecimal digits of a fixed number.
public enum Hexadecimal {
  /// Two digits a byte, in lower case.
  public static func digits(of bytes: some Sequence<UInt8>) -> String {
    bytes.map { digits(of: $0) }.joined()
  }

  /// All the digits that a number of its size has: 2 for a `UInt8`, 4 for a `UInt16`, 16 for a `UInt64`.
  public static func digits<Number: FixedWidthInteger & UnsignedInteger>(
    of number: Number, isUppercase: Bool = false
  ) -> String {
    let digits = String(number, radix: 16, uppercase: isUppercase)
    return String(repeating: "0", count: Number.bitWidth / 4 - digits.utf8.count) + digits
  }
}
