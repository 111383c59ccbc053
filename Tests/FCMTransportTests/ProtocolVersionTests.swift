import FCMClient
import NIOCore
import Testing

/// Servers that would rather speak HTTP/2.
struct ProtocolVersionTests {
  /// Frames of HTTP/2 (RFC 9113, section 6): settings, an answer of 200, and the end of its stream.
  ///
  /// The answer before the reset is what made AsyncHTTPClient 1.37 trap.
  private static let settings: [UInt8] = [0, 0, 0, 4, 0, 0, 0, 0, 0]
  private static let success: [UInt8] = [0, 0, 1, 1, 5, 0, 0, 0, 1, 0x88]
  private static let reset: [UInt8] = [0, 0, 4, 3, 0, 0, 0, 0, 1, 0, 0, 0, 0]

  private func failure(serving serve: @escaping ByteServer.Serve) async throws -> SendFailure? {
    let certificate = try TestCertificate()
    let tls = try certificate.serverContext(protocols: ["h2", "http/1.1"])
    var failure: SendFailure?
    try await certificate.withFolder { folder in
      try await ByteServer.with(tls, serving: serve) { port in
        failure = try await Delivery.failure(
          to: "https://127.0.0.1:\(port)", environment: ["SSL_CERT_FILE": "\(folder)/ours.pem"],
          deadline: .seconds(60))
      }
    }
    return failure
  }

  @Test func `A server that prefers HTTP/2 is spoken to in HTTP/1.1`() async throws {
    let seen = SeenText()
    let failure = try await failure { connection in
      seen.append(try await connection.readRequest())
      try await connection.write(Delivery.accepted)
    }
    #expect(failure == nil)
    #expect(seen.all.first?.hasPrefix("POST /v1/projects/demo/messages:send HTTP/1.1\r\n") == true)
  }

  @Test func `HTTP/2 that was never asked for leaves the outcome unknown`() async throws {
    let failure = try await failure { connection in
      _ = try await connection.readRequest()
      try await connection.write(ByteBuffer(bytes: Self.settings + Self.success + Self.reset))
    }
    #expect(failure?.consequence == .unknown)
    #expect(failure?.sentence.contains("(the answer isn't HTTP)") == true)
  }
}
