/// A value of Java as `String.format` takes it.
///
/// Of a message every argument is a ``string(_:)``; the other types are what Android's formatter
/// itself can print.
package enum JavaValue: Hashable, Sendable {
  case null
  case string(String)
  case boolean(Bool)
  /// One UTF-16 unit.
  case character(UInt16)
  case int(Int32)
  case long(Int64)
  case float(Float)
  case double(Double)
  case bigInteger(JavaBigInteger)
  case bigDecimal(JavaBigDecimal)

  /// As exceptions name it; `null` has none.
  var className: String {
    switch self {
    case .null: "null"
    case .string: "java.lang.String"
    case .boolean: "java.lang.Boolean"
    case .character: "java.lang.Character"
    case .int: "java.lang.Integer"
    case .long: "java.lang.Long"
    case .float: "java.lang.Float"
    case .double: "java.lang.Double"
    case .bigInteger: "java.math.BigInteger"
    case .bigDecimal: "java.math.BigDecimal"
    }
  }

  /// `toString()`.
  var text: String {
    switch self {
    case .null: "null"
    case .string(let text): text
    case .boolean(let value): value ? "true" : "false"
    case .character(let unit): String(decoding: [unit], as: UTF16.self)
    case .int(let value): String(value)
    case .long(let value): String(value)
    case .float(let value): JavaNumber.text(value)
    case .double(let value): JavaNumber.text(value)
    case .bigInteger(let value): value.text
    case .bigDecimal(let value): value.text
    }
  }

  /// `hashCode()`.
  var hash: Int32 {
    switch self {
    case .null: 0
    case .string(let text): text.utf16.reduce(0) { $0 &* 31 &+ Int32($1) }
    case .boolean(let value): value ? 1_231 : 1_237
    case .character(let unit): Int32(unit)
    case .int(let value): value
    case .long(let value): Self.folded(UInt64(bitPattern: value))
    case .float(let value):
      Int32(bitPattern: value.isNaN ? 0x7FC0_0000 : value.bitPattern)
    case .double(let value):
      Self.folded(value.isNaN ? 0x7FF8_0000_0000_0000 : value.bitPattern)
    case .bigInteger(let value): value.hash
    case .bigDecimal(let value): value.hash
    }
  }

  private static func folded(_ bits: UInt64) -> Int32 {
    Int32(truncatingIfNeeded: bits ^ bits >> 32)
  }
}
