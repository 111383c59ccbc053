import Foundation
import TestPacing
import Testing

/// Every sentence that the program can say, in one list: wording is read there from end to end.
@Suite(.takingTurns)
struct WordsTests {
  private static let path = "Tests/HouseTests/Words/sentences.txt"

  /// With `RECORD_WORDS` set the list is written anew, and the test fails.
  @Test func `The sentences are those that were read`() throws {
    let list = Self.list(of: Repository.sources)
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

  /// The sentences of each file that has any, below its path.
  private static func list(of files: [SourceFile]) -> String {
    files.filter { !$0.isGenerated }.compactMap { file in
      let sentences = sentences(of: file)
      return sentences.isEmpty
        ? nil : ([file.path] + sentences.map { "  " + $0 }).joined(separator: "\n")
    }.joined(separator: "\n\n") + "\n"
  }

  private static func sentences(of file: SourceFile) -> [String] {
    file.literals.map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
      .filter { text in
        let words = text.split(separator: " ").filter { $0.contains(/^[\p{L}'’‘(…-]*\p{L}{2}/) }
        return words.count > 1
          && !text.contains(
            /^(?:SELECT|INSERT|UPDATE|DELETE|CREATE|ALTER|DROP|PRAGMA|ATTACH|BEGIN|WITH)\s/)
      }
  }
}
