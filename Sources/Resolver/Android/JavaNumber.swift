/// `Double.toString` of Java, which writes `1.0E10` where Swift writes `10000000000.0`.
enum JavaNumber {
  static func text(_ written: String) -> String {
    guard let number = Double(written), number.isFinite else { return written }
    let magnitude = number.magnitude
    guard magnitude != 0, magnitude < 1e-3 || magnitude >= 1e7 else { return number.description }
    guard let decimal = Decimal(number.description) else { return written }
    let digits = decimal.digits.map(String.init)
    let fraction = digits.count > 1 ? digits.dropFirst().joined() : "0"
    return "\(number < 0 ? "-" : "")\(digits[0]).\(fraction)E\(decimal.point - 1)"
  }
}
