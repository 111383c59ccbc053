/// A word of source code: what kind of word it is, and where.
struct CodeToken: Hashable {
  enum Kind: UInt8 {
    case name
    case number
    /// Text in quotes of any kind that a ``TextLiteral`` can say.
    case text
    /// Text with code in it (`f"{name}"`), bytes, or a regular expression: its value isn't in the file.
    case code
    /// An operator or a bracket.
    case mark
  }

  var kind: Kind
  /// Whether nothing but blanks precedes it on its line.
  var isFirstOnLine: Bool
  private var startOffset: UInt32
  private var endOffset: UInt32
  private var lineNumber: UInt32

  init(_ kind: Kind, _ range: Range<Int>, line: Int, isFirstOnLine: Bool) {
    self.kind = kind
    self.isFirstOnLine = isFirstOnLine
    startOffset = UInt32(truncatingIfNeeded: range.lowerBound)
    endOffset = UInt32(truncatingIfNeeded: range.upperBound)
    lineNumber = UInt32(truncatingIfNeeded: line)
  }

  /// UTF-8 offsets in the file.
  var range: Range<Int> { Int(startOffset)..<Int(endOffset) }
  var start: Int { Int(startOffset) }
  var end: Int { Int(endOffset) }
  /// Counted from 0.
  var line: Int { Int(lineNumber) }
}
