/// The head of a table without a name, as in `[[[` and `[.a]`, or with one that needs quotes, as in `[été]`.
///
/// toml++ ends the whole program there instead of refusing the text: where it has read a bracket it takes for granted that a
/// key begins, and a key without quotes is of ASCII's letters.
public enum UnnamedTable {
  /// Where the first one stands; `nil` if there is none.
  ///
  /// It expects any text and reads it once.
  public static func first(in text: String) -> TextPosition? {
    // A byte order mark may stand before the first.
    var scanner = KeyScanner(text.first == "\u{FEFF}" ? String(text.dropFirst()) : text)
    return scanner.scanForUnnamedTable()
  }

  /// How the file is corrected.
  static let remedy =
    "a table needs a name in its brackets, as in [name] or [\"café\"]"
}

extension KeyScanner {
  fileprivate mutating func scanForUnnamedTable() -> TextPosition? {
    var brackets = 0
    var isLineStart = true
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        _ = scanString()
        isLineStart = false
        continue
      case UInt8(ascii: "#"):
        skipLine()
        continue
      case UInt8(ascii: "\n"): isLineStart = true
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): break
      case UInt8(ascii: "[") where isLineStart && brackets == 0:
        let place = position
        guard scanHeadBeginning() else { return place }
        isLineStart = false
        continue
      case UInt8(ascii: "["), UInt8(ascii: "{"): (brackets, isLineStart) = (brackets + 1, false)
      case UInt8(ascii: "]"), UInt8(ascii: "}"):
        (brackets, isLineStart) = (max(0, brackets - 1), false)
      default: isLineStart = false
      }
      advance()
    }
    return nil
  }

  /// Goes behind the bracket or the two that begin a table; whether a key begins there.
  private mutating func scanHeadBeginning() -> Bool {
    advance()
    if next == UInt8(ascii: "[") { advance() }
    while next == UInt8(ascii: " ") || next == UInt8(ascii: "\t") { advance() }
    guard let byte = next else { return false }
    return byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")
      || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-")
      || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
      || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
  }
}
