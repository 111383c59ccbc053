/// What became of the message to one recipient of a list.
public enum ListOutcome: Hashable, Sendable {
  /// FCM has taken it.
  case accepted(name: String)
  /// FCM has answered UNREGISTERED: the app is no longer there.
  case dead(sentence: String)
  /// FCM did not take it for another reason.
  case refused(code: String, sentence: String)
  /// Nothing left this machine, or FCM took nothing for now: it can be sent later.
  case notSent(code: String, sentence: String)
  /// It left, and it is unknown whether FCM took it.
  case unknown(code: String, sentence: String)

  /// One word: `sent`, `dead`, `refused`, `not-sent` or `unknown`.
  public var name: String {
    switch self {
    case .accepted: "sent"
    case .dead: "dead"
    case .refused: "refused"
    case .notSent: "not-sent"
    case .unknown: "unknown"
    }
  }

  /// What to tell about it; `nil` if it was sent.
  public var failure: (code: String, sentence: String)? {
    switch self {
    case .accepted: nil
    case .dead(let sentence): (SendFailure.Code.unregistered.description, sentence)
    case .refused(let code, let sentence), .notSent(let code, let sentence),
      .unknown(let code, let sentence):
      (code, sentence)
    }
  }
}
