extension LineEditor {
  /// Removes the cluster before the cursor, with all its marks and joiners, or the selection.
  public mutating func deleteBackward() {
    delete(selectedPositions ?? position(head, movedBy: -1)..<head)
  }

  /// Removes the cluster behind the cursor, or the selection.
  public mutating func deleteForward() {
    delete(selectedPositions ?? head..<position(head, movedBy: 1))
  }

  /// Kills from the beginning of the word to the cursor, or the selection.
  public mutating func deleteWordBackward() { kill(selectedPositions ?? wordStart..<head) }

  /// Kills from the cursor to the end of the word, or the selection.
  public mutating func deleteWordForward() { kill(selectedPositions ?? head..<wordEnd) }

  /// Kills everything before the cursor, or the selection.
  public mutating func deleteToStart() { kill(selectedPositions ?? .start..<head) }

  /// Kills everything behind the cursor, or the selection.
  public mutating func deleteToEnd() { kill(selectedPositions ?? head..<end) }

  /// Inserts what the last kills removed, in the place of the selection if there is one.
  public mutating func yank() { insert(killed) }
}
