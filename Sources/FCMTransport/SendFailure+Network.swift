internal import FCMClient

extension SendFailure {
  /// What an exchange that went wrong means for the message.
  init(_ failure: NetworkFailure, of request: SendRequest) {
    switch failure {
    case .unreachable(let reason): self = .unreachable(request, because: reason)
    case .tooFewFiles: self = .tooFewFiles
    case .insecure(let reason): self = .insecure(request, because: reason)
    case .timedOut: self = .timedOut(request)
    case .interrupted(let reason): self = .interrupted(request, because: reason)
    case .answerTooLong(let limit): self = .answerTooLong(request, limit: limit)
    case .cancelled(let hasLeft): self = .cancelled(request, hasStarted: hasLeft)
    }
  }
}
