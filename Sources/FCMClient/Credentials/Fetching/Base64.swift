/// Base 64 (RFC 4648) in the two alphabets that tokens need.
package enum Base64 {
  /// With `+`, `/` and padding.
  static func standard(_ bytes: [UInt8]) -> String {
    let digits = encode(bytes, last: "+/")
    return digits + String(repeating: "=", count: (4 - digits.utf8.count % 4) % 4)
  }

  /// With `-` and `_`, without padding.
  package static func url(_ bytes: [UInt8]) -> String { encode(bytes, last: "-_") }

  private static let letters = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789".unicodeScalars)

  private static func encode(_ bytes: [UInt8], last: String) -> String {
    let alphabet = letters + Array(last.unicodeScalars)
    var text = String.UnicodeScalarView()
    var start = 0
    while start < bytes.count {
      let group = bytes[start..<min(start + 3, bytes.count)]
      var bits = group.reduce(0) { $0 << 8 | Int($1) }
      bits <<= 8 * (3 - group.count)
      for digit in 0...group.count { text.append(alphabet[bits >> (18 - 6 * digit) & 63]) }
      start += 3
    }
    return String(text)
  }
}
