/// The part of a text that a field on one row shows while it is edited, and where the cursor and the
/// selection are in it.
///
/// Everything hidden is a visible mark, bidi controls too, and a line feed is `⏎`. The text scrolls by
/// half the field's width, so that mostly the cursor moves and not the text. Of a very long text only
/// the surroundings of the cursor are laid out, so that each key costs the same however long it is.
public struct FieldView: Hashable, Sendable {
  /// Glyphs next to each other that are drawn alike.
  public struct Segment: Hashable, Sendable {
    public var text: String
    /// The first column, counted from the field's left edge.
    public var column: Int
    public var width: Int
    /// It stands for something that is not shown itself.
    public var isMark: Bool
    public var isSelected: Bool
  }

  /// From left to right, within the field; the columns between them are blank.
  public let segments: [Segment]
  /// Where the hardware cursor belongs: on the cluster behind the cursor, or, at the end of the text,
  /// on the blank where it goes on.
  public let cursorColumn: Int
  /// The selected columns; several ranges where the text has several directions.
  public let selectedColumns: [Range<Int>]
  /// The direction of the text; right to left, it begins at the field's right edge.
  public let direction: Bidi.Direction
  /// Whether there is more text beyond the left edge.
  public let isCutLeft: Bool
  /// Whether there is more text beyond the right edge.
  public let isCutRight: Bool

  private let places: [Place]
  private let end: String.Index

  /// A cluster of the text, where it is in the field.
  private struct Place: Hashable {
    var columns: Range<Int>
    var index: String.Index
  }

  /// Lays out a text with a cursor before one of its clusters or at its end.
  ///
  /// Without a `base`, the first strong character of the text tells its direction. In logical order
  /// the text begins at the left, whatever its direction is. A field is at least one column wide.
  public init(
    _ text: String, cursor: String.Index, selection: Range<String.Index>? = nil, width: Int,
    base: Bidi.Direction? = nil, order: Bidi.Order = .visual, ambiguous: AmbiguousWidth
  ) {
    let width = max(1, width)
    let range = text.surroundings(of: cursor)
    let indices = Array(text[range].indices)
    let direction = base ?? Bidi.direction(of: text)
    let line =
      direction == .leftToRight && text.isPlain
      ? VisualLine(plain: String(text[range]), ambiguous: ambiguous)
      : VisualLine(
        BidiParagraph(
          text[range].map { LineCluster(marking: $0) }, base: direction, order: order
        ).visualOrder(of: indices.indices), direction: direction, ambiguous: ambiguous)
    let isMirrored = direction == .rightToLeft && order == .visual
    let scroll = FieldScroll(
      line, cursor: indices.firstIndex { $0 >= cursor }, width: width, isMirrored: isMirrored)
    let glyphs = line.glyphs.compactMap { scroll.moved($0) }
    let selected = indices.map { selection?.contains($0) ?? false }

    self.direction = direction
    cursorColumn = scroll.cursorColumn
    segments = glyphs.reduce(into: []) { segments, glyph in
      guard glyph.column >= 0, glyph.columns.upperBound <= width else { return }
      segments.append(glyph, isSelected: selected[glyph.offset])
    }
    selectedColumns = glyphs.filter { selected[$0.offset] }.reduce(into: []) { ranges, glyph in
      ranges.append(adjacent: glyph.columns.clamped(to: 0..<width))
    }
    places = glyphs.map { Place(columns: $0.columns, index: indices[$0.offset]) }
    end = text.endIndex
    let isCutBefore = range.lowerBound > text.startIndex
    let isCutAfter = range.upperBound < text.endIndex
    isCutLeft = scroll.isCutLeft || (isMirrored ? isCutAfter : isCutBefore)
    isCutRight = scroll.isCutRight || (isMirrored ? isCutBefore : isCutAfter)
  }

  /// The place in the text that a click on a column means: before the cluster there, or at the end
  /// of the text on the blanks beside it.
  public func index(at column: Int) -> String.Index {
    places.first { $0.columns.contains(column) }?.index ?? end
  }
}

extension [Range<Int>] {
  fileprivate mutating func append(adjacent range: Range<Int>) {
    if let last, last.upperBound == range.lowerBound {
      self[count - 1] = last.lowerBound..<range.upperBound
    } else {
      append(range)
    }
  }
}

extension [FieldView.Segment] {
  /// Adds to the last segment, unless it looks different or its last letter would swallow the glyph,
  /// as the halves of two flags do that reordering has brought together.
  fileprivate mutating func append(_ glyph: VisualLine.Glyph, isSelected: Bool) {
    if let last, last.column + last.width == glyph.column, last.isMark == glyph.isMark,
      last.isSelected == isSelected
    {
      let joined = last.text + String(glyph.character)
      if joined.last == glyph.character {
        self[count - 1].text = joined
        self[count - 1].width += glyph.width
        return
      }
    }
    append(
      Element(
        text: String(glyph.character), column: glyph.column, width: glyph.width,
        isMark: glyph.isMark, isSelected: isSelected))
  }
}

extension String {
  /// The whole text, or of a very long one the clusters within some thousand bytes of an index.
  ///
  /// It moves in steps, so that the same part is seen while the cursor moves a little.
  fileprivate func surroundings(of index: Index) -> Range<Index> {
    let step = 4096
    guard utf8.count > 4 * step else { return startIndex..<endIndex }
    let page = utf8.distance(from: startIndex, to: index) / step
    return cluster(at: (page - 1) * step)..<cluster(at: (page + 2) * step)
  }

  /// The beginning of the cluster that so many bytes lead into.
  private func cluster(at offset: Int) -> Index {
    guard offset > 0 else { return startIndex }
    guard offset < utf8.count else { return endIndex }
    return self.index(before: self.index(after: utf8.index(startIndex, offsetBy: offset)))
  }
}
