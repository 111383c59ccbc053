internal import AsyncHTTPClient
public import FCMClient
internal import NIOCore
internal import NIOHTTP1

/// The network under ``FCMClient``: performs a request once, over HTTP/2 where the server offers
/// it, and reads the answer.
///
/// Redirects are not followed, so the token goes to the request's own endpoint or nowhere. Nothing
/// is tried twice, because FCM cannot tell a second attempt from a second message. Threads and
/// sockets come with the first request; ``shutdown()`` has to be called once one was made.
public struct HTTPTransport: Sendable {
  /// FCM's answers have some hundred bytes; what is longer than this (in bytes) is not FCM's.
  private static let longestAnswer = 1 << 20

  private let client = LazyClient()

  /// Costs nothing until the first request.
  public init() {}

  /// Performs the request and gives the message's name.
  ///
  /// Cancelling the task ends the exchange at once, with a failure that says what is known. The
  /// token goes into the `Authorization` header and nowhere else.
  public func perform(
    _ request: SendRequest, token: BearerToken?
  ) async throws(SendFailure) -> MessageName {
    let answer: SendAnswer
    do {
      answer = try await Deadline.run(within: request.deadline) { [client] in
        try await Self.exchange(request, token: token, client: try client.started())
      }
    } catch {
      throw SendFailure(error, of: request, isCancelled: Task.isCancelled)
    }
    return try answer.get()
  }

  /// Closes every connection; requests under way fail as given up, later ones are not begun.
  public func shutdown() async {
    await client.shutdown()
  }

  /// The transport as the rest of the program takes it.
  public var sender: MessageSender {
    MessageSender { request, token async throws(SendFailure) in
      try await perform(request, token: token)
    }
  }

  private static func exchange(
    _ request: SendRequest, token: BearerToken?, client: HTTPClient
  ) async throws -> SendAnswer {
    let response = try await client.execute(
      HTTPClientRequest(request, token: token), deadline: .distantFuture)
    let body = try await response.body.collect(upTo: longestAnswer)
    return .reading(
      status: Int(response.status.code),
      headers: response.headers.map { HTTPHeader(name: $0.name, value: $0.value) },
      body: Array(body.readableBytesView),
      to: request)
  }
}

extension HTTPClientRequest {
  fileprivate init(_ request: SendRequest, token: BearerToken?) {
    self.init(url: request.url)
    method = HTTPMethod(rawValue: request.method)
    for header in request.headers { headers.add(name: header.name, value: header.value) }
    if let token { headers.add(name: "Authorization", value: token.authorization) }
    body = .bytes(ByteBuffer(string: request.body))
  }
}
