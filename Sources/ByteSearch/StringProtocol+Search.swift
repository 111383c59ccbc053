/// Searching byte by byte, in one pass.
///
/// The standard library searches for a string by characters and steps back at each of them. In a row of flags, which are
/// told apart only from its beginning, that takes time by the square of its length; and it finds no `/` before a mark
/// that joins it. Every text from elsewhere is therefore searched here.
extension StringProtocol {
  /// Whether the bytes of another text are in this one.
  public func holds(_ part: String) -> Bool { firstBytes(of: part) != nil }

  /// Where the bytes of another text are first; `nil` for an empty one.
  public func firstBytes(of part: String) -> Range<Index>? {
    let bytes = utf8
    guard let first = part.utf8.first else { return nil }
    var start = bytes.startIndex
    while let found = bytes[start...].firstIndex(of: first) {
      if let end = Self.end(of: part, in: bytes, at: found) { return found..<end }
      start = bytes.index(after: found)
    }
    return nil
  }

  private static func end(of part: String, in bytes: UTF8View, at start: Index) -> Index? {
    var place = start
    for byte in part.utf8 {
      guard place < bytes.endIndex, bytes[place] == byte else { return nil }
      bytes.formIndex(after: &place)
    }
    return place
  }
}

extension StringProtocol where UTF8View: BidirectionalCollection {
  /// The last place of an ASCII character; a mark behind it doesn't hide it.
  public func lastByte(_ character: Unicode.Scalar) -> Index? {
    utf8.lastIndex(of: UInt8(ascii: character))
  }
}
