/// Which columns of a line a field shows.
///
/// There is one column more than the line has: the blank where the text goes on, to the right of it,
/// or to the left of a mirrored line.
struct FieldScroll {
  let cursorColumn: Int
  let isCutLeft: Bool
  let isCutRight: Bool
  /// The line's column at the field's left edge.
  private let left: Int
  private let width: Int

  /// `cursor` is the offset of the cluster behind the cursor; nil at the end of the text.
  ///
  /// A mirrored line begins at the right edge.
  init(_ line: VisualLine, cursor: Int?, width: Int, isMirrored: Bool) {
    let atEnd = isMirrored ? -1..<0 : line.width..<line.width + 1
    let columns = cursor.flatMap(line.columns) ?? atEnd
    let total = line.width + 1
    if isMirrored {
      let hidden = Self.hidden(line.width - columns.upperBound, columns.count, total, width)
      left = line.width - width - hidden
    } else {
      left = Self.hidden(columns.lowerBound, columns.count, total, width)
    }
    self.width = width
    cursorColumn = max(0, min(columns.lowerBound - left, width - 1))
    isCutLeft = left > 0
    isCutRight = line.width > left + width
  }

  /// A glyph in the columns of the field; nil when it is outside.
  func moved(_ glyph: VisualLine.Glyph) -> VisualLine.Glyph? {
    var glyph = glyph
    glyph.column -= left
    return glyph.column < width && glyph.columns.upperBound > 0 ? glyph : nil
  }

  /// How many columns of the text's beginning are out of sight, so that a cursor is not.
  private static func hidden(_ cursor: Int, _ size: Int, _ total: Int, _ width: Int) -> Int {
    let missing = cursor + size - width
    guard missing > 0 else { return 0 }
    let step = max(1, width / 2)
    let steps = (missing + step - 1) / step
    return max(0, min(steps * step, cursor, total - width))
  }
}
