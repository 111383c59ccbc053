/// `String.format(locale, text, arguments)` on Android, for arguments that are all strings, as FCM's are.
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
    let units = Array(text.utf16)
    var parser = AndroidFormatParser(units, isStrict: isStrict)
    let parts = try parser.parts()
    var output: [UInt16] = []
    output.reserveCapacity(units.count + 16)
    var placements: [Placement] = []
    var (last, lastOrdinary) = (-1, -1)
    for part in parts {
      switch part {
      case .text(let range): output += units[range]
      case .specifier(let specifier):
        switch specifier.argument {
        case .none:
          output += fixedText(specifier)
          continue
        case .previous: break
        case .next:
          lastOrdinary += 1
          last = lastOrdinary
        case .index(let index): last = index - 1
        }
        do throws(AndroidFormatError) {
          guard arguments.indices.contains(last) else {
            throw .missingArgument(specifier: specifier.canonical)
          }
          placements.append(Placement(specifier: specifier, argument: last + 1))
          output += try printed(specifier, arguments[last])
        } catch {
          throw AndroidFormatFailure(error: error, written: specifier.written)
        }
      }
    }
    return (String(decoding: output, as: UTF16.self), placements)
  }

  /// `%%` and `%n`.
  private func fixedText(_ specifier: AndroidFormatSpecifier) -> [UInt16] {
    let isPercent = specifier.conversion == UInt16(UInt8(ascii: "%"))
    return justified(isPercent ? Array("%".utf16) : Array("\n".utf16), specifier)
  }

  private func printed(
    _ specifier: AndroidFormatSpecifier, _ argument: String
  ) throws(AndroidFormatError) -> [UInt16] {
    var text = argument
    guard !specifier.isDate else {
      throw .conversion(specifier.conversion, type: "java.lang.String")
    }
    switch specifier.conversion {
    case UInt16(UInt8(ascii: "s")):
      if specifier.flags.contains(.alternate) {
        throw .flagsMismatch(.alternate, conversion: specifier.conversion)
      }
    case UInt16(UInt8(ascii: "b")): text = "true"
    case UInt16(UInt8(ascii: "h")): text = Self.hash(argument)
    default: throw .conversion(specifier.conversion, type: "java.lang.String")
    }
    var units = Array(text.utf16)
    if let precision = specifier.precision { units = Array(units.prefix(precision)) }
    if specifier.isUpperCase {
      let upper = UpperCase.mapped(String(decoding: units, as: UTF16.self), locale: locale)
      units = Array(upper.utf16)
    }
    return justified(units, specifier)
  }

  /// Width counts UTF-16 units.
  private func justified(_ units: [UInt16], _ specifier: AndroidFormatSpecifier) -> [UInt16] {
    guard let width = specifier.width, width > units.count else { return units }
    let room = min(width, Self.widthLimit) - units.count
    let padding = [UInt16](repeating: UInt16(UInt8(ascii: " ")), count: max(room, 0))
    return specifier.flags.contains(.leftJustify) ? units + padding : padding + units
  }

  /// A hostile `%2000000000s` must not take the memory of this machine; no notification is that long.
  private static let widthLimit = 10_000

  /// `Integer.toHexString(text.hashCode())`.
  static func hash(_ text: String) -> String {
    let hash = text.utf16.reduce(Int32(0)) { $0 &* 31 &+ Int32($1) }
    return String(UInt32(bitPattern: hash), radix: 16)
  }
}
