import NIOCore
import NIOPosix

/// The part of a proxy that comes after `CONNECT`.
enum Tunnel {
  /// Carries bytes both ways between a connection and a server on this machine, until one side ends.
  static func run(_ connection: inout ByteConnection, toPort port: Int) async throws {
    let server = try await ClientBootstrap(group: .singletonMultiThreadedEventLoopGroup)
      .connect(host: "127.0.0.1", port: port) { channel in
        channel.eventLoop.makeCompletedFuture {
          try NIOAsyncChannel<ByteBuffer, ByteBuffer>(wrappingChannelSynchronously: channel)
        }
      }
    try await server.executeThenClose { inbound, outbound in
      let back = connection.outbound
      try await withThrowingTaskGroup { group in
        group.addTask {
          for try await bytes in inbound { try await back.write(bytes) }
        }
        while let bytes = try await connection.next() { try await outbound.write(bytes) }
        group.cancelAll()
      }
    }
  }
}
