import Testing

@testable import Resolver

struct AppleLocaleTests {
  @Test(arguments: [("ios-locale-vectors.tsv", 360), ("ios-locale-fuzz.tsv", 2_264)])
  func `Apple's matcher chooses the same localizations`(file: String, count: Int) throws {
    let rows = try VectorFile.rows(file).dropFirst()
    #expect(rows.count == count)
    var differing: [String] = []
    for row in rows {
      let chain = AppleMatcher(available: Self.list(row[0])).localizations(for: Self.list(row[1]))
      let shown = chain.joined(separator: " ")
      if shown != row[2] { differing.append("\(row[0]) | \(row[1]): \(shown) ≠ \(row[2])") }
    }
    #expect(
      differing.isEmpty, "\(differing.count) rows: \(differing.prefix(20).joined(separator: "\n"))")
  }

  @Test func `The bundle searches as CFBundle does`() throws {
    var differing: [String] = []
    let rows = try VectorFile.rows("ios-locale-vectors.tsv").dropFirst()
    #expect(rows.count == 360)
    // With `Base` the development region joins the list of what is available, which these rows
    // leave out.
    for row in rows where !Self.list(row[0]).contains("Base") {
      let folders = Self.list(row[0]).map {
        AppleStringTable.Localization(name: $0, strings: [:])
      }
      let bundle = AppleBundle(AppleStringTable(localizations: folders))
      let shown = bundle.searchList(for: Self.list(row[1])).joined(separator: " ")
      if shown != row[4] { differing.append("\(row[0]) | \(row[1]): \(shown) ≠ \(row[4])") }
    }
    #expect(
      differing.isEmpty, "\(differing.count) rows: \(differing.prefix(20).joined(separator: "\n"))")
  }

  private static func list(_ text: String) -> [String] {
    text.split(separator: ",").map(String.init)
  }
}
