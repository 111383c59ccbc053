internal import NIOCore
internal import NIOHTTP1
internal import NIOSSL

/// What a new connection has to pass before a request goes over it.
enum ConnectionCheck {
  /// The other side's certificate has a key that can be broken.
  struct WeakKey: Error {}

  /// Refuses a weak key, limits the incoming bytes, and refuses input that isn't an answer.
  ///
  /// AsyncHTTPClient calls it when the handshake is over and before the connection takes its first request, so neither
  /// token nor message has left.
  static func prepare(_ channel: any Channel, answerLimit: Int) -> EventLoopFuture<Void> {
    channel.eventLoop.makeCompletedFuture {
      let pipeline = channel.pipeline.syncOperations
      // Without TLS, on this machine, the handler doesn't exist.
      if let certificate = try? pipeline.nioSSL_peerCertificate(), isWeak(certificate) {
        // After the pool has heard of the failure, which it wants to hear first.
        channel.eventLoop.execute { channel.close(promise: nil) }
        throw WeakKey()
      }
      try pipeline.addHandler(AnswerLimit(bytes: answerLimit), position: .first)
      let parser = try pipeline.handler(type: ByteToMessageHandler<HTTPResponseDecoder>.self)
      try pipeline.addHandler(StatusCheck(), position: .after(parser))
    }
  }

  private static func isWeak(_ certificate: NIOSSLCertificate) -> Bool {
    guard let key = try? certificate.extractPublicKey().toSPKIBytes() else { return true }
    return PublicKeyInfo(key).isWeak
  }
}
