/// What a text says, without case, punctuation and spaces: for comparing texts of two platforms.
struct Wording: Hashable {
  /// Each word once; ideographs and kana count one by one.
  private(set) var words: Set<String> = []
  /// In their order: `18:30` is 18 and 30.
  private(set) var numbers: [Int] = []

  init(_ text: String) {
    var word = ""
    var number: Int?
    for character in text {
      if let digit = character.wholeNumberValue, 0...9 ~= digit {
        number = ((number ?? 0) * 10 + digit) % 1_000_000_000
      } else if let value = number {
        numbers.append(value)
        number = nil
      }
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
    if let number { numbers.append(number) }
  }

  /// The share of all words that both have; 1 for two texts without words.
  func likeness(to other: Wording) -> Double {
    let all = words.union(other.words).count
    return all == 0 ? 1 : Double(words.intersection(other.words).count) / Double(all)
  }
}
