extension String {
  /// As much of the ``displayable`` text as fits, with an ellipsis in place of what does not.
  ///
  /// A wide character is never halved, so the result may be one column narrower than `width`.
  /// It is in logical order; ``visualLine(toWidth:base:order:ambiguous:)`` is for the screen.
  public func truncated(
    toWidth width: Int, ellipsis: String = "…", ambiguous: AmbiguousWidth
  ) -> String {
    displayable.cut(toWidth: width, ellipsis: ellipsis, ambiguous: ambiguous)
  }

  /// The ``displayable`` text in exactly `width` columns: truncated, or filled up with spaces.
  public func padded(toWidth width: Int, ambiguous: AmbiguousWidth) -> String {
    let text = truncated(toWidth: width, ambiguous: ambiguous)
    let missing = width - text.terminalWidth(ambiguous: ambiguous)
    return text + String(repeating: " ", count: max(0, missing))
  }

  /// As much of the text as fits, as it is, with an ellipsis in place of what does not.
  func cut(toWidth width: Int, ellipsis: String, ambiguous: AmbiguousWidth) -> String {
    if isPrintableASCII {
      if utf8.count <= width { return self }
      let room = width - ellipsis.terminalWidth(ambiguous: ambiguous)
      if room >= 0 { return String(decoding: utf8.prefix(room), as: UTF8.self) + ellipsis }
    }
    guard prefix(fitting: width, ambiguous: ambiguous).endIndex < endIndex else { return self }
    let room = width - ellipsis.terminalWidth(ambiguous: ambiguous)
    guard room >= 0 else { return String(ellipsis.prefix(fitting: width, ambiguous: ambiguous)) }
    return prefix(fitting: room, ambiguous: ambiguous) + ellipsis
  }
}

extension StringProtocol {
  /// The longest beginning of whole clusters that needs no more than `width` columns.
  func prefix(fitting width: Int, ambiguous: AmbiguousWidth) -> SubSequence {
    var columns = 0
    var end = startIndex
    if isPlain {
      while end < endIndex {
        columns += unicodeScalars[end].terminalWidth(ambiguous: ambiguous)
        guard columns <= width else { break }
        unicodeScalars.formIndex(after: &end)
      }
      return self[..<end]
    }
    while end < endIndex {
      columns += self[end].terminalWidth(ambiguous: ambiguous)
      guard columns <= width else { break }
      formIndex(after: &end)
    }
    return self[..<end]
  }
}
