import FCMClient
import FCMTransport
import Testing

struct ExchangeTests {
  @Test(arguments: [
    ("https://oauth2.googleapis.com/token", "https://oauth2.googleapis.com"),
    ("https://sts.example:8443?secret=1", "https://sts.example:8443"),
    ("http://127.0.0.1:8080/token", "http://127.0.0.1:8080"),
    ("http://[::1]:8080/token", "http://[::1]:8080"),
    ("http://localhost/token", "http://localhost"),
    ("http://169.254.169.254/computeMetadata/v1/", "http://169.254.169.254"),
    ("http://Metadata.Google.Internal/computeMetadata/v1/", "http://metadata.google.internal"),
  ])
  func `A secret goes to encrypted places, to this machine and to the metadata server`(
    text: String, shown: String
  ) throws {
    #expect(try ExchangeURL(parsing: text).description == shown)
  }

  @Test(arguments: [
    "", "oauth2.googleapis.com/token", "ftp://a.example/", "https:///token", "https://a b/",
    "https://mia:secret@a.example/", "http://oauth2.googleapis.com/secret",
    "http://metadata.google.internal.example/", "http://169.254.169.253/",
    "https://a.example/secret#x", "https://a.example/se cret", "https://a.example/secret\r\nX: y",
    "https://a.example:0/", "https://a.example:secret/",
  ])
  func `It goes nowhere else, and the complaint does not repeat it`(text: String) {
    let error = #expect(throws: InvalidExchangeURL.self) { try ExchangeURL(parsing: text) }
    #expect(error?.description.contains("secret") == false)
  }

  private func exchange(
    _ request: ExchangeRequest
  ) async -> Result<ExchangeAnswer, ExchangeFailure> {
    let transport = HTTPTransport()
    let result: Result<ExchangeAnswer, ExchangeFailure>
    do throws(ExchangeFailure) {
      result = .success(try await transport.exchange(request))
    } catch {
      result = .failure(error)
    }
    await transport.shutdown()
    return result
  }

  @Test func `A form goes out and an answer comes back, whatever its status`() async throws {
    let seen = SeenText()
    try await ByteServer.with { connection in
      seen.append(try await connection.read(until: "assertion=secret"))
      try await connection.write(Delivery.answer("400 Bad Request", body: "{}"))
    } _: { port in
      let url = try ExchangeURL(parsing: "http://127.0.0.1:\(port)/token?a=b")
      let answer = try await exchange(
        ExchangeRequest(
          method: "POST", url: url,
          headers: [HTTPHeader(name: "Content-Type", value: "application/x-www-form-urlencoded")],
          body: Array("assertion=secret".utf8))
      ).get()
      #expect(answer.status == 400)
      #expect(answer.headers.contains(HTTPHeader(name: "Content-Length", value: "2")))
      #expect(answer.body == Array("{}".utf8))
    }
    let request = seen.all.joined()
    #expect(request.hasPrefix("POST /token?a=b HTTP/1.1\r\n"))
    #expect(request.lowercased().contains("content-type: application/x-www-form-urlencoded\r\n"))
    #expect(request.lowercased().contains("content-length: 16\r\n"))
  }

  @Test func `Failures name the place and nothing of what was to be exchanged`() async throws {
    try await ByteServer.with { connection in
      let head = try await connection.read(until: "\r\n\r\n")
      if head.hasPrefix("GET /long") {
        try await connection.write(Delivery.answer("200 OK", body: "secret secret"))
      } else if head.hasPrefix("GET /silent") {
        try await connection.hang()
      }
    } _: { port in
      for (path, code, sentence) in [
        ("long", SendFailure.Code.unreadableAnswer, "answered with more than 4 bytes"),
        ("silent", .timedOut, "didn't answer within 2 s"),
        ("cut", .interrupted, "ended before the answer (closed by the other side)"),
      ] {
        let url = try ExchangeURL(parsing: "http://127.0.0.1:\(port)/\(path)?key=secret")
        let request = ExchangeRequest(
          url: url, headers: [HTTPHeader(name: "Authorization", value: "secret")], limit: 4,
          deadline: path == "silent" ? .seconds(2) : .seconds(120))
        guard case .failure(let failure) = await exchange(request) else {
          Issue.record("\(path) was answered")
          continue
        }
        #expect(failure.code == code)
        #expect(failure.description.contains(sentence), "\(failure)")
        #expect(failure.description.contains("http://127.0.0.1:\(port)"))
        #expect(!failure.description.contains("secret"))
      }
    }
  }

  @Test func `Neither request nor answer can be printed`() throws {
    let url = try ExchangeURL(parsing: "https://a.example/secret")
    let request = ExchangeRequest(
      method: "POST", url: url, headers: [HTTPHeader(name: "A", value: "secret")],
      body: Array("secret".utf8))
    let answer = ExchangeAnswer(status: 200, body: Array("secret".utf8))
    var dumped = "\(request) \(answer) \(String(reflecting: url))"
    dump(request, to: &dumped)
    dump(answer, to: &dumped)
    #expect(dumped.hasPrefix("POST https://a.example status 200, 6 bytes"))
    #expect(!dumped.contains("secret"))
    // s, e, c as a list of bytes
    #expect(!dumped.contains("115"))
  }
}
