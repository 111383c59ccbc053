extension ImageProbe {
  /// Why there is no answer; lower-case, without a full stop.
  static func reason(for error: any Error) -> String {
    let failure = NetworkFailure(
      error, hasLeft: true, isCancelled: Task.isCancelled, route: nil)
    switch failure {
    case .unreachable(let reason), .interrupted(let reason): return reason
    case .insecure(let reason): return "no secure connection: \(reason)"
    case .timedOut: return "not in time"
    case .answerTooLong(let limit): return "it has more than \(limit) bytes"
    case .cancelled: return "canceled"
    }
  }
}
