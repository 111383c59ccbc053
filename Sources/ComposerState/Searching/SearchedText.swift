/// One of the texts by which an entry of a list is found, prepared for looking through thousands of them.
public struct SearchedText: Hashable, Sendable {
  public let text: String
  /// So many letters of it are looked through.
  private static let longest = 400
  /// Whether letters are found at the starts of words only: scattered over a sentence nearly any word is found.
  let isSentence: Bool
  let letters: [SearchedLetter]
  /// Whether a word starts at the letter with that number.
  let wordStarts: [Bool]

  /// A name, in which letters are found everywhere.
  init(name: String) {
    self.init(name, isSentence: false)
  }

  init(sentence: String) {
    self.init(sentence, isSentence: true)
  }

  private init(_ text: String, isSentence: Bool) {
    self.text = text
    self.isSentence = isSentence
    let text = text.utf8.count > Self.longest ? String(text.prefix(Self.longest)) : text
    let isPlain = text.utf8.allSatisfy { $0 < 0x80 && $0 != 0x0D }
    var letters: [SearchedLetter] = []
    var wordStarts: [Bool] = []
    letters.reserveCapacity(text.utf8.count)
    wordStarts.reserveCapacity(text.utf8.count)
    if isPlain {
      var before: UInt8 = 0
      for byte in text.utf8 {
        letters.append(SearchedLetter(byte))
        wordStarts.append(
          byte.isWordLetter
            && (!before.isWordLetter || (before.isLowercase && byte.isUppercase)))
        before = byte
      }
    } else {
      var before: Character?
      for character in text {
        letters.append(SearchedLetter(character))
        wordStarts.append(Self.startsWord(character, after: before))
        before = character
      }
    }
    self.letters = letters
    self.wordStarts = wordStarts
  }

  private static func startsWord(_ letter: Character, after before: Character?) -> Bool {
    guard letter.isLetter || letter.isNumber else { return false }
    guard let before else { return true }
    return !(before.isLetter || before.isNumber) || (before.isLowercase && letter.isUppercase)
  }
}

extension UInt8 {
  fileprivate var isUppercase: Bool { 0x41...0x5A ~= self }
  fileprivate var isLowercase: Bool { 0x61...0x7A ~= self }
  fileprivate var isWordLetter: Bool { isUppercase || isLowercase || 0x30...0x39 ~= self }
}
