public import PushMessages

/// Something that code of an SDK doesn't say exactly as the message does, or not at all.
public struct SnippetNote: Hashable, Sendable, CustomStringConvertible {
  public var path: FieldPath
  /// Lower-case, without a full stop.
  public var sentence: String

  init(_ path: FieldPath, _ sentence: String) {
    self.path = path
    self.sentence = sentence
  }

  public var description: String { "\(path): \(sentence)" }
}
