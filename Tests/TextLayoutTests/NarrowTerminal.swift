import TextLayout

/// The terminal of nearly all tests draws ambiguous characters in one column, as terminals do.
extension StringProtocol {
  var terminalWidth: Int { terminalWidth(ambiguous: .narrow) }
}

extension Character {
  var terminalWidth: Int { terminalWidth(ambiguous: .narrow) }
}

extension String {
  func truncated(toWidth width: Int) -> String {
    truncated(toWidth: width, ambiguous: .narrow)
  }

  func padded(toWidth width: Int) -> String { padded(toWidth: width, ambiguous: .narrow) }

  func wrapped(
    toWidth width: Int, maximumLines: Int? = nil
  ) -> (lines: [String], isTruncated: Bool) {
    wrapped(toWidth: width, maximumLines: maximumLines, ambiguous: .narrow)
  }

  func laidOut(
    toWidth width: Int, maximumLines: Int? = nil, base: Bidi.Direction? = nil,
    order: Bidi.Order = .visual
  ) -> (lines: [VisualLine], isTruncated: Bool) {
    laidOut(
      toWidth: width, maximumLines: maximumLines, base: base, order: order, ambiguous: .narrow)
  }

  func visualLine(
    toWidth width: Int, base: Bidi.Direction? = nil, order: Bidi.Order = .visual
  ) -> VisualLine {
    visualLine(toWidth: width, base: base, order: order, ambiguous: .narrow)
  }

  func visualText(toWidth width: Int, base: Bidi.Direction? = nil) -> String {
    visualText(toWidth: width, base: base, ambiguous: .narrow)
  }
}

extension FieldView {
  init(
    _ text: String, cursor: String.Index, selection: Range<String.Index>? = nil, width: Int,
    base: Bidi.Direction? = nil, order: Bidi.Order = .visual
  ) {
    self.init(
      text, cursor: cursor, selection: selection, width: width, base: base, order: order,
      ambiguous: .narrow)
  }
}
