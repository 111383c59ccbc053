import FCMClient
import Testing

/// Servers with TLS, and whom a transport trusts.
struct EncryptionTests {
  private static let speakHTTP1: ByteServer.Serve = { connection in
    _ = try await connection.readRequest()
    try await connection.write(Delivery.accepted)
  }

  @Test func `A certificate that nobody vouches for gets neither message nor token`() async throws {
    let seen = SeenText()
    let tls = try TestCertificate().serverContext(protocols: ["http/1.1"])
    try await ByteServer.with(tls) { connection in
      seen.append(try await connection.read(until: "\r\n\r\n"))
    } _: { port in
      let failure = try await Delivery.failure(to: "https://127.0.0.1:\(port)")
      #expect(failure?.code == .insecure)
      #expect(failure?.consequence == .nothingLeft)
      let reason = "certificate verify failed"
      #expect(
        failure?.sentence
          == "no trusted TLS connection to 127.0.0.1 (\(reason)), nothing left this machine")
      #expect(
        failure?.remedy == "check the endpoint, the certificates of this machine and its clock")
    }
    #expect(seen.all.joined() == "")
  }

  @Test func `A certificate for another name gets nothing either`() async throws {
    let certificate = try TestCertificate(namesAddress: false)
    let tls = try certificate.serverContext(protocols: [])
    try await certificate.withFolder { folder in
      try await ByteServer.with(tls, serving: Self.speakHTTP1) { port in
        let failure = try await Delivery.failure(
          to: "https://localhost:\(port)",
          environment: ["SSL_CERT_FILE": "\(folder)/ours.pem"])
        #expect(failure?.code == .insecure)
        #expect(failure?.consequence == .nothingLeft)
      }
    }
  }

  @Test(arguments: [["http/1.1"], []])
  func `The certificates of SSL_CERT_FILE are trusted, by servers without HTTP/2 too`(
    protocols: [String]
  ) async throws {
    let certificate = try TestCertificate()
    let tls = try certificate.serverContext(protocols: protocols)
    try await certificate.withFolder { folder in
      try await ByteServer.with(tls, serving: Self.speakHTTP1) { port in
        let failure = try await Delivery.failure(
          to: "https://127.0.0.1:\(port)", environment: ["SSL_CERT_FILE": "\(folder)/ours.pem"])
        #expect(failure == nil)
      }
    }
  }

  @Test func `So are those in the directories of SSL_CERT_DIR, in addition or alone`() async throws
  {
    let certificate = try TestCertificate()
    let tls = try certificate.serverContext(protocols: [])
    try await certificate.withFolder { folder in
      try await TestCertificate(subject: "other.example").withFolder { other in
        try await ByteServer.with(tls, serving: Self.speakHTTP1) { port in
          for environment in [
            ["SSL_CERT_DIR": "/nowhere:\(folder)"],
            ["SSL_CERT_DIR": folder, "SSL_CERT_FILE": "\(other)/ours.pem"],
          ] {
            let failure = try await Delivery.failure(
              to: "https://127.0.0.1:\(port)", environment: environment)
            #expect(failure == nil, "\(environment)")
          }
        }
      }
    }
  }

  @Test(arguments: [
    ("SSL_CERT_FILE", "names no file with certificates"),
    ("SSL_CERT_DIR", "names no directory with certificates"),
  ])
  func `A place without certificates is named by its variable`(
    variable: String, reason: String
  ) async throws {
    let failure = try await Delivery.failure(
      to: "https://127.0.0.1:1", environment: [variable: "/nowhere/ours.pem"])
    #expect(failure?.code == .insecure)
    #expect(failure?.consequence == .nothingLeft)
    #expect(failure?.sentence.contains("\(variable) \(reason)") == true)
  }

  @Test func `A handshake that never ends keeps the message here`() async throws {
    try await ByteServer.with {
      try await $0.hang()
    } _: { port in
      let failure = try await Delivery.failure(
        to: "https://127.0.0.1:\(port)", deadline: .milliseconds(300))
      #expect(failure?.code == .unreachable)
      #expect(failure?.consequence == .nothingLeft)
      #expect(failure?.sentence.contains("no connection before the deadline") == true)
    }
  }
}
