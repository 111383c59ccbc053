extension LineEditor {
  /// Back over what is between words, then over the word.
  var wordStart: Position {
    let start = text.startIndex
    var index = cursorIndex
    var offset = head.offset
    func step() {
      text.formIndex(before: &index)
      offset -= 1
    }
    func before(_ place: String.Index) -> Character? {
      place > start ? text[text.index(before: place)] : nil
    }
    while let character = before(index), WordClass(character) == nil { step() }
    guard let word = before(index).flatMap(WordClass.init) else { return .start }
    while let character = before(index) {
      if WordClass(character) != word {
        let next = before(text.index(before: index))
        let following = index < cursorIndex ? text[index] : nil
        guard word.isContinued(over: character, between: next, and: following) else { break }
      }
      step()
    }
    return Position(utf8: text.utf8.distance(from: start, to: index), offset: offset)
  }

  /// On over what is between words, then over the word.
  var wordEnd: Position {
    var index = cursorIndex
    var offset = head.offset
    func step() {
      text.formIndex(after: &index)
      offset += 1
    }
    func at(_ place: String.Index) -> Character? { place < text.endIndex ? text[place] : nil }
    while let character = at(index), WordClass(character) == nil { step() }
    let word = at(index).flatMap(WordClass.init)
    var previous: Character?
    while let word, let character = at(index) {
      if WordClass(character) != word {
        let next = at(text.index(after: index))
        guard word.isContinued(over: character, between: previous, and: next) else { break }
      }
      previous = character
      step()
    }
    return Position(utf8: text.utf8.distance(from: text.startIndex, to: index), offset: offset)
  }
}
