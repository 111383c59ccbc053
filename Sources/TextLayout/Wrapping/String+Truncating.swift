extension String {
  /// As much of the ``displayable`` text as fits, with an ellipsis in place of what does not.
  ///
  /// A wide character is never halved, so the result may be one column narrower than `width`.
  /// Truncate in logical order, then reorder with ``Bidi/visualOrder(_:base:)``.
  public func truncated(toWidth width: Int, ellipsis: String = "…") -> String {
    let text = displayable
    guard text.terminalWidth > width else { return text }
    let room = width - ellipsis.terminalWidth
    guard room >= 0 else { return ellipsis.prefix(fitting: width).text }
    return text.prefix(fitting: room).text + ellipsis
  }

  /// The ``displayable`` text in exactly `width` columns: truncated, or filled up with spaces.
  public func padded(toWidth width: Int) -> String {
    let text = truncated(toWidth: width)
    return text + String(repeating: " ", count: max(0, width - text.terminalWidth))
  }
}

extension StringProtocol {
  /// The longest beginning of whole clusters that needs no more than `width` columns, and how many
  /// it needs.
  func prefix(fitting width: Int) -> (text: String, width: Int) {
    var columns = 0
    var end = startIndex
    while end < endIndex {
      let next = columns + self[end].terminalWidth
      guard next <= width else { break }
      columns = next
      end = index(after: end)
    }
    return (String(self[..<end]), columns)
  }
}
