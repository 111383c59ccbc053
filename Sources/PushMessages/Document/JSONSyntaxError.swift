/// Why a text isn't strict JSON, and where.
public struct JSONSyntaxError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Lower-case, without a full stop; may quote the text.
  public var sentence: String
  /// Counted from 1.
  public var line: Int
  /// Counted from 1, in characters as an editor shows them.
  public var column: Int

  init(_ sentence: String, at offset: Int, in text: String) {
    self.sentence = sentence
    (line, column) = LineMap(text).place(of: offset)
  }

  public var description: String { "\(sentence), at line \(line), column \(column)" }
}
