extension LineEditor {
  /// The selected clusters, counted as ``cursor`` is; nil when nothing is selected.
  public var selection: Range<Int>? {
    selectedPositions.map { $0.lowerBound.offset..<$0.upperBound.offset }
  }

  /// The selection's place in ``text``.
  public var selectedRange: Range<String.Index>? {
    selectedPositions.map { index(of: $0.lowerBound)..<index(of: $0.upperBound) }
  }

  /// Empty when nothing is selected.
  public var selectedText: String { selectedRange.map { String(text[$0]) } ?? "" }

  /// Selects the whole text, with the cursor at its end.
  public mutating func selectAll() {
    let end = end
    anchor = end == .start ? nil : .start
    head = end
    lastChange = nil
  }

  /// Leaves the text and the cursor as they are.
  public mutating func deselect() { anchor = nil }

  /// Returns the selected text, which ``yank()`` inserts from now on; empty when there is none.
  @discardableResult
  public mutating func copy() -> String {
    let copied = selectedText
    guard !copied.isEmpty else { return "" }
    killed = copied
    lastChange = nil
    return copied
  }

  /// Returns the selected text and kills it; empty when there is none.
  @discardableResult
  public mutating func cut() -> String {
    guard let range = selectedPositions else { return "" }
    kill(range)
    return killed
  }

  var selectedPositions: Range<Position>? {
    guard let anchor, anchor != head else { return nil }
    return min(anchor, head)..<max(anchor, head)
  }
}
