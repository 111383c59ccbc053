import Testing
import TextLayout

struct VisualLineTests {
  @Test(arguments: [
    // Wrapped in logical order first: the beginning of the text is on the first line.
    ("אחת שתיים שלוש", 9, ["םייתש תחא", "שולש"]),
    ("abc אחת שתיים", 8, ["abc תחא", "םייתש"]), ("שלום abc def", 8, ["abc םולש", "def"]),
    ("مرحبا بكم في التطبيق", 10, ["مكب ابحرم", "قيبطتلا يف"]),
    // Each paragraph has a direction of its own.
    ("abc.\nאבג.", 9, ["abc.", ".גבא"]),
    ("שלום (עולם)!", 20, ["!(םלוע) םולש"]), ("13:45 שעה", 20, ["העש 13:45"]),
    ("", 5, [""]),
  ])
  func `A text is broken into lines before each is put into the order of the screen`(
    text: String, width: Int, lines: [String]
  ) {
    #expect(text.laidOut(toWidth: width).lines.map(\.text) == lines)
  }

  @Test(arguments: ["Fast delivery at no cost, ≈ 3 km — слева направо", "漢字 and kana かな, a b"])
  func `A plain text is laid out as one with marks that nobody sees`(text: String) {
    for width in 1...text.count {
      for maximumLines in [1, 2, nil] {
        let plain = text.laidOut(toWidth: width, maximumLines: maximumLines)
        // An empty isolate behind the text takes no column.
        let marked = (text + "\u{2068}\u{2069}").laidOut(
          toWidth: width, maximumLines: maximumLines)
        #expect(plain.lines.map(\.text) == marked.lines.map(\.text))
        #expect(plain.lines.map(\.glyphs) == marked.lines.map(\.glyphs))
        #expect(plain.isTruncated == marked.isTruncated)
      }
    }
  }

  @Test func `A line knows what its paragraph says about it`() {
    // Behind Arabic letters European digits with a sign between them are Arabic numbers (rule W2).
    let text = "قال 12-34"
    #expect(text.laidOut(toWidth: 20).lines.map(\.text) == ["34-12 لاق"])
    #expect(text.laidOut(toWidth: 6, base: .leftToRight).lines.map(\.text) == ["لاق", "34-12"])
    #expect(Bidi.visualOrder("12-34", base: .leftToRight) == "12-34")
    // An isolate goes on in the next line.
    let isolated = "a \u{2067}b c\u{2069}"
    #expect(isolated.laidOut(toWidth: 3).lines.map(\.text) == ["a b", "c"])
    let override = "\u{202E}abc def"
    #expect(override.laidOut(toWidth: 3).lines.map(\.text) == ["cba", "fed"])
  }

  @Test func `The ellipsis is where a right-to-left line ends`() {
    let laidOut = "שלום לכולם".laidOut(toWidth: 6, maximumLines: 1)
    #expect(laidOut.lines.map(\.text) == ["… םולש"])
    #expect(laidOut.isTruncated)
    let mixed = "שלום abcdef".laidOut(toWidth: 8, maximumLines: 1)
    #expect(mixed.lines.map(\.text) == ["…ab םולש"])
  }

  @Test(arguments: [
    ("שלום לכולם", 6, "… םולש"), ("שלום", 6, "םולש"), ("a\nשלום", 9, "a␊םולש"), ("漢字", 3, "漢…"),
    ("\u{2067}שלום abc\u{2069} d", 20, "abc םולש d"), ("שלום", 1, "…"), ("שלום", 0, ""),
  ])
  func `A text on one line is cut at its end, wherever that is seen`(
    text: String, width: Int, shown: String
  ) {
    #expect(text.visualLine(toWidth: width).text == shown)
  }

  @Test func `Right-to-left lines stand at the right edge`() {
    let lines = "שלום\nabc".laidOut(toWidth: 7).lines
    #expect(lines.map { $0.aligned(toWidth: 7) } == ["   םולש", "abc    "])
    #expect(lines.map { $0.indentation(inWidth: 7) } == [3, 0])
    #expect(lines[0].aligned(toWidth: 2) == "םולש")
    #expect("12".laidOut(toWidth: 5, base: .rightToLeft).lines[0].aligned(toWidth: 5) == "   12")
  }

  @Test func `Logical order leaves the order to whoever reads it`() {
    let text = "שלום (abc)"
    #expect(text.laidOut(toWidth: 20, order: .logical).lines.map(\.text) == [text])
    #expect(Bidi.visualOrder(text, order: .logical) == text)
    #expect(text.laidOut(toWidth: 20, order: .logical).lines[0].direction == .rightToLeft)
  }

  @Test func `Each cluster is found in its columns`() {
    let line = "ab שלום 漢!".laidOut(toWidth: 20).lines[0]
    #expect(line.text == "ab םולש 漢!")
    #expect(line.columns(of: 0) == 0..<1)
    #expect(line.columns(of: 3) == 6..<7)
    #expect(line.columns(of: 6) == 3..<4)
    #expect(line.columns(of: 8) == 8..<10)
    #expect(line.columns(of: 10) == nil)
    #expect(line.width == 11)
    #expect(line.glyphs.filter(\.isRightToLeft).map(\.offset) == [6, 5, 4, 3])
  }

  @Test func `A mark stays behind its letter and a cluster stays whole`() {
    let line = "בָ👩‍💻א".laidOut(toWidth: 9).lines[0]
    #expect(line.glyphs.map { Array($0.character.unicodeScalars).count } == [1, 3, 2])
    #expect(line.glyphs.map(\.column) == [0, 1, 3])
  }

  @Test func `Isolates do not tell the direction of what is around them`() {
    #expect(Bidi.direction(of: "\u{2068}שלום\u{2069} abc") == .leftToRight)
    #expect(Bidi.direction(of: "\u{2066}\u{2067}a\u{2069}b\u{2069}ש") == .rightToLeft)
    #expect(Bidi.direction(of: "\u{2067}שלום") == .leftToRight)
    #expect(Bidi.direction(of: "\u{202B}abc") == .leftToRight)
    #expect(Bidi.direction(of: "\u{2069}ש") == .rightToLeft)
  }
}
