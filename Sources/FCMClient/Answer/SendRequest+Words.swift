extension SendRequest {
  var answerer: String { endpoint.answerer }

  /// The remedy if it is unknown whether the message was accepted.
  func whenUnknown(_ remedy: String) -> String {
    isDryRun
      ? "\(remedy); nothing was delivered, because it was a dry run"
      : "the message may have been delivered: \(ResendAdvice.words(for: message))"
  }
}
