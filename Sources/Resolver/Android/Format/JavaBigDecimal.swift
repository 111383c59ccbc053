/// `java.math.BigDecimal`: what the formatter asks of it.
package struct JavaBigDecimal: Hashable, Sendable {
  let unscaled: JavaBigInteger
  /// How many of the digits stand behind the decimal point.
  let scale: Int

  /// Reads `-1.50` and `1E+3`; `nil` for anything else.
  package init?(_ text: String) {
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "e" || $0 == "E" }
    guard let mantissa = parts.first, parts.count <= 2 else { return nil }
    let exponent = parts.count == 2 ? Int(parts[1]) : 0
    let pieces = mantissa.split(separator: ".", omittingEmptySubsequences: false)
    guard let exponent, exponent.magnitude < 10_000, pieces.count <= 2,
      let value = JavaBigInteger(pieces.joined())
    else { return nil }
    unscaled = value
    scale = (pieces.count == 2 ? pieces[1].utf8.count : 0) - exponent
  }

  /// Plain where the scale is small, else with an exponent.
  var text: String {
    let digits = unscaled.digits(radix: 10)
    let sign = unscaled.isNegative ? "-" : ""
    if scale == 0 { return sign + digits }
    let exponent = digits.count - 1 - scale
    guard scale > 0, exponent >= -6 else {
      let fraction = digits.count > 1 ? "." + digits.dropFirst() : ""
      let mark = exponent == 0 ? "" : "E" + (exponent > 0 ? "+" : "") + String(exponent)
      return sign + digits.prefix(1) + fraction + mark
    }
    let padded = String(repeating: "0", count: max(scale + 1 - digits.count, 0)) + digits
    return sign + padded.dropLast(scale) + "." + padded.suffix(scale)
  }

  /// Values of up to 63 bits are hashed by another rule than larger ones.
  var hash: Int32 {
    let words = unscaled.magnitude
    let fits = words.count < 2 || words.count == 2 && words[0] < 0x8000_0000
    guard fits else { return unscaled.hash &* 31 &+ Int32(truncatingIfNeeded: scale) }
    let high = words.count == 2 ? Int32(bitPattern: words[0]) : 0
    let hash = high &* 31 &+ Int32(bitPattern: words.last ?? 0)
    return (unscaled.isNegative ? 0 &- hash : hash) &* 31 &+ Int32(truncatingIfNeeded: scale)
  }
}
