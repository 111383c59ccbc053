extension String {
  /// The text in lines of at most `width` columns, each in the order of the screen.
  ///
  /// Lines break as in ``wrapped(toWidth:maximumLines:ambiguous:)``, in logical order; then each one
  /// is reordered with what its whole paragraph says about it (UAX #9): a number at the beginning of
  /// a line may belong to Arabic text at the end of the one before, and an isolate may hold several
  /// lines. Without a `base`, each paragraph has the direction of its first strong character. The
  /// offsets of the glyphs count from the beginning of the paragraph with its marks.
  public func laidOut(
    toWidth width: Int, maximumLines: Int? = nil, base: Bidi.Direction? = nil,
    order: Bidi.Order = .visual, ambiguous: AmbiguousWidth
  ) -> (lines: [VisualLine], isTruncated: Bool) {
    if maximumLines == 1, base != .rightToLeft, width > 0, last != " ", isPlain {
      let line = cut(toWidth: width, ellipsis: "…", ambiguous: ambiguous)
      return ([VisualLine(plain: line, ambiguous: ambiguous)], line != self)
    }
    let breaker = LineBreaker(
      self, width: width, maximumLines: maximumLines, ambiguous: ambiguous)
    let broken = breaker.lines()
    var lines: [VisualLine] = []
    var rest = broken.lines[...]
    while let first = rest.first {
      let paragraph = rest.prefix { $0.paragraph.startIndex == first.paragraph.startIndex }
      rest = rest.dropFirst(paragraph.count)
      lines += Self.visualLines(
        of: paragraph, base: base, order: order, ambiguous: ambiguous)
    }
    return (lines, broken.isTruncated)
  }

  /// The whole text on one line in the order of the screen, truncated to `width` columns.
  ///
  /// Newlines are visible marks; bidi controls act and are not shown.
  public func visualLine(
    toWidth width: Int, base: Bidi.Direction? = nil, order: Bidi.Order = .visual,
    ambiguous: AmbiguousWidth
  ) -> VisualLine {
    if base != .rightToLeft, isPlain {
      return VisualLine(
        plain: cut(toWidth: width, ellipsis: "…", ambiguous: ambiguous), ambiguous: ambiguous)
    }
    let text = DisplayText(self, keeping: .bidiControls).text
    let direction = base ?? Bidi.direction(of: text)
    let clusters = text.cut(toWidth: width, ellipsis: "…", ambiguous: ambiguous).map {
      LineCluster(verbatim: $0)
    }
    let paragraph = BidiParagraph(clusters, base: direction, order: order)
    return VisualLine(
      paragraph.visualOrder(of: clusters.indices), direction: direction, ambiguous: ambiguous)
  }

  /// The lines of one paragraph.
  private static func visualLines(
    of lines: ArraySlice<LineBreaker.Line>, base: Bidi.Direction?, order: Bidi.Order,
    ambiguous: AmbiguousWidth
  ) -> [VisualLine] {
    guard let last = lines.last else { return [] }
    if base != .rightToLeft, last.paragraph.isPlain {
      return lines.map { line in
        let start = line.paragraph.startIndex
        return VisualLine(
          plain: line.isShortened ? line.text + "…" : String(line.text),
          offset: line.paragraph.unicodeScalars.distance(from: start, to: line.text.startIndex),
          ambiguous: ambiguous)
      }
    }
    let direction = base ?? Bidi.direction(of: last.paragraph)
    // What is left out of a shortened paragraph could be long; the ellipsis stands for it.
    let shown = last.isShortened ? last.paragraph[..<last.text.endIndex] : last.paragraph
    var clusters = shown.map { LineCluster(verbatim: $0) }
    if last.isShortened { clusters.append(LineCluster(verbatim: "…")) }
    let paragraph = BidiParagraph(clusters, base: direction, order: order)
    var start = shown.startIndex
    var offset = 0
    return lines.map { line in
      offset += shown.distance(from: start, to: line.text.startIndex)
      start = line.text.startIndex
      let count = line.text.count + (line.isShortened ? 1 : 0)
      return VisualLine(
        paragraph.visualOrder(of: offset..<offset + count), direction: direction,
        ambiguous: ambiguous)
    }
  }
}
