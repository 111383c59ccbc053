extension Character {
  /// The columns the cluster takes on a terminal, in Unicode 17.
  ///
  /// 0 for control characters and lone combining marks; 1 or 2 for nearly everything else: emoji
  /// sequences, flags and keycaps are 2. Only clusters of several spacing letters are wider: an
  /// Indic syllable takes a column for each letter and vowel sign (क्षि is 3), because that is how
  /// terminals without a shaping engine draw it.
  public var terminalWidth: Int {
    let scalars = unicodeScalars
    guard let first = scalars.first else { return 0 }
    if scalars.index(after: scalars.startIndex) == scalars.endIndex {
      return TerminalWidths.shared.width(of: first)
    }
    if isEmojiSequence { return 2 }
    return scalars.reduce(0) { $0 + TerminalWidths.shared.width(of: $1) }
  }

  /// Several code points that draw one emoji: joined, with a skin tone, a flag, a keycap, or with
  /// U+FE0F after a character that is text otherwise.
  public var isEmojiSequence: Bool {
    var scalars = unicodeScalars.makeIterator()
    guard let first = scalars.next(), first.properties.isEmoji, let second = scalars.next() else {
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
  var isRegionalIndicator: Bool { 0x1F1E6...0x1F1FF ~= value }

  /// The invisible letters that spell a region after 🏴.
  var isTag: Bool { 0xE0020...0xE007F ~= value }
}
