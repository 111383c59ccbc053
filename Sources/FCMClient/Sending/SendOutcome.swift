/// The outcome of a ``SendIntent``, as the journal holds it.
public enum SendOutcome: Hashable, Sendable {
  /// FCM has taken it, or found it right in a dry-run.
  case accepted(name: String)
  /// FCM did not take it, and nothing was delivered.
  case refused(code: String, sentence: String)
  /// Nothing left this machine.
  case notSent(sentence: String)
  /// The request left, and it is unknown whether FCM took it.
  case unknown(sentence: String)
  /// A dry-run was answered as a send is: devices may have got the message.
  case sentDespiteDryRun(sentence: String)

  /// Whether a message may have been delivered without anybody knowing; of a dry-run only if it was answered as a send is.
  public func mayHaveDelivered(as kind: SendIntent.Kind) -> Bool {
    switch self {
    case .accepted, .refused, .notSent: false
    case .unknown: kind != .dryRun && !kind.isOfTopic
    case .sentDespiteDryRun: true
    }
  }

  /// What an answer means for the record.
  public init(_ answer: SendAnswer) {
    switch answer {
    case .accepted(let name): self = .accepted(name: "\(name)")
    case .failed(let failure):
      switch failure.consequence {
      case .nothingLeft: self = .notSent(sentence: failure.sentence)
      case .refused, .refusedForNow:
        self = .refused(code: failure.code.description, sentence: failure.sentence)
      case .unknown where failure.code == .sentDespiteDryRun:
        self = .sentDespiteDryRun(sentence: failure.sentence)
      case .unknown: self = .unknown(sentence: failure.sentence)
      }
    }
  }
}
