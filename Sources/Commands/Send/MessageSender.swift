public import FCMClient
public import SendPolicy

/// Credentials, journal and network, as a send needs them; the executable has the real one.
public protocol MessageSender: Sendable {
  /// With whose rights, and what the journal says about the message of a case.
  func situation(for sendCase: SendCase) async -> SendSituation

  /// From the journal's intent over FCM's answer to the journal's outcome; an intent that the journal by now knows to be
  /// a repetition that the sender hasn't agreed to isn't sent.
  ///
  /// - Throws: `RefusedSend` if no request can be made of the intent.
  func perform(
    _ intent: SendIntent, repeating: RepeatConsent, retrying: RetryPolicy
  ) async throws(RefusedSend) -> SendResult

  /// Gives back threads and sockets.
  func stop() async
}
