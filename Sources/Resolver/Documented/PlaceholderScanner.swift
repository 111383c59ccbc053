/// Finds the placeholders that a text's author meant.
struct PlaceholderScanner {
  private static let flags = Set("-#+ 0,(<'".utf16)
  private static let lengths = Set("hlqLztj".utf16)
  private static let conversions = Set("@sSdDiuUxXoOfFeEgGaAcCbBpnH%".utf16)
  private static let percent = UInt16(UInt8(ascii: "%"))

  private let units: [UInt16]
  private let platform: Platform
  private var position = 0

  init(_ units: [UInt16], platform: Platform) {
    self.units = units
    self.platform = platform
  }

  static func placeholders(in text: String, platform: Platform) -> [Placeholder] {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return [] }
    var scanner = PlaceholderScanner(Array(text.utf16), platform: platform)
    return scanner.placeholders()
  }

  mutating func placeholders() -> [Placeholder] {
    var found: [Placeholder] = []
    while let start = units[position...].firstIndex(of: Self.percent) {
      position = start + 1
      if let placeholder = placeholder(from: start), !isPercentage(placeholder) {
        found.append(placeholder)
      } else {
        position = start + 1
      }
    }
    return found
  }

  private mutating func placeholder(from start: Int) -> Placeholder? {
    var index: Int?
    if let number = number() {
      if next == UInt16(UInt8(ascii: "$")) {
        // Java's Formatter took the index 0 for none until Android 15.
        index = number == 0 ? nil : number
        position += 1
      } else {
        position = start + 1
      }
    }
    let flags = take { Self.flags.contains($0) }
    let width = number()
    var precision: Int?
    if next == UInt16(UInt8(ascii: ".")) {
      position += 1
      precision = number() ?? 0
    }
    let length = platform == .apple ? lengthModifier() : androidLength()
    guard let conversion = next, isConversion(conversion) else { return nil }
    position += 1
    let range = start..<position
    return Placeholder(
      range: range, written: text(range), index: index, flags: Set(text(flags)), width: width,
      precision: precision, length: length,
      conversion: Character(Unicode.Scalar(UInt8(truncatingIfNeeded: conversion))))
  }

  /// `%h` is Java's hash, and on Apple a length.
  private func isConversion(_ unit: UInt16) -> Bool {
    if Self.conversions.contains(unit) { return true }
    return platform == .android && unit == UInt16(UInt8(ascii: "h"))
  }

  private mutating func lengthModifier() -> String { text(take { Self.lengths.contains($0) }) }

  /// Android knows no lengths; `%ld` is meant as `%d` all the same, and `%h` stands for itself.
  private mutating func androidLength() -> String {
    text(take { Self.lengths.contains($0) && $0 != UInt16(UInt8(ascii: "h")) })
  }

  /// `100% sure`, `50% off`, `100%ige`: a percentage, although a formatter sees a specifier in it.
  private func isPercentage(_ placeholder: Placeholder) -> Bool {
    guard placeholder.index == nil, placeholder.takesArgument else { return false }
    let start = placeholder.range.lowerBound
    guard start > 0, AndroidFormatParser.digit(units[start - 1]) != nil else { return false }
    if placeholder.flags.contains(" ") { return true }
    guard let next, let scalar = Unicode.Scalar(next) else { return false }
    return scalar.properties.isAlphabetic && placeholder.conversion != "@"
  }

  private var next: UInt16? { position < units.count ? units[position] : nil }

  private mutating func take(while condition: (UInt16) -> Bool) -> Range<Int> {
    let start = position
    while let unit = next, condition(unit) { position += 1 }
    return start..<position
  }

  private mutating func number() -> Int? {
    let range = take { AndroidFormatParser.digit($0) != nil }
    guard !range.isEmpty else { return nil }
    return units[range].reduce(0) { min($0 * 10 + (AndroidFormatParser.digit($1) ?? 0), 1 << 30) }
  }

  private func text(_ range: Range<Int>) -> String { String(decoding: units[range], as: UTF16.self) }
}
