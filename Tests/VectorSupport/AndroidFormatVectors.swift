import Foundation
import Resolver

/// `group, locale, format, args, android, android 15 when different`: what `String.format` returns
/// or throws.
enum AndroidFormatVectors {
  static func check(_ row: VectorFile.Row, version: AndroidVersion) -> VectorCheck {
    let isStrict = version == .android15
    let expected = isStrict && !row[5].isEmpty ? row[5] : row[4]
    let formatter = AndroidFormatter(locale: row[1], isStrict: isStrict)
    return VectorCheck(
      expected: expected.prefix(2) + VectorFile.unescaped(expected.dropFirst(2)),
      got: result(formatter, VectorFile.unescaped(row[2]), arguments: row[3]))
  }

  private static func result(
    _ formatter: AndroidFormatter, _ format: String, arguments: String
  ) -> String {
    guard let written = try? JSONDecoder().decode([String].self, from: Data(arguments.utf8)) else {
      return "the arguments aren't a list of strings"
    }
    let values = written.compactMap(value)
    guard values.count == written.count else { return "an argument has no known type" }
    do throws(AndroidFormatFailure) {
      return "= " + (try formatter.text(format, values: values))
    } catch {
      return "! " + error.exception
    }
  }

  /// `TYPE:VALUE`, with s string, i int, l long, d double, f float, b boolean, c char, B BigDecimal,
  /// I BigInteger, n null.
  private static func value(_ typed: String) -> JavaValue? {
    let text = String(typed.dropFirst(2))
    switch typed.prefix(2) {
    case "s:": return .string(VectorFile.unescaped(text))
    case "i:": return Int32(text).map(JavaValue.int)
    case "l:": return Int64(text).map(JavaValue.long)
    case "d:": return Double(text).map(JavaValue.double)
    case "f:": return Float(text).map(JavaValue.float)
    case "b:": return .boolean(text.lowercased() == "true")
    case "c:": return VectorFile.unescaped(text).utf16.first.map(JavaValue.character)
    case "B:": return JavaBigDecimal(text).map(JavaValue.bigDecimal)
    case "I:": return JavaBigInteger(text).map(JavaValue.bigInteger)
    case "n:": return .null
    default: return nil
    }
  }
}
