extension Array where Element == UInt8 {
  /// Where a text begins in these bytes; `nil` if it isn't there.
  func offset(of text: String, from start: Int = 0) -> Int? {
    let wanted = Array(text.utf8)
    guard let first = wanted.first else { return start }
    var index = start
    while index + wanted.count <= count {
      if self[index] == first, self[index...].starts(with: wanted) { return index }
      index += 1
    }
    return nil
  }
}
