internal import TextLayout

/// A screen as a value: cells, the place of the cursor, the terminal's title.
///
/// Whatever is written is made safe and clipped, and a wide character is never left half covered.
public struct Canvas: Hashable, Sendable {
  public let size: Size
  public let glyphs: Glyphs
  /// Where the hardware cursor stands, which screen readers follow; nil leaves it at the lower
  /// right corner.
  public var cursor: Point?
  /// Whether the cursor is seen: in fields, yes; on a focused row, no.
  public var isCursorVisible = false
  /// Whether lines and frames are drawn; without them, as screen readers want it, their titles are.
  public var hasFrames = true
  /// The terminal's title; empty leaves it alone.
  public var title = ""

  private(set) var cells: [Cell]

  public init(size: Size, glyphs: Glyphs = .unicode) {
    self.size = Size(columns: max(0, size.columns), rows: max(0, size.rows))
    self.glyphs = glyphs
    cells = [Cell](repeating: .blank, count: self.size.columns * self.size.rows)
  }

  /// All cells.
  public var bounds: Rect { Rect(size) }

  /// The cell at a point; a blank outside the canvas.
  public subscript(point: Point) -> Cell {
    bounds.contains(point) ? cells[index(point)] : .blank
  }

  /// The cells of a row that the canvas has.
  public func row(_ row: Int) -> ArraySlice<Cell> {
    cells[row * size.columns..<(row + 1) * size.columns]
  }

  /// Writes a text that is made safe first, and returns how many columns it took.
  ///
  /// It ends after `width` columns, at the latest at the canvas' edge, before the first character
  /// that does not fit. Columns to the left of the canvas are cut off.
  @discardableResult
  public mutating func write(
    _ text: String, at point: Point, style: Style, width: Int? = nil
  ) -> Int {
    guard 0..<size.rows ~= point.row else { return 0 }
    let limit = min(size.columns, width.map { point.column + max(0, $0) } ?? size.columns)
    let ambiguous = AmbiguousWidth.current
    var column = point.column
    for character in text.displayable {
      let character = glyphs.glyph(for: character)
      let width = character.terminalWidth(ambiguous: ambiguous)
      guard width > 0 else { continue }
      guard column + width <= limit else { break }
      place(character, width: width, at: Point(column: column, row: point.row), style: style)
      column += width
    }
    return column - point.column
  }

  /// Fills a rectangle with a character of one column.
  public mutating func fill(_ rect: Rect, with character: Character = " ", style: Style) {
    let rect = rect.intersection(bounds)
    let glyph = glyphs.glyph(for: character)
    for row in rect.rowRange {
      for column in rect.columnRange {
        place(glyph, width: 1, at: Point(column: column, row: row), style: style)
      }
    }
  }

  /// Changes the styles in a rectangle, for example to show a row as chosen.
  public mutating func restyle(_ rect: Rect, _ change: (inout Style) -> Void) {
    let rect = rect.intersection(bounds)
    for row in rect.rowRange {
      for column in rect.columnRange {
        change(&cells[index(Point(column: column, row: row))].style)
      }
    }
  }

  private func index(_ point: Point) -> Int { point.row * size.columns + point.column }

  /// Puts a cluster that fits at the right.
  ///
  /// The columns of it that lie left of the canvas leave blanks in those that do not.
  private mutating func place(_ character: Character, width: Int, at point: Point, style: Style) {
    let isCut = point.column < 0
    for offset in 0..<width where point.column + offset >= 0 {
      let place = point.moved(columns: offset)
      clear(place)
      let content: Cell.Content =
        if isCut || character == " " {
          .empty
        } else if offset == 0 {
          .cluster(String(character), width: width)
        } else {
          .continuation
        }
      cells[index(place)] = Cell(content, style: style)
    }
  }

  /// Blanks what is left of a wide character when a part of it goes.
  private mutating func clear(_ point: Point) {
    let place = index(point)
    switch cells[place].content {
    case .empty: return
    case .cluster(_, let width):
      for other in place..<place + width { cells[other].content = .empty }
    case .continuation:
      var start = place
      while case .continuation = cells[start].content { start -= 1 }
      guard case .cluster(_, let width) = cells[start].content else { return }
      for other in start..<start + width { cells[other].content = .empty }
    }
  }
}
