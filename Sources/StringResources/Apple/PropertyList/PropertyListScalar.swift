/// The forms of numbers and dates in an XML property list.
enum PropertyListScalar {
  static func isValid(_ text: String, type: String) -> Bool {
    let text = text.trimmingASCIIWhitespace()
    switch type {
    case "integer": return isInteger(text)
    case "real": return Double(text) != nil
    default: return isDate(text)
    }
  }

  private static func isInteger(_ text: String) -> Bool {
    let digits = text.drop { $0 == "-" || $0 == "+" }
    guard text.utf8.count - digits.utf8.count <= 1 else { return false }
    if digits.hasPrefix("0x") || digits.hasPrefix("0X") {
      return digits.utf8.count > 2
        && digits.utf8.dropFirst(2).allSatisfy { $0.hexDigitValue != nil }
    }
    return !digits.isEmpty && digits.utf8.allSatisfy { (0x30...0x39).contains($0) }
  }

  /// `2026-11-21T01:02:03Z`.
  private static func isDate(_ text: String) -> Bool {
    let shape = text.utf8.map { (0x30...0x39).contains($0) ? UInt8(ascii: "0") : $0 }
    return shape.elementsEqual("0000-00-00T00:00:00Z".utf8)
  }
}
