extension AndroidFormatter {
  private static func unit(_ scalar: Unicode.Scalar) -> UInt16 {
    UInt16(truncatingIfNeeded: scalar.value)
  }

  /// What one specifier prints for a value: FormatSpecifier.print.
  func printed(
    _ specifier: AndroidFormatSpecifier, _ value: JavaValue
  ) throws(AndroidFormatError) -> String {
    if specifier.isDate { return try date(specifier, value) }
    switch specifier.conversion {
    case Self.unit("s"):
      if specifier.flags.contains(.alternate) {
        throw .flagsMismatch(.alternate, conversion: specifier.conversion)
      }
      return general(value.text, specifier)
    case Self.unit("b"): return general(Self.truth(of: value), specifier)
    case Self.unit("h"):
      let hash = String(UInt32(bitPattern: value.hash), radix: 16)
      return general(value == .null ? "null" : hash, specifier)
    case Self.unit("c"): return general(try character(specifier, value), specifier)
    default:
      guard value != .null else { return general("null", specifier) }
      return try number(specifier, value)
    }
  }

  /// A text is cut, written in capitals and justified, in this order.
  private func general(_ text: String, _ specifier: AndroidFormatSpecifier) -> String {
    var text = text
    if let precision = specifier.precision {
      text = String(decoding: text.utf16.prefix(precision), as: UTF16.self)
    }
    if specifier.isUpperCase { text = UpperCase.mapped(text, locale: locale) }
    return justified(text, specifier)
  }

  private static func truth(of value: JavaValue) -> String {
    switch value {
    case .null: "false"
    case .boolean(let value): value ? "true" : "false"
    default: "true"
    }
  }

  private func character(
    _ specifier: AndroidFormatSpecifier, _ value: JavaValue
  ) throws(AndroidFormatError) -> String {
    switch value {
    case .null, .character: return value.text
    case .int(let code):
      guard 0...0x10_FFFF ~= code else { throw .codePoint(code) }
      return String(Character(Unicode.Scalar(UInt32(code)) ?? "\u{FFFD}"))
    default: throw .conversion(specifier.conversion, type: value.className)
    }
  }

  private func number(
    _ specifier: AndroidFormatSpecifier, _ value: JavaValue
  ) throws(AndroidFormatError) -> String {
    let isInteger = [Self.unit("d"), Self.unit("o"), Self.unit("x")].contains(specifier.conversion)
    switch value {
    case .int, .long:
      guard isInteger else { break }
      if specifier.conversion != Self.unit("d") {
        for flag: FormatFlags in [.parentheses, .leadingSpace, .plus]
        where specifier.flags.contains(flag) {
          throw .flagsMismatch(flag, conversion: specifier.conversion)
        }
      }
      var isLong = false
      if case .long = value { isLong = true }
      return decimal(value.text, specifier, isLong: isLong)
    case .bigInteger(let integer):
      guard isInteger else { break }
      guard specifier.conversion == Self.unit("d") else { return based(integer, specifier) }
      return decimal(value.text, specifier)
    case .bigDecimal:
      guard !isInteger, specifier.conversion != Self.unit("a") else { break }
      return decimal(value.text, specifier)
    case .float(let number):
      guard !isInteger else { break }
      return float(Double(number), specifier)
    case .double(let number):
      guard !isInteger else { break }
      return float(number, specifier)
    default: break
    }
    throw .conversion(specifier.conversion, type: value.className)
  }

  private func decimal(
    _ text: String, _ specifier: AndroidFormatSpecifier, isLong: Bool = false
  ) -> String {
    let printer = NumberPrinter(
      placeholder: Placeholder(specifier, hasLength: isLong), symbols: .of(locale))
    return Decimal(text).flatMap(printer.text) ?? text
  }

  private func float(_ number: Double, _ specifier: AndroidFormatSpecifier) -> String {
    if number.isFinite, specifier.conversion != Self.unit("a") {
      return decimal(number.description, specifier)
    }
    // NaN has no sign.
    guard !number.isNaN else { return justified(specifier.isUpperCase ? "NAN" : "NaN", specifier) }
    let (before, after) = signs(isNegative: number.sign == .minus, specifier)
    guard number.isFinite else {
      let text = specifier.isUpperCase ? "INFINITY" : "Infinity"
      return justified(before + text + after, specifier)
    }
    let hex = JavaHexFloat(number.magnitude, precision: specifier.precision)
    var body = hex.mantissa + "p" + String(hex.exponent)
    if specifier.flags.contains(.zeroPad), let width = specifier.width {
      body = zeros(width - (before + body + after).utf8.count - 2) + body
    }
    let text = "0x" + body
    return justified(before + (specifier.isUpperCase ? text.uppercased() : text) + after, specifier)
  }

  /// A `BigInteger` has no bits to show: `%x` prints its sign.
  private func based(_ integer: JavaBigInteger, _ specifier: AndroidFormatSpecifier) -> String {
    let isHex = specifier.conversion == Self.unit("x")
    var (before, after) = signs(isNegative: integer.isNegative, specifier)
    if specifier.flags.contains(.alternate) { before += isHex ? "0x" : "0" }
    let digits = integer.digits(radix: isHex ? 16 : 8)
    if specifier.flags.contains(.zeroPad), let width = specifier.width {
      before += zeros(width - before.utf8.count - digits.utf8.count - after.utf8.count)
    }
    let text = before + digits
    return justified((specifier.isUpperCase ? text.uppercased() : text) + after, specifier)
  }

  private func signs(
    isNegative: Bool, _ specifier: AndroidFormatSpecifier
  ) -> (before: String, after: String) {
    if isNegative { return specifier.flags.contains(.parentheses) ? ("(", ")") : ("-", "") }
    if specifier.flags.contains(.plus) { return ("+", "") }
    return (specifier.flags.contains(.leadingSpace) ? " " : "", "")
  }

  private func zeros(_ count: Int) -> String {
    String(repeating: "0", count: max(min(count, Self.widthLimit), 0))
  }
}
