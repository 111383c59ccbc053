/// What `String.format` throws on Android; the messages are Java's.
enum AndroidFormatError: Error, Hashable, Sendable {
  case duplicateFlags(FormatFlags)
  case flagsMismatch(FormatFlags, conversion: UInt16)
  /// `nil` if the number is too large to be told.
  case argumentIndex(Int?)
  /// No scalar of Unicode, for `%c`.
  case codePoint(Int32)
  case conversion(UInt16, type: String)
  /// An upper-case conversion is a flag to Java, too.
  case flags(FormatFlags, isUpperCase: Bool = false)
  case precision(Int)
  case width(Int)
  /// The only one that Firebase's SDK catches.
  case missingArgument(specifier: String)
  case missingWidth(specifier: String)
  /// No error of the format's own: what it asks for fits into no app's memory. In UTF-16 units.
  case outOfMemory(length: Int)
  case unknownConversion(String)

  /// Without its package.
  var className: String {
    switch self {
    case .duplicateFlags: "DuplicateFormatFlagsException"
    case .flagsMismatch: "FormatFlagsConversionMismatchException"
    case .argumentIndex: "IllegalFormatArgumentIndexException"
    case .codePoint: "IllegalFormatCodePointException"
    case .conversion: "IllegalFormatConversionException"
    case .flags: "IllegalFormatFlagsException"
    case .precision: "IllegalFormatPrecisionException"
    case .width: "IllegalFormatWidthException"
    case .missingArgument: "MissingFormatArgumentException"
    case .missingWidth: "MissingFormatWidthException"
    case .outOfMemory: "OutOfMemoryError"
    case .unknownConversion: "UnknownFormatConversionException"
    }
  }

  var message: String {
    switch self {
    case .duplicateFlags(let flags): "Flags = '\(flags.text)'"
    case .flags(let flags, let isUpperCase): "Flags = '\(flags.text(isUpperCase: isUpperCase))'"
    case .flagsMismatch(let flags, let conversion):
      "Conversion = \(Self.text(conversion)), Flags = \(flags.text)"
    case .argumentIndex(let index?): "Illegal format argument index = \(index)"
    case .argumentIndex: "Format argument index: (not representable as int)"
    case .codePoint(let code):
      "Code point = 0x\(String(UInt32(bitPattern: code), radix: 16))"
    case .conversion(let conversion, let type): "\(Self.text(conversion)) != \(type)"
    case .precision(let number), .width(let number): String(number)
    case .missingArgument(let specifier): "Format specifier '\(specifier)'"
    case .missingWidth(let specifier): specifier
    case .outOfMemory(let length): "a text of \(length) characters"
    case .unknownConversion(let conversion): "Conversion = '\(conversion)'"
    }
  }

  /// As a crash report names it: `java.util.IllegalFormatConversionException: d !=
  /// java.lang.String`.
  var description: String {
    if case .outOfMemory = self { return "java.lang.\(className)" }
    return "java.util.\(className): \(message)"
  }

  private static func text(_ unit: UInt16) -> String { String(decoding: [unit], as: UTF16.self) }
}
