/// `%40` for `@`, as in URLs (RFC 3986, section 2.1).
public enum PercentEncoding {
  /// The bytes of the text that `isPlain` doesn't take, as a percent sign and two digits each.
  public static func encoding(_ text: String, keeping isPlain: (UInt8) -> Bool) -> String {
    text.utf8.reduce(into: "") { encoded, byte in
      if isPlain(byte) {
        encoded.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        encoded += "%" + Hexadecimal.digits(of: byte, isUppercase: true)
      }
    }
  }

  /// The unreserved characters, which mean themselves everywhere: ASCII's letters and digits, `-`, `.`, `_` and `~`.
  public static func isUnreserved(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "-._~".utf8.contains(byte)
    }
  }

  /// `nil` if a percent sign is followed by anything but two hexadecimal digits, or the bytes aren't UTF-8.
  public static func decoding(_ text: Substring) -> String? {
    var bytes: [UInt8] = []
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      let digits = String(Substring(rest.prefix(2)))
      guard digits.count == 2, digits.allSatisfy(\.isHexDigit), let byte = UInt8(digits, radix: 16)
      else { return nil }
      bytes.append(byte)
      rest = rest.dropFirst(2)
    }
    return String(validating: bytes, as: UTF8.self)
  }
}
