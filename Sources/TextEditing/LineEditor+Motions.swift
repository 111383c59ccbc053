extension LineEditor {
  public mutating func moveLeft() { place(cursor: cursor - 1) }

  public mutating func moveRight() { place(cursor: cursor + 1) }

  /// To the beginning of the word the cursor is in or behind.
  public mutating func moveWordLeft() { place(cursor: wordStart) }

  /// Behind the end of the word the cursor is in or before.
  public mutating func moveWordRight() { place(cursor: wordEnd) }

  public mutating func moveToStart() { place(cursor: 0) }

  public mutating func moveToEnd() { place(cursor: text.count) }

  var wordStart: Int {
    let before = Array(split.before)
    var position = before.count
    while position > 0, !before[position - 1].isPartOfWord { position -= 1 }
    while position > 0, before[position - 1].isPartOfWord { position -= 1 }
    return position
  }

  var wordEnd: Int {
    let after = Array(split.after)
    var position = 0
    while position < after.count, !after[position].isPartOfWord { position += 1 }
    while position < after.count, after[position].isPartOfWord { position += 1 }
    return cursor + position
  }
}

extension Character {
  /// Letters, digits and marks of any script.
  ///
  /// An underscore separates, so that the parts of a resource name such as `new_message_body` are
  /// words.
  fileprivate var isPartOfWord: Bool {
    guard let properties = unicodeScalars.first?.properties else { return false }
    switch properties.generalCategory {
    case .decimalNumber, .letterNumber, .otherNumber: return true
    case .nonspacingMark, .spacingMark, .enclosingMark: return true
    default: return properties.isAlphabetic
    }
  }
}
