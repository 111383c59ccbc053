/// What a text says, without case, punctuation and spaces: for comparing texts of two platforms.
struct Wording: Hashable {
  /// Each word once; ideographs and kana count one by one.
  private(set) var words: Set<String> = []

  init(_ text: String) {
    var word = ""
    for character in text {
      let isIdeograph = character.unicodeScalars.first.map { $0.value >= 0x2E80 } ?? false
      if character.isLetter, !isIdeograph {
        word += character.lowercased()
        continue
      }
      if !word.isEmpty { words.insert(word) }
      word = ""
      if character.isLetter { words.insert(String(character)) }
    }
    if !word.isEmpty { words.insert(word) }
  }

  /// The share of all words that both have; 1 for two texts without words.
  func likeness(to other: Wording) -> Double {
    let all = words.union(other.words).count
    return all == 0 ? 1 : Double(words.intersection(other.words).count) / Double(all)
  }
}
