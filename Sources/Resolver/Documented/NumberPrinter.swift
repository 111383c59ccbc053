/// Prints a number as a placeholder asks, with the digits and separators of a locale.
struct NumberPrinter {
  let placeholder: Placeholder
  let symbols: NumberSymbols

  private static let precisionLimit = 400
  private static let widthLimit = 10_000

  /// `nil` if the conversion cannot take this number: `%d` of 1.5.
  func text(of number: Decimal) -> String? {
    switch placeholder.conversion {
    case "d", "i", "D": number.isInteger ? signed(number, whole(number)) : nil
    case "u", "U": number.isInteger && !number.isNegative ? signed(number, whole(number)) : nil
    case "x", "X", "o", "O": integer(number).map(based)
    case "f", "F": signed(number, fixed(number, precision ?? 6))
    case "e", "E": signed(number, scientific(number, precision ?? 6))
    case "g", "G": signed(number, general(number))
    default: nil
    }
  }

  private var precision: Int? { placeholder.precision.map { min($0, Self.precisionLimit) } }

  private var isGrouped: Bool {
    symbols.groupSize > 0 && placeholder.flags.contains(.group)
  }

  private func localized(_ digits: some Sequence<UInt8>) -> String {
    var scalars = String.UnicodeScalarView()
    for digit in digits { scalars.append(symbols.digit(digit)) }
    return String(scalars)
  }

  private func whole(_ number: Decimal) -> String {
    let digits = number.wholeDigits
    guard isGrouped else { return localized(digits) }
    var text = ""
    for (offset, digit) in digits.enumerated() {
      let remaining = digits.count - offset
      if offset > 0, remaining % symbols.groupSize == 0 {
        text.unicodeScalars.append(symbols.group)
      }
      text.unicodeScalars.append(symbols.digit(digit))
    }
    return text
  }

  private func fixed(_ number: Decimal, _ places: Int) -> String {
    let rounded = number.rounded(fraction: places)
    let fraction = rounded.fractionDigits(places)
    return whole(rounded) + separated(fraction)
  }

  /// `#` asks for the separator even where nothing follows it.
  private func separated(_ fraction: [UInt8]) -> String {
    guard !fraction.isEmpty || placeholder.flags.contains(.alternate) else { return "" }
    return String(symbols.decimal) + localized(fraction)
  }

  private func scientific(_ number: Decimal, _ places: Int) -> String {
    let rounded = number.rounded(digits: places + 1)
    var mantissa = rounded
    mantissa.point = 1
    let exponent = rounded.isZero ? 0 : rounded.point - 1
    let fraction = mantissa.fractionDigits(places)
    let digits = exponent.magnitude < 10 ? "0\(exponent.magnitude)" : "\(exponent.magnitude)"
    let mark = placeholder.isUpperCase ? "E" : "e"
    return localized(mantissa.wholeDigits)
      + separated(fraction) + mark + (exponent < 0 ? "-" : "+")
      + localized(digits.utf8.map { $0 - 0x30 })
  }

  /// `%g` as Java prints it: no trailing zeros are dropped.
  private func general(_ number: Decimal) -> String {
    let significant = max(precision ?? 6, 1)
    let rounded = number.rounded(digits: significant)
    if rounded.isZero { return fixed(rounded, significant - 1) }
    guard (-3...significant).contains(rounded.point) else {
      return scientific(number, significant - 1)
    }
    return fixed(rounded, max(significant - rounded.point, 0))
  }

  private func integer(_ number: Decimal) -> Int64? {
    guard number.isInteger, number.point <= 19 else { return nil }
    let digits = number.wholeDigits.map { Character(Unicode.Scalar($0 + 0x30)) }
    return Int64((number.isNegative ? "-" : "") + String(digits))
  }

  /// `%x` and `%o`: never localized, and a negative number is its two's complement of 32 or 64
  /// bits.
  private func based(_ number: Int64) -> String {
    let isHex = placeholder.conversion == "x" || placeholder.conversion == "X"
    let radix = isHex ? 16 : 8
    let isShort = !placeholder.hasLength && Int32(exactly: number) != nil
    let isUpper = placeholder.conversion == "X"
    var text =
      isShort
      ? String(UInt32(truncatingIfNeeded: number), radix: radix, uppercase: isUpper)
      : String(UInt64(bitPattern: number), radix: radix, uppercase: isUpper)
    let prefix =
      placeholder.flags.contains(.alternate) ? (radix == 8 ? "0" : isUpper ? "0X" : "0x") : ""
    if placeholder.flags.contains(.zeroPad), let width = placeholder.width {
      text = Self.zeros("0", min(width, Self.widthLimit) - text.count - prefix.count) + text
    }
    return Self.padded(prefix + text, placeholder)
  }

  /// Sign, zeros and spaces around the digits.
  private func signed(_ number: Decimal, _ digits: String) -> String {
    var (before, after) = ("", "")
    if number.isNegative {
      (before, after) = placeholder.flags.contains(.parentheses) ? ("(", ")") : ("-", "")
    } else if placeholder.flags.contains(.plus) {
      before = "+"
    } else if placeholder.flags.contains(.leadingSpace) {
      before = " "
    }
    var digits = digits
    if placeholder.flags.contains(.zeroPad), !placeholder.flags.contains(.leftJustify),
      let width = placeholder.width
    {
      let room = min(width, Self.widthLimit) - (before + digits + after).utf16.count
      digits = Self.zeros(symbols.digit(0), room) + digits
    }
    return Self.padded(before + digits + after, placeholder)
  }

  private static func zeros(_ zero: Unicode.Scalar, _ count: Int) -> String {
    String(repeating: Character(zero), count: max(count, 0))
  }

  /// Width counts UTF-16 units, as Java and Foundation do.
  static func padded(_ text: String, _ placeholder: Placeholder) -> String {
    guard let width = placeholder.width else { return text }
    let spaces = String(
      repeating: " ", count: max(min(width, widthLimit) - text.utf16.count, 0))
    return placeholder.flags.contains(.leftJustify) ? text + spaces : spaces + text
  }
}
