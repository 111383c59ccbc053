/// How deep a TOML text may nest.
///
/// A parser that recurses would exhaust its stack with a key of a hundred thousand dots; no file of ours is deeper than
/// a few tables.
public enum NestingLimit {
  /// So many open brackets, and so many dots of one key.
  public static let depth = 64

  /// Where a text nests deeper; `nil` if it doesn't.
  ///
  /// It expects any text, reads it once and doesn't recurse.
  public static func excess(in text: String) -> TextPosition? {
    var scanner = KeyScanner(text)
    return scanner.scanForExcess(countingDots: true)
  }

  /// Whether brackets nest deeper; a key of any number of dots doesn't count.
  static func isExceeded(byBracketsOf text: String) -> Bool {
    var scanner = KeyScanner(text)
    return scanner.scanForExcess(countingDots: false) != nil
  }
}

extension KeyScanner {
  fileprivate mutating func scanForExcess(countingDots: Bool) -> TextPosition? {
    var (brackets, dots) = (0, 0)
    while let byte = nextSign() {
      switch byte {
      case UInt8(ascii: "["), UInt8(ascii: "{"): (brackets, dots) = (brackets + 1, 0)
      case UInt8(ascii: "]"), UInt8(ascii: "}"): (brackets, dots) = (max(0, brackets - 1), 0)
      case UInt8(ascii: "\n"), UInt8(ascii: "="), UInt8(ascii: ","): dots = 0
      case UInt8(ascii: ".") where countingDots: dots += 1
      default: break
      }
      if max(brackets, dots) > NestingLimit.depth { return position }
      advance()
    }
    return nil
  }
}

extension KeyScanner {
  /// The next byte that isn't in a string or a comment, which it passes over; `nil` at the end.
  mutating func nextSign() -> UInt8? {
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"): _ = scanString()
      case UInt8(ascii: "#"): skipLine()
      default: return byte
      }
    }
    return nil
  }
}
