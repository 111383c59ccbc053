extension RandomAccessCollection<UInt8> where Index == Int {
  /// Where a text begins in these bytes; `nil` if it isn't there.
  func offset(of text: String) -> Int? {
    let wanted = Array(text.utf8)
    guard let first = wanted.first else { return startIndex }
    var index = startIndex
    while index + wanted.count <= endIndex {
      if self[index] == first, self[index...].starts(with: wanted) { return index }
      index += 1
    }
    return nil
  }
}
