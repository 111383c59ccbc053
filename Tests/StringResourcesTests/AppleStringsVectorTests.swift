import StringResources
import Testing

/// Compared with what CoreFoundation's own parser read from the same bytes.
struct AppleStringsVectorTests {
  @Test func `A strings file is read or rejected as CoreFoundation does`() throws {
    let rows = try VectorFile("ios-strings-vectors.tsv").rows.dropFirst()
    #expect(rows.count == 105)

    expectNoDifferences(
      try rows.compactMap { row in
        let file = AppleStringsFile.reading(try bytes(hexadecimal: row[1]))
        let outcome = description(of: file)
        let expected = expectation(row[3])
        guard outcome != expected else { return nil }
        return "\(row[0]): expected \(expected), got \(outcome) \(file.problems)"
      })
  }

  private func bytes(hexadecimal text: String) throws -> [UInt8] {
    let digits = Array(text)
    return try stride(from: 0, to: digits.count, by: 2).map {
      try #require(UInt8(String(digits[$0...$0 + 1]), radix: 16))
    }
  }

  /// The vector's result with everything that is no string shown as `nil`, and without the words of
  /// CoreFoundation's errors.
  private func expectation(_ result: String) -> String {
    guard !result.hasPrefix("ERROR") else { return "ERROR" }
    let content = String(result.drop { $0 != " " }.dropFirst().drop { $0 != " " }.dropFirst())
    guard content.hasPrefix("{") else { return "OK {}" }
    for value in ["[\"a\", \"b\", \"c\"]", "[\"a\", \"b\"]", "<0fbd77>", "NSNumber:3"]
    where content.hasSuffix(": \(value)}") {
      return "OK " + content.dropLast(value.count + 1) + "nil}"
    }
    return content == "{\"k\": {\"a\": \"1\", \"b\": \"2\"}}" ? "OK {\"k\": nil}" : "OK \(content)"
  }

  /// As the vectors are written: the last of duplicates, sorted by key.
  private func description(of file: AppleStringsFile) -> String {
    guard !file.problems.contains(where: { $0.severity == .error }) else {
      return file.entries.isEmpty ? "ERROR" : "ERROR with entries"
    }
    var last: [String: String] = [:]
    for entry in file.entries {
      last[quoted(entry.key)] = entry.text.map(quoted) ?? "nil"
    }
    return "OK {"
      + last.sorted { $0.key < $1.key }.map { "\($0): \($1)" }
      .joined(separator: ", ") + "}"
  }

  private func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n": quoted += "\\n"
      case "\t": quoted += "\\t"
      case "\r": quoted += "\\r"
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\0"..." ", "\u{7F}"..."\u{9F}", "\u{FEFF}", "\u{2028}", "\u{2029}":
        guard scalar != " " else { fallthrough }
        quoted += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
