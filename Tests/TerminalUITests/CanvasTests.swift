import TerminalUI
import Testing

struct CanvasTests {
  @Test func `A frame with a title is drawn along the edge`() {
    var canvas = Canvas(size: Size(columns: 20, rows: 4))
    canvas.box(canvas.bounds, border: .rounded, style: .card, title: "on the device")
    canvas.write("漢字 é 👍🏽", at: Point(column: 2, row: 1), style: .text)
    #expect(
      canvas.picture == """
        ╭─ on the device ──╮
        │ 漢字 é 👍🏽        │
        │                  │
        ╰──────────────────╯
        """)
    #expect(
      canvas.rolePicture == """
        cccccccccccccccccccc
        c..................c
        c..................c
        cccccccccccccccccccc
        """)
  }

  @Test func `A title that does not fit is cut, and left out without room for a letter`() {
    var canvas = Canvas(size: Size(columns: 8, rows: 2))
    canvas.box(canvas.bounds, border: .dashed, style: .promise, title: "promised")
    #expect(canvas.picture == "┌╌ p… ╌┐\n└╌╌╌╌╌╌┘")
    canvas.box(
      Rect(column: 0, row: 0, columns: 6, rows: 2), border: .single, style: .text, title: "a")
    #expect(canvas.picture == "┌────┐╌┐\n└────┘╌┘")
  }

  @Test func `What is drawn outside of a clipped rectangle changes nothing`() {
    var before = Canvas(size: Size(columns: 8, rows: 4))
    before.fill(before.bounds, with: ".", style: .dim)
    before.cursor = Point(column: 7, row: 3)
    var canvas = before
    canvas.clipped(to: Rect(column: 2, row: 1, columns: 4, rows: 2)) { pane in
      for row in [-1, 0, 3, 4] {
        pane.write("outside", at: Point(column: 0, row: row), style: .error)
      }
      pane.write("ab", at: Point(column: 0, row: 1), style: .error)
      pane.write("漢", at: Point(column: 6, row: 2), style: .error)
      pane.fill(Rect(column: 6, row: 0, columns: 2, rows: 4), style: .error)
      pane.fill(Rect(column: -3, row: -3, columns: 4, rows: 9), style: .error)
      pane.box(pane.bounds, border: .single, style: .error, title: "outside")
      pane.restyle(pane.bounds.row(0)) { $0 = .error }
      pane.cursor = Point(column: 1, row: 1)
    }
    #expect(canvas == before)
  }

  @Test func `What crosses the edge of a clipped rectangle is cut there`() {
    var canvas = Canvas(size: Size(columns: 8, rows: 3))
    canvas.fill(canvas.bounds, with: ".", style: .dim)
    canvas.clipped(to: Rect(column: 2, row: 1, columns: 4, rows: 1)) { pane in
      pane.write("漢abcdefg", at: Point(column: 1, row: 1), style: .text)
      pane.fill(Rect(column: 5, row: 0, columns: 3, rows: 3), with: "x", style: .text)
      pane.clipped(to: Rect(column: 0, row: 0, columns: 4, rows: 3)) {
        $0.write("inner", at: Point(column: 3, row: 1), style: .text)
      }
      pane.cursor = Point(column: 4, row: 1)
    }
    #expect(canvas.picture == "........\n.. ibx..\n........")
    #expect(canvas.cursor == Point(column: 4, row: 1))
    canvas.write("all", at: .origin, style: .text)
    #expect(canvas.picture.hasPrefix("all....."))
  }

  @Test func `A wide character that meets the right edge is left out whole`() {
    var canvas = Canvas(size: Size(columns: 4, rows: 1))
    let columns = canvas.write("a漢字", at: .origin, style: .text)
    #expect(columns == 3)
    #expect(canvas.picture == "a漢")
    let narrower = canvas.write("漢字", at: .origin, style: .text, width: 3)
    #expect(narrower == 2)
  }

  @Test func `A wide character that meets the left edge leaves a blank`() {
    var canvas = Canvas(size: Size(columns: 4, rows: 1))
    canvas.write("漢字b", at: Point(column: -1, row: 0), style: .text)
    #expect(canvas.picture == " 字b")
  }

  @Test(arguments: [(0, "x b"), (1, " xb")])
  func `Covering half of a wide character blanks the other half`(column: Int, picture: String) {
    var canvas = Canvas(size: Size(columns: 3, rows: 1))
    canvas.write("漢b", at: .origin, style: .text)
    canvas.write("x", at: Point(column: column, row: 0), style: .text)
    #expect(canvas.picture == picture)
  }

  @Test func `Wide characters cover wide characters half way`() {
    var canvas = Canvas(size: Size(columns: 4, rows: 1))
    canvas.write("漢字", at: .origin, style: .text)
    canvas.write("か", at: Point(column: 1, row: 0), style: .text)
    #expect(canvas.picture == " か")
    #expect(canvas[Point(column: 3, row: 0)].content == .empty)
  }

  @Test func `Escapes are written as marks`() {
    var canvas = Canvas(size: Size(columns: 12, rows: 1))
    canvas.write("\u{1B}[2J\u{202E}a\n", at: .origin, style: .text)
    #expect(canvas.picture == "␛[2J‹RLO›a␊")
  }

  @Test func `Nothing outside the canvas is written`() {
    var canvas = Canvas(size: Size(columns: 3, rows: 1))
    canvas.write("abc", at: Point(column: 0, row: 1), style: .text)
    canvas.write("abc", at: Point(column: 0, row: -1), style: .text)
    canvas.write("abc", at: Point(column: 5, row: 0), style: .text)
    canvas.fill(Rect(column: -5, row: -5, columns: 6, rows: 6), with: "#", style: .error)
    #expect(canvas.picture == "#")
    #expect(canvas[Point(column: 9, row: 9)] == .blank)
  }

  @Test func `A chosen row keeps its roles`() {
    var canvas = Canvas(size: Size(columns: 6, rows: 1))
    canvas.write("fr ", at: .origin, style: .text)
    canvas.write("✗24", at: Point(column: 3, row: 0), style: .error)
    canvas.restyle(canvas.bounds) { $0.isSelected = true }
    #expect(canvas.picture == "fr ✗24")
    #expect(canvas.rolePicture == "SSSEEE")
  }

  @Test func `The interface can be drawn in ASCII`() {
    var canvas = Canvas(size: Size(columns: 15, rows: 3), glyphs: .ascii)
    canvas.box(canvas.bounds, border: .dashed, style: .border)
    canvas.write("✗ ⚠ ✓ ↩ – … é", at: Point(column: 1, row: 1), style: .text)
    #expect(canvas.picture == "+-------------+\n|x ! v < - ~ é|\n+-------------+")
  }

  @Test func `Each role has a letter of its own`() {
    #expect(Set(Role.allCases.map(\.letter)).count == Role.allCases.count)
  }
}
