import HarmlessText
import Testing

struct VisibleTextTests {
  @Test(arguments: [
    ("plain, ä and 🎉", "plain, ä and 🎉"), ("a\u{1B}[2Jb", #"a\u{1B}[2Jb"#),
    ("a\nb\tc", #"a\u{A}b\u{9}c"#), ("\u{202E}abc", #"\u{202E}abc"#), ("\u{9B}31m", #"\u{9B}31m"#),
    ("a\u{2028}b", #"a\u{2028}b"#),
  ])
  func `What a terminal obeys, or what reorders a line, is spelled out`(text: String, shown: String)
  {
    #expect(VisibleText.of(text) == shown)
  }

  @Test func `A long text is cut`() {
    #expect(VisibleText.of("abcdef", limit: 3) == "abc…")
    #expect(VisibleText.of("abc", limit: 3) == "abc")
  }

  @Test func `Where there is no room for escapes it is left out`() {
    let text = "a\u{1B}[2J\nb\u{202E}c"
    #expect(VisibleText.removing(from: text) == "a[2Jbc")
    #expect(VisibleText.removing(from: text, keepingLineFeeds: true) == "a[2J\nbc")
  }
}
