/// Why the sources as a whole cannot be read.
public struct SourceFailure: Error, Hashable, Sendable, CustomStringConvertible {
  public enum Kind: Hashable, Sendable {
    /// A file, a directory or a revision that is named is not there.
    case missing
    /// It is there, and no use.
    case unreadable
  }

  public var kind: Kind
  /// The file or directory that it is about, as it was named.
  public var path: String
  /// Lower-case, without a full stop; names the path.
  public var sentence: String

  public init(_ kind: Kind, path: String, _ sentence: String) {
    self.kind = kind
    self.path = path
    self.sentence = sentence
  }

  public var description: String { sentence }
}
