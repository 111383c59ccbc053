internal import FCMClient

/// How the column `outcome` names a ``SendOutcome``.
enum OutcomeName: String, Sendable {
  case accepted
  case refused
  case notSent = "not-sent"
  case unknown

  init(_ outcome: SendOutcome) {
    self =
      switch outcome {
      case .accepted: .accepted
      case .refused: .refused
      case .notSent: .notSent
      case .unknown, .sentDespiteDryRun: .unknown
      }
  }
}
