/// The directories of objects that a file `alternates` names, read byte by byte as git reads it.
///
/// A path may be quoted as in C, and then hold anything, a line feed too. What git would read otherwise than we do could
/// lead it to a named pipe unseen.
enum BorrowedObjects {
  /// The paths, in whatever encoding; comments and empty lines are left out.
  static func paths(in bytes: [UInt8]) -> [[UInt8]] {
    var paths: [[UInt8]] = []
    // git takes the whole file for one text of C.
    var rest = bytes.prefix { $0 != 0 }
    while let first = rest.first {
      if first == quote, let (path, end) = quoted(rest) {
        paths.append(path)
        rest = rest[end...].dropFirst()
        continue
      }
      let line = rest.prefix { $0 != lineFeed }
      if first != UInt8(ascii: "#") { paths.append(Array(line)) }
      rest = rest[line.endIndex...].dropFirst()
    }
    return paths.filter { !$0.isEmpty }
  }

  private static let quote = UInt8(ascii: "\"")
  private static let backslash = UInt8(ascii: "\\")
  private static let lineFeed = UInt8(ascii: "\n")

  private static let escapes: [UInt8: UInt8] = [
    UInt8(ascii: "a"): 7, UInt8(ascii: "b"): 8, UInt8(ascii: "f"): 12, UInt8(ascii: "n"): 10,
    UInt8(ascii: "r"): 13, UInt8(ascii: "t"): 9, UInt8(ascii: "v"): 11, quote: quote,
    backslash: backslash,
  ]

  /// What is between quotes, and the place behind them; `nil` if they don't end, or hold an escape that C doesn't know.
  private static func quoted(_ text: ArraySlice<UInt8>) -> (path: [UInt8], end: Int)? {
    var path: [UInt8] = []
    var rest = text.dropFirst()
    while let byte = rest.popFirst() {
      guard byte != quote else { return (path, rest.startIndex) }
      guard byte == backslash else {
        path.append(byte)
        continue
      }
      guard let escape = rest.popFirst() else { return nil }
      if let plain = escapes[escape] {
        path.append(plain)
      } else if let number = octal(escape, rest.prefix(2)) {
        path.append(number)
        rest = rest.dropFirst(2)
      } else {
        return nil
      }
    }
    return nil
  }

  /// Three digits, of which the first is at most 3.
  private static func octal(_ first: UInt8, _ more: ArraySlice<UInt8>) -> UInt8? {
    let digits = ([first] + more).map { Int($0) - 0x30 }
    guard digits.count == 3, digits[0] <= 3, digits.allSatisfy({ 0...7 ~= $0 }) else { return nil }
    return UInt8(digits.reduce(0) { $0 * 8 + $1 })
  }
}
