import Testing
import VectorSupport

@testable import Resolver

struct FormatVectorTests {
  @Test(arguments: [AndroidVersion.android14, .android15])
  func `Android formats every type as libcore does`(version: AndroidVersion) throws {
    let rows = try VectorFile("android-format-vectors.tsv").rows
    expectPassed(VectorKind.androidFormat.report(on: rows, version: version), count: 1_946)
  }

  /// As a JDK prints them.
  @Test(
    arguments: [
      ("%a", .double(0x1p-1074), "0x0.0000000000001p-1022"), ("%.1a", .double(1.96875), "0x1.0p1"),
      ("%.3A", .double(-2.5), "-0X1.400P1"), ("%h", .double(1.5), "3ff80000"),
      ("%h", .boolean(true), "4cf"), ("%h", .character(0x41), "41"),
      ("%x", JavaBigInteger("-255").map(JavaValue.bigInteger) ?? .null, "-ff"),
      (
        "%#o", JavaBigInteger("18446744073709551616").map(JavaValue.bigInteger) ?? .null,
        "02000000000000000000000"
      ),
      ("%s", JavaBigDecimal("1E+3").map(JavaValue.bigDecimal) ?? .null, "1E+3"),
      ("%s", JavaBigDecimal("0.0000001").map(JavaValue.bigDecimal) ?? .null, "1E-7"),
      ("%tF", .long(951_782_400_000), "2000-02-29"), ("%tj", .long(-1), "365"),
      ("%tT", .long(-1), "23:59:59"), ("%TA", .long(0), "THURSDAY"),
    ] as [(String, JavaValue, String)])
  func `Rarer values are printed as Java prints them`(
    format: String, value: JavaValue, text: String
  ) throws {
    let formatter = AndroidFormatter(locale: "en-US", isStrict: false)
    #expect(try formatter.text(format, values: [value]) == text)
  }

  @Test func `A push on Apple inserts arguments as iOS does`() throws {
    let rows = try VectorFile("ios-format-vectors.tsv").rows
    expectPassed(VectorKind.appleFormat.report(on: rows), count: 106)
  }

  /// The rows with typed arguments that succeed: what the documentation promises to print.
  @Test(arguments: [("locale", 613), ("int", 102), ("float", 155)])
  func `The promised numbers are printed as Android prints typed ones`(
    group: String, count: Int
  ) throws {
    let rows = try VectorFile("android-format-vectors.tsv").rows.filter {
      $0[0] == group && $0[4].hasPrefix("= ") && Self.isNumber($0)
    }
    #expect(rows.count == count)
    var differing: [String] = []
    for row in rows {
      let arguments = Self.values(row[3])
      let text = DocumentedText(platform: .android, locale: row[1])
      let shown = "= " + text.format(VectorFile.unescaped(row[2]), arguments)
      if shown != Self.unescapedResult(row[4]) {
        differing.append("\(row[1]) \(row[2]) \(row[3]): \(shown) \(row[4])")
      }
    }
    #expect(
      differing.isEmpty,
      "\(differing.count) of \(rows.count): \(differing.prefix(40).joined(separator: "\n"))")
  }

  /// A finite number printed as one: `%s`, `%b` and `%h` see a string in a message, not Java's
  /// number.
  private static func isNumber(_ row: VectorFile.Row) -> Bool {
    let others = ["%a", "%b", "%B", "%h", "%s", "%S", "%c", "%C", "%t"]
    return !others.contains { row[2].contains($0) } && !row[3].contains("NaN")
      && !row[3].contains("Infinity")
  }

  private static func unescapedResult(_ text: String) -> String {
    text.prefix(2) + VectorFile.unescaped(String(text.dropFirst(2)))
  }

  /// A JSON array of `TYPE:VALUE` strings; the vectors' own escapes are those of JSON.
  private static func values(_ json: String) -> [String] {
    json.dropFirst(2).dropLast(2).split(separator: "\", \"", omittingEmptySubsequences: false)
      .filter { !$0.isEmpty }
      .map { VectorFile.unescaped(VectorFile.unescaped(String($0.dropFirst(2)))) }
  }
}
