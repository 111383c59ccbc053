internal import NIOCore

/// Ends a connection over which more comes in than an answer can have, whatever it is made of.
///
/// The limits of HTTP's parser are for single parts: a status line, interim answers, chunk sizes and trailers have none.
/// It comes first in the pipeline, before TLS.
final class AnswerLimit: ChannelDuplexHandler {
  /// The other side sent more than any answer needs.
  struct Exceeded: Error {
    /// Bytes.
    var limit: Int
  }

  typealias InboundIn = ByteBuffer
  typealias InboundOut = ByteBuffer
  typealias OutboundIn = IOData
  typealias OutboundOut = IOData

  /// The longest body that is read, 1 MiB, the parser's longest headers, and what encrypts them.
  static let standard = 4 << 20

  private let bytes: Int
  private var count = 0

  init(bytes: Int) {
    self.bytes = bytes
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    count += unwrapInboundIn(data).readableBytes
    guard count <= bytes else {
      context.fireErrorCaught(Exceeded(limit: bytes))
      context.close(promise: nil)
      return
    }
    context.fireChannelRead(data)
  }

  /// A request begins: connections are used again.
  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    count = 0
    context.write(data, promise: promise)
  }
}
