public import PushMessages

/// Something that code of an SDK doesn't say exactly as the message does, or not at all.
public struct SnippetNote: Hashable, Sendable, CustomStringConvertible {
  public enum Kind: Hashable, Sendable {
    /// The code says it, perhaps in another way.
    case remark
    /// The code doesn't say it.
    case leftOut
    /// The code says it in a way that no released SDK understands.
    case unreleased
    /// The message lacks it, so that FCM refuses what the code sends.
    case missing
  }

  public var path: FieldPath
  /// Lower-case, without a full stop.
  public var sentence: String
  public var kind: Kind

  init(_ path: FieldPath, _ sentence: String, _ kind: Kind = .remark) {
    self.path = path
    self.sentence = sentence
    self.kind = kind
  }

  public var description: String { "\(path): \(sentence)" }

  /// A message without a target, as a draft may be.
  static let missingTarget = SnippetNote(
    "target", "missing: set fid, token, topic or condition before you send", .missing)
}
