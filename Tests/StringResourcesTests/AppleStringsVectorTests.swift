import Testing
import VectorSupport

struct AppleStringsVectorTests {
  @Test func `A strings file is read or rejected as CoreFoundation does`() throws {
    let rows = try VectorFile("ios-strings-vectors.tsv").rows
    expectPassed(VectorKind.appleStrings.report(on: rows), count: 105)
  }
}
