import FCMClient
import TestPacing
import Testing

@testable import FCMEmulator

/// Projects that FCM doesn't know.
@Suite(.takingTurns)
struct UnknownProjectTests {
  private func answer(_ method: String, _ path: String, body: String = "") throws -> EmulatorAnswer
  {
    let fcm = EmulatedFCM(projects: [try #require(ProjectID("shop"))], now: { 0 })
    return fcm.answer(
      EmulatorRequest(
        method: method, path: path, query: EmulatorQuery("topic_name=news"),
        authorization: "Bearer x", body: Array(body.utf8)))
  }

  private static let paths = [
    ("POST", "messages:send", #"{"message":{"topic":"news"}}"#),
    ("POST", "messages:send", #"{"message":{"token":"a:1"},"validate_only":true}"#),
    ("POST", "registrations/a:1/topicSubscriptions", ""),
    ("DELETE", "registrations/a:1/topicSubscriptions/news", ""),
  ]

  @Test(arguments: paths)
  func `An unknown project is not found, and no registration is blamed`(
    method: String, path: String, body: String
  ) throws {
    let unknown = try answer(method, "/v1/projects/other/\(path)", body: body)
    #expect(
      unknown
        == EmulatorAnswer.error(404, "NOT_FOUND", "Requested entity was not found."))
    #expect(!unknown.body.contains("UNREGISTERED"))
    let known = try answer(method, "/v1/projects/shop/\(path)", body: body)
    #expect(known != unknown || method == "DELETE")
  }

  @Test func `Without a token it is the token that is missing`() throws {
    let fcm = EmulatedFCM(projects: [], now: { 0 })
    #expect(fcm.answer(EmulatorRequest(path: "/v1/projects/shop/messages:send")).status == 401)
  }
}
