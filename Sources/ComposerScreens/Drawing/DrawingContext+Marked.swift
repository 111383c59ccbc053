internal import TerminalUI
internal import TextLayout

extension DrawingContext {
  /// A text with some of its letters underlined, in whichever direction it reads; they are numbered
  /// from 0 in the order of reading.
  func drawMarked(
    _ text: String, spots: Set<Int>, at point: Point, style: Style, width: Int,
    on canvas: inout Canvas
  ) {
    guard width > 0 else { return }
    // Where marks stand for hidden letters, the numbers would not fit.
    let isPlain = text.beginning(columns: width).displayable == text.beginning(columns: width)
    for glyph in visualLine(text, toWidth: width).glyphs {
      let isMarked = isPlain && spots.contains(glyph.offset) && glyph.character != "…"
      canvas.write(
        String(glyph.character), at: point.moved(columns: glyph.column),
        style: isMarked ? Style.title.underlined : style)
    }
  }
}
