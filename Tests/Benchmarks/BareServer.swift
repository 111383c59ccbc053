import Hummingbird
import Logging
import NIOCore

/// A handler of Hummingbird's that reads a request and answers: what a server costs that does nothing.
struct BareServer {
  let port: Int
  private let server: Task<Void, any Error>

  static func start() async throws -> BareServer {
    let (ports, running) = AsyncStream<Int>.makeStream()
    let answer = #"{"name":"projects/demo/messages/0000000000000001"}"#
    let application = Application(
      responder: CallbackResponder { (request: Request, _: BasicRequestContext) in
        _ = try await request.body.collect(upTo: 1 << 20)
        return Response(
          status: .ok, headers: [.contentType: "application/json; charset=UTF-8"],
          body: ResponseBody(byteBuffer: ByteBuffer(string: answer)))
      },
      configuration: ApplicationConfiguration(address: .hostname("127.0.0.1", port: 0)),
      onServerRunning: { running.yield($0.localAddress?.port ?? 0) },
      logger: Logger(label: "bare") { _ in SwiftLogNoOpLogHandler() })
    let server = Task {
      defer { running.finish() }
      try await application.run()
    }
    for await port in ports { return BareServer(port: port, server: server) }
    throw ListClients.Wrong()
  }

  func stop() async {
    server.cancel()
    _ = await server.result
  }
}
