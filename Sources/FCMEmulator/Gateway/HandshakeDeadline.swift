internal import NIOCore
internal import NIOTLS

/// Ends a connection whose TLS takes too long to begin.
final class HandshakeDeadline: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = ByteBuffer

  private let end: Scheduled<Void>

  init(_ end: Scheduled<Void>) {
    self.end = end
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    if case .handshakeCompleted? = event as? TLSUserEvent {
      end.cancel()
      context.pipeline.syncOperations.removeHandler(self, promise: nil)
    }
    context.fireUserInboundEventTriggered(event)
  }
}
