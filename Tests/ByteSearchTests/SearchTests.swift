import ByteSearch
import Testing

struct SearchTests {
  @Test(arguments: [
    ("https://a", "://", "https", "a"), ("aab", "ab", "a", ""), ("aaab", "aab", "a", ""),
    ("日本://é", "://", "日本", "é"), ("www.", "www.", "", ""),
  ])
  func `The first place of a text is found`(
    text: String, part: String, before: String, after: String
  ) throws {
    let found = try #require(text.firstBytes(of: part))
    #expect(text[..<found.lowerBound] == before)
    #expect(text[found.upperBound...] == after)
    #expect(text.holds(part))
  }

  @Test(arguments: [("", "a"), ("ab", "abc"), ("a", ""), ("www", "www."), ("e\u{301}", "é")])
  func `What isn't there byte by byte isn't found`(text: String, part: String) {
    #expect(text.firstBytes(of: part) == nil)
  }

  @Test func `A part of a text is searched within its bounds`() {
    let text = "a://b"
    #expect(!text.dropLast(2).holds("://"))
    #expect(
      text.dropFirst().firstBytes(of: "://")?.lowerBound == text.index(after: text.startIndex))
  }

  @Test func `A joining mark hides no slash`() throws {
    let text = "res/\u{301}values/\u{301}x"
    let slash = try #require(text.lastByte("/"))
    #expect(String(text[..<slash]) == "res/\u{301}values")
    #expect("none".lastByte("/") == nil)
  }
}
