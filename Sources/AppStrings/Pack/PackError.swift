/// Why bytes are no pack that can be used: the end of a sentence, without a full stop.
public struct PackError: Error, Hashable, Sendable, CustomStringConvertible {
  public var description: String

  init(_ description: String) {
    self.description = description
  }
}
