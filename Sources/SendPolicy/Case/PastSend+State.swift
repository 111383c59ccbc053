import FCMClient
import HarmlessText

extension PastSend {
  /// What is known about a send.
  public enum State: Hashable, Sendable {
    case inProgress
    case accepted
    /// FCM's code.
    case refused(String)
    case notSent
    case unknown
    /// A dry-run without a known answer: it delivered nothing, so there is nothing to find out. Or a change of a topic,
    /// which may be made again without harm.
    case unanswered
    /// The outcome was unknown, and a person has found it out.
    case delivered
    case notDelivered

    /// In lower case, except the states that need a user.
    public var words: String {
      switch self {
      case .inProgress: "in progress"
      case .accepted: "accepted"
      case .refused(let code): "refused: \(VisibleText.of(code))"
      case .notSent: "not sent"
      case .unknown: "OUTCOME UNKNOWN"
      case .unanswered: "outcome unknown"
      case .delivered: "settled: delivered"
      case .notDelivered: "settled: not delivered"
      }
    }
  }

  /// A known outcome counts more than a settlement, which it can follow where a slow process was taken
  /// for dead.
  public var state: State {
    switch outcome {
    case .accepted: return .accepted
    case .refused(let code, _): return .refused(code)
    case .notSent: return .notSent
    case .unknown, .sentDespiteDryRun, nil: break
    }
    if let settlement { return settlement.isDelivered ? .delivered : .notDelivered }
    guard outcome != nil || !isRunning else { return .inProgress }
    let outcome = outcome ?? .unknown(sentence: "")
    return outcome.mayHaveDelivered(as: intent.kind) ? .unknown : .unanswered
  }
}
