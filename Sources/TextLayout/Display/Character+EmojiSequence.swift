extension Character {
  /// Whether the cluster is put together as UTS #51 has it: flags, keycaps, and emoji with a style, a
  /// skin tone or tags, joined by U+200D.
  ///
  /// Anything else that begins with an emoji has something to hide.
  var isWellFormedEmojiSequence: Bool {
    var rest = Array(unicodeScalars)[...]
    guard rest.count <= Self.longestEmojiSequence, rest.popEmoji() else { return false }
    while rest.popFirst(where: { $0 == "\u{200D}" }) {
      guard rest.popEmoji() else { return false }
    }
    return rest.isEmpty
  }

  /// The longest recommended sequence, a couple with two skin tones, has 10 code points.
  private static let longestEmojiSequence = 16
}

extension ArraySlice<Unicode.Scalar> {
  fileprivate mutating func popFirst(where isMatching: (Unicode.Scalar) -> Bool) -> Bool {
    guard let first, isMatching(first) else { return false }
    removeFirst()
    return true
  }

  fileprivate mutating func popEmoji() -> Bool {
    guard let base = popFirst(), base.properties.isEmoji else { return false }
    if base.isRegionalIndicator { return popFirst(where: \.isRegionalIndicator) }
    if base.isASCII {
      _ = popFirst { $0 == "\u{FE0F}" }
      return popFirst { $0 == "\u{20E3}" }
    }
    if popFirst(where: { $0 == "\u{FE0F}" || $0 == "\u{FE0E}" }) { return true }
    _ = popFirst(where: \.properties.isEmojiModifier)
    guard base == "\u{1F3F4}", first?.isTag == true else { return true }
    while popFirst(where: { $0.isTag && $0 != "\u{E007F}" }) {}
    return popFirst { $0 == "\u{E007F}" }
  }
}
