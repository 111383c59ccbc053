import Foundation
import TestPacing
import Testing

/// What lies where in the repository.
@Suite(.takingTurns)
struct RepositoryTests {
  @Test func `Every theme is compiled into the program, and every one compiled in is there`() {
    let files = Repository.names(in: "Themes").filter { !$0.hasPrefix(".") }
    let embedded = Repository.packageText
      .matches(of: /\.embedInCode\("\.\.\/\.\.\/Themes\/([^"]+)"\)/)
      .map { String($0.output.1) }
    #expect(embedded.sorted() == files)
    #expect(files.allSatisfy { $0.hasSuffix(".toml") })
    #expect(!files.isEmpty)
  }

  @Test func `The top level holds what a newcomer looks for and nothing else`() {
    let expected: Set<String> = ["Package.swift", "README.md", "Sources", "Tests", "Themes"]
    let names = Repository.topLevel().filter { !$0.hasPrefix(".") }
    #expect(names.filter { !expected.contains($0) } == [])
    #expect(Set(names).isSuperset(of: expected.subtracting(["README.md"])))
  }

  @Test func `No file names a path of one developer's machine`() {
    // Put together here, because this file is looked through as well.
    let places = ["work", "root", "Users", "mnt", "private/tmp"].map { "/" + $0 + "/" }
    var count = 0
    for path in ["Sources", "Tests", "Themes", ".ci"].flatMap(Repository.files) + Self.topFiles {
      let text = Repository.text(path)
      count += 1
      for place in places where Self.names(place, in: text) {
        Issue.record("\(path) names \(place)")
      }
    }
    #expect(count > 200, "the files were not found")
  }

  @Test func `A path inside an address or a longer path is no machine's path`() {
    let place = "/" + "work" + "/"
    #expect(Self.names(place, in: "see \(place)a"))
    #expect(Self.names(place, in: "\"\(place)a\""))
    #expect(Self.names(place, in: place))
    #expect(!Self.names(place, in: "https://example.com\(place)a"))
    #expect(!Self.names(place, in: "home" + place))
  }

  private static var topFiles: [String] {
    Repository.topLevel().filter { !["Sources", "Tests", "Themes", ".ci"].contains($0) }
      .filter { !Repository.text($0).isEmpty }
  }

  /// Whether an absolute path starts with a folder: nothing of a path stands before it.
  private static func names(_ place: String, in text: String) -> Bool {
    // Foundation's search is quicker, and next to no file has it.
    guard text.contains(place) else { return false }
    return text.ranges(of: place).contains { range in
      guard range.lowerBound > text.startIndex else { return true }
      let before = text[text.index(before: range.lowerBound)]
      return !before.isLetter && !before.isNumber && !"._-/~".contains(before)
    }
  }
}
