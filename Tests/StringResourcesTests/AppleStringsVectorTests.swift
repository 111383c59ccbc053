import Testing
import VectorSupport

struct AppleStringsVectorTests {
  @Test func `A strings file is read or rejected as CoreFoundation does`() throws {
    let rows = try VectorFile("ios-strings-vectors.tsv").rows
    expectPassed(VectorKind.appleStrings.report(on: rows), count: 105)
  }

  /// Recorded of CoreFoundation: what it takes for XML, and the bytes that it lets pass.
  @Test func `A property list is read or rejected as CoreFoundation does`() throws {
    let rows = try VectorFile("ios-plist-vectors.tsv").rows
    expectPassed(VectorKind.appleStrings.report(on: rows), count: 205)
  }

  @Test func `The order of a row's keys does not count`() {
    let bytes = Array("\"é\" = \"1\"; \"e\" = \"2\"; \"z\" = \"3\";".utf8)
    let hex = bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    let results = [
      "OK fmt=1 {\"é\": \"1\", \"e\": \"2\", \"z\": \"3\"}",
      "OK fmt=1 {\"e\": \"2\", \"z\": \"3\", \"é\": \"1\"}",
      "OK fmt=1 {\"e\": \"1\", \"z\": \"3\", \"é\": \"2\"}",
    ]
    let rows = results.enumerated().map { line, result in
      VectorFile.Row(line: line + 1, columns: ["order", hex, "", result])
    }
    let report = VectorKind.appleStrings.report(on: rows)
    #expect(report.passed == 2)
    #expect(report.mismatches.map(\.row.line) == [3])
  }
}
