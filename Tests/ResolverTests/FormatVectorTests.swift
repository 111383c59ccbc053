import Testing

@testable import Resolver

struct FormatVectorTests {
  @Test(arguments: [34, 35])
  func `Android formats string arguments as libcore does`(apiLevel: Int) throws {
    let rows = try VectorFile.rows("android-format-vectors.tsv").filter {
      // Java's null is no argument of a message: FCM's SDK makes the string “null” of it.
      ["strings-only", "uppercase"].contains($0[0]) && !$0[3].contains("\"n:")
    }
    #expect(rows.count == 533)
    var differing: [String] = []
    for row in rows {
      let expected = apiLevel >= 35 && !row[5].isEmpty ? row[5] : row[4]
      let formatter = AndroidFormatter(locale: row[1], isStrict: apiLevel >= 35)
      let shown = Self.result(formatter, VectorFile.unescaped(row[2]), Self.values(row[3]))
      if shown != Self.unescapedResult(expected) {
        differing.append("\(row[1]) \(row[2]) \(row[3]): \(shown) ≠ \(expected)")
      }
    }
    #expect(
      differing.isEmpty, "\(differing.count) rows: \(differing.prefix(30).joined(separator: "\n"))")
  }

  @Test func `A push on Apple inserts arguments as iOS does`() throws {
    let rows = try VectorFile.rows("ios-format-vectors.tsv").dropFirst()
    #expect(rows.count == 106)
    var differing: [String] = []
    for row in rows {
      let arguments = row[1].split(separator: " ").map { Self.argument($0).appleString }
      let format = VectorFile.unescaped(row[0])
      let shown =
        arguments.isEmpty
        ? format
        : ApplePushFormatter.format(format, arguments).text
          ?? "NIL(invalid UTF-8; field becomes empty)"
      let expected = VectorFile.unescaped(row[3])
      if shown != expected { differing.append("\(row[0]) \(row[1]): \(shown) ≠ \(expected)") }
    }
    #expect(
      differing.isEmpty, "\(differing.count) rows: \(differing.prefix(30).joined(separator: "\n"))")
  }

  /// The rows with typed arguments that succeed: what the documentation promises to print.
  @Test(arguments: [("locale", 613), ("int", 102), ("float", 155)])
  func `The promised numbers are printed as Android prints typed ones`(
    group: String, count: Int
  ) throws {
    let rows = try VectorFile.rows("android-format-vectors.tsv").filter {
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
  private static func isNumber(_ row: [String]) -> Bool {
    let others = ["%a", "%b", "%B", "%h", "%s", "%S", "%c", "%C", "%t"]
    return !others.contains { row[2].contains($0) } && !row[3].contains("NaN")
      && !row[3].contains("Infinity")
  }

  private static func argument(_ typed: Substring) -> TextRequest.Argument {
    let value = String(typed.dropFirst(2))
    return switch typed.first {
    case "s": .string(value)
    case "n": .null
    default: .number(value)
    }
  }

  private static func result(
    _ formatter: AndroidFormatter, _ format: String, _ arguments: [String]
  ) -> String {
    do throws(AndroidFormatFailure) {
      return "= " + (try formatter.format(format, arguments).text)
    } catch {
      return "! " + error.error.description
    }
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
