import FCMClient
import Hummingbird
import Logging
import NIOCore

/// A server on loopback that misbehaves in one way.
enum Server {
  enum Answer {
    case redirectToTheEmulatorsRoute
    case nothing
    case halfABody
    case twoMebibytes
    case image(type: String, byteCount: Int)
    /// Without its length, and longer than a client should read.
    case endlessImage
    case redirectToItself
  }

  static func with(
    answering answer: Answer,
    _ body: (FCMEndpoint, SeenRequests) async throws -> Void
  ) async throws {
    let seen = SeenRequests()
    let (ports, running) = AsyncStream<Int>.makeStream()
    let application = Application(
      responder: CallbackResponder { (request: Request, _: BasicRequestContext) in
        seen.append(request.headers[.authorization])
        return try await response(answer)
      },
      configuration: ApplicationConfiguration(address: .hostname("127.0.0.1", port: 0)),
      onServerRunning: { running.yield($0.localAddress?.port ?? 0) },
      logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
    try await withThrowingTaskGroup { group in
      group.addTask { try await application.run() }
      for await port in ports {
        try await body(.loopback(port: port), seen)
        break
      }
      group.cancelAll()
    }
  }

  private static func response(_ answer: Answer) async throws -> Response {
    switch answer {
    case .redirectToTheEmulatorsRoute:
      let target = "https://other.example/v1/projects/demo/messages:send"
      return Response(status: .temporaryRedirect, headers: [.location: target])
    case .nothing:
      try await Task.sleep(for: .seconds(60))
      return Response(status: .ok)
    case .halfABody:
      let body = ResponseBody(contentLength: 100) { writer in
        try await writer.write(ByteBuffer(string: "{\"name\":"))
        try await Task.sleep(for: .seconds(60))
        try await writer.finish(nil)
      }
      return Response(status: .ok, body: body)
    case .twoMebibytes:
      let buffer = ByteBuffer(repeating: UInt8(ascii: " "), count: 2 << 20)
      return Response(status: .ok, body: ResponseBody(byteBuffer: buffer))
    case .image(let type, let count):
      let buffer = ByteBuffer(repeating: 0, count: count)
      return Response(
        status: .ok, headers: [.contentType: type], body: ResponseBody(byteBuffer: buffer))
    case .endlessImage:
      let body = ResponseBody { writer in
        while !Task.isCancelled {
          try await writer.write(ByteBuffer(repeating: 0, count: 1 << 16))
        }
        try await writer.finish(nil)
      }
      return Response(status: .ok, headers: [.contentType: "image/png"], body: body)
    case .redirectToItself:
      return Response(status: .found, headers: [.location: "/image.png"])
    }
  }
}
