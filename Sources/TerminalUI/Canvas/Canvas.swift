public import TextLayout

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
  /// How wide the terminal draws what is ambiguous; what is written takes so many columns.
  public var ambiguousWidth: AmbiguousWidth
  /// The terminal's title; empty leaves it alone.
  public var title = ""

  /// Nothing outside is written to.
  private var clip: Rect
  private(set) var cells: [PackedCell]
  /// The clusters of several scalars, in the order in which they were written.
  private(set) var clusters: [String] = []

  public init(
    size: Size, glyphs: Glyphs = .unicode, ambiguousWidth: AmbiguousWidth = .narrow
  ) {
    self.size = Size(columns: max(0, size.columns), rows: max(0, size.rows))
    self.glyphs = glyphs
    self.ambiguousWidth = ambiguousWidth
    clip = Rect(self.size)
    cells = [PackedCell](repeating: .blank, count: self.size.columns * self.size.rows)
  }

  /// All cells.
  public var bounds: Rect { Rect(size) }

  /// The cell at a point; a blank outside the canvas.
  public subscript(point: Point) -> Cell {
    bounds.contains(point) ? cell(cells[index(point)]) : .blank
  }

  /// The cells of a row that the canvas has.
  public func row(_ row: Int) -> [Cell] {
    cells[row * size.columns..<(row + 1) * size.columns].map(cell)
  }

  private func cell(_ packed: PackedCell) -> Cell {
    let content: Cell.Content =
      switch packed.content {
      case .empty: .empty
      case .scalar(let scalar, let width): .cluster(String(scalar), width: Int(width))
      case .cluster(let place, let width): .cluster(clusters[Int(place)], width: Int(width))
      case .continuation: .continuation
      }
    return Cell(content, style: packed.style)
  }

  /// Writes a text that is made safe first, and returns how many columns it took.
  ///
  /// It ends after `width` columns, at the latest at the canvas' edge, before the first character
  /// that does not fit. Columns to the left of the canvas are cut off.
  @discardableResult
  public mutating func write(
    _ text: String, at point: Point, style: Style, width: Int? = nil
  ) -> Int {
    guard clip.rowRange.contains(point.row) else { return 0 }
    let edge = clip.columnRange.upperBound
    let limit = min(edge, width.map { point.column + max(0, $0) } ?? edge)
    var point = point
    let start = point.column
    let isPlain = text.isPlain
    if isPlain, glyphs == .unicode {
      write(plain: text, at: &point, style: style, limit: limit)
    } else {
      write(safe: isPlain ? text : text.displayable, at: &point, style: style, limit: limit)
    }
    return point.column - start
  }

  /// Each scalar is a character of its own, and is drawn as it is.
  private mutating func write(
    plain text: String, at point: inout Point, style: Style, limit: Int
  ) {
    let ambiguous = ambiguousWidth
    for scalar in text.unicodeScalars {
      let width = scalar.isASCII ? 1 : scalar.terminalWidth(ambiguous: ambiguous)
      guard point.column + width <= limit else { break }
      let content: PackedCell.Content =
        scalar == " " ? .empty : .scalar(scalar, width: UInt8(width))
      place(content, width: width, at: point, style: style)
      point.column += width
    }
  }

  private mutating func write(
    safe text: String, at point: inout Point, style: Style, limit: Int
  ) {
    let ambiguous = ambiguousWidth
    for character in text {
      let character = glyphs.glyph(for: character)
      let width = character.terminalWidth(ambiguous: ambiguous)
      guard width > 0 else { continue }
      guard point.column + width <= limit else { break }
      place(content(of: character, width: width), width: width, at: point, style: style)
      point.column += width
    }
  }

  private mutating func content(of character: Character, width: Int) -> PackedCell.Content {
    if character == " " { return .empty }
    let scalars = character.unicodeScalars
    let columns = UInt8(clamping: width)
    if let first = scalars.first, scalars.count == 1 { return .scalar(first, width: columns) }
    clusters.append(String(character))
    return .cluster(UInt32(clusters.count - 1), width: columns)
  }

  /// Fills a rectangle with a character of one column.
  public mutating func fill(_ rect: Rect, with character: Character = " ", style: Style) {
    let rect = rect.intersection(clip)
    let content = content(of: glyphs.glyph(for: character), width: 1)
    for row in rect.rowRange {
      for column in rect.columnRange {
        place(content, width: 1, at: Point(column: column, row: row), style: style)
      }
    }
  }

  /// Changes the styles in a rectangle, for example to show a row as chosen.
  public mutating func restyle(_ rect: Rect, _ change: (inout Style) -> Void) {
    let rect = rect.intersection(clip)
    for row in rect.rowRange {
      for column in rect.columnRange {
        change(&cells[index(Point(column: column, row: row))].style)
      }
    }
  }

  /// Draws on a rectangle and nowhere else: neither cells outside change, nor does the cursor go there.
  public mutating func clipped(to rect: Rect, _ draw: (inout Canvas) -> Void) {
    let (outer, cursorBefore) = (clip, cursor)
    clip = rect.intersection(clip)
    draw(&self)
    if let cursor, cursor != cursorBefore, !clip.contains(cursor) { self.cursor = cursorBefore }
    clip = outer
  }

  private func index(_ point: Point) -> Int { point.row * size.columns + point.column }

  /// Puts a cluster that fits at the right.
  ///
  /// The columns of it that lie left of what is drawn on leave blanks in those that do not.
  private mutating func place(
    _ content: PackedCell.Content, width: Int, at point: Point, style: Style
  ) {
    let left = clip.column
    let isCut = point.column < left
    for offset in 0..<width where point.column + offset >= left {
      let place = index(point) + offset
      if !cells[place].isNarrow { clear(place) }
      let rest: PackedCell.Content = offset == 0 || content == .empty ? content : .continuation
      cells[place] = PackedCell(content: isCut ? .empty : rest, style: style)
    }
  }

  /// Blanks what is left of a wide character when a part of it goes.
  private mutating func clear(_ place: Int) {
    var start = place
    while cells[start].width == nil { start -= 1 }
    for other in start..<start + (cells[start].width ?? 1) { cells[other].content = .empty }
  }
}
