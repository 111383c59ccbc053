/// The outer form of a BCP 47 language tag; which languages exist is not asked here.
enum LanguageTag {
  /// The private tag of a pseudo-locale that previews know.
  private static let doubleLength = "x-double-length"

  /// Two to eight letters, then subtags of one to eight letters and digits, joined by hyphens.
  static func isWellFormed(_ tag: String) -> Bool {
    if tag == doubleLength { return true }
    let subtags = tag.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard let language = subtags.first, language.count >= 2, language.allSatisfy(isLetter) else {
      return false
    }
    return subtags.allSatisfy { subtag in
      (1...8).contains(subtag.count) && subtag.allSatisfy { isLetter($0) || isDigit($0) }
    }
  }

  static func sentence(about tag: String) -> String {
    let hyphenated = String(tag.map { $0 == "_" ? "-" : $0 })
    let hint = isWellFormed(hyphenated) ? hyphenated : "fr-CA"
    return "\(QuotedName(tag)) is no language tag, write it as in ‘\(hint)’"
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
