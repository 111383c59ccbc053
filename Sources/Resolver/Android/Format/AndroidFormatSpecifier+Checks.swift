extension AndroidFormatSpecifier {
  private static func unit(_ scalar: Unicode.Scalar) -> UInt16 {
    UInt16(truncatingIfNeeded: scalar.value)
  }
  private static let dates = Array("HIklMNLQpsSTzZaAbBCdehjmyYrRcDF".utf16)

  /// What libcore checks before it prints anything, in its order.
  func check() throws(AndroidFormatError) {
    if isDate { return try checkDate() }
    switch conversion {
    case Self.unit("b"), Self.unit("h"), Self.unit("s"): try checkGeneral()
    case Self.unit("c"): try checkCharacter()
    case Self.unit("d"), Self.unit("o"), Self.unit("x"): try checkInteger()
    case Self.unit("e"), Self.unit("f"), Self.unit("g"), Self.unit("a"): try checkFloat()
    case Self.unit("%"): try checkPercent()
    default: try checkLineBreak()
    }
  }

  private func checkGeneral() throws(AndroidFormatError) {
    if conversion != Self.unit("s") { try refuse(.alternate) }
    try requireWidth(for: .leftJustify)
    try refuse(.plus, .leadingSpace, .zeroPad, .group, .parentheses)
  }

  private func checkCharacter() throws(AndroidFormatError) {
    try refusePrecision()
    try refuse(.alternate, .plus, .leadingSpace, .zeroPad, .group, .parentheses)
    try requireWidth(for: .leftJustify)
  }

  private func checkDate() throws(AndroidFormatError) {
    try refusePrecision()
    guard Self.dates.contains(conversion) else { throw .unknownConversion("t" + conversionText) }
    try refuse(.alternate, .plus, .leadingSpace, .zeroPad, .group, .parentheses)
    try requireWidth(for: .leftJustify)
  }

  private func checkInteger() throws(AndroidFormatError) {
    try checkNumber()
    try refusePrecision()
    try refuse(conversion == Self.unit("d") ? .alternate : .group)
  }

  private func checkFloat() throws(AndroidFormatError) {
    try checkNumber()
    switch conversion {
    case Self.unit("a"): try refuse(.parentheses, .group)
    case Self.unit("e"): try refuse(.group)
    case Self.unit("g"): try refuse(.alternate)
    default: break
    }
  }

  private func checkNumber() throws(AndroidFormatError) {
    try requireWidth(for: .leftJustify)
    try requireWidth(for: .zeroPad)
    if flags.isSuperset(of: [.plus, .leadingSpace])
      || flags.isSuperset(of: [.leftJustify, .zeroPad])
    {
      throw .flags(flags, isUpperCase: isUpperCase)
    }
  }

  private func checkPercent() throws(AndroidFormatError) {
    try refusePrecision()
    if !flags.isEmpty, flags != .leftJustify { throw .flags(flags) }
    try requireWidth(for: .leftJustify)
  }

  private func checkLineBreak() throws(AndroidFormatError) {
    try refusePrecision()
    if let width { throw .width(width) }
    if !flags.isEmpty { throw .flags(flags) }
  }

  private func refuse(_ refused: FormatFlags...) throws(AndroidFormatError) {
    for flag in refused where flags.contains(flag) {
      throw .flagsMismatch(flag, conversion: conversion)
    }
  }

  private func refusePrecision() throws(AndroidFormatError) {
    if let precision { throw .precision(precision) }
  }

  private func requireWidth(for flag: FormatFlags) throws(AndroidFormatError) {
    if width == nil, flags.contains(flag) { throw .missingWidth(specifier: canonical) }
  }
}
