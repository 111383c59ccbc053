import Testing

@testable import FCMEmulator

/// Topics over Instance ID, as clients that haven't changed yet ask for them.
struct LegacyTopicsTests {
  private let fcm = EmulatedFCM(now: { 1_795_348_800 })

  private func answer(
    _ verb: String, _ body: String, behavior: String? = nil, method: String = "POST"
  ) -> EmulatorAnswer {
    fcm.answer(
      EmulatorRequest(
        method: method, path: "/iid/v1:\(verb)", authorization: "Bearer x", behavior: behavior,
        body: Array(body.utf8)))
  }

  /// The topics of a registration over the new API.
  private func topics(_ registration: String) -> String {
    fcm.answer(
      EmulatorRequest(
        method: "GET",
        path: "/v1/projects/demo-project/registrations/\(registration)/topicSubscriptions",
        authorization: "Bearer x")
    ).body
  }

  @Test func `Both APIs change the same topics`() {
    let body = #"{"to":"/topics/news","registration_tokens":["a:1","b:2"]}"#
    #expect(answer("batchAdd", body).body == #"{"results":[{},{}]}"#)
    #expect(topics("a:1").contains(#""topic_name":"news""#))
    // Again is no mistake here.
    #expect(answer("batchAdd", body).body == #"{"results":[{},{}]}"#)
    #expect(answer("batchRemove", body).body == #"{"results":[{},{}]}"#)
    #expect(topics("a:1") == "{}")
  }

  @Test func `Each registration has its own answer, in the order of the request`() {
    let body = """
      {"to":"/topics/news","registration_tokens":["a:1","behave-unregistered.b","","behave-quota-exceeded",\
      "behave-internal"]}
      """
    #expect(
      answer("batchAdd", body).body == """
        {"results":[{},{"error":"NOT_FOUND"},{"error":"INVALID_ARGUMENT"},\
        {"error":"RESOURCE_EXHAUSTED"},{"error":"INTERNAL"}]}
        """)
  }

  @Test(arguments: [
    "", "[]", "{}", #"{"to":"news","registration_tokens":["a:1"]}"#,
    #"{"to":"/topics/","registration_tokens":["a:1"]}"#,
    #"{"to":"/topics/a b","registration_tokens":["a:1"]}"#,
    #"{"to":"/topics/news","registration_tokens":[]}"#,
    #"{"to":"/topics/news","registration_tokens":"a:1"}"#,
    #"{"to":"/topics/news","registration_tokens":[1]}"#,
  ])
  func `A request that makes no sense is refused by a name`(body: String) {
    let answer = answer("batchAdd", body)
    #expect(answer.status == 400)
    #expect(answer.body == #"{"error":"INVALID_ARGUMENT"}"#)
  }

  @Test func `A thousand registrations are one request, and no more`() {
    let body = { (count: Int) in
      let tokens = (0..<count).map { #""a:\#($0)""# }.joined(separator: ",")
      return #"{"to":"/topics/news","registration_tokens":[\#(tokens)]}"#
    }
    #expect(answer("batchAdd", body(1000)).status == 200)
    #expect(answer("batchAdd", body(1001)).status == 400)
  }

  @Test func `A topic, or the header, asks for a failure of the whole request`() {
    let body = #"{"to":"/topics/behave-unavailable-3","registration_tokens":["a:1"]}"#
    let answer = answer("batchAdd", body)
    #expect((answer.status, answer.retryAfter) == (503, 3))
    let other = #"{"to":"/topics/news","registration_tokens":["a:1"]}"#
    #expect(self.answer("batchRemove", other, behavior: "permission-denied").status == 403)
    #expect(self.answer("batchAdd", other, method: "GET").status == 404)
  }
}
