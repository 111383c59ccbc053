extension String {
  /// The text in lines of at most `width` columns, as a phone would break it.
  ///
  /// Newlines are honored, lines break at spaces (which are dropped there), around ideographs and
  /// within Thai, and a word longer than a line is cut. Only a cluster that is wider than `width` by
  /// itself gets a line that is too wide. Invisible characters become visible marks, except bidi
  /// controls: each line is in logical order; for the order of the screen see
  /// ``laidOut(toWidth:maximumLines:base:order:ambiguous:)``. When there are more than
  /// `maximumLines`, the last one ends in `…`.
  public func wrapped(
    toWidth width: Int, maximumLines: Int? = nil, ambiguous: AmbiguousWidth
  ) -> (lines: [String], isTruncated: Bool) {
    let broken = LineBreaker(
      self, width: width, maximumLines: maximumLines, ambiguous: ambiguous
    ).lines()
    let lines = broken.lines.map { String($0.text) + ($0.isShortened ? "…" : "") }
    return (lines, broken.isTruncated)
  }
}
