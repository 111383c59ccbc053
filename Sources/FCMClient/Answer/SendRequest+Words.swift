extension SendRequest {
  /// Who answers at the endpoint, as the subject of a sentence.
  var answerer: String {
    if endpoint.isLoopback { return "the local FCM" }
    return endpoint == .google ? "FCM" : endpoint.host
  }

  /// The remedy where nobody knows whether the message was taken.
  func whenUnknown(_ remedy: String) -> String {
    isDryRun
      ? "\(remedy); nothing was delivered, because it was a dry-run"
      : "the message may have been delivered: \(SendResult.whenUnknown)"
  }
}
