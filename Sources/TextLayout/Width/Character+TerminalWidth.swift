extension Character {
  /// The columns the cluster takes on a terminal that draws ambiguous characters so wide, in Unicode 18.
  ///
  /// 0 for control characters and lone combining marks; 1 or 2 for nearly everything else: emoji
  /// sequences, flags and keycaps are 2. U+FE0E leaves a wide emoji wide, as most terminals and the C
  /// library do. Only clusters of several spacing letters are wider: an Indic syllable takes a column
  /// for each letter and vowel sign (क्षि is 3), because that is how terminals without a shaping
  /// engine draw it.
  public func terminalWidth(ambiguous: AmbiguousWidth) -> Int {
    let scalars = unicodeScalars
    guard let first = scalars.first else { return 0 }
    if first.value < 0x300, utf8.count <= 2 {
      return self == "\r\n" ? 0 : TerminalWidths.shared.width(of: first, ambiguous: ambiguous)
    }
    if scalars.index(after: scalars.startIndex) == scalars.endIndex {
      return TerminalWidths.shared.width(of: first, ambiguous: ambiguous)
    }
    if isEmojiSequence { return 2 }
    return scalars.reduce(0) {
      $0 + TerminalWidths.shared.width(of: $1, ambiguous: ambiguous)
    }
  }

  /// Several code points that draw one emoji: joined, with a skin tone, a flag, a keycap, or with
  /// U+FE0F after a character that is text otherwise.
  public var isEmojiSequence: Bool {
    var scalars = unicodeScalars.makeIterator()
    guard let first = scalars.next(), let second = scalars.next(), first.properties.isEmoji else {
      return false
    }
    if first.isRegionalIndicator { return second.isRegionalIndicator }
    if second == "\u{FE0F}" {
      return TerminalWidths.shared.isWideAsEmoji(first)
        || TerminalWidths.shared.width(of: first) == 2
    }
    return !first.isASCII
      && unicodeScalars.dropFirst().contains { scalar in
        scalar == "\u{200D}" || scalar.properties.isEmojiModifier || scalar.isTag
      }
  }
}

extension Unicode.Scalar {
  /// The columns that a cluster of this scalar alone takes; see ``Swift/Character/terminalWidth(ambiguous:)``.
  public func terminalWidth(ambiguous: AmbiguousWidth) -> Int {
    TerminalWidths.shared.width(of: self, ambiguous: ambiguous)
  }

  /// Letters and signs that join with no neighbor: Latin, Greek, Cyrillic, punctuation, arrows, box
  /// drawing, symbols, kana, ideographs and Hangul syllables.
  var isPlain: Bool {
    switch value {
    case 0x20..<0x7F, 0xA0..<0xAD, 0xAE..<0x300, 0x370..<0x378, 0x38E..<0x3A2: true
    case 0x3A3..<0x483, 0x48A..<0x530, 0x2010..<0x2028, 0x2030..<0x205F, 0x20A0..<0x20C0: true
    case 0x2190..<0x2427, 0x2500..<0x2800, 0x3041..<0x3097, 0x309B..<0x3100: true
    case 0x3000..<0x302A, 0x4E00..<0xA000, 0xAC00..<0xD7A4: true
    default: false
    }
  }

  var isRegionalIndicator: Bool { 0x1F1E6...0x1F1FF ~= value }

  /// The invisible letters that spell a region after 🏴.
  var isTag: Bool { 0xE0020...0xE007F ~= value }
}
