/// A number as JSON writes it, and the nearest that programs count with.
struct WrittenNumber {
  var text: String
  /// `nil` for a number with a fraction, and beyond 64 bits.
  var integer: Int?
  var nearest: Double
  private var digits: [UInt8]
  private var exponent: Int

  init?(_ text: String) {
    guard let nearest = Double(text), let (digits, exponent) = Self.parts(text) else { return nil }
    (self.text, self.nearest, self.digits, self.exponent) = (text, nearest, digits, exponent)
    guard exponent >= 0, digits.count + exponent < 20 else { return }
    let whole = String(decoding: digits, as: UTF8.self) + String(repeating: "0", count: exponent)
    integer = Int((text.hasPrefix("-") ? "-" : "") + (whole.isEmpty ? "0" : whole))
  }

  /// Whether a floating-point number of 64 bits is written as the same number again.
  var isExactDouble: Bool {
    guard nearest.isFinite, let (digits, exponent) = Self.parts("\(nearest)") else { return false }
    return digits == self.digits && exponent == self.exponent
  }

  /// As the languages' formatters leave it: `1e3` for `1E+3`.
  var formatted: String { text.lowercased().replacing("+", with: "") }

  /// The nearest number as JavaScript writes it, which makes no difference between whole numbers and others.
  var nearestOfScripts: String {
    let text = "\(nearest)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// Whether it is a whole number, of whatever length, and written like one.
  var isWrittenWhole: Bool { text.utf8.allSatisfy { !".eE".utf8.contains($0) } }

  /// The digits without zeros at the ends, and the power of ten of the last one.
  private static func parts(_ text: String) -> (digits: [UInt8], exponent: Int)? {
    let number = text.utf8.drop { $0 == UInt8(ascii: "-") }
    let halves = number.split(maxSplits: 1) { "eE".utf8.contains($0) }
    guard let mantissa = halves.first else { return nil }
    var exponent = 0
    if halves.count > 1 {
      let written = String(decoding: halves[1], as: UTF8.self)
      guard let read = Int(written), abs(read) < 1_000_000 else { return nil }
      exponent = read
    }
    let sides = mantissa.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    exponent -= sides.count > 1 ? sides[1].count : 0
    let zero = UInt8(ascii: "0")
    var digits = Array(Array(sides.joined()).drop { $0 == zero })
    while digits.last == zero {
      digits.removeLast()
      exponent += 1
    }
    return (digits, digits.isEmpty ? 0 : exponent)
  }
}
