/// `java.math.BigInteger`: what the formatter asks of it.
package struct JavaBigInteger: Hashable, Sendable {
  let isNegative: Bool
  /// 32 bits each, the most significant first; empty for zero.
  let magnitude: [UInt32]

  /// Reads ASCII digits after an optional sign; `nil` for anything else.
  package init?(_ text: String) {
    var digits = text.utf8[...]
    let sign = digits.first
    if sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") { digits.removeFirst() }
    guard !digits.isEmpty, digits.allSatisfy({ 0x30...0x39 ~= $0 }) else { return nil }
    var words: [UInt32] = []
    for digit in digits {
      var carry = UInt64(digit - 0x30)
      for index in words.indices.reversed() {
        let value = UInt64(words[index]) * 10 + carry
        words[index] = UInt32(truncatingIfNeeded: value)
        carry = value >> 32
      }
      if carry > 0 { words.insert(UInt32(carry), at: 0) }
    }
    magnitude = words
    isNegative = sign == UInt8(ascii: "-") && !words.isEmpty
  }

  var text: String { (isNegative ? "-" : "") + digits(radix: 10) }

  /// The digits of its absolute value, lower case.
  func digits(radix: UInt64) -> String {
    var words = magnitude
    var digits: [UInt8] = []
    while words.contains(where: { $0 != 0 }) {
      var remainder: UInt64 = 0
      for index in words.indices {
        let value = remainder << 32 | UInt64(words[index])
        words[index] = UInt32(value / radix)
        remainder = value % radix
      }
      digits.append(UInt8(remainder))
    }
    if digits.isEmpty { return "0" }
    return digits.reversed().map { String($0, radix: 16) }.joined()
  }

  var hash: Int32 {
    let hash = magnitude.reduce(Int32(0)) { $0 &* 31 &+ Int32(bitPattern: $1) }
    return isNegative ? 0 &- hash : hash
  }
}
