/// Which earlier sends a sender has agreed to repeat.
///
/// A review shows what the journal held when it was opened. Another program may send the same message before this one
/// leaves, and the sender hasn't agreed to that.
public enum RepeatConsent: Hashable, Sendable {
  /// Those of these numbers in the journal, which a review has shown.
  case shown(Set<Int64>)
  /// Any, whenever they were sent: `--again`.
  case any

  /// No send at all: what may reach people twice is not sent.
  public static let none = RepeatConsent.shown([])

  func covers(_ past: PastSend) -> Bool {
    switch self {
    case .shown(let ids): ids.contains(past.id)
    case .any: true
    }
  }
}
