import PushMessages

/// Why a draft is no message, and where.
public struct UnreadableDraft: Hashable, Sendable {
  /// Counted from 1; `nil` where the text is sound JSON that holds no message.
  public var line: Int?
  /// Lower-case, without a full stop.
  public var sentence: String
}

extension Composer {
  /// `nil` where the draft can be read.
  public var unreadable: UnreadableDraft? {
    guard document.message == nil else { return nil }
    guard let error = document.problems.first(where: { $0.severity == .error }) else {
      return UnreadableDraft(sentence: "it has no \"message\" object")
    }
    return UnreadableDraft(line: error.line, sentence: error.sentence)
  }
}
