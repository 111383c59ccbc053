internal import TextLayout

/// Texts in the columns that they take on the terminal of the screen.
extension DrawingContext {
  func width(of text: String) -> Int { text.terminalWidth(ambiguous: options.ambiguousWidth) }

  func truncated(_ text: String, toWidth width: Int) -> String {
    text.truncated(toWidth: width, ambiguous: options.ambiguousWidth)
  }

  func truncatedInMiddle(_ text: String, toWidth width: Int) -> String {
    text.truncatedInMiddle(toWidth: width, ambiguous: options.ambiguousWidth)
  }

  func padded(_ text: String, toWidth width: Int) -> String {
    text.padded(toWidth: width, ambiguous: options.ambiguousWidth)
  }

  func wrapped(
    _ text: String, toWidth width: Int, maximumLines: Int? = nil
  ) -> (lines: [String], isTruncated: Bool) {
    text.wrapped(
      toWidth: width, maximumLines: maximumLines, ambiguous: options.ambiguousWidth)
  }
}
