import HarmlessText
import Testing

/// Words of commands that people paste.
struct ShellQuotingTests {
  @Test(arguments: [
    ("drafts/sale.json", "drafts/sale.json"), ("a b", "'a b'"), ("a;touch x", "'a;touch x'"),
    ("it's", #"'it'\''s'"#), ("$(id)", "'$(id)'"), ("~", "'~'"), ("a~b", "a~b"), ("", "''"),
    ("é", "'é'"), ("a\u{301}", "'a\u{301}'"), ("-n", "-n"), ("`id`", "'`id`'"),
  ])
  func `A word is quoted only where a shell would take it apart`(text: String, word: String) {
    #expect(ShellQuoting.word(text) == word)
  }
}
