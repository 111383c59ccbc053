/// `Float.toString` of Java.
enum JavaFloat {
  /// The shortest digits, with a fraction always, and an exponent below 0.001 and from 10⁷ on.
  static func text(_ value: Float) -> String {
    guard value.isFinite, value != 0 else {
      if value.isNaN { return "NaN" }
      let sign = value.sign == .minus ? "-" : ""
      return sign + (value == 0 ? "0.0" : "Infinity")
    }
    let (digits, exponent) = parts(of: value.magnitude)
    let text =
      switch exponent {
      case ..<(-3), 7...:
        "\(digits.prefix(1)).\(fraction(digits.dropFirst()))E\(exponent)"
      case ..<0:
        "0." + String(repeating: "0", count: -exponent - 1) + digits
      case ..<digits.count:
        "\(digits.prefix(exponent + 1)).\(fraction(digits.dropFirst(exponent + 1)))"
      default:
        digits + String(repeating: "0", count: exponent + 1 - digits.count) + ".0"
      }
    return value < 0 ? "-" + text : text
  }

  private static func fraction(_ digits: Substring) -> Substring { digits.isEmpty ? "0" : digits }

  /// Significant digits, and the power of ten of the first one.
  private static func parts(of value: Float) -> (digits: String, exponent: Int) {
    let halves = value.description.split(separator: "e")
    let written = halves.count == 2 ? Int(halves[1]) ?? 0 : 0
    let number = halves[0].split(separator: ".", omittingEmptySubsequences: false)
    let whole = number[0].drop { $0 == "0" }
    let rest = number.count == 2 ? number[1] : ""
    var digits = whole.isEmpty ? rest.drop { $0 == "0" } : Substring(whole + rest)
    let exponent = whole.isEmpty ? digits.count - rest.count - 1 : whole.count - 1
    while digits.count > 1, digits.last == "0" { digits.removeLast() }
    return (String(digits), exponent + written)
  }
}
