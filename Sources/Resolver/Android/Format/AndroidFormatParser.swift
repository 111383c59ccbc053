/// Reads a format string as libcore's Formatter does: by hand, not by Java's regular expression, so
/// that errors and the digits of other scripts are Android's.
struct AndroidFormatParser {
  enum Part: Hashable, Sendable {
    case text(Range<Int>)
    case specifier(AndroidFormatSpecifier)
  }

  private static let percent = UInt16(UInt8(ascii: "%"))
  private static let conversions = Array("sSdxXoeEfgGaAcCbBhHn%".utf16)

  /// C's lengths, which Java does not know.
  private static let lengths = Array("lhqLzj".utf16)
  private static let letters = UInt16(UInt8(ascii: "a"))...UInt16(UInt8(ascii: "z"))

  private let units: [UInt16]
  /// Android 15 and later refuse numbers that earlier versions ignored.
  private let isStrict: Bool
  private var position = 0

  init(_ units: [UInt16], isStrict: Bool) {
    self.units = units
    self.isStrict = isStrict
  }

  /// The whole text is read and checked before anything is printed: a fault at its end wins over
  /// a missing argument at its start.
  mutating func parts() throws(AndroidFormatFailure) -> [Part] {
    var parts: [Part] = []
    while position < units.count {
      let start = position
      if units[position] == Self.percent {
        do throws(AndroidFormatError) {
          parts.append(.specifier(try specifier()))
        } catch {
          let written = String(decoding: units[start..<endAsMeant(error)], as: UTF16.self)
          throw AndroidFormatFailure(error: error, written: written)
        }
      } else {
        position = units[start...].firstIndex(of: Self.percent) ?? units.count
        parts.append(.text(start..<position))
      }
    }
    return parts
  }

  /// Where the author's specifier ends: the reader stops at the `l` of `%ld`.
  private func endAsMeant(_ error: AndroidFormatError) -> Int {
    guard case .unknownConversion(let conversion) = error, "lhqLzj".contains(conversion) else {
      return position
    }
    var end = position
    while end < units.count, Self.lengths.contains(units[end]) { end += 1 }
    let isLetter = end < units.count && Self.letters ~= units[end] | 0x20
    return isLetter ? end + 1 : end
  }

  private mutating func specifier() throws(AndroidFormatError) -> AndroidFormatSpecifier {
    let start = position
    position += 1
    var (index, width): (Range<Int>?, Range<Int>?)
    if let number = number() {
      if try peek() == UInt16(UInt8(ascii: "$")) {
        index = number
        position += 1
      } else if units[number.lowerBound] == UInt16(UInt8(ascii: "0")) {
        position = number.lowerBound
      } else {
        width = number
      }
    }
    let flagsStart = position
    if width == nil {
      while FormatFlags(try peek()) != nil { position += 1 }
    }
    let flags = flagsStart..<position
    if width == nil { width = number() }
    let precision = try precisionNumber()
    let date = try peek() | 0x20 == UInt16(UInt8(ascii: "t"))
    let isUpperDate = date && units[position] == UInt16(UInt8(ascii: "T"))
    if date { position += 1 }
    let conversion = try peek()
    position += 1
    return try checked(
      Written(
        all: start..<position, index: index, flags: flags, width: width, precision: precision,
        isDate: date, isUpperDate: isUpperDate, conversion: conversion))
  }

  /// The pieces of a specifier as places in the text.
  private struct Written {
    var all: Range<Int>
    var index: Range<Int>?
    var flags: Range<Int>
    var width: Range<Int>?
    var precision: Range<Int>?
    var isDate: Bool
    var isUpperDate: Bool
    var conversion: UInt16
  }

  /// FormatSpecifier's constructor: index, flags, width, precision, conversion, in this order.
  private func checked(_ written: Written) throws(AndroidFormatError) -> AndroidFormatSpecifier {
    var argument = try argument(written.index)
    let flags = try flags(written.flags)
    if flags.contains(.previous) { argument = .previous }
    let width = try value(written.width) { .width($0) }
    let precision = try value(written.precision) { .precision($0) }
    if !written.isDate, !Self.conversions.contains(written.conversion) {
      throw .unknownConversion(String(decoding: [written.conversion], as: UTF16.self))
    }
    let isCapital = UInt16(UInt8(ascii: "A"))...UInt16(UInt8(ascii: "Z")) ~= written.conversion
    let isUpperCase = written.isDate ? written.isUpperDate : isCapital
    let conversion = !written.isDate && isCapital ? written.conversion | 0x20 : written.conversion
    if !written.isDate, conversion == Self.percent || conversion == UInt16(UInt8(ascii: "n")) {
      argument = .none
    }
    let specifier = AndroidFormatSpecifier(
      argument: argument, flags: flags, width: width, precision: precision,
      isUpperCase: isUpperCase, isDate: written.isDate, conversion: conversion,
      written: String(decoding: units[written.all], as: UTF16.self))
    try specifier.check()
    return specifier
  }

  private func argument(
    _ range: Range<Int>?
  ) throws(AndroidFormatError) -> AndroidFormatSpecifier.Argument {
    guard let range else { return .next }
    guard let index = integer(range) else {
      if isStrict { throw .argumentIndex(nil) }
      return .previous
    }
    if index == 0, isStrict { throw .argumentIndex(0) }
    return index == 0 ? .next : .index(index)
  }

  private func flags(_ range: Range<Int>) throws(AndroidFormatError) -> FormatFlags {
    var flags: FormatFlags = []
    for unit in units[range] {
      guard let flag = FormatFlags(unit) else { continue }
      if flags.contains(flag) { throw .duplicateFlags(flag) }
      flags.insert(flag)
    }
    return flags
  }

  private func value(
    _ range: Range<Int>?, error: (Int) -> AndroidFormatError
  ) throws(AndroidFormatError) -> Int? {
    guard let range else { return nil }
    if let value = integer(range) { return value }
    if isStrict { throw error(Int(Int32.min)) }
    return nil
  }

  private mutating func precisionNumber() throws(AndroidFormatError) -> Range<Int>? {
    guard try peek() == UInt16(UInt8(ascii: ".")) else { return nil }
    position += 1
    if let number = number() { return number }
    throw .precision(Int(try peek()))
  }

  private mutating func number() -> Range<Int>? {
    let start = position
    while position < units.count, Self.digit(units[position]) != nil { position += 1 }
    return start == position ? nil : start..<position
  }

  /// `nil` if it is larger than Java's `int`.
  private func integer(_ range: Range<Int>) -> Int? {
    var value = 0
    for unit in units[range] {
      value = value * 10 + (Self.digit(unit) ?? 0)
      if value > Int32.max { return nil }
    }
    return value
  }

  private func peek() throws(AndroidFormatError) -> UInt16 {
    guard position < units.count else { throw .unknownConversion("End of String") }
    return units[position]
  }

  /// Character.isDigit: the decimal digits of every script.
  static func digit(_ unit: UInt16) -> Int? {
    if unit < 0x80 {
      let value = Int(unit) - 0x30
      return 0...9 ~= value ? value : nil
    }
    guard let properties = Unicode.Scalar(unit)?.properties,
      properties.generalCategory == .decimalNumber, let value = properties.numericValue
    else { return nil }
    return Int(value)
  }
}
