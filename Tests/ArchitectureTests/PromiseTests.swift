import Testing

/// The pages of promises and limits name a test for each, and the tests are there.
struct PromiseTests {
  private static let page = Repository.text(
    "Sources/ComposerState/ComposerState.docc/PromisesAndThreats.md")

  /// The names in the last column of the tables; a sentence, so it has a space.
  private static let named: [String] = tests(of: page)
  private static let limits = tests(of: reached)

  /// The part of the page of limits whose rows other tests reach.
  private static let reached: String = {
    let page = Repository.text("Sources/pushwright/pushwright.docc/Limits.md")
    return page.split(separator: "### Folders, links").last.map(String.init) ?? ""
  }()

  private static func tests(of page: String) -> [String] {
    page.split(separator: "\n").filter { $0.hasPrefix("| ") }
      .flatMap { row in
        let column = row.split(separator: "|").last ?? ""
        return column.split(separator: "`", omittingEmptySubsequences: false).enumerated()
          .filter { $0.offset % 2 == 1 }.map { String($0.element) }
      }
  }

  @Test func `Each test that a promise names is in the suite`() {
    #expect(Self.named.count > 40)
    #expect(Self.limits.count > 10)
    let lines = Repository.tests.flatMap(\.lines).filter { $0.utf8.contains(UInt8(ascii: "`")) }
    let pattern = /`([^`]+)`\(/
    let names = Set(lines.flatMap { $0.matches(of: pattern).map(\.output.1) })
    for name in Self.named + Self.limits { #expect(names.contains(name[...]), "\(name)") }
  }

  @Test func `Each promise names a test`() {
    let rows = Self.page.split(separator: "\n").filter { $0.hasPrefix("| ") }
    for row in rows where !row.hasPrefix("| promise") && !row.hasPrefix("| ---") {
      #expect(row.hasSuffix("` |"), "\(row)")
    }
  }
}
