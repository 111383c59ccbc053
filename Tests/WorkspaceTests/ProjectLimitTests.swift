import Testing

@testable import Workspace

/// Project files that no one writes by hand.
struct ProjectLimitTests {
  private func read(_ text: String) -> (ProjectFile, [String]) {
    let (file, problems) = ProjectFile.reading(text, path: "p.toml")
    return (file, problems.map(\.description))
  }

  private static func many(_ text: String, _ count: Int) -> String {
    String(repeating: text, count: count)
  }

  @Test(arguments: [
    (many("a.", 200_000) + "a = 1", "p.toml:1:130"),
    ("[" + many("a.", 200_000) + "a]", "p.toml:1:131"),
    ("a = " + many("[", 200_000), "p.toml:1:69"), ("a = " + many("{a=", 200_000), "p.toml:1:197"),
  ])
  func `Nesting that the parser could not follow is one error`(text: String, place: String) {
    #expect(read(text).1 == ["\(place): error: more than 64 tables or lists are nested here"])
    let (_, problems) = UserConfiguration.reading(text, path: "c.toml")
    #expect(problems.map(\.severity) == [.error])
  }

  @Test func `A file of more than a megabyte is one error`() {
    #expect(
      read(Self.many("# no\n", 200_001)).1 == [
        "p.toml: error: the file has more than 1000000 bytes; remove what isn't needed"
      ])
  }

  @Test func `Each of many profiles costs the same`() {
    let text = (0..<20_000).map { "[profiles.p\($0)]\nproject = \"p\"\n" }.joined()
    let (file, problems) = read(text)
    #expect(file.profiles.count == 20_000)
    #expect(problems == [])
    #expect(file.profiles.last?.name == "p19999")
  }

  @Test func `Of many unknown keys a hundred are compared with those that are known`() {
    let text = (0..<20_000).map { "draft\($0) = 1\n" }.joined()
    let problems = ProjectFile.reading(text, path: "p.toml").1
    #expect(problems.count == 20_000)
    #expect(problems.allSatisfy { $0.severity == .error }, "what wasn't compared may be meant")
    #expect(problems.first?.sentence == "unknown key ‘draft0’: did you mean ‘drafts’?")
    #expect(problems.last?.sentence == "unknown key ‘draft19999’")
  }

  @Test(arguments: ["\"x!\"", "\"en\""])
  func `Of a list of locales a thousand are read, and what follows is one error`(locale: String) {
    let list = Array(repeating: locale, count: 20_000).joined(separator: ", ")
    let (_, problems) = ProjectFile.reading("[preview]\nlocales = [\(list)]", path: "p.toml")
    #expect(problems.count <= 1001)
    #expect(
      problems.last?.sentence
        == "more than 1000 locales are listed: remove those that you don't look at")
    #expect(problems.last?.severity == .error)
  }
}
