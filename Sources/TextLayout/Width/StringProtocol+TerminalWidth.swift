extension StringProtocol {
  /// The columns the text takes on one line of a terminal; the sum over its grapheme clusters.
  ///
  /// Control characters count 0 here: measure ``Swift/String/displayable`` for what is drawn.
  public func terminalWidth(ambiguous: AmbiguousWidth) -> Int {
    if isPrintableASCII { return utf8.count }
    return reduce(0) { $0 + $1.terminalWidth(ambiguous: ambiguous) }
  }

  /// Nothing but characters that are drawn as they are, each a cluster of its own.
  ///
  /// This is the quick way for nearly every text there is; false only means to look closer.
  var isPlain: Bool {
    unicodeScalars.allSatisfy(\.isPlain)
  }

  /// Nothing but the characters from space to tilde, a column each.
  var isPrintableASCII: Bool {
    utf8.allSatisfy { 0x20..<0x7F ~= $0 }
  }
}
