import TerminalUI
import Testing

struct RectTests {
  let rect = Rect(column: 2, row: 1, columns: 10, rows: 4)

  @Test func `Parts of a rectangle lie within it`() {
    #expect(rect.rows(1...) == Rect(column: 2, row: 2, columns: 10, rows: 3))
    #expect(rect.rows(0..<4) == rect)
    #expect(rect.columns(..<3) == Rect(column: 2, row: 1, columns: 3, rows: 4))
    #expect(rect.row(3) == Rect(column: 2, row: 4, columns: 10, rows: 1))
    #expect(rect.row(4).isEmpty)
    #expect(rect.rows(9...).isEmpty && rect.columns(40..<50).isEmpty)
    #expect(rect.inset(columns: 1, rows: 1) == Rect(column: 3, row: 2, columns: 8, rows: 2))
    #expect(rect.inset(columns: 9, rows: 9).isEmpty)
  }

  @Test func `The two parts of a split make the whole`() {
    let (top, bottom) = rect.split(rows: 1)
    #expect(top.rows == 1 && bottom.rows == 3 && bottom.row == 2)
    let (left, right) = rect.split(columns: 4, gap: 1)
    #expect(left.columnRange == 2..<6 && right.columnRange == 7..<12)
    #expect(rect.split(columns: 40).right.isEmpty)
  }

  @Test func `A point lies in the rectangle or beside it`() {
    #expect(rect.contains(Point(column: 11, row: 4)))
    #expect(!rect.contains(Point(column: 12, row: 4)))
    #expect(rect.intersection(Rect(column: 0, row: 0, columns: 2, rows: 9)).isEmpty)
  }
}
