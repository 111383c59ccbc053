/// What is known about the dry-run of the message on screen.
///
/// `Instant` is whatever the caller's clock counts in; this module has none of its own.
public enum DryRunState<Instant: Hashable & Sendable>: Hashable, Sendable {
  /// No dry-run was made since the draft was opened.
  case none
  /// The request is on its way.
  case running(DryRunSubject, since: Instant)
  /// FCM or the emulator accepted the message.
  case passed(DryRunSubject, at: Instant)
  /// It was refused, or nobody answered.
  case failed(DryRunSubject, SendFailure, at: Instant)

  /// The message that was or is being checked.
  public var subject: DryRunSubject? {
    switch self {
    case .none: nil
    case .running(let subject, _), .passed(let subject, _), .failed(let subject, _, _): subject
    }
  }

  /// Whether the result is of another text, project or endpoint than the given one.
  public func isStale(for current: DryRunSubject) -> Bool {
    subject.map { $0 != current } ?? false
  }

  /// Takes the answer to the request with that subject; an answer to an older request, which came
  /// late or was given up, changes nothing.
  public mutating func finish(
    _ finished: DryRunSubject, with answer: SendAnswer, at instant: Instant
  ) {
    guard case .running(finished, _) = self else { return }
    switch answer {
    case .accepted: self = .passed(finished, at: instant)
    case .failed(let failure): self = .failed(finished, failure, at: instant)
    }
  }
}
