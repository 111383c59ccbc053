import Foundation
import TestPacing
import Testing

/// Every sentence that the program can say, in one list: wording is read there from end to end.
@Suite(.takingTurns)
struct WordsTests {
  private static let path = "Tests/ArchitectureTests/Words/sentences.txt"

  /// With `RECORD_WORDS` set the list is written anew, and the test fails.
  @Test func `The sentences are those that were read`() throws {
    let list = Self.list
    guard list != Repository.text(Self.path) else { return }
    if ProcessInfo.processInfo.environment["RECORD_WORDS"] != nil {
      try Data(list.utf8).write(to: Repository.root.appending(path: Self.path))
    }
    Issue.record("The sentences are not those of \(Self.path); RECORD_WORDS=1 writes it anew.")
  }

  @Test(arguments: [
    ("let a = \"Nothing is lost\"", true), ("let a = \"reviewed\"", false),
    ("let a = \"{} = {}\"", false), ("let a = \"SELECT id FROM sends\"", false),
    ("let a = \"couldn't read \\(path)\"", true),
  ])
  func `A sentence has two words at least, and is no query`(text: String, isSentence: Bool) {
    let file = SourceFile(path: "Sources/Resolver/A.swift", text: text)
    #expect(Self.sentences(of: file).isEmpty != isSentence)
  }

  @Test func `No sentence has a phrase that has plainer words`() {
    let roundabout =
      /\b(?:is no(?! longer)|are no|nobody|somebody|whoever|anybody|everybody|becomes? of|mends?|takes? it back|is said|are said|any more|eaten)\b/
    for (path, sentences) in Self.sentences {
      for sentence in sentences where sentence.contains(roundabout) {
        Issue.record("\(path): \(sentence)")
      }
    }
    #expect(Self.sentences.count > 300)
  }

  private static let sentences = Repository.sources.filter { !$0.isGenerated }
    .map { (path: $0.path, sentences: sentences(of: $0)) }.filter { !$0.sentences.isEmpty }

  /// The sentences of each file that has any, below its path.
  private static var list: String {
    sentences.map { ([$0.path] + $0.sentences.map { "  " + $0 }).joined(separator: "\n") }
      .joined(separator: "\n\n") + "\n"
  }

  private static func sentences(of file: SourceFile) -> [String] {
    file.literals.map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }.filter {
      let words = $0.split(separator: " ")
      let isQuery = words.first.map { queries.contains($0) } ?? false
      return !isQuery && words.count { $0.count(where: \.isLetter) > 1 } > 1
    }
  }

  private static let queries: Set<Substring> = [
    "SELECT", "INSERT", "UPDATE", "DELETE", "CREATE", "ALTER", "DROP", "PRAGMA", "ATTACH", "WITH",
  ]
}
