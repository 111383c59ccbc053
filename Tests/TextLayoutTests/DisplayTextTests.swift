import Testing
import TextLayout

struct DisplayTextTests {
  @Test(arguments: [
    ("plain", "plain"), ("Grüße 漢字 👍🏽", "Grüße 漢字 👍🏽"),
    ("\u{1B}[31mred", "␛[31mred"), ("a\nb", "a␊b"), ("a\r\nb", "a␍␊b"), ("a\tb", "a␉b"),
    ("\u{7F}\u{0}", "␡␀"), ("\u{9B}2J", "‹CSI›2J"), ("\u{90}", "‹U+0090›"),
    ("abc\u{202E}gpj.exe", "abc‹RLO›gpj.exe"), ("\u{200F}\u{61C}", "‹RLM›‹ALM›"),
    ("zero\u{200B}width", "zero‹ZWSP›width"), ("a\u{200D}b", "a‹ZWJ›b"), ("\u{FEFF}x", "‹BOM›x"),
    ("soft\u{AD}hyphen", "soft‹SHY›hyphen"), ("line\u{2028}break", "line‹LS›break"),
    ("👩‍👩‍👧‍👦", "👩‍👩‍👧‍👦"), ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", "🏴󠁧󠁢󠁥󠁮󠁧󠁿"), ("x\u{E0041}", "x‹U+E0041›"),
    ("می\u{200C}شود", "می\u{200C}شود"), ("क\u{94D}\u{200D}ष", "क\u{94D}\u{200D}ष"),
    ("\u{301}a", "◌\u{301}a"), ("e\u{301}", "e\u{301}"), ("\u{FFFF}", "‹U+FFFF›"),
    ("e\u{301}\u{301}\u{301}\u{301}\u{301}\u{301}", "e\u{301}\u{301}\u{301}\u{301}‹+2›"),
  ])
  func `Nothing hidden reaches the screen`(given: String, shown: String) {
    #expect(Array(given.displayable.unicodeScalars) == Array(shown.unicodeScalars))
  }

  @Test func `Marks are told apart from the text`() {
    let text = DisplayText("a\u{1B}b")
    #expect(text.segments.map(\.text) == ["a", "␛", "b"])
    #expect(text.segments.map(\.isMark) == [false, true, false])
    #expect(text.hasMarks)
    #expect(!DisplayText("‹RLM› typed by hand").hasMarks)
  }

  @Test func `Bidi controls stay where somebody will act on them`() {
    #expect(DisplayText("a\u{200F}\n", keeping: .bidiControls).text == "a\u{200F}␊")
    #expect(DisplayText("a\u{200F}\n", keeping: .newlines).text == "a‹RLM›\n")
  }

  @Test func `What is displayable has no control and no zero-width character on its own`() {
    // All there are but ideographs and syllables of Hangul.
    let ranges: [ClosedRange<UInt32>] = [
      0...0x33FF, 0xA000...0xABFF, 0xD7B0...0x16FFF, 0x18D00...0x1FFFF, 0xE0000...0xE0FFF,
    ]
    for value in ranges.joined() {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let shown = String(Character(scalar)).displayable
      let isSafe = shown.unicodeScalars.allSatisfy {
        $0.properties.generalCategory != .control
      }
      if !isSafe || shown.contains(where: { $0.terminalWidth == 0 }) {
        Issue.record("U+\(String(value, radix: 16)) is shown as \(shown.debugDescription)")
      }
    }
  }

  @Test(arguments: ["\u{301}", "\u{200D}", "\u{FE0F}", "\u{34F}"])
  func `Of a cluster without end only the beginning is looked at`(piled: String) {
    let count = 100_000
    let text = DisplayText("e" + String(repeating: piled, count: count)).text
    #expect(text.unicodeScalars.count < 1000)
    #expect(text.unicodeScalars.first == "e" && text.unicodeScalars.last == "›")
    #expect(text.contains("‹+"))
  }

  @Test func `What is piled up is counted, up to a thousand`() {
    for (count, words) in [
      (64, "60"), (104, "100"), (1004, "1000"), (1005, "1000…"), (9999, "1000…"),
    ] {
      let text = DisplayText("e" + String(repeating: "\u{301}", count: count)).text
      #expect(text == "e\u{301}\u{301}\u{301}\u{301}‹+\(words)›")
    }
  }

  @Test(arguments: [
    ("e\u{301}", 9), ("a", 9), ("e" + String(repeating: "\u{301}", count: 99_999), 1),
  ])
  func `The beginning for some columns holds one cluster more, or ends in an ellipsis`(
    part: String, clusters: Int
  ) {
    let text = String(repeating: part, count: 50)
    let beginning = text.beginning(columns: 8)
    #expect(beginning.unicodeScalars.count < 2000)
    #expect(beginning.count == (clusters == 1 ? 2 : 9))
    #expect(beginning.hasSuffix("…") == (clusters == 1))
    #expect("ab".beginning(columns: 2) == "ab")
  }
}
