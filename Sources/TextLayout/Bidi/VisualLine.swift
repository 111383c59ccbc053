/// One line of text in the order of the screen, which knows where each cluster of the text has gone.
public struct VisualLine: Hashable, Sendable {
  /// What fills one or two columns of the line.
  public struct Glyph: Hashable, Sendable {
    public var character: Character
    /// The first column, counted from the beginning of the line.
    public var column: Int
    public var width: Int
    /// The grapheme cluster of the text that it stands for; several glyphs may stand for one.
    public var offset: Int
    public var isRightToLeft: Bool
    /// It stands for something that is not shown itself.
    public var isMark: Bool

    /// The columns it fills.
    public var columns: Range<Int> { column..<column + width }
  }

  private enum Content: Hashable {
    /// Each character is a glyph in its place; the first has that offset.
    case plain(String, offset: Int, AmbiguousWidth)
    case glyphs([Glyph])
  }

  private let content: Content
  /// The direction of the paragraph that the line is from.
  public let direction: Bidi.Direction
  /// How many columns all glyphs fill.
  public let width: Int

  init(_ places: [BidiParagraph.Place], direction: Bidi.Direction, ambiguous: AmbiguousWidth) {
    self.direction = direction
    var column = 0
    let glyphs = places.flatMap { place in
      place.cluster.glyphs.map { glyph in
        let width = glyph.character.terminalWidth(ambiguous: ambiguous)
        defer { column += width }
        return Glyph(
          character: glyph.character, column: column, width: width, offset: place.offset,
          isRightToLeft: place.isRightToLeft, isMark: glyph.isMark)
      }
    }
    content = .glyphs(glyphs)
    width = column
  }

  /// A line in which nothing is hidden, joined or goes from right to left: each character is a glyph in its place.
  init(plain text: String, offset: Int = 0, ambiguous: AmbiguousWidth) {
    direction = .leftToRight
    content = .plain(text, offset: offset, ambiguous)
    width = text.terminalWidth(ambiguous: ambiguous)
  }

  /// From left to right, without gaps.
  public var glyphs: [Glyph] {
    switch content {
    case .glyphs(let glyphs): glyphs
    case .plain(let text, let offset, let ambiguous): Self.glyphs(of: text, offset, ambiguous)
    }
  }

  private static func glyphs(
    of text: String, _ offset: Int, _ ambiguous: AmbiguousWidth
  ) -> [Glyph] {
    var column = 0
    var glyphs: [Glyph] = []
    glyphs.reserveCapacity(text.utf8.count)
    for character in text {
      let width = character.terminalWidth(ambiguous: ambiguous)
      glyphs.append(
        Glyph(
          character: character, column: column, width: width, offset: offset + glyphs.count,
          isRightToLeft: false, isMark: false))
      column += width
    }
    return glyphs
  }

  /// The glyphs, joined.
  public var text: String {
    switch content {
    case .plain(let text, _, _): text
    case .glyphs(let glyphs): String(glyphs.map(\.character))
    }
  }

  /// How far to the right the line begins in a box: right-to-left lines end at its right edge.
  ///
  /// 0 if the line does not fit.
  public func indentation(inWidth width: Int) -> Int {
    direction == .rightToLeft ? max(0, width - self.width) : 0
  }

  /// The line between spaces in exactly `width` columns, at the edge where its direction begins.
  ///
  /// A line that is too wide comes back as it is.
  public func aligned(toWidth width: Int) -> String {
    let before = indentation(inWidth: width)
    let after = max(0, width - self.width - before)
    return String(repeating: " ", count: before) + text + String(repeating: " ", count: after)
  }

  /// The columns of a cluster; nil for one that is not in the line or not shown.
  public func columns(of offset: Int) -> Range<Int>? {
    let own = glyphs.filter { $0.offset == offset }
    guard let first = own.first, let last = own.last else { return nil }
    return first.column..<last.columns.upperBound
  }
}
