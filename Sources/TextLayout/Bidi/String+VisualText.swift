extension String {
  /// The text of the ``visualLine(toWidth:base:order:ambiguous:)``, for those who do not ask where its clusters have gone.
  public func visualText(
    toWidth width: Int, base: Bidi.Direction? = nil, order: Bidi.Order = .visual,
    ambiguous: AmbiguousWidth
  ) -> String {
    if base != .rightToLeft, let plain = plainWithoutIsolates {
      return plain.cut(toWidth: width, ellipsis: "…", ambiguous: ambiguous)
    }
    return visualLine(toWidth: width, base: base, order: order, ambiguous: ambiguous).text
  }

  /// The text without its isolates, where all of it goes from left to right: then they keep nothing apart.
  private var plainWithoutIsolates: String? {
    if isPlain { return self }
    for scalar in unicodeScalars where !scalar.isPlain && !scalar.isLeftToRightIsolate {
      return nil
    }
    var plain = self
    plain.unicodeScalars.removeAll { $0.isLeftToRightIsolate }
    return plain
  }
}

extension Unicode.Scalar {
  /// What begins and ends a text that goes from left to right, or as its first letter does.
  fileprivate var isLeftToRightIsolate: Bool {
    value == 0x2066 || value == 0x2068 || value == 0x2069
  }
}
