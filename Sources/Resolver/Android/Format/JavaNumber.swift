/// `Double.toString` of Java, which writes `1.0E10` where Swift writes `10000000000.0`.
enum JavaNumber {
  static func text(_ written: String) -> String {
    guard let number = Double(written), number.isFinite else { return written }
    return text(number)
  }

  /// Of a `Double` or a `Float`: the shortest digits that tell it from its neighbors.
  static func text<Number: BinaryFloatingPoint & CustomStringConvertible>(
    _ number: Number
  ) -> String {
    if number.isNaN { return "NaN" }
    if number.isInfinite { return number < 0 ? "-Infinity" : "Infinity" }
    let magnitude = number.magnitude
    guard magnitude != 0, magnitude < 1e-3 || magnitude >= 1e7,
      let decimal = Decimal(number.description)
    else { return number.description }
    let digits = decimal.digits.map(String.init)
    let fraction = digits.count > 1 ? digits.dropFirst().joined() : "0"
    return "\(number < 0 ? "-" : "")\(digits[0]).\(fraction)E\(decimal.point - 1)"
  }
}
