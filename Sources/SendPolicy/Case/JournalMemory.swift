/// What the journal says before a message is sent.
///
/// Nothing was found only where somebody has looked: the rules refuse whatever is not known.
public enum JournalMemory: Hashable, Sendable {
  /// Nobody has looked yet, or the user has not allowed to look.
  case notAsked
  /// It cannot be read or written; a sentence. Where another program holds it, the same may succeed later.
  case unavailable(String, isBusy: Bool)
  /// It is ready, and remembers these sends, of any kind and in any order.
  case sends([PastSend])

  /// What is known to have been sent.
  public var sends: [PastSend] {
    if case .sends(let sends) = self { sends } else { [] }
  }
}
