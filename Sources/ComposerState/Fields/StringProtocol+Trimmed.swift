extension StringProtocol {
  /// What somebody has typed, without the white space at both ends.
  var trimmed: String {
    let start = drop(while: \.isWhitespace)
    return String(start.dropLast(start.reversed().prefix(while: \.isWhitespace).count))
  }
}
