internal import Hummingbird
internal import Logging
internal import NIOCore

/// A local FCM for dry-runs and tests: it checks what FCM checks of a message, answers in FCM's
/// words, and delivers nothing.
///
/// It listens on the IPv4 loopback address only and speaks plain HTTP/1.1. Any bearer token is
/// taken, but one has to be there.
public enum Emulator {
  /// Starts a server and returns once it answers; port 0 means any free port.
  public static func start(port: Int = 0) async throws(EmulatorFailure) -> RunningEmulator {
    guard (0...65535).contains(port) else {
      throw EmulatorFailure("port \(port) does not exist: choose one from 1 to 65535")
    }
    let (ports, running) = AsyncStream<Int>.makeStream()
    let application = Application(
      responder: EmulatorResponder(fcm: EmulatedFCM()),
      configuration: ApplicationConfiguration(address: .hostname("127.0.0.1", port: port)),
      onServerRunning: { running.yield($0.localAddress?.port ?? port) },
      logger: Logger(label: "emulator") { _ in SwiftLogNoOpLogHandler() })
    let server = Task {
      defer { running.finish() }
      try await application.run()
    }
    for await port in ports { return RunningEmulator(port: port, server: server) }
    server.cancel()
    throw EmulatorFailure(await server.result, port: port)
  }
}
