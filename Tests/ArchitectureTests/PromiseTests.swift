import Testing

/// The page of promises names a test for each, and the tests are there.
struct PromiseTests {
  private static let page = Repository.text(
    "Sources/ComposerState/ComposerState.docc/PromisesAndThreats.md")

  /// The names in the last column of the tables; a sentence, so it has a space.
  private static let named: [String] = page.split(separator: "\n").filter { $0.hasPrefix("| ") }
    .flatMap { row in
      let column = row.split(separator: "|").last ?? ""
      return column.split(separator: "`", omittingEmptySubsequences: false).enumerated()
        .filter { $0.offset % 2 == 1 }.map { String($0.element) }
    }

  @Test func `Each test that a promise names is in the suite`() {
    #expect(Self.named.count > 40)
    let lines = Repository.tests.flatMap(\.lines).filter { $0.utf8.contains(UInt8(ascii: "`")) }
    let pattern = /`([^`]+)`\(/
    let names = Set(lines.flatMap { $0.matches(of: pattern).map(\.output.1) })
    for name in Self.named { #expect(names.contains(name[...]), "\(name)") }
  }

  @Test func `Each promise names a test`() {
    let rows = Self.page.split(separator: "\n").filter { $0.hasPrefix("| ") }
    for row in rows where !row.hasPrefix("| promise") && !row.hasPrefix("| ---") {
      #expect(row.hasSuffix("` |"), "\(row)")
    }
  }
}
