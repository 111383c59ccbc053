/// What a run of characters has to share to be one word for a cursor (after UAX #29).
///
/// Chinese and Japanese write no spaces, so there a word ends where the script changes.
enum WordClass: Hashable {
  case letters
  case ideographs
  case hiragana
  case katakana
  case emoji

  /// Nil for what separates words.
  ///
  /// An underscore does too, so that the parts of a resource name such as `new_message_body` are
  /// words.
  init?(_ character: Character) {
    guard let first = character.unicodeScalars.first else { return nil }
    let properties = first.properties
    switch first.value {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: self = .letters
    case ..<0x80: return nil
    case 0x3041...0x309F: self = .hiragana
    case 0x30A1...0x30FA, 0x30FC...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9F: self = .katakana
    default:
      if properties.isIdeographic {
        self = .ideographs
      } else if properties.isEmojiPresentation || character.hasEmojiStyle {
        self = .emoji
      } else if Self.isLetter(properties) {
        self = .letters
      } else {
        return nil
      }
    }
  }

  /// Whether a sign between two characters belongs to their word: the apostrophe of `don’t`, the
  /// point of `3.14`.
  func isContinued(
    over sign: Character, between first: Character?, and second: Character?
  ) -> Bool {
    guard self == .letters, let first, let second,
      Self(first) == .letters, Self(second) == .letters
    else { return false }
    switch sign {
    case "'", "’", "·": return first.isLetter && second.isLetter
    case ".", ",", "٫", "٬": return first.isNumber && second.isNumber
    default: return false
    }
  }

  private static func isLetter(_ properties: Unicode.Scalar.Properties) -> Bool {
    switch properties.generalCategory {
    case .decimalNumber, .letterNumber, .otherNumber: true
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: properties.isAlphabetic
    }
  }
}

extension Character {
  /// A character that is text by itself and an emoji by what follows, such as ❤️.
  fileprivate var hasEmojiStyle: Bool {
    unicodeScalars.first?.properties.isEmoji == true && unicodeScalars.contains("\u{FE0F}")
  }
}
