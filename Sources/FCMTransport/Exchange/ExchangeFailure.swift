public import FCMClient
internal import HarmlessText

/// Why an exchange got no answer, without any word of what was to be exchanged.
public struct ExchangeFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kind, in the words that sends have for it: `unreachable`, `tooFewFiles`, `insecure`,
  /// `timedOut`, `interrupted`, `unreadableAnswer` or `cancelled`.
  public let code: SendFailure.Code
  /// What happened, in lower case and without a full stop; safe to print.
  public let description: String

  init(_ failure: NetworkFailure, of request: ExchangeRequest) {
    let url = request.url
    switch failure {
    case .unreachable(let reason):
      self.init(.unreachable, "couldn't reach \(url) (\(reason))")
    case .tooFewFiles: self.init(.tooFewFiles, SendFailure.tooFewFiles.sentence)
    case .insecure(let reason):
      self.init(.insecure, "no trusted TLS connection to \(url.host) (\(reason))")
    case .timedOut:
      self.init(.timedOut, "\(url) didn't answer within \(request.deadline.inWords)")
    case .interrupted(let reason):
      self.init(.interrupted, "the connection to \(url) ended before the answer (\(reason))")
    case .answerTooLong(let limit):
      self.init(.unreadableAnswer, "\(url) answered with more than \(limit) bytes")
    case .cancelled:
      self.init(.cancelled, "the request to \(url) was canceled")
    }
  }

  private init(_ code: SendFailure.Code, _ description: String) {
    self.code = code
    self.description = VisibleText.of(description)
  }
}
