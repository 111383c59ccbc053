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

  /// What an answer means for the record.
  public init(_ answer: SendAnswer) {
    switch answer {
    case .accepted(let name): self = .accepted(name: "\(name)")
    case .failed(let failure):
      switch failure.consequence {
      case .nothingLeft: self = .notSent(sentence: failure.sentence)
      case .refused, .refusedForNow:
        self = .refused(code: failure.code.description, sentence: failure.sentence)
      case .unknown: self = .unknown(sentence: failure.sentence)
      }
    }
  }
}
