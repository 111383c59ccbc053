/// Bytes of a file that may be a text.
extension Array where Element == UInt8 {
  /// Whether the bytes of a word are in these.
  func holds(_ word: String) -> Bool {
    let word = Array(word.utf8)
    guard let first = word.first else { return true }
    var start = 0
    while let at = self[start...].firstIndex(of: first) {
      if at + word.count > count { return false }
      if self[at..<(at + word.count)].elementsEqual(word) { return true }
      start = at + 1
    }
    return false
  }
}
