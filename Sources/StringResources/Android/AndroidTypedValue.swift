/// A value that is not a text, as an `<item type="string">` without a format can have it.
///
/// `123`, `true`, `#fff` or `50%` in such an item is compiled to a number, and
/// `Resources.getString` prints that number in its own way (`TypedValue.coerceToString`).
struct AndroidTypedValue {
  /// The formats that allow this value.
  var formats: AndroidFormats
  /// What `getString` prints.
  var printed: String

  /// Reads a text as it was written, trimmed; `nil` if it isn't one of those values.
  init?(_ raw: ArraySlice<UInt8>, accepting formats: AndroidFormats) {
    guard let first = raw.first, raw.count < 128, raw.allSatisfy({ $0 < 0x80 }) else { return nil }
    let text = String(decoding: raw, as: UTF8.self)
    if formats.contains(.color), first == UInt8(ascii: "#"), let color = Self.color(text) {
      self.init(formats: .color, printed: color)
    } else if formats.contains(.boolean), let isTrue = AndroidTypedValue.boolean(text) {
      self.init(formats: .boolean, printed: isTrue ? "true" : "false")
    } else if formats.contains(.integer), let integer = AndroidTypedValue.integer(text) {
      self.init(formats: .integer, printed: integer)
    } else if !formats.isDisjoint(with: [.float, .dimension, .fraction]),
      let number = AndroidTypedValue.number(text), !formats.isDisjoint(with: number.formats)
    {
      self = number
    } else {
      return nil
    }
  }

  private init(formats: AndroidFormats, printed: String) {
    self.formats = formats
    self.printed = printed
  }

  /// `true`, `TRUE`, `True` and the same of `false`.
  static func boolean(_ text: String) -> Bool? {
    switch text {
    case "true", "TRUE", "True": true
    case "false", "FALSE", "False": false
    default: nil
    }
  }

  private static func color(_ text: String) -> String? {
    let digits = text.dropFirst()
    guard digits.utf8.allSatisfy({ $0.hexDigitValue != nil }) else { return nil }
    let doubled = digits.map { "\($0)\($0)" }.joined()
    let full: String
    switch digits.count {
    case 3: full = "ff" + doubled
    case 4: full = doubled
    case 6: full = "ff" + digits
    case 8: full = String(digits)
    default: return nil
    }
    return UInt32(full, radix: 16).map { "#" + String($0, radix: 16) }
  }

  private static func integer(_ text: String) -> String? {
    let isNegative = text.hasPrefix("-")
    let digits = isNegative ? text.dropFirst() : text[...]
    if digits.hasPrefix("0x") || digits.hasPrefix("0X") {
      let hexadecimal = digits.dropFirst(2)
      guard !isNegative, hexadecimal.utf8.allSatisfy({ $0.hexDigitValue != nil }),
        let value = UInt32(hexadecimal, radix: 16)
      else { return nil }
      return "0x" + String(value, radix: 16)
    }
    guard let first = digits.first, first.isNumber else { return nil }
    return Int32(text).map(String.init)
  }

  private static func number(_ text: String) -> AndroidTypedValue? {
    guard let first = text.first, "0123456789.-+".contains(first) else { return nil }
    // What `strtof` takes of it: with the exponent, where there is one.
    let candidates = [
      numberLength(text, withExponent: true), numberLength(text, withExponent: false),
    ]
    for length in candidates {
      guard let value = Float(text.prefix(length)) else { continue }
      let unit = String(text.dropFirst(length))
      if unit.isEmpty {
        return AndroidTypedValue(formats: .float, printed: JavaFloat.text(value))
      }
      return AndroidComplexNumber(value, unit: unit).map {
        AndroidTypedValue(formats: $0.isFraction ? .fraction : .dimension, printed: $0.printed)
      }
    }
    return nil
  }

  private static func numberLength(_ text: String, withExponent: Bool) -> Int {
    let bytes = Array(text.utf8)
    var end = 0
    func skip(_ accepted: String) {
      while end < bytes.count, accepted.utf8.contains(bytes[end]) { end += 1 }
    }
    if let sign = bytes.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") { end = 1 }
    skip("0123456789")
    if end < bytes.count, bytes[end] == UInt8(ascii: ".") { end += 1 }
    skip("0123456789")
    guard withExponent, end < bytes.count, bytes[end] | 0x20 == UInt8(ascii: "e") else {
      return end
    }
    end += 1
    if end < bytes.count, "+-".utf8.contains(bytes[end]) { end += 1 }
    skip("0123456789")
    return end
  }
}
