/// The forms of numbers, dates and data in an XML property list, as CoreFoundation takes them.
enum PropertyListScalar {
  static func isValid(_ text: String, type: String) -> Bool {
    switch type {
    case "integer": isInteger(text)
    case "real": isReal(text)
    case "data": text.utf8.allSatisfy { $0 < 0x80 }
    default: isDate(text)
    }
  }

  private static func isSpace(_ byte: UInt8) -> Bool { [0x20, 0x09, 0x0A, 0x0D].contains(byte) }

  /// White space may be before the number and behind its sign; its 64 bits are not to overflow.
  private static func isInteger(_ text: String) -> Bool {
    var digits = text.utf8.drop(while: isSpace)
    let isNegative = digits.first == UInt8(ascii: "-")
    if isNegative || digits.first == UInt8(ascii: "+") {
      digits = digits.dropFirst().drop(while: isSpace)
    }
    var radix: UInt64 = 10
    if digits.first == UInt8(ascii: "0"), digits.dropFirst().first.map({ $0 | 0x20 }) == 0x78 {
      (radix, digits) = (16, digits.dropFirst(2))
    }
    var value: UInt64 = 0
    for byte in digits {
      guard let digit = byte.hexDigitValue, UInt64(digit) < radix else { return false }
      let (product, overflow) = value.multipliedReportingOverflow(by: radix)
      let (sum, carry) = product.addingReportingOverflow(UInt64(digit))
      guard !overflow, !carry, !isNegative || sum <= UInt64(Int64.max) + 1 else { return false }
      value = sum
    }
    return !digits.isEmpty
  }

  private static func isReal(_ text: String) -> Bool {
    let number = String(decoding: text.utf8.drop(while: isSpace), as: UTF8.self)
    return !number.utf8.contains { $0 | 0x20 == UInt8(ascii: "x") } && Double(number) != nil
  }

  /// `2026-11-21T01:02:03Z`; the year may have any number of digits and a sign.
  private static func isDate(_ text: String) -> Bool {
    let shape = text.utf8.map { (0x30...0x39).contains($0) ? UInt8(ascii: "0") : $0 }
    let rest = shape.drop { $0 == UInt8(ascii: "-") }
    guard shape.count - rest.count <= 1 else { return false }
    return rest.drop { $0 == UInt8(ascii: "0") }.elementsEqual("-00-00T00:00:00Z".utf8)
  }
}
