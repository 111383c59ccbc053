/// The same answers as for any text, for the one type of text that a screen asks about all the time: without generic code.
extension String {
  /// The columns the text takes on one line of a terminal; see ``Swift/StringProtocol/terminalWidth(ambiguous:)``.
  public func terminalWidth(ambiguous: AmbiguousWidth) -> Int {
    if isPrintableASCII { return utf8.count }
    var width = 0
    for scalar in unicodeScalars {
      guard scalar.isPlain else {
        return reduce(0) { $0 + $1.terminalWidth(ambiguous: ambiguous) }
      }
      width += scalar.terminalWidth(ambiguous: ambiguous)
    }
    return width
  }

  /// Nothing but characters that are drawn as they are, each a cluster of its own, none of them right-to-left.
  public var isPlain: Bool {
    if isPrintableASCII { return true }
    for scalar in unicodeScalars where !scalar.isPlain { return false }
    return true
  }

  /// Nothing but the characters from space to tilde, a column each.
  var isPrintableASCII: Bool {
    for byte in utf8 where byte < 0x20 || byte >= 0x7F { return false }
    return true
  }
}
