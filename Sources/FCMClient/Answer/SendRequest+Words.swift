import PushMessages

extension SendRequest {
  var answerer: String { endpoint.answerer }

  /// What names the device in this message, as people call it.
  var address: String { isToInstallation ? "installation ID" : "token" }

  var isToInstallation: Bool { message["fid"]?.string?.isEmpty == false }

  var hasCondition: Bool { message["condition"]?.string?.isEmpty == false }

  /// The remedy where nobody knows whether the message was taken.
  func whenUnknown(_ remedy: String) -> String {
    isDryRun
      ? "\(remedy); nothing was delivered, because it was a dry-run"
      : "the message may have been delivered: \(ResendAdvice.words(for: message))"
  }
}
