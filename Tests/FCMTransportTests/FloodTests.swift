import FCMClient
import FCMTransport
import NIOCore
import TestPacing
import Testing

/// Servers that take a request and answer without an end: a limit ends the exchange, not its deadline.
@Suite(.takingTurns, .serialized)
struct FloodTests {
  /// Less than a program has, because each byte of these floods is read one by one.
  private static let limit = 256 << 10

  /// Reads a request, floods with a quarter more than the limit, and goes on waiting: without a limit the deadline
  /// would end the exchange.
  private static func flooding(
    _ flood: Flood, after marker: String, limit: Int = limit
  ) -> ByteServer.Serve {
    { connection in
      _ = try await connection.read(until: marker)
      try await connection.write(flood.beginning)
      let parts = flood.parts
      for _ in 0..<(limit * 5 / 4 / parts.readableBytes) { try await connection.write(parts) }
      try await connection.hang()
    }
  }

  @Test(
    arguments: Flood.allCases.map { ($0, false) }
      + [.settings, .continuations, .headers, .body].map { ($0, true) })
  func `A flood after a message leaves its outcome unknown, long before the deadline`(
    flood: Flood, isEncrypted: Bool
  ) async throws {
    let serve = Self.flooding(flood, after: "industry-tech\"}}")
    let certificate = try TestCertificate()
    let tls = isEncrypted ? try certificate.serverContext(protocols: ["h2", "http/1.1"]) : nil
    var failure: SendFailure?
    try await certificate.withFolder { folder in
      try await ByteServer.with(tls, serving: serve) { port in
        failure = try await Delivery.failure(
          to: "\(isEncrypted ? "https" : "http")://127.0.0.1:\(port)",
          environment: ["SSL_CERT_FILE": "\(folder)/ours.pem"], isDryRun: false,
          deadline: .seconds(120), answerLimit: Self.limit)
      }
    }
    #expect(failure?.consequence == .unknown)
    #expect(failure?.code == .unreadableAnswer || failure?.code == .interrupted)
    #expect(failure?.sentence.contains("NIO") == false, "\(failure?.sentence ?? "")")
  }

  @Test func `A program reads 4 MiB of an answer at the most`() async throws {
    let limit = 4 << 20
    let serve = Self.flooding(.statusLine, after: "industry-tech\"}}", limit: limit)
    try await ByteServer.with(nil, serving: serve) { port in
      let failure = try await Delivery.failure(to: "http://127.0.0.1:\(port)", isDryRun: false)
      #expect(failure?.code == .unreadableAnswer)
      #expect(failure?.sentence.contains("\(limit)") == true, "\(failure?.sentence ?? "")")
    }
  }

  /// A token endpoint gets a form, the metadata server a question without a body.
  @Test(
    arguments: Flood.allCases.map { ($0, "POST") }
      + [.headers, .body, .statusLine, .interimAnswers].map { ($0, "GET") })
  func `A flood instead of a token is no token`(flood: Flood, method: String) async throws {
    let marker = method == "GET" ? "\r\n\r\n" : "assertion=secret"
    try await ByteServer.with(nil, serving: Self.flooding(flood, after: marker)) {
      port in
      var settings = TransportSettings(environment: [:])
      settings.answerLimit = Self.limit
      let transport = HTTPTransport(settings: settings)
      let request = ExchangeRequest(
        method: method, url: try ExchangeURL(parsing: "http://127.0.0.1:\(port)/token"),
        body: method == "GET" ? [] : Array("assertion=secret".utf8), deadline: .seconds(120))
      let failure = await #expect(throws: ExchangeFailure.self) {
        try await transport.exchange(request)
      }
      await transport.shutdown()
      #expect(failure?.code == .unreadableAnswer || failure?.code == .interrupted)
    }
  }

  @Test(arguments: ["FFFFFFFFFFFFFFFF", "FFFFFFFFFFFFFFFFF", "7FFFFFFFFFFFFFFF", "-1", "x"])
  func `A chunk of an impossible size is no answer`(size: String) async throws {
    try await ByteServer.with { connection in
      _ = try await connection.read(until: "industry-tech\"}}")
      try await connection.write(
        "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n\(size)\r\n{\"name\":\"x\"}")
    } _: { port in
      let failure = try await Delivery.failure(to: "http://127.0.0.1:\(port)", isDryRun: false)
      #expect(failure?.consequence == .unknown)
    }
  }

  @Test func `A thousand interim answers are passed over, and the answer behind them counts`()
    async throws
  {
    try await ByteServer.with { connection in
      _ = try await connection.read(until: "industry-tech\"}}")
      let interim = "HTTP/1.1 103 Early Hints\r\nX: y\r\n\r\n"
      try await connection.write(String(repeating: interim, count: 1000) + Delivery.sent)
    } _: { port in
      let failure = try await Delivery.failure(to: "http://127.0.0.1:\(port)", isDryRun: false)
      #expect(failure == nil)
    }
  }

  @Test func `An answer that comes byte by byte ends at the deadline`() async throws {
    try await ByteServer.with { connection in
      _ = try await connection.read(until: "industry-tech\"}}")
      for byte in Delivery.accepted {
        try await connection.write("\(byte)")
        try await Task.sleep(for: .seconds(1))
      }
    } _: { port in
      let failure = try await Delivery.failure(
        to: "http://127.0.0.1:\(port)", isDryRun: false, deadline: .seconds(3))
      #expect(failure?.code == .timedOut)
      #expect(failure?.consequence == .unknown)
    }
  }
}
