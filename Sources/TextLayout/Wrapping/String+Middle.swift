extension String {
  /// As much of both ends of the ``displayable`` text as fits, with an ellipsis between them.
  ///
  /// For names that differ at their ends: `topic orders-…-germany`.
  public func truncatedInMiddle(toWidth width: Int, ambiguous: AmbiguousWidth) -> String {
    // No one reads the end of a text that long.
    guard utf8.count <= 4096 else { return truncated(toWidth: width, ambiguous: ambiguous) }
    let text = displayable
    guard text.terminalWidth(ambiguous: ambiguous) > width, width > 4 else {
      return truncated(toWidth: width, ambiguous: ambiguous)
    }
    let room = width - 1
    var tail = ""
    for character in text.reversed() {
      let longer = String(character) + tail
      guard longer.terminalWidth(ambiguous: ambiguous) <= room / 2 else { break }
      tail = longer
    }
    let left = room - tail.terminalWidth(ambiguous: ambiguous)
    var head = ""
    for character in text {
      let longer = head + String(character)
      guard longer.terminalWidth(ambiguous: ambiguous) <= left else { break }
      head = longer
    }
    return "\(head)…\(tail)"
  }
}
