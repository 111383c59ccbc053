/// A page of a documentation catalog, as far as its links and blocks go.
struct DocumentationPage {
  /// A fenced block: what follows the opening marks, and the lines in it.
  struct Block {
    var language: String
    var text: String
  }

  /// A link: the page, `nil` for this one, and the heading on it.
  struct Link: Hashable {
    var page: String?
    var anchor: String?
  }

  var path: String
  private(set) var blocks: [Block] = []
  /// Without `#`, in their order.
  private(set) var headings: [String] = []
  /// The text outside of fenced blocks.
  private(set) var prose = ""
  /// Whether the last block is never closed.
  private(set) var isOpen = false

  /// As `<doc:NAME>` calls it.
  var name: String { String(path.split(separator: "/").last?.dropLast(3) ?? "") }

  /// Every page of every catalog, in a fixed order.
  static let all: [DocumentationPage] = Repository.names(in: "Sources").flatMap { module in
    Repository.files(below: "Sources/\(module)/\(module).docc").filter { $0.hasSuffix(".md") }.map {
      DocumentationPage(path: $0, text: Repository.text($0))
    }
  }

  init(path: String, text: String) {
    self.path = path
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.drop(while: { $0 == " " }).hasPrefix("```") {
        if !isOpen {
          let language = line.drop { $0 == " " || $0 == "`" }
          blocks.append(Block(language: String(language), text: ""))
        }
        isOpen.toggle()
      } else if isOpen {
        blocks[blocks.count - 1].text += "\(line)\n"
      } else {
        prose += "\(line)\n"
        let marks = line.prefix { $0 == "#" }
        if (1...4).contains(marks.count), line.dropFirst(marks.count).hasPrefix(" ") {
          headings.append(String(line.dropFirst(marks.count + 1)))
        }
      }
    }
  }

  /// Those between pages, `<doc:Page>` and `<doc:Page#Heading>`.
  var links: [Link] {
    prose.matches(of: /<doc:(\w+)(?:#([^>]+))?>/).map {
      Link(page: String($0.output.1), anchor: $0.output.2.map(String.init))
    }
  }

  /// What stands in the parentheses of other links and pictures.
  var addresses: [String] {
    prose.matches(of: /\]\(([^)\s]+)\)/).map { String($0.output.1) }
  }

  /// Whether a link to that heading leads anywhere, in DocC's spelling or in that of code hosts.
  func hasAnchor(_ anchor: String) -> Bool {
    headings.contains { Self.plain($0) == Self.plain(anchor) }
  }

  private static func plain(_ text: String) -> String {
    String(text.lowercased().filter { $0.isLetter || $0.isNumber })
  }
}
