/// `%a`: the bits of a double as Java's `Double.toHexString` writes them, `1.8p3`.
struct JavaHexFloat {
  /// Without sign and `0x`: `1.8`.
  let mantissa: String
  /// Of two.
  let exponent: Int

  /// - Parameters:
  ///   - value: finite.
  ///   - precision: hexadecimal digits behind the point; `nil` for as many as there are, and 0 is
  ///     taken for 1.
  init(_ value: Double, precision: Int?) {
    let precision = precision.map { max($0, 1) }
    guard value != 0 else {
      mantissa = "0." + Self.padded("0", precision)
      exponent = 0
      return
    }
    var bits = value.significandBitPattern
    var isNormal = value.isNormal
    var exponent = isNormal ? Int(value.exponent) : -1_022
    if let precision, precision < 13 {
      if !isNormal {
        // Java makes a subnormal number normal before it rounds it.
        (bits, exponent, isNormal) = (
          value.significand.significandBitPattern, Int(value.exponent), true
        )
      }
      let unit = UInt64(1) << UInt64(52 - 4 * precision)
      let (kept, rest) = (bits & ~(unit - 1), bits & (unit - 1))
      let isUp = rest > unit / 2 || rest == unit / 2 && kept & unit != 0
      bits = isUp ? kept + unit : kept
      if bits >> 52 != 0 { (bits, exponent) = (0, exponent + 1) }
    }
    let digits = String(bits | 1 << 52, radix: 16).dropFirst()
    let significant = digits.prefix(precision ?? 13).reversed().drop { $0 == "0" }.reversed()
    let fraction = significant.isEmpty ? "0" : String(significant)
    mantissa = (isNormal ? "1." : "0.") + Self.padded(fraction, precision)
    self.exponent = exponent
  }

  private static func padded(_ digits: String, _ precision: Int?) -> String {
    digits + String(repeating: "0", count: max(min(precision ?? 0, 400) - digits.count, 0))
  }
}
