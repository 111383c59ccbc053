public import FCMClient

extension HTTPTransport {
  /// The longest page of a list: 2000 topics with names of 900 letters, and what is around them.
  ///
  /// Below ``AnswerLimit/standard``, so that a page that is too long is told from a flood.
  private static let longestPage = 3 << 20

  /// Makes a call once and gives the answer, whatever its status.
  ///
  /// The same rules hold as for a message: redirects are not followed, and it ends at its deadline. Who stands in for the
  /// call's endpoint listens at `address`.
  public func perform(
    _ call: APICall, token: AccessToken?, at address: FCMEndpoint? = nil
  ) async throws(CallFailure) -> APIAnswer {
    do throws(NetworkFailure) {
      let answer = try await answer(
        to: ExchangeRequest(
          method: call.method.rawValue,
          url: ExchangeURL(endpoint: address ?? call.endpoint, target: call.target),
          headers: call.headers + (token?.headers ?? []), body: Array(call.body.utf8),
          limit: Self.longestPage, deadline: call.deadline))
      return APIAnswer(
        status: answer.status, headers: answer.headers, body: answer.body, sentWith: token?.token)
    } catch {
      throw CallFailure(error, of: call)
    }
  }
}

extension CallFailure {
  init(_ failure: NetworkFailure, of call: APICall) {
    let endpoint = call.endpoint
    switch failure {
    case .unreachable(let reason):
      self = .network(
        .unreachable, "\(endpoint) couldn't be reached (\(reason))", hasLeft: false)
    case .tooFewFiles: self = .tooFewFiles
    case .insecure(let reason):
      self = .network(
        .insecure, "no trusted TLS connection to \(endpoint.host) (\(reason))", hasLeft: false)
    case .timedOut:
      self = .network(
        .timedOut, "\(endpoint.answerer) didn't answer within \(call.deadline.inWords)",
        hasLeft: true)
    case .interrupted(let reason):
      self = .network(
        .interrupted, "the connection to \(endpoint) ended before the answer (\(reason))",
        hasLeft: true)
    case .answerTooLong(let limit):
      self = .network(
        .unreadableAnswer, "\(endpoint.answerer) answered with more than \(limit) bytes",
        hasLeft: true)
    case .cancelled(let hasLeft):
      self = .network(.cancelled, "Pushwright gave up the request", hasLeft: hasLeft)
    }
  }
}
