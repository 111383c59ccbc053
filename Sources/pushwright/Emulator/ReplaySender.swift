import Commands
import FCMClient
import FCMEmulator
import FCMTransport

/// Sends the requests of a record to a local FCM that runs.
struct ReplaySender {
  /// More than the emulator lets any answer take.
  private static let longestAnswer = Duration.seconds(3700)

  private let endpoint: FCMEndpoint
  private let transport: HTTPTransport

  init(_ address: String) throws(CommandFailure) {
    guard let endpoint = try? FCMEndpoint(parsing: address), endpoint.isLoopback else {
      throw CommandFailure(
        .usage, "‘\(address)’ isn't a local FCM: name it as http://127.0.0.1:PORT")
    }
    self.endpoint = endpoint
    transport = HTTPTransport()
  }

  /// `nil` for a request that can't be sent again.
  func answer(
    _ exchange: RecordedExchange
  ) async throws(CommandFailure) -> RecordedExchange.Answer? {
    guard let sent = exchange.sent, let url = try? ExchangeURL(parsing: "\(endpoint)\(sent.target)")
    else { return nil }
    let request = ExchangeRequest(
      method: sent.method, url: url,
      headers: sent.headers.sorted { $0.key < $1.key }.map {
        HTTPHeader(name: $0.key, value: $0.value)
      },
      body: sent.body, limit: 16 << 20, deadline: Self.longestAnswer)
    do throws(ExchangeFailure) {
      let answer = try await transport.exchange(request)
      let wait = answer.headers.last { $0.name.lowercased() == "retry-after" }?.value
      return exchange.received(
        status: answer.status, retryAfter: wait.flatMap { Int($0) }, body: answer.body)
    } catch {
      guard error.code == .interrupted || error.code == .unreadableAnswer else {
        throw CommandFailure(.unreachable, "\(endpoint) doesn't answer: is the emulator running?")
      }
      return exchange.received(status: nil, retryAfter: nil, body: [])
    }
  }

  func end() async { await transport.shutdown() }
}
