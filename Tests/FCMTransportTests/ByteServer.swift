import NIOCore
import NIOPosix
import NIOSSL

/// A server on loopback that speaks bytes, so that it can do what no HTTP server does.
///
/// A connection ends when `serve` returns.
enum ByteServer {
  typealias Serve = @Sendable (inout ByteConnection) async throws -> Void

  /// Runs the body with the port of a server, and ends the server.
  static func with(
    _ tls: NIOSSLContext? = nil, serving serve: @escaping Serve,
    _ body: (_ port: Int) async throws -> Void
  ) async throws {
    let server = try await ServerBootstrap(group: .singletonMultiThreadedEventLoopGroup)
      .bind(host: "127.0.0.1", port: 0) { channel in
        channel.eventLoop.makeCompletedFuture {
          if let tls {
            try channel.pipeline.syncOperations.addHandler(NIOSSLServerHandler(context: tls))
          }
          return try NIOAsyncChannel<ByteBuffer, ByteBuffer>(wrappingChannelSynchronously: channel)
        }
      }
    try await withThrowingTaskGroup { group in
      group.addTask { try await Self.run(server, serving: serve) }
      try await body(server.channel.localAddress?.port ?? 0)
      group.cancelAll()
    }
  }

  private static func run(
    _ server: NIOAsyncChannel<NIOAsyncChannel<ByteBuffer, ByteBuffer>, Never>,
    serving serve: @escaping Serve
  ) async throws {
    try await server.executeThenClose { connections in
      try await withThrowingDiscardingTaskGroup { group in
        for try await connection in connections {
          group.addTask {
            // A connection that breaks is what the tests are about.
            try? await connection.executeThenClose { inbound, outbound in
              var connection = ByteConnection(inbound, outbound)
              try await serve(&connection)
            }
          }
        }
      }
    }
  }
}
