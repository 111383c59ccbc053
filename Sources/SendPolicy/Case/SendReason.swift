import FCMClient
import HarmlessText

/// Why a message is sent in spite of lint's errors, in words that a person can read later.
///
/// A letter or two would lift the block and leave nothing in the history. Chinese and Japanese write words without
/// blanks and in few letters, so each of theirs counts for three.
struct SendReason: Hashable, Sendable {
  /// Without the space around it, and fit for a terminal.
  let text: String

  /// What is asked for, as a remedy says it.
  static let measure = "at least two words or ten letters"

  /// `nil` if the text says too little.
  init?(_ text: String) {
    let words = text.split(whereSeparator: \.isWhitespace)
    let letters = words.joined().filter(\.isLetter)
    guard Set(letters.lowercased()).count >= 3 else { return nil }
    let isLong = letters.reduce(0) { $0 + ($1.isSyllable ? 3 : 1) } >= 10
    guard isLong || words.count(where: { $0.count(where: \.isLetter) >= 2 }) >= 2 else {
      return nil
    }
    self.text = VisibleText.of(words.joined(separator: " "))
  }
}

extension Character {
  /// Whether the letter stands for a syllable or a word.
  fileprivate var isSyllable: Bool {
    unicodeScalars.first.map { scalar in
      scalar.properties.isIdeographic || (0x3040...0x30FF).contains(scalar.value)
        || (0xAC00...0xD7A3).contains(scalar.value)
    } ?? false
  }
}
