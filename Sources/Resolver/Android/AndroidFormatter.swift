/// `String.format(locale, text, arguments)` on Android, for arguments that are all strings, as
/// FCM's are.
struct AndroidFormatter {
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

  /// Left to right; the first failure ends it.
  func format(
    _ text: String, _ arguments: [String]
  ) throws(AndroidFormatFailure) -> (text: String, placements: [Placement]) {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return (text, []) }
    var parser = AndroidFormatParser(Array(text.utf16), isStrict: isStrict)
    let parts = try parser.parts()
    var output = ""
    output.reserveCapacity(text.utf8.count + 16)
    var placements: [Placement] = []
    var (last, lastOrdinary) = (-1, -1)
    for part in parts {
      switch part {
      case .text(let range): output += Self.slice(text, range)
      case .specifier(let specifier):
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
    _ specifier: AndroidFormatSpecifier, argument index: Int, of arguments: [String]
  ) throws(AndroidFormatFailure) -> String {
    do throws(AndroidFormatError) {
      guard arguments.indices.contains(index) else {
        throw .missingArgument(specifier: specifier.canonical)
      }
      var text = try converted(specifier, arguments[index])
      if let precision = specifier.precision {
        text = String(decoding: text.utf16.prefix(precision), as: UTF16.self)
      }
      if specifier.isUpperCase { text = UpperCase.mapped(text, locale: locale) }
      return justified(text, specifier)
    } catch {
      throw AndroidFormatFailure(error: error, written: specifier.written)
    }
  }

  /// Only `%s`, `%b` and `%h` take a string.
  private func converted(
    _ specifier: AndroidFormatSpecifier, _ argument: String
  ) throws(AndroidFormatError) -> String {
    guard !specifier.isDate else {
      throw .conversion(specifier.conversion, type: "java.lang.String")
    }
    switch specifier.conversion {
    case UInt16(UInt8(ascii: "s")):
      if specifier.flags.contains(.alternate) {
        throw .flagsMismatch(.alternate, conversion: specifier.conversion)
      }
      return argument
    case UInt16(UInt8(ascii: "b")): return "true"
    case UInt16(UInt8(ascii: "h")): return Self.hash(argument)
    default: throw .conversion(specifier.conversion, type: "java.lang.String")
    }
  }

  /// Width counts UTF-16 units.
  private func justified(_ text: String, _ specifier: AndroidFormatSpecifier) -> String {
    guard let width = specifier.width else { return text }
    let room = min(width, Self.widthLimit) - text.utf16.count
    guard room > 0 else { return text }
    let padding = String(repeating: " ", count: room)
    return specifier.flags.contains(.leftJustify) ? text + padding : padding + text
  }

  /// A hostile `%2000000000s` must not take the memory of this machine; no notification is that
  /// long.
  private static let widthLimit = 10_000

  /// `Integer.toHexString(text.hashCode())`.
  static func hash(_ text: String) -> String {
    let hash = text.utf16.reduce(Int32(0)) { $0 &* 31 &+ Int32($1) }
    return String(UInt32(bitPattern: hash), radix: 16)
  }
}
