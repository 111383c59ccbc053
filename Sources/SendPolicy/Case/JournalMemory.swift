/// What the journal says before a message is sent.
///
/// Only a search can find nothing: the rules refuse a state that isn't known.
public enum JournalMemory: Hashable, Sendable {
  /// The journal wasn't asked yet, or the user hasn't allowed it.
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
