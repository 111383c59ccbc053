public import FCMClient

/// An emulator that answers; it goes on until ``stop()``.
public struct RunningEmulator: Sendable {
  /// The port in use, also where any free one was asked for.
  public let port: Int
  private let server: Task<Void, any Error>

  init(port: Int, server: Task<Void, any Error>) {
    self.port = port
    self.server = server
  }

  /// Where requests to this emulator go.
  public var endpoint: FCMEndpoint { .loopback(port: port) }

  /// Ends every connection and returns once the port is free again.
  public func stop() async {
    server.cancel()
    _ = await server.result
  }
}
