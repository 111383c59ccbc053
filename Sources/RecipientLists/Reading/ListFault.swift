/// Why a list can't be read at all: everything after the fault could be misread.
public struct ListFault: Error, Hashable, Sendable, CustomStringConvertible {
  /// The line of the fault, from 1; `nil` if it is about the whole list.
  public var line: Int?
  /// Lower-case, without a full stop; safe to print.
  public var sentence: String

  public init(line: Int? = nil, _ sentence: String) {
    self.line = line
    self.sentence = sentence
  }

  /// With the line: `line 7: …`.
  public var description: String { (line.map { "line \($0): " } ?? "") + sentence }
}
