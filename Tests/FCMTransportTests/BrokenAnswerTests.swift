import FCMClient
import Testing

/// Servers that take the message and then do not answer as they should.
struct BrokenAnswerTests {
  /// The failure of a real send to a server that reads it and then does what the closure says.
  private func failure(
    deadline: Duration = .seconds(120), after reaction: @escaping ByteServer.Serve
  ) async throws -> SendFailure? {
    var failure: SendFailure?
    try await ByteServer.with { connection in
      _ = try await connection.read(until: "industry-tech\"}}")
      try await reaction(&connection)
    } _: { port in
      failure = try await Delivery.failure(
        to: "http://127.0.0.1:\(port)", isDryRun: false, deadline: deadline)
    }
    return failure
  }

  @Test func `Where nobody answers a send, its outcome is unknown`() async throws {
    let failure = try await failure(deadline: .seconds(5)) { try await $0.hang() }
    #expect(failure?.code == .timedOut)
    #expect(failure?.consequence == .unknown)
    #expect(failure?.sentence == "the local FCM didn't answer within 5 s")
    #expect(failure?.remedy.hasPrefix("the message may have been delivered: ") == true)
  }

  @Test func `A connection that ends without an answer leaves the outcome unknown`() async throws {
    let failure = try await failure { _ in }
    #expect(failure?.code == .interrupted)
    #expect(failure?.consequence == .unknown)
  }

  @Test(
    arguments: ["000", "001", "050", "099"],
    ["Content-Length: 0\r\n\r\n", "Content-Length: 2\r\n\r\n{}", "\r\n"])
  func `A status that no answer has leaves the outcome unknown`(
    status: String, rest: String
  ) async throws {
    let failure = try await failure { try await $0.write("HTTP/1.1 \(status) x\r\n\(rest)") }
    #expect(failure?.consequence == .unknown)
  }

  @Test(arguments: [
    (
      "403 Forbidden",
      #"{"error": {"code": 403, "status": "SECRET", "message": "Denied for Bearer SECRET!"}}"#
    ),
    ("403 Forbidden", #"{"error": "SECRET", "error_description": "SECRET"}"#),
    (
      "400 Bad Request",
      #"""
      {"error": {"code": 400, "message": "SECRET", "status": "INVALID_ARGUMENT", "details": [
        {"@type": "type.googleapis.com/google.rpc.BadRequest", "fieldViolations": [
          {"field": "message.SECRET", "description": "SECRET"}]},
        {"@type": "type.googleapis.com/google.firebase.fcm.v1.FcmError", "errorCode": "SECRET"}]}}
      """#
    ),
    (
      "429 Too Many Requests",
      #"""
      {"error": {"code": 429, "details": [{"@type": "google.rpc.QuotaFailure",
        "violations": [{"description": "SECRET"}]}]}}
      """#
    ),
    ("200 OK", #"{"name": "projects/demo/messages/SECRET"}"#),
    ("302 Found\r\nLocation: https://SECRET.example.com/", ""),
  ])
  func `A token that the server repeats is in nothing that Pushwright says of its answer`(
    status: String, body: String
  ) async throws {
    let answer = Delivery.answer(
      status.replacing("SECRET", with: Delivery.secret),
      body: body.replacing("SECRET", with: Delivery.secret))
    let failure = try #require(try await failure { try await $0.write(answer) })
    #expect(!"\(failure) \(failure.violations) \(failure.field ?? "")".contains(Delivery.secret))
  }

  @Test func `A success whose body never comes is no success`() async throws {
    let failure = try await failure {
      try await $0.write("HTTP/1.1 200 OK\r\nContent-Length: 40\r\n\r\n{\"name\":")
    }
    #expect(failure?.consequence == .unknown)
    #expect(failure?.sentence.contains("(closed in the middle of the answer)") == true)
  }

  @Test func `A refusal whose words never come keeps its status, and may be another server's`()
    async throws
  {
    let failure = try await failure {
      try await $0.write("HTTP/1.1 404 Not Found\r\nContent-Length: 40\r\n\r\n{\"error\":")
    }
    #expect(failure?.status == 404)
    #expect(failure?.consequence == .unknown)
    #expect(failure?.sentence == "the local FCM answered 404 without saying why")
  }

  @Test func `The status is kept at the deadline too`() async throws {
    let failure = try await failure(deadline: .seconds(10)) {
      try await $0.write("HTTP/1.1 403 Forbidden\r\nContent-Length: 40\r\n\r\n{\"error\":")
      try await $0.hang()
    }
    #expect(failure?.status == 403)
    #expect(failure?.consequence == .unknown)
  }

  @Test(arguments: [
    ("200 OK", SendFailure.Code.unreadableAnswer, SendFailure.Consequence.unknown),
    ("401 Unauthorized", .unauthenticated, .unknown),
    ("429 Too Many Requests", .quotaExceeded, .unknown),
    ("500 Internal Server Error", .internalError, .unknown),
    ("503 Service Unavailable", .unavailable, .unknown),
  ])
  func `An answer without a body has a status, and may be another server's`(
    status: String, code: SendFailure.Code, consequence: SendFailure.Consequence
  ) async throws {
    let failure = try await failure {
      try await $0.write(Delivery.answer(status, body: ""))
    }
    #expect(failure?.code == code)
    #expect(failure?.consequence == consequence)
  }

  @Test func `What is not HTTP is no answer`() async throws {
    let failure = try await failure { try await $0.write("220 smtp.example ESMTP\r\n\r\n") }
    #expect(failure?.sentence.contains("(the answer isn't HTTP)") == true)
    #expect(failure?.consequence == .unknown)
  }
}
