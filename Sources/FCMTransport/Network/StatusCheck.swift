internal import NIOCore
internal import NIOHTTP1

/// Ends a connection whose answer has a status below 100, which no HTTP answer has.
///
/// AsyncHTTPClient 1.37 takes such a head for an interim one, and traps when a body or an end follows it. Behind the
/// parser, before AsyncHTTPClient's own handlers.
final class StatusCheck: ChannelInboundHandler {
  typealias InboundIn = HTTPClientResponsePart
  typealias InboundOut = HTTPClientResponsePart

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    if case .head(let head) = unwrapInboundIn(data), head.status.code < 100 {
      context.fireErrorCaught(HTTPParserError.invalidStatus)
      context.close(promise: nil)
      return
    }
    context.fireChannelRead(data)
  }
}
