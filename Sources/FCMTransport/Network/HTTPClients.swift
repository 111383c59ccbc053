internal import AsyncHTTPClient
internal import FCMClient
internal import NIOCore
internal import NIOSSL
internal import Synchronization

/// The HTTP clients of a transport, one for each way out: direct, or through a proxy.
///
/// Each exists from its first use on, since making one starts NIO's threads.
final class HTTPClients: Sendable {
  private enum State {
    case running([Way: HTTPClient])
    case shutDown
  }

  /// A way to servers: through a proxy or not, and the addresses of those whose names are not looked up again.
  private struct Way: Hashable {
    var route: ProxyAddress?
    var addresses: [String: String]
  }

  private let state = Mutex(State.running([:]))
  private let settings: TransportSettings
  let first = FirstConnection()

  init(settings: TransportSettings) {
    self.settings = settings
  }

  /// The client for a way out; throws `HTTPClientError.alreadyShutdown` after ``shutdown()``,
  /// ``NetworkFailure/insecure(because:)`` where the trusted certificates cannot be read, and
  /// ``NetworkFailure/tooFewFiles`` where the system lets the program open too few files.
  ///
  /// `addresses` are those of hosts by their names; they are used in place of what a name server says.
  func client(
    for route: ProxyAddress?, addresses: [String: String] = [:]
  ) throws -> HTTPClient {
    let way = Way(route: route, addresses: addresses)
    return try state.withLock { state in
      guard case .running(var clients) = state else { throw HTTPClientError.alreadyShutdown }
      if let client = clients[way] { return client }
      try FileSlots.check()
      let client = HTTPClient(
        eventLoopGroupProvider: .singleton, configuration: try configuration(for: way))
      clients[way] = client
      state = .running(clients)
      return client
    }
  }

  /// Waits for a second at most: AsyncHTTPClient waits for handshakes under way, which may take ten.
  func shutdown() async {
    let last = state.withLock { state in
      defer { state = .shutDown }
      return state
    }
    guard case .running(let clients) = last else { return }
    // The only other error is a second shutdown, which the state above excludes.
    try? await Deadline(duration: .seconds(1)).limit {
      for client in clients.values { try await client.shutdown() }
    }
  }

  private func configuration(for way: Way) throws -> HTTPClient.Configuration {
    var configuration = HTTPClient.Configuration()
    // With HTTP/2 a server could end the program: AsyncHTTPClient 1.37 traps when a stream is reset
    // after an early answer (its issue 922), and floods of frames fill the memory.
    configuration.httpVersion = .http1Only
    configuration.tlsConfiguration = try settings.trust.tlsConfiguration()
    configuration.proxy = way.route.map(HTTPClient.Configuration.Proxy.init)
    configuration.redirectConfiguration = .disallow
    configuration.dnsOverride = way.addresses
    configuration.timeout.connect = .seconds(10)
    configuration.http1_1ConnectionDebugInitializer = { [limit = settings.answerLimit] channel in
      ConnectionCheck.prepare(channel, answerLimit: limit)
    }
    // Topics are changed by as many calls at a time, and lists sent by as many messages.
    configuration.connectionPool.concurrentHTTP1ConnectionsPerHostSoftLimit = max(
      CallPolicy.standard.inFlight, ListPolicy.standard.window)
    // Connecting again and again until the deadline would hide "connection refused" for so long.
    configuration.connectionPool.retryConnectionEstablishment = false
    return configuration
  }
}

extension HTTPClient.Configuration.Proxy {
  fileprivate init(_ address: ProxyAddress) {
    self = .server(
      host: address.host, port: address.port,
      authorization: address.credentials.map {
        .basic(username: $0.user, password: $0.password)
      })
  }
}
