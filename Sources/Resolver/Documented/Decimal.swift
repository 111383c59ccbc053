/// A decimal number as it is written, so that nothing is lost in a binary one.
struct Decimal: Hashable, Sendable {
  var isNegative = false
  /// Significant digits, the first not 0; `[0]` for zero.
  var digits: [UInt8]
  /// How many of the digits stand before the decimal point: 0.05 has -1.
  var point: Int

  /// Reads `-12`, `1.50`, `1e-5`; `nil` for anything else.
  ///
  /// Digits are ASCII: arguments are JSON strings.
  init?(_ text: String) {
    var bytes = Array(text.utf8)[...]
    if let sign = bytes.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") {
      isNegative = sign == UInt8(ascii: "-")
      bytes.removeFirst()
    }
    var exponent = 0
    if let mark = bytes.firstIndex(where: { $0 | 0x20 == UInt8(ascii: "e") }) {
      let written = String(decoding: bytes[(mark + 1)...], as: UTF8.self)
      guard let value = Int(written), (-400...400).contains(value) else { return nil }
      exponent = value
      bytes = bytes[..<mark]
    }
    let pieces = bytes.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard pieces.count <= 2, let whole = pieces.first else { return nil }
    let fraction = pieces.count == 2 ? pieces[1] : []
    let all = Array(whole) + Array(fraction)
    guard !all.isEmpty, all.allSatisfy({ 0x30...0x39 ~= $0 }) else { return nil }
    digits = all.map { $0 - 0x30 }
    point = whole.count + exponent
    normalize()
  }

  var isZero: Bool { digits == [0] }

  /// Nothing stands behind the decimal point: 3, and 3.0 as well.
  var isInteger: Bool { isZero || digits.count <= point }

  /// The digits before the decimal point; `[0]` if there are none.
  var wholeDigits: [UInt8] {
    guard point > 0 else { return [0] }
    let missing = max(point - digits.count, 0)
    return Array(digits.prefix(point)) + [UInt8](repeating: 0, count: missing)
  }

  /// Exactly that many digits after the decimal point.
  func fractionDigits(_ count: Int) -> [UInt8] {
    (0..<count).map { offset in
      let index = point + offset
      return digits.indices.contains(index) ? digits[index] : 0
    }
  }

  /// Rounded half up, Java's way, to that many digits after the decimal point.
  func rounded(fraction count: Int) -> Decimal { rounded(digits: point + count) }

  /// Rounded half up to that many significant digits; none or fewer leave zero, or one step above
  /// it.
  func rounded(digits count: Int) -> Decimal {
    guard count < digits.count, !isZero else { return self }
    var result = self
    guard count >= 0 else {
      (result.digits, result.point) = ([0], 1)
      return result
    }
    result.digits = Array(digits.prefix(count))
    if digits[count] >= 5 { result.increment() }
    if result.digits.isEmpty { (result.digits, result.point) = ([0], 1) }
    result.normalize()
    return result
  }

  /// Adds one to the last digit kept.
  private mutating func increment() {
    var index = digits.count - 1
    while index >= 0 {
      if digits[index] < 9 {
        digits[index] += 1
        return
      }
      digits[index] = 0
      index -= 1
    }
    digits.insert(1, at: 0)
    point += 1
  }

  private mutating func normalize() {
    while digits.count > 1, digits.first == 0 {
      digits.removeFirst()
      point -= 1
    }
    while digits.count > 1, digits.last == 0 { digits.removeLast() }
    if digits == [0] { point = 1 }
  }
}
