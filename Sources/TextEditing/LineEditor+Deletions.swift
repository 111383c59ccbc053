extension LineEditor {
  /// Removes the cluster before the cursor, with all its marks and joiners.
  public mutating func deleteBackward() { delete(max(0, cursor - 1)..<cursor) }

  public mutating func deleteForward() { delete(cursor..<min(text.count, cursor + 1)) }

  /// Kills from the beginning of the word to the cursor.
  public mutating func deleteWordBackward() { kill(wordStart..<cursor) }

  /// Kills from the cursor to the end of the word.
  public mutating func deleteWordForward() { kill(cursor..<wordEnd) }

  /// Kills everything before the cursor.
  public mutating func deleteToStart() { kill(0..<cursor) }

  /// Kills everything behind the cursor.
  public mutating func deleteToEnd() { kill(cursor..<text.count) }

  /// Inserts what the last kills removed.
  public mutating func yank() { insert(killed) }
}
