internal import ComposerState
internal import TerminalUI

/// A question in a list; in the palette behind the words that begin it.
struct HowToRow {
  let question: String
  let spots: Set<Int>
  /// Whether the words that begin every question are in the row.
  var isWhole = true
  let context: DrawingContext

  func draw(in rect: Rect, on canvas: inout Canvas) {
    var column = rect.column
    if isWhole {
      column += canvas.write(HelpWords.howTo, at: rect.origin, style: .dim) + 1
    }
    context.drawFound(
      question, spots: spots, at: Point(column: column, row: rect.row), style: .text,
      width: rect.columnRange.upperBound - column, on: &canvas)
  }
}
