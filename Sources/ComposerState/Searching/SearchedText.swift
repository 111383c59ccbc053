/// One of the texts by which an entry of a list is found.
public struct SearchedText: Hashable, Sendable {
  public var text: String
  /// Whether letters are found at the starts of words only: scattered over a sentence nearly any word is found.
  var isSentence: Bool

  /// A name, in which letters are found everywhere.
  init(name: String) {
    text = name
    isSentence = false
  }

  init(sentence: String) {
    text = sentence
    isSentence = true
  }
}
