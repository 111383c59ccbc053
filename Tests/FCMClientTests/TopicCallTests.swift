import FCMClient
import Testing

struct TopicCallTests {
  private func change(
    _ action: TopicAction, _ topic: String = "news", _ registration: String = "a:b"
  ) throws -> TopicChangeRun {
    TopicChangeRun(
      TopicChangeOrder(
        [TopicChange(action, try Topic(topic), try Registration(registration))], profile: "prod",
        project: try Topics.project(), endpoint: .google, account: "a@b"))
  }

  private func call(_ run: inout TopicChangeRun) throws -> APICall {
    _ = run.update(.started)
    for effect in run.update(.intentWritten(id: 3, at: .zero)) {
      if case .call(_, let call) = effect { return call }
    }
    throw Missing()
  }

  private struct Missing: Error {}

  @Test(arguments: [
    (
      TopicAction.add, "news", "a:b",
      "POST /v1/projects/demo-shop/registrations/a%3Ab/topicSubscriptions?topic_name=news"
    ),
    (
      .add, "50%~off", "cAbCdEfGhIjKlMnOpQrStU",
      "POST /v1/projects/demo-shop/registrations/cAbCdEfGhIjKlMnOpQrStU/topicSubscriptions"
        + "?topic_name=50%25~off"
    ),
    (
      .remove, "a%2Fb", "x:y/z?q#f&g",
      "DELETE /v1/projects/demo-shop/registrations/x%3Ay%2Fz%3Fq%23f%26g/topicSubscriptions/a%252Fb"
    ),
    (
      .remove, "...", "a:b",
      "DELETE /v1/projects/demo-shop/registrations/a%3Ab/topicSubscriptions/%2E%2E%2E"
    ),
  ])
  func `A change is one call, both parts of its path encoded whole`(
    action: TopicAction, topic: String, registration: String, line: String
  ) throws {
    var run = try change(action, topic, registration)
    let call = try call(&run)
    #expect("\(call.method.rawValue) \(call.target)" == line)
    #expect(call.body == (action == .add ? "{}" : ""))
    #expect(call.endpoint == .google)
  }

  /// An answer to adding, and what it is read as.
  struct Row: CustomTestStringConvertible {
    var name: String
    var action = TopicAction.add
    var answer: Result<APIAnswer, CallFailure>
    var success: TopicChange.Success?
    var failure = ""
    var code: SendFailure.Code = .unspecified
    var outcome = ""
    /// Whether the change may be made all the same.
    var mayBeDone = false

    var testDescription: String { name }
  }

  private static let rows = [
    Row(
      name: "made, in snake case", answer: Topics.ok(Topics.subscription("news")), success: .added),
    Row(
      name: "made, in camel case",
      answer: Topics.ok(#"{"topicName":"news","createTime":"2026-11-24T10:00:00Z"}"#),
      success: .added),
    Row(
      name: "made, by its name only",
      answer: Topics.ok(#"{"name":"projects/1/registrations/a%3Ab/topicSubscriptions/news"}"#),
      success: .added),
    Row(name: "there before", answer: Topics.error(409, "ALREADY_EXISTS"), success: .already),
    Row(name: "removed", action: .remove, answer: Topics.ok("{}"), success: .removed),
    Row(
      name: "another topic than was asked for", answer: Topics.ok(Topics.subscription("other")),
      failure: "FCM answered 200, but not as FCM does", code: .unreadableAnswer, mayBeDone: true),
    Row(
      name: "an answer cut short",
      answer: .success(APIAnswer(status: 400, body: Array(#"{"error": {"co"#.utf8))),
      failure: "FCM answered 400 without saying why", code: .unreadableAnswer, mayBeDone: true),
    Row(
      name: "nothing", answer: .success(APIAnswer(status: 204, body: [])),
      failure: "FCM answered 204, but not as FCM does", code: .unreadableAnswer, mayBeDone: true),
    Row(
      name: "unknown, which is no success of adding", answer: Topics.error(404, "NOT_FOUND"),
      failure: "FCM finds no such registration in project demo-shop: x", code: .notFound),
    Row(
      name: "malformed", answer: Topics.error(400, "INVALID_ARGUMENT", "Bad topic."),
      failure: "FCM refused the topic or the registration: Bad topic", code: .invalidArgument),
    Row(
      name: "another project's",
      answer: Topics.error(
        403, "PERMISSION_DENIED", "SenderId mismatch", retryAfter: nil,
        AnswerCase.fcmError("SENDER_ID_MISMATCH")),
      failure: "the registration belongs to a project other than demo-shop: SenderId mismatch",
      code: .senderIDMismatch),
    Row(
      name: "no permission", answer: Topics.error(403, "PERMISSION_DENIED", "Denied."),
      failure: "the account isn't allowed to do this in project demo-shop: Denied",
      code: .permissionDenied),
    Row(
      name: "a path that isn't there",
      answer: .success(APIAnswer(status: 404, body: Array("<html>404</html>".utf8))),
      failure: "FCM has no such path", code: .notFound, mayBeDone: true),
    Row(
      name: "a login page", answer: .success(APIAnswer(status: 302, body: [])),
      failure: "FCM points elsewhere: not followed", code: .redirected, mayBeDone: true),
  ]

  @Test(arguments: rows)
  func `An answer to a change says how it went`(row: Row) throws {
    var run = try change(row.action)
    _ = try call(&run)
    let effects = run.update(.call(.answered(0, row.answer, at: .seconds(1), chance: 0)))
    guard case .report(0, let result)? = effects.first else {
      Issue.record("nothing is reported")
      return
    }
    switch result {
    case .success(let success): #expect(success == row.success)
    case .failure(let failure):
      #expect(row.success == nil)
      #expect(failure.sentence == row.failure && failure.code == row.code)
      #expect((failure.resultName == "unknown") == row.mayBeDone)
    }
  }

  @Test(arguments: [true, false])
  func `What isn't there to remove is asked again, to tell the topic from the registration`(
    isRegistered: Bool
  ) throws {
    var run = try change(.remove)
    _ = try call(&run)
    let missing = Topics.error(404, "NOT_FOUND")
    let again = run.update(.call(.answered(0, missing, at: .seconds(1), chance: 0)))
    guard case .call(0, let call)? = again.first else {
      Issue.record("it isn't asked again: \(again)")
      return
    }
    #expect(call.target.hasSuffix("?allow_missing=true"))
    let answer = isRegistered ? Topics.ok("{}") : missing
    let effects = run.update(.call(.answered(0, answer, at: .seconds(2), chance: 0)))
    guard case .report(0, let result)? = effects.first else {
      Issue.record("nothing is reported")
      return
    }
    switch result {
    case .success(let success): #expect(isRegistered && success == .absent)
    case .failure(let failure): #expect(!isRegistered && failure.code == .notFound)
    }
  }

  @Test func `An access token of a few letters is no part of an answer that happens to have them`()
    throws
  {
    let token = try #require(BearerToken("top"))
    let answer = APIAnswer(
      status: 200, body: Array(#"{"topicSubscriptions":[{"topicName":"top-news"}]}"#.utf8),
      sentWith: token)
    var work = TopicListWork(try Topics.registration(1), try Topics.api())
    #expect(work.take(answer) == .done([TopicSubscription(topic: "top-news")]))
  }

  @Test func `A list is read page by page to its end`() throws {
    var work = TopicListWork(try Topics.registration(1), try Topics.api())
    #expect(work.call.target.hasSuffix("/topicSubscriptions?page_size=2000"))
    let first = #"{"topicSubscriptions":[{"topic_name":"a"}],"nextPageToken":"x/y=="}"#
    guard case .success(let page) = Topics.ok(first) else { return }
    #expect(work.take(page) == .goOn)
    #expect(work.call.target.hasSuffix("?page_size=2000&page_token=x%2Fy%3D%3D"))
    let last =
      #"{"topic_subscriptions":[{"topicName":"b","createTime":"2026-11-24T10:00:00Z"}],"next_page_token":""}"#
    guard case .success(let page) = Topics.ok(last) else { return }
    #expect(
      work.take(page)
        == .done([
          TopicSubscription(topic: "a"),
          TopicSubscription(topic: "b", createTime: "2026-11-24T10:00:00Z"),
        ]))
  }

  @Test(arguments: [
    #"{"topicSubscriptions":{}}"#, #"{"topicSubscriptions":[{"x":1}]}"#,
    #"{"topicSubscriptions":[{"topicName":"\u001b[2J"}]}"#, "[]", "", #"{"error":{"code":400}}"#,
    #"{"topicSubscriptions":[{"topicName":"a b"}]}"#,
    #"{"topicSubscriptions":[{"topicName":"a"}],"nextPageToken":5}"#,
  ])
  func `A list that isn't one is not read as one without topics`(body: String) throws {
    var work = TopicListWork(try Topics.registration(1), try Topics.api())
    guard case .success(let answer) = Topics.ok(body),
      case .failed(let failure) = work.take(answer)
    else {
      Issue.record("\(body) is read as a list")
      return
    }
    #expect(failure.reach == .run || failure.reach == .foreign)
  }

  @Test(arguments: [false, true])
  func `A list whose pages have no end is given up`(namesOthers: Bool) throws {
    var topics = TopicListWork(try Topics.registration(1), try Topics.api())
    var deliveries = try Topics.deliveries()
    for number in 1...100 {
      let body = #"{"nextPageToken":"p\#(namesOthers ? number % 3 : 0)"}"#
      guard case .success(let answer) = Topics.ok(body) else { return }
      let (topic, delivery) = (topics.take(answer), deliveries.take(answer))
      guard case .failed(let failure) = topic, case .failed = delivery else {
        #expect(topic == .goOn && delivery == .goOn && number < 100)
        continue
      }
      #expect(failure.description.contains("a list of topics that ends"))
      #expect(number == (namesOthers ? 100 : 2))
      return
    }
  }

  @Test func `A server cannot have the access token shown`() throws {
    let token = try #require(BearerToken("ya29.secret-secret-secret"))
    var work = TopicListWork(try Topics.registration(1), try Topics.api())
    for body in [
      #"{"error":{"code":400,"status":"X","message":"you sent ya29.secret-secret-secret"}}"#,
      #"{"topicSubscriptions":[{"topicName":"ya29.secret-secret-secret"}]}"#,
    ] {
      let answer = APIAnswer(
        status: body.contains("error") ? 400 : 200, body: Array(body.utf8), sentWith: token)
      guard case .failed(let failure) = work.take(answer) else {
        Issue.record("the token is a topic")
        continue
      }
      #expect(!failure.description.contains("secret-secret"))
    }
  }

  @Test(arguments: [
    ("", "a topic has a name"),
    ("/topics/news", "‘/topics/news’: the name of a topic goes without"),
    ("a b", "‘a b’ isn't a topic: a name has letters, digits and -_.~%, no space"),
    (".", "‘.’ can't be part of an address"), ("..", "‘..’ can't be part of an address"),
    ("naïve", "no ‘ï’"), (String(repeating: "a", count: 901), "too long"),
  ])
  func `A topic has a name of its letters`(text: String, words: String) {
    #expect {
      try Topic(text)
    } throws: { error in
      "\(error)".contains(words)
    }
  }

  @Test(arguments: [
    ("cAbCdEfGhIjKlMnOpQrStU", Registration.Form.fid), ("cAbCdEfGhIjKlMnOpQrStU:APA91b", .token),
    ("behave-unregistered", .token), (String(repeating: "a", count: 30), .token),
  ])
  func `A registration is told by its form`(text: String, form: Registration.Form) throws {
    let registration = try Registration(text)
    #expect(registration.form == form)
    #expect(!registration.short.contains(text.prefix(10)))
  }

  @Test(arguments: ["", "short", "a b:c", "<token>", "/topics/news", "é:x"])
  func `What is no registration is refused`(text: String) {
    #expect(throws: Registration.Fault.self) { try Registration(text) }
  }
}
