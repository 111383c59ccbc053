extension Unicode.Scalar {
  /// Whether source code is to have an escape for it: what isn't seen, or changes how the line is read.
  ///
  /// Joiners stay, since emoji and several scripts need them, and so do variation selectors.
  var needsEscape: Bool {
    if value == 0x200C || value == 0x200D { return false }
    return switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .unassigned, .privateUse,
      .surrogate:
      true
    default: value == 0xFEFF
    }
  }

  /// The value as hexadecimal digits, at least so many.
  func hexadecimal(_ count: Int) -> String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: max(0, count - digits.count)) + digits
  }

  /// The halves that UTF-16 has for it, each as `\uXXXX`.
  var utf16Escapes: String {
    UTF16.encode(self)?.map { unit in
      let digits = String(unit, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }.joined() ?? ""
  }
}
