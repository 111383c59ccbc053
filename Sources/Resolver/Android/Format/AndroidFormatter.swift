/// `String.format(locale, text, arguments)` on Android.
package struct AndroidFormatter {
  /// Which argument a specifier took.
  struct Placement: Hashable, Sendable {
    var specifier: AndroidFormatSpecifier
    /// Counted from 1.
    var argument: Int
  }

  /// The locale list's choice; it decides about `%S`.
  let locale: String
  /// API level 35 with an app that targets it: Android 15.
  let isStrict: Bool

  /// - Parameters:
  ///   - locale: a BCP 47 tag.
  ///   - isStrict: whether numbers that are too large, and the index 0, are errors.
  package init(locale: String, isStrict: Bool) {
    self.locale = locale
    self.isStrict = isStrict
  }

  /// For the arguments of a message, which are strings, all of them.
  func format(
    _ text: String, _ arguments: [String]
  ) throws(AndroidFormatFailure) -> (text: String, placements: [Placement]) {
    try format(text, values: arguments.map(JavaValue.string))
  }

  package func text(
    _ format: String, values: [JavaValue]
  ) throws(AndroidFormatFailure) -> String {
    try self.format(format, values: values).text
  }

  /// Left to right; the first failure ends it.
  private func format(
    _ text: String, values arguments: [JavaValue]
  ) throws(AndroidFormatFailure) -> (text: String, placements: [Placement]) {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return (text, []) }
    var parser = AndroidFormatParser(Array(text.utf16), isStrict: isStrict)
    let parts = try parser.parts()
    var output = ""
    output.reserveCapacity(text.utf8.count + 16)
    var placements: [Placement] = []
    var (last, lastOrdinary, length) = (-1, -1, 0)
    for part in parts {
      switch part {
      case .text(let range): output += Self.slice(text, range)
      case .specifier(let specifier):
        length += specifier.width ?? 0
        guard length < Self.memoryLimit else {
          throw AndroidFormatFailure(
            error: .outOfMemory(length: length), written: specifier.written)
        }
        switch specifier.argument {
        case .none:
          output += justified(specifier.conversionText == "%" ? "%" : "\n", specifier)
          continue
        case .previous: break
        case .next:
          lastOrdinary += 1
          last = lastOrdinary
        case .index(let index): last = index - 1
        }
        output += try printed(specifier, argument: last, of: arguments)
        placements.append(Placement(specifier: specifier, argument: last + 1))
      }
    }
    return (output, placements)
  }

  /// Constant time for ASCII, and nearly so for all other text.
  private static func slice(_ text: String, _ range: Range<Int>) -> Substring {
    let start = text.utf16.index(text.startIndex, offsetBy: range.lowerBound)
    return text[start..<text.utf16.index(start, offsetBy: range.count)]
  }

  private func printed(
    _ specifier: AndroidFormatSpecifier, argument index: Int, of arguments: [JavaValue]
  ) throws(AndroidFormatFailure) -> String {
    do throws(AndroidFormatError) {
      guard arguments.indices.contains(index) else {
        throw .missingArgument(specifier: specifier.canonical)
      }
      return try printed(specifier, arguments[index])
    } catch {
      throw AndroidFormatFailure(error: error, written: specifier.written)
    }
  }

  /// Width counts UTF-16 units.
  func justified(_ text: String, _ specifier: AndroidFormatSpecifier) -> String {
    guard let width = specifier.width else { return text }
    let room = min(width, Self.widthLimit) - text.utf16.count
    guard room > 0 else { return text }
    let padding = String(repeating: " ", count: room)
    return specifier.flags.contains(.leftJustify) ? text + padding : padding + text
  }

  /// A hostile `%2000000000s` must not take the memory of this machine; no notification is that
  /// long.
  static let widthLimit = 10_000

  /// No app may have more than 512 MB, and the text is there twice while it is made, with 2 bytes a unit in between.
  private static let memoryLimit = 100_000_000
}
