public import FCMClient

/// An emulator that answers; it goes on until ``stop()``.
public struct RunningEmulator: Sendable {
  static let tokenPath = "/token"

  private let address: String
  /// The port in use, also where any free one was asked for.
  public let port: Int
  private let fcm: EmulatedFCM
  private let clock: EmulatorClock
  private let server: Task<Void, any Error>

  init(
    address: String, port: Int, fcm: EmulatedFCM, clock: EmulatorClock,
    server: Task<Void, any Error>
  ) {
    self.address = address
    self.port = port
    self.fcm = fcm
    self.clock = clock
    self.server = server
  }

  /// Where requests to this emulator go.
  public var endpoint: FCMEndpoint { .loopback(port: port) }

  /// The address of ``endpoint``, or the one at which it listens if that isn't loopback: `http://192.168.0.7:8099`.
  public var reachableAddress: String {
    if ["0.0.0.0", "::", "localhost", "127.0.0.1"].contains(address) { return "\(endpoint)" }
    return address.contains(":") ? "http://[\(address)]:\(port)" : "http://\(address):\(port)"
  }

  /// The token endpoint (`token_uri` of a service account's file), which an assertion may name as
  /// its audience.
  public var tokenURL: String { Self.tokenURL(port: port) }

  /// What was accepted so far, in its order: what would have been delivered, and dry-runs; the newest 10,000 of them.
  public var accepted: [AcceptedMessage] { fcm.accepted.all }

  /// What a device would have got: ``accepted`` without the dry-runs.
  public var delivered: [AcceptedMessage] { accepted.filter { !$0.isDryRun } }

  /// How many `messages:send` requests arrived whole, refused ones included.
  public var requestCount: Int { fcm.requestCount }

  /// The state up to now, from which another emulator can go on; whole once this one has stopped.
  public var snapshot: EmulatorSnapshot { fcm.snapshot(at: clock.now) }

  /// Ends every connection and returns once the port is free again.
  public func stop() async {
    server.cancel()
    _ = await server.result
  }

  static func tokenURL(port: Int) -> String { "http://127.0.0.1:\(port)\(tokenPath)" }
}
