/// Base 64 (RFC 4648).
public enum Base64 {
  /// With `+`, `/` and padding.
  public static func standard(_ bytes: [UInt8]) -> String {
    encoding(bytes, last: "+/", isPadded: true)
  }

  /// With `-` and `_`, without padding, as JSON Web Tokens have it.
  public static func url(_ bytes: [UInt8]) -> String {
    encoding(bytes, last: "-_", isPadded: false)
  }

  private static func encoding(_ bytes: [UInt8], last: String, isPadded: Bool) -> String {
    let digits = Array(
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789\(last)".utf8)
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      let bits = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
      for place in 0...group.count { text.append(digits[bits >> (18 - 6 * place) & 63]) }
      if isPadded { text += repeatElement(UInt8(ascii: "="), count: 3 - group.count) }
    }
    return String(decoding: text, as: UTF8.self)
  }
}
