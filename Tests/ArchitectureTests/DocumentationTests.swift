import Testing

/// What a newcomer reads first is short, and leads to the rest.
struct DocumentationTests {
  private static let catalog = "Sources/pushwright/pushwright.docc"
  private static let pages = Repository.names(in: catalog).filter { $0.hasSuffix(".md") }

  @Test func `The README is read in five minutes`() {
    let words = Repository.text("README.md").split(whereSeparator: \.isWhitespace)
    #expect((500...1200).contains(words.count), "\(words.count) words")
  }

  @Test func `Every link of the README leads to a file`() {
    let links = Repository.text("README.md").matches(of: /\]\(([^)#:]+)\)/).map {
      String($0.output.1)
    }
    #expect(links.count > 5)
    for link in links { #expect(!Repository.text(link).isEmpty, "\(link)") }
  }

  @Test func `Every page of the documentation is listed, and every listed page is there`() {
    let listed = Repository.text("\(Self.catalog)/pushwright.md").matches(of: /<doc:(\w+)>/)
      .map { "\($0.output.1).md" }
    #expect(Set(listed + ["pushwright.md"]) == Set(Self.pages))
    for page in Self.pages {
      for match in Repository.text("\(Self.catalog)/\(page)").matches(of: /<doc:(\w+)>/) {
        #expect(Self.pages.contains("\(match.output.1).md"), "\(page)")
      }
    }
  }

  @Test func `The map of the house in the documentation has every module at its level`() {
    let rows = Repository.text("\(Self.catalog)/Architecture.md")
      .matches(of: /\| (-?\d) \| `(\w+)` \|/).map { "\($0.output.1) \($0.output.2)" }
    let modules = HouseModule.all.filter { $0.name.first != "C" || $0.level >= 0 }
    #expect(rows.sorted() == modules.map { "\($0.level) \($0.name)" }.sorted())
  }
}
