internal import HummingbirdCore
internal import HummingbirdHTTP2
internal import Logging
internal import NIOCore

/// A connection to the emulator: plain HTTP/1.1 or HTTP/2, TLS with either, or any of a proxy's ways to Google's hosts.
struct EmulatorChannel: ServerChildChannel {
  /// A connection as far as it is known.
  struct Value: ServerChildChannelValue {
    fileprivate let connection: EventLoopFuture<Connection>
    let channel: any Channel
  }

  fileprivate enum Connection: Sendable {
    case plain(HTTP1Channel.Value)
    case http2(HTTP2Channel.Value)
    case tls(HTTP2UpgradeChannel.Value)
  }

  private let plain: HTTP1Channel
  private let http2: HTTP2Channel
  private let tls: HTTP2UpgradeChannel?
  private let refused: @Sendable (String) -> Void
  private let limits: EmulatorLimits

  init(
    gateway: EmulatorGateway?, limits: EmulatorLimits,
    responder: @escaping HTTPChannelHandler.Responder
  ) throws {
    let http1 = HTTP1Channel.Configuration(
      idleTimeout: .seconds(limits.idleSeconds),
      httpDecoderConfiguration: .init(
        maxHeaderFieldSize: limits.headerBytes, maxHeaderListSize: limits.headerBytes))
    let configuration = HTTP2ChannelConfiguration(
      idleTimeout: .seconds(limits.idleSeconds), streamConfiguration: http1)
    plain = HTTP1Channel(responder: responder, configuration: http1)
    http2 = HTTP2Channel(responder: responder, configuration: configuration)
    tls = try gateway.map { gateway in
      try HTTP2UpgradeChannel(
        tlsConfiguration: gateway.authority.configuration, configuration: configuration,
        responder: responder)
    }
    let ignoring: @Sendable (String) -> Void = { _ in }
    refused = gateway.map(\.refused) ?? ignoring
    self.limits = limits
  }

  func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<Value> {
    let purpose = channel.eventLoop.makePromise(of: OpeningHandler.Purpose.self)
    let opening = OpeningHandler(purpose, refused: refused)
    do {
      try channel.pipeline.syncOperations.addHandler(opening)
    } catch {
      purpose.fail(error)
      return channel.eventLoop.makeFailedFuture(error)
    }
    // A client that says nothing holds a connection for so long and no longer.
    let end = channel.eventLoop.scheduleTask(in: .seconds(limits.idleSeconds)) {
      channel.close(promise: nil)
    }
    channel.closeFuture.whenComplete { _ in end.cancel() }
    let handler = NIOLoopBound(opening, eventLoop: channel.eventLoop)
    let connection = purpose.futureResult.flatMap { purpose -> EventLoopFuture<Connection> in
      connect(channel, for: purpose, end, logger).flatMap { connection in
        channel.pipeline.syncOperations.removeHandler(handler.value).map { connection }
      }
    }
    return channel.eventLoop.makeSucceededFuture(Value(connection: connection, channel: channel))
  }

  func handle(value: Value, logger: Logger) async {
    let connection = await closing(value.channel) { () -> Connection? in
      if let connection = try? await value.connection.get() { return connection }
      // The answer to a refused client may still be on its way.
      try? await value.channel.closeFuture.get()
      return nil
    }
    switch connection {
    case .plain(let value): await plain.handle(value: value, logger: logger)
    case .http2(let value):
      await closing(value.channel) { await http2.handle(value: value, logger: logger) }
    case .tls(let value):
      await closing(value.channel) { await tls?.handle(value: value, logger: logger) }
    case nil: break
    }
  }

  /// Closes the connection if the server stops meanwhile: a future doesn't hear of that.
  private func closing<Result: Sendable>(
    _ channel: any Channel, while body: () async -> Result
  ) async -> Result {
    await withTaskCancellationHandler(operation: body) { channel.close(promise: nil) }
  }

  /// Prepares the connection for what comes next.
  private func connect(
    _ channel: any Channel, for purpose: OpeningHandler.Purpose, _ end: Scheduled<Void>,
    _ logger: Logger
  ) -> EventLoopFuture<Connection> {
    switch purpose {
    case .plain:
      end.cancel()
      return plain.setup(channel: channel, logger: logger).map { .plain($0) }
    case .http2:
      end.cancel()
      return http2.setup(channel: channel, logger: logger).map { .http2($0) }
    case .tls:
      guard let tls else {
        channel.close(promise: nil)
        return channel.eventLoop.makeFailedFuture(ChannelError.eof)
      }
      return tls.setup(channel: channel, logger: logger).flatMapThrowing { value -> Connection in
        try channel.pipeline.syncOperations.addHandler(HandshakeDeadline(end))
        return .tls(value)
      }
    }
  }
}
