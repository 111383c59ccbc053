extension LineEditor {
  /// Puts the cursor after so many clusters; what lies outside the text means its nearer end.
  ///
  /// Here as in all motions, `selecting` takes the end of the selection along; otherwise the
  /// selection ends.
  public mutating func place(cursor offset: Int, selecting: Bool = false) {
    let distance = min(max(offset, 0), text.utf8.count) - head.offset
    move(to: position(head, movedBy: distance), selecting: selecting)
  }

  /// Puts the cursor before the cluster at an index of ``text``, such as a click on it gives.
  public mutating func place(cursor index: String.Index, selecting: Bool = false) {
    let distance = text.distance(from: cursorIndex, to: index)
    move(to: position(head, movedBy: distance), selecting: selecting)
  }

  /// A cluster to the left, or to the beginning of what was selected.
  public mutating func moveLeft(selecting: Bool = false) {
    if !selecting, let range = selectedPositions {
      return move(to: range.lowerBound, selecting: false)
    }
    move(to: position(head, movedBy: -1), selecting: selecting)
  }

  /// A cluster to the right, or to the end of what was selected.
  public mutating func moveRight(selecting: Bool = false) {
    if !selecting, let range = selectedPositions {
      return move(to: range.upperBound, selecting: false)
    }
    move(to: position(head, movedBy: 1), selecting: selecting)
  }

  /// To the beginning of the word the cursor is in or behind.
  public mutating func moveWordLeft(selecting: Bool = false) {
    move(to: wordStart, selecting: selecting)
  }

  /// Behind the end of the word the cursor is in or before.
  public mutating func moveWordRight(selecting: Bool = false) {
    move(to: wordEnd, selecting: selecting)
  }

  public mutating func moveToStart(selecting: Bool = false) {
    move(to: .start, selecting: selecting)
  }

  public mutating func moveToEnd(selecting: Bool = false) {
    move(to: end, selecting: selecting)
  }

  private mutating func move(to position: Position, selecting: Bool) {
    anchor = selecting ? anchor ?? head : nil
    head = position
    if anchor == head { anchor = nil }
    lastChange = nil
  }
}
