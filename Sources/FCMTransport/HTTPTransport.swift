public import FCMClient

/// The network under ``FCMClient``: performs a request once, over HTTP/1.1, and reads the answer.
///
/// Redirects are not followed, so the token goes to the request's own endpoint or nowhere. Nothing
/// is tried twice, because FCM cannot tell a second attempt from a second message. Every request
/// ends at its deadline at the latest, whatever the other side does. Threads and sockets come with
/// the first request; ``shutdown()`` has to be called once one was made.
public struct HTTPTransport: Sendable {
  /// FCM's answers have some hundred bytes; what is longer than this (in bytes) is not FCM's.
  static let longestAnswer = 1 << 20

  let settings: TransportSettings
  let clients: HTTPClients

  /// Costs nothing until the first request.
  public init(settings: TransportSettings = .standard) {
    self.settings = settings
    clients = HTTPClients(settings: settings)
  }

  /// Performs the request and gives the message's name.
  ///
  /// Cancelling the task ends the exchange at once, with a failure that says what is known. The
  /// token goes into the `Authorization` header and nowhere else. The message leaves through
  /// `departure`, if it is open. Who stands in for the request's endpoint listens at `address`.
  public func perform(
    _ request: SendRequest, token: AccessToken?, at address: FCMEndpoint? = nil,
    through departure: Departure? = nil
  ) async throws(SendFailure) -> MessageName {
    let answer: ExchangeAnswer
    do throws(NetworkFailure) {
      answer = try await self.answer(
        to: Self.exchange(of: request, at: address ?? request.endpoint, token: token),
        through: departure)
    } catch {
      throw SendFailure(error, of: request)
    }
    return try SendAnswer.reading(
      status: answer.status, headers: answer.headers, body: answer.body, to: request,
      sentWith: token?.token
    ).get()
  }

  /// Closes every connection; requests under way fail as given up, later ones are not begun.
  public func shutdown() async {
    await clients.shutdown()
  }

  static func exchange(
    of request: SendRequest, at address: FCMEndpoint, token: AccessToken?
  ) -> ExchangeRequest {
    ExchangeRequest(
      method: request.method,
      url: ExchangeURL(endpoint: address, target: request.path),
      headers: request.headers + (token?.headers ?? []),
      body: Array(request.body.utf8),
      limit: longestAnswer,
      deadline: request.deadline)
  }
}
