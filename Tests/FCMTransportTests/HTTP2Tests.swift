import FCMClient
import NIOCore
import Testing

/// HTTP/2 servers that give up on a stream.
struct HTTP2Tests {
  /// The failure of a dry-run to a server that, once a frame of a type came, writes the given ones and
  /// then says nothing any more.
  private func failure(
    initialWindow: UInt32, after type: UInt8, _ frames: ByteBuffer...
  ) async throws -> SendFailure? {
    let certificate = try TestCertificate()
    let tls = try certificate.serverContext(protocols: ["h2"])
    var failure: SendFailure?
    try await certificate.withFolder { folder in
      try await ByteServer.with(tls) { connection in
        _ = try await connection.read(until: "SM\r\n\r\n")
        try await connection.write(HTTP2Frame.settings(initialWindow: initialWindow))
        guard try await connection.readFrames(untilType: type) else { return }
        for frame in frames { try await connection.write(frame) }
        try await connection.hang()
      } _: { port in
        failure = try await Delivery.failure(
          to: "https://127.0.0.1:\(port)", environment: ["SSL_CERT_FILE": "\(folder)/ours.pem"],
          deadline: .seconds(60))
      }
    }
    return failure
  }

  @Test func `A server that goes away with the message leaves the outcome unknown`() async throws {
    let failure = try await failure(
      initialWindow: 65_535, after: HTTP2Frame.typeOfData, HTTP2Frame.goAway)
    #expect(failure?.consequence == .unknown)
    #expect(failure?.sentence.hasSuffix("ended before the answer (StreamClosed)") == true)
  }

  @Test func `A stream that is reset without an answer leaves the outcome unknown`() async throws {
    let failure = try await failure(
      initialWindow: 65_535, after: HTTP2Frame.typeOfData, HTTP2Frame.reset)
    #expect(failure?.consequence == .unknown)
    #expect(failure?.sentence.hasSuffix("ended before the answer (StreamClosed)") == true)
  }

  @Test(arguments: [true, false])
  func `A refusal before the body was read is a refusal, whatever becomes of the stream`(
    endsStream: Bool
  ) async throws {
    let failure = try await failure(
      initialWindow: 0, after: HTTP2Frame.typeOfHeaders,
      HTTP2Frame.headers(status: 0x8C, endsStream: endsStream),
      HTTP2Frame.reset)
    #expect(failure?.status == 400)
    #expect(failure?.consequence == .refused)
  }

  @Test(arguments: [true, false])
  func `A success before the body was read is no success`(endsStream: Bool) async throws {
    let failure = try await failure(
      initialWindow: 0, after: HTTP2Frame.typeOfHeaders,
      HTTP2Frame.headers(status: 0x88, endsStream: endsStream),
      HTTP2Frame.reset)
    #expect(failure?.consequence == .unknown)
  }
}
