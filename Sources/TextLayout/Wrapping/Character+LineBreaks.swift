extension Character {
  /// Whether a line may end between another character and this one: the parts of UAX #14 that texts of messages need.
  ///
  /// Thai and its neighbors write no spaces and are broken between clusters, because finding their
  /// words takes a dictionary.
  func allowsBreak(after before: Character) -> Bool {
    let after = self
    // A bidi control goes with what follows it, so that spaces before it are at the end of a line.
    if after == " " { return false }
    if let plain = before.asciiValue, after.isASCII {
      return plain == UInt8(ascii: " ") || plain == UInt8(ascii: "-") && after.isLetter
    }
    if before.isBidiControl { return false }
    switch before {
    case " ": return true
    case "-", "‐", "–": return after.isLetter
    case "—": return after != "—" && !after.isClosingPunctuation
    default: break
    }
    if before.isSoutheastAsian, after.isSoutheastAsian {
      return !before.isLeadingVowel && !after.isTrailingVowel
    }
    return (before.isBreakable || after.isBreakable)
      && !before.isOpeningPunctuation && !after.isClosingPunctuation
  }
}

extension Unicode.Scalar {
  /// The same for two scalars of which each is a cluster, as in plain texts: of most letters one look tells.
  func allowsBreak(afterPlain before: Unicode.Scalar) -> Bool {
    if self == " " { return false }
    if before == " " { return true }
    // Letters and signs before the ideographs: lines break at dashes alone.
    if value < 0x2E80, before.value < 0x2E80, before != "-", !(0x2010...0x2014 ~= before.value) {
      return false
    }
    return Character(self).allowsBreak(after: Character(before))
  }
}

extension Character {
  private var scalar: Unicode.Scalar { unicodeScalars[unicodeScalars.startIndex] }

  fileprivate var isBidiControl: Bool { scalar.isBidiControl }

  /// Ideographs, kana and emoji: a line may break on both sides.
  fileprivate var isBreakable: Bool {
    guard scalar.value >= 0x2E80 || isEmojiSequence else { return false }
    // Ambiguous letters break as narrow ones do, whatever the terminal draws. Hangul is spaced like Latin.
    return terminalWidth(ambiguous: .narrow) == 2 && !(0xAC00...0xD7FF ~= scalar.value)
  }

  /// Letters of Thai, Lao, Myanmar, Khmer, Tai Le, New Tai Lue and Tai Tham.
  fileprivate var isSoutheastAsian: Bool {
    switch scalar.value {
    case 0xE00...0xEFF, 0x1000...0x109F, 0x1780...0x17FF, 0x1950...0x19DF, 0x1A20...0x1AAF:
      isLetter
    default: false
    }
  }

  /// The vowels of Thai and Lao that are written before their consonant.
  fileprivate var isLeadingVowel: Bool {
    0xE40...0xE44 ~= scalar.value || 0xEC0...0xEC4 ~= scalar.value
  }

  /// The vowels and signs of Thai and Lao that are written behind.
  fileprivate var isTrailingVowel: Bool {
    switch scalar.value {
    case 0xE2F, 0xE30, 0xE32, 0xE33, 0xE45, 0xE46, 0xEAF, 0xEB0, 0xEB2, 0xEB3, 0xEC6: true
    default: false
    }
  }

  fileprivate var isOpeningPunctuation: Bool {
    let category = scalar.properties.generalCategory
    return category == .openPunctuation || category == .initialPunctuation
  }

  /// What must not begin a line: closing brackets, full stops and commas, and the small kana and
  /// marks of repetition and length of Japanese.
  fileprivate var isClosingPunctuation: Bool {
    switch scalar.properties.generalCategory {
    case .closePunctuation, .finalPunctuation, .otherPunctuation: true
    default: Self.unableToBegin.contains(scalar)
    }
  }

  private static let unableToBegin = Set(
    "ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶㇰㇱㇲㇳㇴㇵㇶㇷㇸㇹㇺㇻㇼㇽㇾㇿｧｨｩｪｫｬｭｮｯーｰ々〻ゝゞヽヾ〜゠‐–…%‰℃"
      .unicodeScalars)
}
