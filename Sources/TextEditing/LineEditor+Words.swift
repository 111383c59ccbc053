extension LineEditor {
  /// Back over what is between words, then over the word.
  var wordStart: Position {
    position(head, movedBy: -split.before.reversed().lengthOfWord)
  }

  /// On over what is between words, then over the word.
  var wordEnd: Position {
    position(head, movedBy: split.after.lengthOfWord)
  }
}

extension Collection<Character> {
  /// How many characters belong to the first word or stand before it; all if there is none.
  ///
  /// In a reversed text this finds the last word.
  fileprivate var lengthOfWord: Int {
    let rest = drop { WordClass($0) == nil }
    var length = distance(from: startIndex, to: rest.startIndex)
    guard let word = rest.first.flatMap(WordClass.init) else { return length }
    var previous: Character?
    for index in rest.indices {
      let character = self[index]
      if WordClass(character) != word {
        let next = self[self.index(after: index)...].first
        guard word.isContinued(over: character, between: previous, and: next) else { break }
      }
      previous = character
      length += 1
    }
    return length
  }
}
