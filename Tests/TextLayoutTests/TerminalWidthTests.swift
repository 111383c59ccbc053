import Testing
import TextLayout

struct TerminalWidthTests {
  @Test(
    arguments: [
      ("a", 1), ("é", 1), ("e\u{301}", 1), ("漢", 2), ("漢\u{301}", 2), ("가", 2), ("가", 2),
      ("ﾊ", 1), ("Ａ", 2), ("§", 1), ("…", 1), ("│", 1), ("😀", 2), ("🫨", 2), ("👍🏽", 2),
      ("👩‍👩‍👧‍👦", 2), ("🇩🇪", 2), ("❤️", 2), ("❤", 1), ("❤‍🔥", 2), ("☝🏽", 2), ("1️⃣", 2),
      ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", 2), ("नि", 2), ("ก็", 1), ("\u{301}", 0), ("\u{7}", 0), ("\u{200B}", 0), ("™️", 2),
      ("a\u{FE0F}", 1), ("\u{1FACD}", 2), ("\u{1FADD}", 2), ("\u{1FAFF}", 2), ("⌚\u{FE0E}", 2),
      ("☎\u{FE0E}", 1), ("ᄒ", 2), ("하", 2), ("한", 2), ("ꥠ", 2), ("🇩", 2), ("🏽", 2), ("#️⃣", 2),
      ("🧑🏻‍❤️‍💋‍🧑🏿", 2), ("กี่", 1), ("﷽", 1),
      ("ب\u{64B}", 1), ("葛\u{E0100}", 2), ("\u{FFFD}", 1), ("\u{E000}", 1), ("\u{1B000}", 2),
    ] as [(Character, Int)])
  func `A cluster takes as many columns as a terminal draws`(character: Character, width: Int) {
    #expect(character.terminalWidth == width)
  }

  @Test(
    arguments: [
      ("§", 2), ("…", 2), ("│", 2), ("Ж", 2), ("α", 2), ("→", 2), ("\u{E000}", 2), ("\u{FFFD}", 2),
      ("a", 1), ("ß", 2), ("漢", 2), ("ﾊ", 1), ("e\u{301}", 1), ("\u{301}", 0), ("❤️", 2), ("™️", 2),
    ] as [(Character, Int)])
  func `A terminal may draw ambiguous characters in two columns`(character: Character, width: Int) {
    #expect(character.terminalWidth(ambiguous: .wide) == width)
  }

  @Test(arguments: [("क्षि", 3), ("स्ते", 2), ("র্য", 2), ("ക്ഷ", 2), ("क्", 1)])
  func `A syllable of joined consonants is one cluster with a column for each`(
    syllable: String, width: Int
  ) {
    #expect(syllable.count == 1)
    #expect(syllable.terminalWidth == width)
  }

  @Test func `A text is as wide as its clusters together`() {
    #expect("Grüße".terminalWidth == 5)
    #expect("漢字 ok".terminalWidth == 7)
    #expect("नमस्ते"[...].terminalWidth == 4)
    #expect("".terminalWidth == 0)
    #expect("لا".terminalWidth == 2)
    #expect("กำนี้".terminalWidth == 3)
    #expect("ນ້ຳ".terminalWidth == 2)
  }
}
