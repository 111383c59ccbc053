/// A dimension (`16dp`) or a fraction (`50%`) in the platform's 24-bit fixed point form.
struct AndroidComplexNumber {
  var isFraction: Bool
  /// What `TypedValue.coerceToString` prints: `16.0dip`, `50.0%`.
  var printed: String

  init?(_ value: Float, unit: String) {
    let name: String
    switch unit {
    case "px", "sp", "pt", "in", "mm": name = unit
    case "dp", "dip": name = "dip"
    case "%", "%p": name = unit
    default: return nil
    }
    isFraction = unit.hasPrefix("%")
    guard let stored = Self.stored(isFraction ? value / 100 : value) else { return nil }
    printed = JavaFloat.text(isFraction ? stored * 100 : stored) + name
  }

  /// The value after its way through mantissa and radix.
  private static func stored(_ value: Float) -> Float? {
    let scaled = value.magnitude * Float(1 << 23) + 0.5
    guard let bits = UInt64(exactly: scaled.rounded(.towardZero)) else { return nil }
    let (shift, fractionBits): (UInt64, Int) =
      if bits & 0x7F_FFFF == 0 {
        (23, 0)
      } else if bits & 0xFFFF_FFFF_FF80_0000 == 0 {
        (0, 23)
      } else if bits & 0xFFFF_FFFF_8000_0000 == 0 {
        (8, 15)
      } else if bits & 0xFFFF_FF80_0000_0000 == 0 {
        (16, 7)
      } else {
        (23, 0)
      }
    let mantissa = Int32(truncatingIfNeeded: bits >> shift)
    // Of it the lower 24 bits are kept, the highest of them as a sign.
    let signed = ((value < 0 ? 0 &- mantissa : mantissa) << 8) >> 8
    return Float(signed) / Float(1 << fractionBits)
  }
}
