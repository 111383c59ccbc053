import ArgumentParser
import Testing

@testable import Commands

/// What a shell gets to complete a command line with.
struct CompletionTests {
  @Test(arguments: [
    ("staging", "staging"), ("fr-CA", "fr-CA"),
    ("drafts/spring sale.json", "'drafts/spring sale.json'"),
    ("it's", #"'it'\''s'"#), ("a;rm -r b", "'a;rm -r b'"), ("*", "'*'"), ("~root", "'~root'"),
    ("{a,b}", "'{a,b}'"), ("%1$d", nil), ("$(touch a)", nil), ("`touch a`", nil), ("${IFS}", nil),
  ])
  func `bash expands nothing in a word that it is offered`(word: String, line: String?) {
    #expect(Candidate(word, remark: "a remark").line(for: .bash) == line)
  }

  @Test(arguments: [
    ("a:b", #"a\:b:a remark"#), (#"a\b"#, #"a\\b:a remark"#), ("$(touch a)", "$(touch a):a remark"),
  ])
  func `zsh gets a colon in a word as part of it`(word: String, line: String) {
    #expect(Candidate(word, remark: "a remark").line(for: .zsh) == line)
  }

  @Test func `fish gets a remark behind a tab, in one line without control characters`() {
    let candidate = Candidate("key", remark: "first\n\u{1B}[31msecond\u{202E}")
    #expect(candidate.line(for: .fish) == "key\tfirst[31msecond")
  }

  @Test(arguments: [CompletionShell.bash, .zsh, .fish])
  func `Words that can't be seen, or that would be options, are never offered`(
    shell: CompletionShell
  ) {
    for word in ["", "-rf", "--yes", "a\nb", "a\tb", "a\u{1B}[2J", "a\u{200B}b", "\u{202E}gnp.exe"]
    {
      #expect(Candidate(word).line(for: shell) == nil, "\(word.debugDescription)")
    }
  }

  struct Line: Sendable {
    var words: [String]
    var project: String?
    var profile: String?
    var android: [String] = []
  }

  @Test(arguments: [
    Line(words: ["pushwright", "lint", "--project", "../shop", ""], project: "../shop"),
    Line(words: ["pushwright", "lint", "--project=../shop", ""], project: "../shop"),
    Line(words: ["pushwright", "lint", "--profile", "=", "staging", ""], profile: "staging"),
    Line(words: ["pushwright", "lint", "--profile", #""my shop""#, ""], profile: "my shop"),
    Line(words: ["pushwright", "lint", "--profile", #"it\'s\ mine"#, ""], profile: "it's mine"),
    Line(
      words: ["pushwright", "lint", "--android", "a", "--android", "b", ""], android: ["a", "b"]),
    Line(words: ["pushwright", "lint", "--profile"]),
  ])
  func `The options before the word say which project it is about`(line: Line) throws {
    let unfinished = UnfinishedLine(line.words, index: line.words.count - 1, typed: "")
    let options = try #require(unfinished.projects.first)
    #expect(options.project == line.project)
    #expect(options.profile == line.profile)
    #expect(options.android == line.android)
  }

  @Test(arguments: [#""my dra"#, "'my dra", #"my\ dra"#, "my dra"])
  func `What is typed counts without its quotes`(typed: String) {
    let line = UnfinishedLine(["pushwright", "preview", typed], index: 2, typed: typed)
    #expect(line.start == "my dra")
  }

  @Test(arguments: [-5, 0, 7, Int.max])
  func `A shell that counts its words wrongly gets no crash`(index: Int) {
    let line = UnfinishedLine(["pushwright", "a"], index: index, typed: "a")
    #expect(line.start.count <= "pushwright".count)
  }
}
