import Foundation
import NIOCore
import NIOHTTP1
import NIOPosix
import NIOSSL

/// An FCM that takes every message at once, over TLS, in a process of its own: what is measured is the client.
struct ListServer {
  /// The process, which ends with this one's input.
  private let process: Process
  private let input = Pipe()
  let port: Int
  /// The file with the certificate to trust.
  let certificate: String

  /// It couldn't be started.
  struct Failure: Error {}

  /// Starts this program once more, as the server.
  init(folder: URL) throws {
    process = Process()
    process.executableURL = URL(filePath: "/proc/self/exe")
    let output = Pipe()
    certificate = folder.appending(path: "server.pem").path(percentEncoded: false)
    process.arguments = ["list-server", folder.path(percentEncoded: false)]
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    guard let port = Int(line.trimmingCharacters(in: .whitespacesAndNewlines)) else {
      throw Failure()
    }
    self.port = port
  }

  func stop() {
    process.terminate()
    process.waitUntilExit()
  }

  /// Serves until the process is ended; prints the port.
  static func run(folder: String) async throws {
    let certificate = try BenchmarkCertificate()
    try Data(certificate.pem.utf8).write(to: URL(filePath: folder).appending(path: "server.pem"))
    let context = try certificate.serverContext()
    let channel = try await ServerBootstrap(group: .singletonMultiThreadedEventLoopGroup)
      .serverChannelOption(.backlog, value: 1024)
      .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
      .childChannelOption(.tcpOption(.tcp_nodelay), value: 1)
      .childChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          let pipeline = channel.pipeline.syncOperations
          try pipeline.addHandler(NIOSSLServerHandler(context: context))
          try pipeline.configureHTTPServerPipeline()
          try pipeline.addHandler(Answerer())
        }
      }
      .bind(host: "127.0.0.1", port: 0).get()
    // Standard output is a pipe, whose buffer no one would flush.
    FileHandle.standardOutput.write(Data("\(channel.localAddress?.port ?? 0)\n".utf8))
    try await channel.closeFuture.get()
  }

  /// Takes each message under the next name.
  private final class Answerer: ChannelInboundHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias OutboundOut = HTTPServerResponsePart

    private var count = 0

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      guard case .end = unwrapInboundIn(data) else { return }
      count += 1
      let id = "0:17952236\(10_000_000 + count)%31bd1c9631bd1c96"
      let body = ByteBuffer(string: "{\n  \"name\": \"projects/demo/messages/\(id)\"\n}\n")
      var headers = HTTPHeaders()
      headers.add(name: "Content-Type", value: "application/json; charset=UTF-8")
      headers.add(name: "Vary", value: "Origin, X-Origin, Referer")
      headers.add(name: "Server", value: "scaffolding on HTTPServer2")
      headers.add(name: "Cache-Control", value: "private")
      headers.add(name: "X-XSS-Protection", value: "0")
      headers.add(name: "X-Frame-Options", value: "SAMEORIGIN")
      headers.add(name: "X-Content-Type-Options", value: "nosniff")
      headers.add(name: "Content-Length", value: "\(body.readableBytes)")
      let head = HTTPResponseHead(version: .http1_1, status: .ok, headers: headers)
      context.write(wrapOutboundOut(.head(head)), promise: nil)
      context.write(wrapOutboundOut(.body(.byteBuffer(body))), promise: nil)
      context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
    }
  }
}
