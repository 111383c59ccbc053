public import PushMessages

/// Something that code of an SDK doesn't say exactly as the message does, or not at all.
public struct SnippetNote: Hashable, Sendable, CustomStringConvertible {
  public enum Kind: Hashable, Sendable {
    /// The code says it, perhaps in another way.
    case remark
    /// The code says it, and the SDK sends another value.
    case changed
    /// The code doesn't say it.
    case leftOut
    /// The form has no use for it: a file for the iOS Simulator is for Apple's part alone.
    case inapplicable
    /// The code says it, and the SDK refuses to send it.
    case refused
    /// The code says it in a way that no released SDK understands.
    case unreleased
    /// The message lacks it, so that FCM refuses what the code sends.
    case missing
  }

  public var path: FieldPath
  /// Lower-case, without a full stop.
  public var sentence: String
  public var kind: Kind

  /// Whether a program sends something else than the message because of it, or nothing at all.
  public var isLoss: Bool {
    switch kind {
    case .changed, .leftOut, .refused, .unreleased: true
    case .remark, .inapplicable, .missing: false
    }
  }

  init(_ path: FieldPath, _ sentence: String, _ kind: Kind = .remark) {
    self.path = path
    self.sentence = sentence
    self.kind = kind
  }

  public var description: String { "\(path): \(sentence)" }

  /// A message whose part for Apple isn't an object.
  static let lostExpiry = SnippetNote(
    .appleExpiry, "Expires in has no place, because a part around it isn't an object; left out",
    .leftOut)

  /// A body of a request, which is sent at some other time.
  static let fixedExpiry = SnippetNote(
    .appleExpiry,
    "a send computes it from Expires in, and the body of a request has only fixed times; left out",
    .leftOut)

  /// A message without a target, as a draft may be.
  static let missingTarget = SnippetNote(
    "target", "missing: set fid, token, topic or condition before you send", .missing)
}
