public import FCMClient

/// What the command line's `send` ends with; an interface for scripts.
public enum SendExitStatus: Int32, CaseIterable, Hashable, Sendable {
  case done = 0
  /// FCM refused the message.
  case refused = 1
  case usage = 64
  case unreadableInput = 65
  /// Nothing left this machine.
  case unreachable = 69
  /// Nothing was sent, and a retry is safe.
  case nothingSent = 75
  /// The message may have been delivered: no retry.
  case outcomeUnknown = 76
  /// Not authorized, or refused by our own rules.
  case notAllowed = 77
  case configuration = 78
  case interrupted = 130

  /// How an attempt of that kind ended.
  public init(_ result: SendResult, of kind: SendIntent.Kind) {
    switch result.outcome {
    // Later sends rely on a dry-run's record; a send that FCM has taken is done, whatever the history holds.
    case .accepted where kind == .dryRun && !result.isRecorded: self = .notAllowed
    case .accepted: self = .done
    case .unknown, .sentDespiteDryRun:
      self = result.outcome.mayHaveDelivered(as: kind) ? .outcomeUnknown : .nothingSent
    case .refused, .notSent:
      self =
        result.failure.map { Self($0) } ?? (result.hasJournalFailed ? .notAllowed : .interrupted)
    }
  }

  /// What a failure means to the command line.
  public init(_ failure: SendFailure) {
    switch failure.code {
    case .unauthenticated, .permissionDenied, .withoutToken, .sentBefore, .notAllowed,
      .withoutHistory:
      self = .notAllowed
    case .cancelled: self = .interrupted
    case .unreadableList: self = .unreadableInput
    case .tooFewFiles: self = .nothingSent
    case .configurationChanged: self = .configuration
    default:
      switch failure.consequence {
      case .refusedForNow: self = .nothingSent
      case .nothingLeft: self = .unreachable
      case .refused: self = .refused
      case .unknown: self = .outcomeUnknown
      }
    }
  }
}

extension SendResult {
  fileprivate var hasJournalFailed: Bool {
    if case .nothing(let reason) = record { reason != nil } else { false }
  }

  /// The last line of `send`, for people and scripts: `SENT projects/…/messages/…`.
  public func lastLine(of kind: SendIntent.Kind) -> String {
    switch outcome {
    case .accepted(let name): kind == .dryRun ? "NOT SENT (dry-run)" : "SENT \(name)"
    case .refused, .notSent: kind == .dryRun ? "NOT SENT (dry-run)" : "NOT SENT"
    case .unknown, .sentDespiteDryRun:
      outcome.mayHaveDelivered(as: kind) ? "OUTCOME UNKNOWN" : "NOT SENT (dry-run)"
    }
  }
}
