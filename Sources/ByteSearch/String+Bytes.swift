extension String {
  /// Whether another text has the same bytes.
  ///
  /// `==` takes canonically equivalent texts for one: `é` and `e` with an accent, the Kelvin sign and `K`. Where names are
  /// those of a build, a file or a server, they are two.
  public func hasSameBytes(as other: String) -> Bool {
    let (bytes, others) = (utf8Span.span, other.utf8Span.span)
    guard bytes.count == others.count else { return false }
    for index in bytes.indices where bytes[index] != others[index] { return false }
    return true
  }
}
