import Testing

/// What a newcomer reads first is short, and leads to the rest.
struct DocumentationTests {
  private static let catalog = "Sources/pushwright/pushwright.docc"

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

  @Test
  func
    `The pictures of the README are there, for dark and light pages, and hold nothing that runs`()
  {
    let pictures = Repository.text("README.md").matches(of: /(?:src|srcset)="([^"]+)"/).map {
      String($0.output.1)
    }
    #expect(pictures.count == 4)
    for picture in pictures {
      let text = Repository.text(picture)
      #expect(text.hasPrefix("<svg "), "\(picture)")
      #expect(!text.contains("<script") && !text.contains("href"), "\(picture)")
    }
  }

  @Test func `The numbers of recorded cases in the documentation are those of the files`() {
    let page = Repository.text("\(Self.catalog)/HowWeKnow.md")
    let rows = page.matches(of: /\| `([^`]+\.tsv)` \| (\d+) \|/)
    #expect(rows.count > 8)
    for row in rows {
      let lines = Repository.text("Tests/\(row.output.1)").split(separator: "\n")
      // The names of the columns are the first line, where no comment has them.
      let hasNames = lines.first?.hasPrefix("#") == true
      let count = lines.count { !$0.hasPrefix("#") } - (hasNames ? 0 : 1)
      #expect(Int(row.output.2) == count, "\(row.output.1): \(count)")
    }
  }

  @Test func `Every page of the documentation is listed, and every listed page is there`() throws {
    let root = try #require(DocumentationPage.all.first { $0.name == "pushwright" })
    #expect(root.links.compactMap(\.page).count > 20)
    let listed = root.links.compactMap(\.page) + ["pushwright"]
    #expect(Set(listed) == Set(DocumentationPage.all.map(\.name)))
  }

  @Test func `Every link of a page leads to a page, a heading or a file`() {
    for page in DocumentationPage.all {
      for link in page.links {
        let target = DocumentationPage.all.first { $0.name == link.page }
        #expect(target != nil, "\(page.path): \(link.page ?? "")")
        if let anchor = link.anchor {
          #expect(target?.hasAnchor(anchor) == true, "\(page.path): \(link.page ?? "")#\(anchor)")
        }
      }
      for address in page.addresses where !address.hasPrefix("https://") {
        // The site has pages and pictures only, so that a link to another file of the repository leads nowhere there.
        let isAnchor = address.hasPrefix("#") && page.hasAnchor(String(address.dropFirst()))
        #expect(isAnchor, "\(page.path): \(address)")
      }
    }
  }

  @Test func `Every block of a page is closed and names its language`() {
    let known: Set = [
      "sh", "text", "json", "toml", "yaml", "xml", "swift", "html", "csv", "markdown", "kotlin",
      "python",
    ]
    #expect(DocumentationPage.all.flatMap(\.blocks).count > 20)
    for page in DocumentationPage.all {
      #expect(!page.isOpen, "\(page.path)")
      for block in page.blocks {
        #expect(known.contains(block.language), "\(page.path): \(block.text.prefix(40))")
      }
    }
  }

  @Test func `Two pages have different names and titles`() {
    let pages = DocumentationPage.all
    #expect(Set(pages.map(\.name)).count == pages.count)
    #expect(Set(pages.map { $0.headings.first }).count == pages.count)
  }

  @Test(.enabled(if: SiteBuild.isPossible))
  func `The site is built without a warning`() throws {
    let build = try SiteBuild()
    let (status, output, isBuilt) = (
      build.status, build.output, build.hasPage("pushwright/quickstart")
    )
    #expect(status == 0, "\(output)")
    #expect(isBuilt)
  }

  @Test func `The map of the house in the documentation has every module at its level`() {
    let rows = Repository.text("\(Self.catalog)/Architecture.md")
      .matches(of: /\| (-?\d) \| `(\w+)` \|/).map { "\($0.output.1) \($0.output.2)" }
    let modules = HouseModule.all.filter { $0.name.first != "C" || $0.level >= 0 }
    #expect(rows.sorted() == modules.map { "\($0.level) \($0.name)" }.sorted())
  }
}
