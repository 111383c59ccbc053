import FCMClient
import Testing

struct SendRequestTests {
  @Test func `A dry-run's body holds the message exactly as it was written`() throws {
    let request = try SendRequest.dryRun(
      project: "demo-shop-prod", messageText: "{ \"topic\" :\"a\",\n \"x\": 1.50 }")
    #expect(
      request.body == "{\"message\":{ \"topic\" :\"a\",\n \"x\": 1.50 },\"validate_only\":true}")
    #expect(
      request.url == "https://fcm.googleapis.com/v1/projects/demo-shop-prod/messages:send")
    #expect(request.method == "POST")
  }

  @Test func `A send says nothing about validate_only`() throws {
    let request = try Sends.request(.send, payload: "{}")
    #expect(request.body == "{\"message\":{}}")
    #expect(!request.isDryRun)
  }

  @Test func `A test send delivers, and a journalled dry-run does not`() throws {
    #expect(try !Sends.request(.test).isDryRun)
    #expect(try Sends.request(.dryRun).body.hasSuffix(",\"validate_only\":true}"))
  }

  @Test(arguments: [
    "", "a/b", "..", "a:b", "Demo", "-a", "a b", "a%2Fb", "é", "a\n",
    String(repeating: "a", count: 64),
  ])
  func `A project cannot leave its place in the path`(project: String) {
    let refusal = #expect(throws: RefusedSend.self) {
      try SendRequest.dryRun(project: project, messageText: "{}")
    }
    #expect(refusal?.code == .invalidProject)
  }

  @Test(arguments: [
    #"{},"validate_only":false"#, #"{"topic":"a"},"validate_only":false,"x":{}"#, #"{"a":1}}"#,
    "[]", "null", "", "{\"a\":1,}", "{/**/}", "{\"a\":01}", "{\"a\":\"\n\"}", "{\"a\":\"\\x\"}",
    "{\"a\":\"\\ud800\"}", "{\u{0}}", "\u{FEFF}{}", "{'a':1}", "{\"a\" 1}", "{\"a\":1.}",
    "{\"a\":-}",
    "{\"a\":tru}", "{\"a\":[1 2]}", "{\"a\":\"b}",
    String(repeating: "{\"a\":", count: 101) + "1" + String(repeating: "}", count: 101),
  ])
  func `A message that is not one JSON object becomes no request`(text: String) {
    let refusal = #expect(throws: RefusedSend.self) {
      try SendRequest.dryRun(project: "demo", messageText: text)
    }
    #expect(refusal?.code == .invalidMessage)
  }
}
