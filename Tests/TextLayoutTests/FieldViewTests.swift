import FuzzSupport
import Testing
import TextLayout

struct FieldViewTests {
  @Test(arguments: [
    ("abc", 0, 6, "abc   ", 0), ("abc", 3, 6, "abc   ", 3), ("", 0, 3, "   ", 0),
    // It scrolls by half of its width, and to its end only so far that the text fills it.
    ("abcdefghij", 5, 6, "abcdef", 5), ("abcdefghij", 6, 6, "defghi", 3),
    ("abcdefghij", 8, 6, "defghi", 5), ("abcdefghij", 9, 6, "fghij ", 4),
    ("abcdefghij", 10, 6, "fghij ", 5),
    // A wide character at the edge is not halved.
    ("漢字漢字漢字", 3, 6, " 漢字 ", 3), ("漢字漢字", 0, 5, "漢字 ", 0), ("漢字漢字", 2, 5, "字漢 ", 2),
    ("👩‍💻a", 1, 4, "👩‍💻a ", 2), ("ab", 1, 1, "b", 0), ("ab", 1, 0, "b", 0),
  ])
  func `A field shows the text around its cursor`(
    text: String, cursor: Int, width: Int, shown: String, column: Int
  ) {
    let view = Self.view(text, cursor: cursor, width: width)
    #expect(Self.row(view, width: width) == shown)
    #expect(view.cursorColumn == column)
  }

  @Test(arguments: [
    ("שלום", 0, "   םולש", 6), ("שלום", 1, "   םולש", 5), ("שלום", 4, "   םולש", 2),
    ("א 12", 2, "   12 א", 3), ("א 12", 3, "   12 א", 4),
    ("א(ב)", 1, "   (ב)א", 5), ("אב גד הו זח", 0, "וה דג בא", 7),
    ("אב גד הו זח", 11, " חז וה ד", 0),
  ])
  func `In a right-to-left text the cursor is on the letter that it stands before`(
    text: String, cursor: Int, shown: String, column: Int
  ) {
    let width = shown.terminalWidth
    let view = Self.view(text, cursor: cursor, width: width)
    #expect(Self.row(view, width: width) == shown)
    #expect(view.cursorColumn == column)
    #expect(view.direction == .rightToLeft)
  }

  @Test func `The cursor jumps where the direction changes`() {
    let columns = (0...8).map { Self.view("ab שלום c", cursor: $0, width: 20).cursorColumn }
    #expect(columns == [0, 1, 2, 6, 5, 4, 3, 7, 8])
  }

  @Test func `Hidden characters are marks in a field, and can be told from the text`() {
    let view = Self.view("a\nb\u{200F}\r\n\u{1B}e\u{301}", cursor: 0, width: 30)
    #expect(Self.row(view, width: 16) == "a⏎b‹RLM›␍⏎␛e\u{301}    ")
    #expect(view.segments.map(\.isMark) == [false, true, false, true, false])
    #expect(Self.view("\u{202E}ab", cursor: 0, width: 9).segments.map(\.text) == ["‹RLO›", "ba"])
  }

  @Test func `A newline starts no new paragraph in a field`() {
    let view = Self.view("אב\ncd", cursor: 0, width: 6)
    #expect(Self.row(view, width: 6) == " cd⏎בא")
  }

  @Test func `A selection is marked where it is seen`() {
    let view = Self.view("ab שלום c", cursor: 5, selecting: 1..<5, width: 20)
    #expect(view.selectedColumns == [1..<3, 5..<7])
    #expect(view.segments.filter(\.isSelected).map(\.text) == ["b ", "לש"])
    #expect(Self.view("abcdef", cursor: 6, selecting: 0..<6, width: 4).selectedColumns == [0..<3])
    #expect(Self.view("漢字", cursor: 1, selecting: 0..<1, width: 9).selectedColumns == [0..<2])
    #expect(Self.view("abc", cursor: 1, width: 9).selectedColumns.isEmpty)
  }

  @Test func `It says on which sides there is more`() {
    let views = [0, 6, 10].map { Self.view("abcdefghij", cursor: $0, width: 6) }
    #expect(views.map(\.isCutLeft) == [false, true, true])
    #expect(views.map(\.isCutRight) == [true, true, false])
    let hebrew = Self.view("אבגדהוזחט", cursor: 0, width: 4)
    #expect(hebrew.isCutLeft && !hebrew.isCutRight)
  }

  @Test func `In logical order the text is left as the terminal wants it`() {
    let text = "שלום (a)"
    let view = FieldView(text, cursor: text.startIndex, width: 12, order: .logical)
    #expect(view.segments.map(\.text) == [text])
    #expect(view.cursorColumn == 0)
  }

  @Test func `A click means the cluster under it`() {
    let text = "ab שלום 漢"
    let view = Self.view(text, cursor: 0, width: 20)
    let offsets = [0, 3, 6, 8, 9, 15].map {
      text.distance(from: text.startIndex, to: view.index(at: $0))
    }
    #expect(offsets == [0, 6, 3, 8, 8, 9])
  }

  @Test func `Ambiguous characters push the cursor where they are wide`() {
    let text = "Жук"
    let view = FieldView(text, cursor: text.endIndex, width: 9, ambiguous: .wide)
    #expect(view.cursorColumn == 6)
  }

  @Test func `Halves of flags that reordering brings together do not become another flag`() {
    let view = Self.view("\u{202E}🇩🇪🇫", cursor: 0, width: 20, base: .leftToRight)
    #expect(view.segments.map(\.text) == ["‹RLO›", "🇫", "🇩🇪"])
  }

  @Test(arguments: [1, 2, 3, 8, 30])
  func `The cursor is always in the field, whatever the text is`(width: Int) {
    for text in NastyText.texts(count: 30, seed: 8) {
      for (offset, cursor) in (Array(text.indices) + [text.endIndex]).enumerated() {
        let view = FieldView(text, cursor: cursor, width: width)
        #expect(0..<width ~= view.cursorColumn)
        let end = view.segments.reduce(0) { $1.column < $0 ? .max : $1.column + $1.width }
        if end > width { Issue.record("\(text.codePoints), cursor at \(offset)") }
        let isSafe = view.segments.allSatisfy { $0.text.displayable == $0.text }
        if !isSafe { Issue.record("\(text.codePoints) draws something hidden") }
        for segment in view.segments where segment.text.terminalWidth != segment.width {
          Issue.record("\(segment.text.codePoints) is not \(segment.width) wide")
        }
      }
    }
  }

  @Test func `Of a long text only what is near the cursor is looked at`() {
    let word = "Wörter und "
    let text = String(repeating: word, count: 10_000)
    let cursor = text.utf8.index(text.startIndex, offsetBy: 60_000)
    let view = FieldView(text, cursor: text.index(before: text.index(after: cursor)), width: 40)
    #expect(view.isCutLeft && view.isCutRight)
    #expect(view.segments.map(\.width) == [40])
    let start = text.distance(from: text.startIndex, to: view.index(at: 0))
    let shown = text.dropFirst(start).prefix(40)
    #expect(view.segments.first?.text == String(shown))
  }

  private static func view(
    _ text: String, cursor: Int, selecting selection: Range<Int>? = nil, width: Int,
    base: Bidi.Direction? = nil
  ) -> FieldView {
    let index = { text.index(text.startIndex, offsetBy: $0) }
    return FieldView(
      text, cursor: index(cursor),
      selection: selection.map { index($0.lowerBound)..<index($0.upperBound) }, width: width,
      base: base)
  }

  /// The field as a row of a screen.
  private static func row(_ view: FieldView, width: Int) -> String {
    var row = ""
    for segment in view.segments {
      row += String(repeating: " ", count: segment.column - row.terminalWidth) + segment.text
    }
    return row + String(repeating: " ", count: max(0, width - row.terminalWidth))
  }
}
