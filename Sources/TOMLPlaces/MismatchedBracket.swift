/// A brace that ends nothing in a list, as in `a = [1, }`.
///
/// toml++ ends the whole program there instead of refusing the text: behind a bracket or comma of a list it takes for granted
/// that a value begins.
public enum MismatchedBracket {
  /// Where the first one stands; `nil` if there is none.
  ///
  /// It expects any text and reads it once.
  public static func first(in text: String) -> TextPosition? {
    var scanner = KeyScanner(text)
    return scanner.scanForMismatch()
  }

  /// How the file is corrected.
  static let remedy = "a list ends with ], and this is }"
}

extension KeyScanner {
  fileprivate mutating func scanForMismatch() -> TextPosition? {
    var open: [UInt8] = []
    while let byte = nextSign() {
      switch byte {
      case UInt8(ascii: "["), UInt8(ascii: "{"): open.append(byte)
      case UInt8(ascii: "]"): _ = open.popLast()
      case UInt8(ascii: "}"):
        if open.popLast() == UInt8(ascii: "[") { return position }
      default: break
      }
      advance()
    }
    return nil
  }
}
