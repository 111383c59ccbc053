import FCMClient
import Testing

struct AnswerTests {
  @Test func `An accepted message has its name`() throws {
    let body = #"{"name":"projects/demo/messages/fake_message_id"}"#
    let name = try answer(200, body).get()
    #expect(name.description == "projects/demo/messages/fake_message_id")
  }

  @Test(arguments: AnswerCase.all)
  func `A refusal becomes a code, a sentence, a remedy and a place`(row: AnswerCase) throws {
    let failure = try #require(try refusal(row.status, row.body))
    #expect(failure.code == row.code)
    #expect(failure.sentence == row.sentence)
    #expect(failure.remedy == row.remedy)
    #expect(failure.field == row.field)
    #expect(failure.consequence == row.consequence)
    #expect(failure.status == row.status)
  }

  @Test(
    arguments: [
      ("30", nil, 30), ("0", nil, 0), ("99999999999999999999", nil, 86_400),
      ("Sun, 06 Nov 1994 08:50:37 GMT", "Sun, 06 Nov 1994 08:49:37 GMT", 60),
      ("Thu, 29 Feb 2024 00:00:30 GMT", "Wed, 28 Feb 2024 23:59:30 GMT", 60),
      ("Mon, 01 Jan 2024 00:00:00 GMT", "Tue, 02 Jan 2024 00:00:00 GMT", 0),
      ("Sun, 06 Nov 1994 08:50:37 GMT", nil, nil), ("soon", nil, nil), ("", nil, nil),
    ] as [(String, String?, Int?)])
  func `The wait a server asks for is read from its own clock`(
    retryAfter: String, date: String?, seconds: Int?
  ) throws {
    var headers = [HTTPHeader(name: "retry-After", value: retryAfter)]
    if let date { headers.append(HTTPHeader(name: "DATE", value: date)) }
    let failure = try #require(try refusal(429, Self.tooMany, headers: headers))
    #expect(failure.retryAfter == seconds.map { .seconds($0) })
    #expect(failure.consequence == .refusedForNow)
  }

  private static let tooMany = AnswerCase.body(429, "RESOURCE_EXHAUSTED", "Slow down")

  @Test(arguments: [("1.5s", 1_500), ("99999999s", 86_400_000), ("1e400s", 86_400_000)])
  func `A wait that a quota's details name saturates`(delay: String, milliseconds: Int) throws {
    let info = #"{"@type":"type.googleapis.com/google.rpc.RetryInfo","retryDelay":"\#(delay)"}"#
    let body = AnswerCase.body(429, "RESOURCE_EXHAUSTED", "Slow down", info)
    #expect(try refusal(429, body)?.retryAfter == .milliseconds(milliseconds))
  }

  @Test func `A quota says how long to wait`() throws {
    let headers = [HTTPHeader(name: "Retry-After", value: "90")]
    let body = """
      {"error":{"code":429,"message":"Quota exceeded.","status":"RESOURCE_EXHAUSTED","details":[
      {"@type":"type.googleapis.com/google.rpc.QuotaFailure","violations":[{"subject":"p",
      "description":"Messages per minute"}]},{"@type":
      "type.googleapis.com/google.firebase.fcm.v1.FcmError","errorCode":"QUOTA_EXCEEDED"}]}}
      """
    let failure = try #require(try refusal(429, body, headers: headers))
    #expect(failure.sentence == "FCM accepts no more messages for now: Messages per minute")
    #expect(failure.remedy == "wait 90 seconds and try again")
  }

  @Test(arguments: [
    (
      "https://login.example.com/portal?x",
      "redirected to login.example.com; Pushwright didn't follow"
    ),
    ("/elsewhere", "redirected to /elsewhere; Pushwright didn't follow"),
  ])
  func `A redirect is not followed`(location: String, sentence: String) throws {
    let headers = [HTTPHeader(name: "Location", value: location)]
    let failure = try #require(try refusal(302, "", headers: headers))
    #expect(failure.code == .redirected)
    #expect(failure.sentence == sentence)
  }

  @Test(arguments: [
    (101, ""), (199, ""), (201, Self.success), (202, Self.success), (204, ""), (301, ""),
    (303, ""), (304, Self.success), (307, Self.error(307)), (400, ""), (400, "<html>400</html>"),
    (400, #"{"error":"no"}"#), (400, #"{"error":{"message":"no"}}"#), (400, Self.error(500)),
    (401, ""), (403, #"{"error":{"code":"403"}}"#), (404, #"{"name":"x"}"#), (407, ""), (408, ""),
    (408, Self.error(408)), (413, ""), (429, ""), (499, Self.error(499)), (500, Self.error(500)),
    (502, ""), (600, Self.error(600)),
  ])
  func `An answer that isn't FCM's own says nothing of the message`(
    status: Int, body: String
  ) throws {
    for kind in SendIntent.Kind.ofMessages {
      let request = try Sends.request(kind, at: .loopback(port: 1))
      let answer = SendAnswer.reading(
        status: status, headers: [], body: Array(body.utf8), to: request)
      guard case .failed(let failure) = answer else {
        Issue.record("\(status) \(body) was accepted")
        continue
      }
      #expect(failure.consequence == .unknown)
      // A message's name in the answer to a dry run means that a message may have been sent.
      let mayBeSent = kind != .dryRun || failure.code == .sentDespiteDryRun
      #expect(failure.remedy.contains("may have been delivered") == mayBeSent)
      #expect(
        (failure.code == .sentDespiteDryRun)
          == (kind == .dryRun && (200...299).contains(status) && !body.isEmpty))
      let outcome = SendOutcome(answer)
      let isAsSend = failure.code == .sentDespiteDryRun
      #expect(
        outcome
          == (isAsSend
            ? .sentDespiteDryRun(sentence: failure.sentence)
            : .unknown(sentence: failure.sentence)))
      #expect(outcome.mayHaveDelivered(as: kind) == mayBeSent)
    }
  }

  private static let success = #"{"name":"projects/demo-shop/messages/1"}"#

  private static func error(_ code: Int) -> String { AnswerCase.body(code, "X", "x") }

  @Test(arguments: [
    (#"{"name":"projects/demo/messages/1","error":{"code":400,"message":"no"}}"#, "and an error"),
    (#"{"name":"projects/demo/messages/1","error":null}"#, "and an error"),
    (#"{"name":"projects/other/messages/2","name":"projects/demo/messages/1"}"#, "more than once"),
    (#"{"name":"projects/demo/messages/1","name":"projects/demo/messages/1"}"#, "more than once"),
    (#"{"name":7,"name":"projects/demo/messages/1"}"#, "more than once"),
    (
      #"{"name":"projects/other/messages/1"}"#, "‘projects/other/messages/1’, not a message of demo"
    ),
    (#"{"name":"projects/12345/messages/1"}"#, "not a message of demo"),
    (#"{"name":"projects/demo/messages/"}"#, "not a message of demo"),
    (#"{"name":"projects/demo/messages/1/2"}"#, "not a message of demo"),
    (#"{"name":"projects/demo/topics/1"}"#, "not a message of demo"),
    (#"{"name":"projects/\u001b[2J"}"#, "‘projects/\\u{1B}[2J’, not a message of demo"),
    (
      #"{"name":"projects/demo/messages/\u001b[2J"}"#, "messages/\\u{1B}[2J’, not a message of demo"
    ),
    (#"{"name":"projects/demo/messages/1\nNOT SENT"}"#, "messages/1\\u{A}NOT SENT’, not a message"),
    (#"{"name":"projects/demo/messages/1 2"}"#, "not a message of demo"),
    (#"{"name":"projects/demo/messages/\u202e1"}"#, "not a message of demo"),
    (#"{"name":"projects/demo/messages/é"}"#, "not a message of demo"),
    (
      #"{"name":"projects/demo/messages/\#(String(repeating: "1", count: 257))"}"#,
      "not a message of demo"
    ),
    (#"{"name":"demo"}"#, "not a message of demo"), (#"{"name":""}"#, "not as FCM does"),
    (#"{"name":7}"#, "not as FCM does"), ("[]", "not as FCM does"),
  ])
  func `A success counts only with the name of a message of the project`(
    body: String, reason: String
  ) throws {
    let answer = SendAnswer.reading(
      status: 200, headers: [], body: Array(body.utf8), to: try Sends.request(.send))
    guard case .failed(let failure) = answer else {
      Issue.record("\(body) was accepted")
      return
    }
    #expect(failure.sentence.contains(reason))
    #expect(failure.code == .unreadableAnswer && failure.consequence == .unknown)
  }

  @Test(arguments: [
    ("12345", true), ("demo-shop", true), ("example.com:shop", true), ("54321", false),
    ("demo\u{7}", false),
  ])
  func `For a project number FCM may name the project's ID`(named: String, isAccepted: Bool) throws
  {
    let request = try SendRequest.dryRun(project: "12345", messageText: "{}")
    let name = "projects/\(named)/messages/fake_message_id"
    let answer = SendAnswer.reading(
      status: 200, headers: [], body: Array(#"{"name":"\#(name)"}"#.utf8), to: request)
    #expect((try? answer.get().description) == (isAccepted ? name : nil))
  }

  @Test(arguments: [
    "0:1500415314455276%31bd1c9631bd1c96", "6f9d3bf9-0f0c-4b7e-9f0e-3c1a2b4d5e6f",
    "1750000000000000~a.b_c",
  ])
  func `The IDs that FCM gives are taken as they are`(id: String) throws {
    let name = "projects/demo-shop/messages/\(id)"
    let answer = SendAnswer.reading(
      status: 200, headers: [], body: Array(#"{"name":"\#(name)"}"#.utf8),
      to: try Sends.request(.send))
    #expect(try answer.get().description == name)
  }

  @Test(arguments: [
    (200, #"{"name":"projects/demo/messages/1"}"#), (200, #"{"name":"projects/other/messages/1"}"#),
    (201, #"{"name":"projects/demo/messages/1"}"#), (200, #"{"name":"1"}"#),
    (200, #"{"name":"projects/demo/messages/1","error":{"code":400}}"#),
  ])
  func `A dry-run that a server answers as a send may have been delivered`(
    status: Int, body: String
  ) throws {
    let failure = try #require(try refusal(status, body))
    #expect(failure.code == .sentDespiteDryRun && failure.consequence == .unknown)
    #expect(failure.remedy.hasPrefix("it may have been delivered: look at a test device"))
  }

  @Test(arguments: [SendIntent.Kind.send, .test])
  func `A message that was sent in earnest isn't accepted with the name that FCM gives a dry-run`(
    kind: SendIntent.Kind
  ) throws {
    let request = try Sends.request(kind)
    let body = #"{"name":"projects/demo-shop/messages/fake_message_id"}"#
    let answer = SendAnswer.reading(
      status: 200, headers: [], body: Array(body.utf8), to: request)
    guard case .failed(let failure) = answer else {
      Issue.record("the name of a dry-run counts as a message that was sent")
      return
    }
    #expect(failure.sentence.contains("fake_message_id, the name it gives a dry run"))
    #expect(failure.code == .unreadableAnswer && failure.consequence == .unknown)
    guard case .unknown = SendOutcome(answer) else {
      Issue.record("the outcome is said to be known")
      return
    }
  }

  @Test func `A server cannot write to the terminal`() throws {
    let body =
      #"{"error":{"code":400,"message":"a\u001b[2J\u0007\u202eb\r\nc","status":"INVALID_ARGUMENT"}}"#
    let failure = try #require(try refusal(400, body))
    #expect(failure.sentence == "FCM refused the message: a\\u{1B}[2J\\u{7}\\u{202E}b; c")
    #expect(MessageName("projects/\u{1B}[2J").description == "projects/\\u{1B}[2J")
  }

  @Test func `Where a real send may have been taken, nobody is told to try again`() throws {
    let request = try Sends.request(.send, at: .loopback(port: 1))
    guard
      case .failed(let failure) = SendAnswer.reading(
        status: 503, headers: [], body: [], to: request)
    else {
      Issue.record("503 was accepted")
      return
    }
    #expect(
      failure.remedy
        == "the message may have been delivered: look at a test device before you send it again: it has "
        + "no tag or collapse ID, so a second one doesn't replace the first")
    #expect(failure.consequence == .unknown)
  }

  private func refusal(
    _ status: Int, _ body: String, headers: [HTTPHeader] = []
  ) throws -> SendFailure? {
    guard case .failed(let failure) = try answer(status, body, headers: headers) else { return nil }
    return failure
  }

  private func answer(
    _ status: Int, _ body: String, headers: [HTTPHeader] = []
  ) throws -> SendAnswer {
    let request = try SendRequest.dryRun(
      project: "demo", messageText: #"{"topic":"a","data":{"first":"1","order id":2,"last":"3"}}"#)
    return .reading(status: status, headers: headers, body: Array(body.utf8), to: request)
  }
}
