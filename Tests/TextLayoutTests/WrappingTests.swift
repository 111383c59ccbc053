import Testing
import TextLayout

struct WrappingTests {
  @Test(arguments: [
    ("abc", 3, "abc"), ("abcd", 3, "ab…"), ("漢字", 4, "漢字"), ("漢字か", 4, "漢…"),
    ("漢字か", 5, "漢字…"), ("👍🏽👍🏽", 3, "👍🏽…"), ("a\nb", 3, "a␊b"), ("abc", 1, "…"),
    ("abc", 0, ""),
  ])
  func `A text is cut before the character that does not fit`(
    text: String, width: Int, expected: String
  ) {
    #expect(text.truncated(toWidth: width) == expected)
  }

  @Test func `A padded text is exactly as wide as asked`() {
    #expect("ab".padded(toWidth: 4) == "ab  ")
    #expect("漢字か".padded(toWidth: 4) == "漢… ")
    #expect("abcdef".padded(toWidth: 4) == "abc…")
  }

  @Test(arguments: [
    (
      "Vous avez d nouveau(x) message(s) de 3.", 20,
      ["Vous avez d", "nouveau(x)", "message(s) de 3."]
    ),
    ("one two", 7, ["one two"]), ("one two ", 7, ["one two"]), ("one two  ", 8, ["one two "]),
    ("one  two", 4, ["one", "two"]),
    ("a\nb\r\nc", 10, ["a", "b", "c"]), ("a\n\nb", 10, ["a", "", "b"]), ("", 10, [""]),
    ("abcdefgh", 3, ["abc", "def", "gh"]), ("Aliceさん、ようこそ", 8, ["Aliceさ", "ん、よう", "こそ"]),
    ("漢字、漢", 4, ["漢", "字、", "漢"]), ("well-known", 6, ["well-", "known"]),
    ("漢", 1, ["漢"]), ("안녕 하세요", 6, ["안녕", "하세요"]),
    ("「東京」へ。", 8, ["「東京」", "へ。"]), ("東京「駅」", 6, ["東京", "「駅」"]), ("キャッシュ", 6, ["キャッ", "シュ"]),
    ("สวัสดีครับคุณ", 5, ["สวัสดีค", "รับคุณ"]), ("แม่ไปตลาด", 3, ["แม่", "ไปต", "ลาด"]),
    ("ภาษา English", 7, ["ภาษา", "English"]), ("ສະບາຍດີ", 3, ["ສະ", "ບາຍ", "ດີ"]),
    ("สวยๆ", 3, ["สว", "ยๆ"]), ("один—два", 6, ["один—", "два"]), ("a–b", 2, ["a–", "b"]),
    ("👍🏽👍🏽👍🏽", 5, ["👍🏽👍🏽", "👍🏽"]), ("🇩🇪🇫🇷", 3, ["🇩🇪", "🇫🇷"]), ("नमस्ते", 3, ["नम", "स्ते"]),
    ("e\u{301}e\u{301}e\u{301}", 2, ["e\u{301}e\u{301}", "e\u{301}"]),
    ("مرحبا بك", 6, ["مرحبا", "بك"]), ("   a", 2, ["", "a"]),
  ])
  func `Lines break at words, newlines and ideographs`(
    text: String, width: Int, lines: [String]
  ) {
    let wrapped = text.wrapped(toWidth: width)
    #expect(wrapped.lines == lines)
    #expect(!wrapped.isTruncated)
  }

  @Test func `The last line that is allowed ends in an ellipsis`() {
    #expect(
      "one two three four".wrapped(toWidth: 7, maximumLines: 2) == (["one two", "three …"], true))
    #expect("one\ntwo".wrapped(toWidth: 7, maximumLines: 1) == (["one…"], true))
    #expect("one two".wrapped(toWidth: 7, maximumLines: 1) == (["one two"], false))
    #expect("one".wrapped(toWidth: 0) == ([], true))
  }

  @Test func `Blanks that nobody sees are no reason for an ellipsis`() {
    #expect("one   ".wrapped(toWidth: 3, maximumLines: 1) == (["one"], false))
  }

  @Test func `Where ambiguous characters are wide, fewer fit`() {
    #expect("Жара".wrapped(toWidth: 4, ambiguous: .wide).lines == ["Жа", "ра"])
    #expect("abcdef".truncated(toWidth: 4, ambiguous: .wide) == "ab…")
    #expect("Жара".padded(toWidth: 7, ambiguous: .wide) == "Жа… ")
  }

  @Test func `Bidi controls survive wrapping, everything else hidden is marked`() {
    #expect("\u{202B}a\u{1B}".wrapped(toWidth: 9).lines == ["\u{202B}a␛"])
    #expect(
      "a \u{2067}b\u{2069}漢\u{200F}".wrapped(toWidth: 2).lines
        == ["a", "\u{2067}b\u{2069}", "漢\u{200F}"])
  }

  @Test(arguments: ["م ", "e\u{301}\u{301}", "a", "日", " ", "\u{200F}", "\n", "\u{1F1E9}\u{1F1EA}"])
  func `The first lines of a very long text are those of its beginning, and it is cut off`(
    part: String
  ) {
    for lines in [1, 3] {
      let long = String(repeating: part, count: 50_000) + "x"
      let short = String(repeating: part, count: 4000) + "x"
      let wrapped = long.wrapped(toWidth: 40, maximumLines: lines)
      #expect(wrapped.isTruncated)
      #expect(wrapped.lines.count <= lines)
      #expect(wrapped.lines.last?.hasSuffix("…") == true)
      #expect(wrapped.lines.allSatisfy { $0.terminalWidth <= 40 })
      #expect(
        wrapped.lines == short.wrapped(toWidth: 40, maximumLines: lines).lines)
    }
  }
}
