import FCMClient
import FCMTransport
import TestPacing
import Testing

/// The way through a proxy.
@Suite(.takingTurns)
struct ProxyTests {
  @Test func `An encrypted connection goes through the proxy, whose password nobody else sees`()
    async throws
  {
    let certificate = try TestCertificate()
    let tls = try certificate.serverContext(protocols: [])
    let (asked, received) = (SeenText(), SeenText())
    try await certificate.withFolder { folder in
      try await ByteServer.with(tls) { connection in
        received.append(try await connection.readRequest())
        try await connection.write(Delivery.accepted)
      } _: { serverPort in
        try await ByteServer.with { connection in
          asked.append(try await connection.read(until: "\r\n\r\n"))
          try await connection.write("HTTP/1.1 200 Connection established\r\n\r\n")
          try await Tunnel.run(&connection, toPort: serverPort)
        } _: { proxyPort in
          let failure = try await Delivery.failure(
            to: "https://fcm.example",
            environment: [
              "SSL_CERT_FILE": "\(folder)/ours.pem",
              "HTTPS_PROXY": "http://mia:p%40ss@127.0.0.1:\(proxyPort)",
            ])
          #expect(failure == nil)
        }
      }
    }
    let question = asked.all.joined()
    #expect(question.hasPrefix("CONNECT fcm.example:443 HTTP/1.1\r\n"))
    // mia:p@ss
    #expect(question.lowercased().contains("proxy-authorization: basic bWlhOnBAc3M=".lowercased()))
    #expect(!question.contains(Delivery.secret))
    #expect(received.all.joined().contains("Bearer \(Delivery.secret)"))
    #expect(!received.all.joined().lowercased().contains("proxy-authorization"))
  }

  @Test(arguments: [
    (
      "407 Proxy Authentication Required",
      "it wants another user name or password than in its variable (HTTP 407)"
    ),
    ("502 Bad Gateway", "it refused the connection to this server"),
  ])
  func `A proxy that does not connect is named without its password`(
    status: String, reason: String
  ) async throws {
    try await ByteServer.with { connection in
      _ = try await connection.read(until: "\r\n\r\n")
      try await connection.write(Delivery.answer(status, body: ""))
    } _: { port in
      let failure = try await Delivery.failure(
        to: "https://fcm.example",
        environment: ["https_proxy": "http://mia:p%40ss@127.0.0.1:\(port)"])
      #expect(failure?.code == .unreachable)
      #expect(failure?.consequence == .nothingLeft)
      let sentence = failure?.sentence ?? ""
      #expect(sentence.contains("proxy http://127.0.0.1:\(port): \(reason)"), "\(sentence)")
    }
  }

  @Test func `A proxy that is not there, or says nothing, keeps the message here`() async throws {
    let refused = try await Delivery.failure(
      to: "https://fcm.example", environment: ["ALL_PROXY": "127.0.0.1:1"])
    #expect(refused?.consequence == .nothingLeft)
    #expect(refused?.sentence.contains("proxy http://127.0.0.1:1: connection refused") == true)
    try await ByteServer.with {
      try await $0.hang()
    } _: { port in
      let silent = try await Delivery.failure(
        to: "https://fcm.example", environment: ["HTTPS_PROXY": "http://127.0.0.1:\(port)"],
        deadline: .milliseconds(300))
      #expect(silent?.consequence == .nothingLeft)
    }
  }

  @Test func `This machine is reached without a proxy`() async throws {
    try await ByteServer.with { connection in
      _ = try await connection.readRequest()
      try await connection.write(Delivery.accepted)
    } _: { port in
      let failure = try await Delivery.failure(
        to: "http://127.0.0.1:\(port)",
        environment: ["HTTP_PROXY": "http://127.0.0.1:1", "HTTPS_PROXY": "http://127.0.0.1:1"])
      #expect(failure == nil)
    }
  }

  @Test func `A value that is no proxy stops the request and is not repeated`() async throws {
    let failure = try await Delivery.failure(
      to: "https://fcm.example", environment: ["HTTPS_PROXY": "http://mia:p%40ss@proxy example"])
    #expect(failure?.consequence == .nothingLeft)
    #expect(
      failure?.sentence.contains("HTTPS_PROXY isn't a proxy address: write http://HOST:PORT")
        == true)
    #expect(!"\(failure.debugDescription)".contains("p%40ss"))
  }
}
