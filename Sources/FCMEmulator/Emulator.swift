internal import Hummingbird
internal import Logging
internal import NIOCore

/// A local FCM for dry-runs and tests: it checks what FCM checks of a message, answers in FCM's
/// words, and delivers nothing.
///
/// It listens on the IPv4 loopback address only and speaks plain HTTP/1.1. A message can ask for a
/// failure by its target: the topic or token `behave-unregistered` is answered as a token of an
/// uninstalled app is, and so are `behave-quota-exceeded-30`, `behave-unauthenticated`,
/// `behave-sender-id-mismatch`, `behave-permission-denied`, `behave-internal`,
/// `behave-unavailable-5`, `behave-slow-3`, `behave-cut-before-reading`,
/// `behave-cut-before-answering`, `behave-cut-while-answering`, `behave-empty-answer` and
/// `behave-nameless-answer` in their ways. The header `X-Pushwright-Behave: unregistered` asks for the
/// same on behalf of any message.
public enum Emulator {
  /// Starts a server and returns once it answers; port 0 means any free port.
  ///
  /// `now` gives the seconds since 1970 by which assertions and tokens are judged; it is the time of
  /// day if left out.
  public static func start(
    port: Int = 0, tokens: AcceptedTokens = .any, now: (@Sendable () -> Int)? = nil
  ) async throws(EmulatorFailure) -> RunningEmulator {
    guard (0...65535).contains(port) else {
      throw EmulatorFailure("port \(port) does not exist: choose one from 1 to 65535")
    }
    let endpoint: TokenEndpoint? =
      switch tokens {
      case .any: nil
      case .issued(let accounts):
        TokenEndpoint(accounts: accounts, now: now ?? WallClock.secondsSince1970)
      }
    let fcm = EmulatedFCM(tokens: endpoint)
    let (ports, running) = AsyncStream<Int>.makeStream()
    let application = Application(
      responder: EmulatorResponder(fcm: fcm, tokens: endpoint),
      configuration: ApplicationConfiguration(address: .hostname("127.0.0.1", port: port)),
      onServerRunning: { running.yield($0.localAddress?.port ?? port) },
      logger: Logger(label: "emulator") { _ in SwiftLogNoOpLogHandler() })
    let server = Task {
      defer { running.finish() }
      try await application.run()
    }
    for await port in ports { return RunningEmulator(port: port, fcm: fcm, server: server) }
    server.cancel()
    throw EmulatorFailure(await server.result, port: port)
  }
}
