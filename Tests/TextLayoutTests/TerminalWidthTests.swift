import Testing
import TextLayout

struct TerminalWidthTests {
  @Test(
    arguments: [
      ("a", 1), ("é", 1), ("e\u{301}", 1), ("漢", 2), ("漢\u{301}", 2), ("가", 2), ("가", 2),
      ("ﾊ", 1), ("Ａ", 2), ("§", 1), ("…", 1), ("│", 1), ("😀", 2), ("🫨", 2), ("👍🏽", 2),
      ("👩‍👩‍👧‍👦", 2), ("🇩🇪", 2), ("❤️", 2), ("❤", 1), ("❤‍🔥", 2), ("☝🏽", 2), ("1️⃣", 2),
      ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", 2), ("नि", 2), ("ก็", 1), ("\u{301}", 0), ("\u{7}", 0), ("\u{200B}", 0), ("™️", 2),
      ("a\u{FE0F}", 1), ("\u{1FACD}", 2),
    ] as [(Character, Int)])
  func `A cluster takes as many columns as a terminal draws`(character: Character, width: Int) {
    #expect(character.terminalWidth == width)
  }

  @Test func `A text is as wide as its clusters together`() {
    #expect("Grüße".terminalWidth == 5)
    #expect("漢字 ok".terminalWidth == 7)
    #expect("नमस्ते"[...].terminalWidth == 4)
    #expect("".terminalWidth == 0)
  }
}
