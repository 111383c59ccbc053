internal import NIOCore

/// Holds a connection's first bytes until it is known what the client wants.
///
/// For a way to another host it says yes or no, and waits for what comes next. All bytes that aren't its own it
/// hands on when it leaves.
final class OpeningHandler: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = ByteBuffer
  typealias InboundOut = ByteBuffer
  typealias OutboundOut = ByteBuffer

  /// What the connection is for.
  enum Purpose {
    case plain
    case http2
    case tls
  }

  private let purpose: EventLoopPromise<Purpose>
  private let refused: @Sendable (String) -> Void
  private var bytes = ByteBuffer()
  private var isTunnel = false
  private var isDecided = false

  /// `refused` hears of hosts that the emulator doesn't answer for.
  init(_ purpose: EventLoopPromise<Purpose>, refused: @escaping @Sendable (String) -> Void) {
    self.purpose = purpose
    self.refused = refused
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    var part = unwrapInboundIn(data)
    bytes.writeBuffer(&part)
    if !isDecided { decide(context) }
  }

  func channelInactive(context: ChannelHandlerContext) {
    fail()
    context.fireChannelInactive()
  }

  func removeHandler(
    context: ChannelHandlerContext, removalToken: ChannelHandlerContext.RemovalToken
  ) {
    if bytes.readableBytes > 0 {
      context.fireChannelRead(wrapInboundOut(bytes))
      context.fireChannelReadComplete()
    }
    bytes.clear()
    context.leavePipeline(removalToken: removalToken)
  }

  private func decide(_ context: ChannelHandlerContext) {
    switch ConnectionOpening(bytes.readableBytesView) {
    case .unknown: break
    case .tls: succeed(.tls)
    // Who has asked for a way to a host speaks TLS on it.
    case .plain where isTunnel, .http2 where isTunnel, .malformed where isTunnel: end(context)
    case .plain: succeed(.plain)
    case .http2: succeed(.http2)
    case .malformed: answer("HTTP/1.1 400 Bad Request", "The request can't be read.", context)
    case .tunnel(let authority, let length):
      bytes.moveReaderIndex(forwardBy: length)
      openTunnel(to: authority, context)
    }
  }

  private func openTunnel(to authority: String, _ context: ChannelHandlerContext) {
    guard !isTunnel, GoogleHosts.answered(authority: authority) != nil else {
      refused(authority)
      let sentence = "The emulator connects to no other host: nothing reaches the network."
      return answer("HTTP/1.1 403 Forbidden", sentence, context)
    }
    isTunnel = true
    let text = "HTTP/1.1 200 Connection established\r\n\r\n"
    context.writeAndFlush(wrapOutboundOut(ByteBuffer(string: text)), promise: nil)
    if bytes.readableBytes > 0 { decide(context) }
  }

  private func answer(_ line: String, _ sentence: String, _ context: ChannelHandlerContext) {
    let headers = [
      line, "Content-Type: text/plain; charset=utf-8", "Content-Length: \(sentence.utf8.count + 1)",
      "Connection: close",
    ]
    let text = headers.joined(separator: "\r\n") + "\r\n\r\n\(sentence)\n"
    isDecided = true
    let channel = context.channel
    context.writeAndFlush(wrapOutboundOut(ByteBuffer(string: text))).whenComplete { _ in
      channel.close(promise: nil)
    }
    purpose.fail(ChannelError.eof)
  }

  private func end(_ context: ChannelHandlerContext) {
    fail()
    context.close(promise: nil)
  }

  private func succeed(_ purpose: Purpose) {
    isDecided = true
    self.purpose.succeed(purpose)
  }

  private func fail() {
    guard !isDecided else { return }
    isDecided = true
    purpose.fail(ChannelError.eof)
  }
}
