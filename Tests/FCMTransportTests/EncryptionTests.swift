import FCMClient
import Foundation
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
      let reason = "this machine doesn't trust its certificate"
      #expect(
        failure?.sentence
          == "no trusted TLS connection to 127.0.0.1 (\(reason)); nothing left this machine")
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
        #expect(failure?.sentence.contains("(its certificate is for another name)") == true)
      }
    }
  }

  @Test(
    arguments: [
      (.v10 ... .v10, false), (.v10 ... .v11, false), (.v12 ... .v12, true), (.v10 ... .v13, true),
    ] as [(ClosedRange<TestCertificate.Version>, Bool)])
  func `Less than TLS 1.2 gets neither message nor token`(
    versions: ClosedRange<TestCertificate.Version>, isTaken: Bool
  ) async throws {
    let failure = try await failure(of: TestCertificate(), versions: versions)
    #expect((failure == nil) == isTaken)
    guard !isTaken else { return }
    #expect(failure?.consequence == .nothingLeft)
    #expect(failure?.sentence.contains("(it offers no TLS 1.2 or newer)") == true)
  }

  @Test(arguments: [(1024, false), (2048, true)])
  func `A certificate with a key that can be broken gets nothing, trusted or not`(
    bits: Int, isTaken: Bool
  ) async throws {
    let seen = SeenText()
    let certificate = try TestCertificate(rsaBits: bits)
    let failure = try await failure(of: certificate, seen: seen)
    #expect((failure == nil) == isTaken)
    guard !isTaken else { return }
    #expect(failure?.code == .insecure)
    #expect(failure?.consequence == .nothingLeft)
    #expect(failure?.sentence.contains("(its key is shorter than 2048 bits)") == true)
    #expect(!seen.all.joined().contains(Delivery.secret))
  }

  /// The failure of a dry-run to a server with a certificate that is trusted.
  private func failure(
    of certificate: TestCertificate,
    versions: ClosedRange<TestCertificate.Version> = .v12 ... .v13, seen: SeenText = SeenText()
  ) async throws -> SendFailure? {
    var failure: SendFailure?
    let tls = try certificate.serverContext(versions: versions)
    try await certificate.withFolder { folder in
      try await ByteServer.with(tls) { connection in
        seen.append(try await connection.readRequest())
        try await connection.write(Delivery.accepted)
      } _: { port in
        failure = try await Delivery.failure(
          to: "https://127.0.0.1:\(port)", environment: ["SSL_CERT_FILE": "\(folder)/ours.pem"])
      }
    }
    return failure
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

  @Test func `A pipe among the certificates holds nothing up`() async throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "pushwright-trust-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.path(percentEncoded: false)
    let result = unsafe mkfifo("\(path)/ours.pem", 0o600)
    #expect(result == 0)
    for environment in [["SSL_CERT_FILE": "\(path)/ours.pem"], ["SSL_CERT_DIR": path]] {
      let failure = try await Delivery.failure(
        to: "http://127.0.0.1:1", environment: environment)
      #expect(failure?.consequence == .nothingLeft)
      #expect(failure?.sentence.contains("with certificates") == true)
    }
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
