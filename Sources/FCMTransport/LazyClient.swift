internal import AsyncHTTPClient
internal import NIOCore
internal import Synchronization

/// An `HTTPClient` that exists from its first use on, since making one starts NIO's threads.
final class LazyClient: Sendable {
  private enum State {
    case idle
    case running(HTTPClient)
    case shutDown
  }

  private let state = Mutex(State.idle)
  private let redirects: HTTPClient.Configuration.RedirectConfiguration

  init(redirects: HTTPClient.Configuration.RedirectConfiguration = .disallow) {
    self.redirects = redirects
  }

  /// The client; throws `HTTPClientError.alreadyShutdown` after ``shutdown()``.
  func started() throws -> HTTPClient {
    try state.withLock { state in
      switch state {
      case .running(let client): return client
      case .shutDown: throw HTTPClientError.alreadyShutdown
      case .idle:
        let client = HTTPClient(
          eventLoopGroupProvider: .singleton, configuration: configuration)
        state = .running(client)
        return client
      }
    }
  }

  func shutdown() async {
    let last = state.withLock { state in
      defer { state = .shutDown }
      return state
    }
    guard case .running(let client) = last else { return }
    // The only error is a second shutdown, which the state above excludes.
    try? await client.shutdown()
  }

  private var configuration: HTTPClient.Configuration {
    var configuration = HTTPClient.Configuration()
    configuration.redirectConfiguration = redirects
    configuration.timeout.connect = .seconds(10)
    // Connecting again and again until the deadline would hide "connection refused" for so long.
    configuration.connectionPool.retryConnectionEstablishment = false
    return configuration
  }
}
