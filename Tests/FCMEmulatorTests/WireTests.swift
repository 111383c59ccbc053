import Synchronization
import Testing

@testable import FCMEmulator

/// The emulator as another program sees it: paths, headers and bodies as text.
struct WireTests {
  private let fcm = EmulatedFCM()
  private let path = "/v1/projects/demo/messages:send"

  private func answer(
    _ body: String, path: String? = nil, authorization: String? = "Bearer x"
  ) -> EmulatorAnswer {
    fcm.answer(
      EmulatorRequest(
        path: path ?? self.path, authorization: authorization, body: Array(body.utf8)))
  }

  @Test(arguments: [
    ("/v1/projects/demo/messages:send", 200), ("/v1/projects/demo/messages%3Asend", 200),
    ("/v1/projects/demo/messages%3asend", 200), ("/v1/projects/123/messages:send", 200),
    ("/v1/projects/demo/messages", 404), ("/v1/projects/demo/messages:sendEach", 404),
    ("/v1/projects/demo/messages/send", 404), ("/v1/projects/a%2Fb/messages:send", 404),
    ("/v1/projects//messages:send", 404), ("/v1/demo/messages:send", 404),
    ("/v1/projects/demo/messages:send/", 404), ("/v1/projects/demo/messages%3", 404),
  ])
  func `There is one route, and its colon may be encoded`(path: String, status: Int) {
    let body = #"{"validate_only":true,"message":{"topic":"a"}}"#
    #expect(answer(body, path: path).status == status)
  }

  @Test(arguments: [nil, "", "Bearer", "Bearer ", "Basic x", "x", "Bearer a b", "Bearer ä"])
  func `Anything but a bearer token is not authenticated`(authorization: String?) {
    let answer = answer("{}", authorization: authorization)
    #expect(answer.status == 401)
    #expect(answer.body.contains(#""status":"UNAUTHENTICATED""#))
  }

  @Test func `Both spellings of a field are read, also at the top`() {
    #expect(
      answer(#"{"message":{"topic":"a"},"validateOnly":true}"#).body
        == #"{"name":"projects/demo/messages/fake_message_id"}"#)
    let wrongTTL = answer(#"{"message":{"topic":"a","android":{"ttl":"-1s"}}}"#)
    #expect(wrongTTL.status == 400)
  }

  @Test(arguments: [
    (#"{"topic":"a","android_v2":{"background_sync":{}}}"#, 200),
    (
      #"{"topic":"a","androidV2":{"remoteNotification":{"notification":{"titleLocKey":"k","id":7}}}}"#,
      200
    ),
    (#"{"fid":"cX9kQ2mTRq-aVb8sYw3_Zu"}"#, 200), (#"{"token":"cX9kQ2mTRq-aVb8sYw3_Zu"}"#, 200),
    (#"{"fid":"not-a-fid"}"#, 404), (#"{"fid":"cX9kQ2mTRq-aVb8sYw3_Zu:APA91b"}"#, 404),
    (#"{"fid":"cX9kQ2mTRq-aVb8sYw3_Zu","token":"a:b"}"#, 400),
  ])
  func `Today's targets and android_v2 are taken as FCM takes them`(message: String, status: Int) {
    let answer = answer("{\"validate_only\":true,\"message\":\(message)}")
    #expect(answer.status == status)
    #expect(answer.body.contains("UNREGISTERED") == (status == 404))
    // FCM's own code isn't part of what its JSON reader says.
    #expect(status != 400 || !answer.body.contains("FcmError"))
  }

  @Test func `An unknown name at the top has FCM's whole body`() {
    #expect(
      answer(#"{"message":{"topic":"a"},"dry_run":true}"#).body == """
        {"error":{"code":400,"message":"Invalid JSON payload received. Unknown name \\"dry_run\\": \
        Cannot find field.","status":"INVALID_ARGUMENT","details":[{"@type":\
        "type.googleapis.com/google.rpc.BadRequest","fieldViolations":[{"description":"Invalid JSON \
        payload received. Unknown name \\"dry_run\\": Cannot find field."}]}]}}
        """)
  }

  @Test func `A refusal of FCM itself carries its error code`() {
    #expect(
      answer(#"{"message":{}}"#).body == """
        {"error":{"code":400,"message":"Recipient of the message is not set.","status":\
        "INVALID_ARGUMENT","details":[{"@type":"type.googleapis.com/google.rpc.BadRequest",\
        "fieldViolations":[{"field":"message","description":"Recipient of the message is not set."}]},\
        {"@type":"type.googleapis.com/google.firebase.fcm.v1.FcmError","errorCode":\
        "INVALID_ARGUMENT"}]}}
        """)
  }

  @Test(arguments: [
    "", "{", "{\"message\":{},}", "[]", "null", "{}", "{\"message\":null}", "\u{FF}",
  ])
  func `A body that holds no message is refused`(body: String) {
    #expect(answer(body).status == 400)
  }

  @Test func `Answers whose details were recorded have the recorded ones, in their order`() {
    let fcmError =
      #"{"@type":"type.googleapis.com/google.firebase.fcm.v1.FcmError","errorCode":"INVALID_ARGUMENT"}"#
    let large = String(repeating: "x", count: 8192)
    #expect(
      answer(#"{"message":{"topic":"a","data":{"x":"\#(large)"}}}"#).body.hasSuffix(
        #""details":[{"@type":"type.googleapis.com/google.rpc.BadRequest"},\#(fcmError)]}}"#))
    #expect(
      answer(#"{"message":{"condition":"'a' in topics &&"}}"#).body
        == #"{"error":{"code":400,"message":"Request contains an invalid argument.","status":"INVALID_ARGUMENT"}}"#
    )
    #expect(
      answer(#"{"message":{"token":"x"}}"#).body.contains(#""details":[\#(fcmError),{"@type""#))
    #expect(answer("{}", authorization: nil).body.contains(#""reason":"CREDENTIALS_MISSING""#))
    #expect(
      answer("{}", path: "/fcm/send").body.hasPrefix("<!DOCTYPE html>"))
  }

  @Test func `Of a key that is there twice the last one counts`() {
    let body =
      #"{"message":{"topic":"a b","topic":"a"},"validate_only":false,"validate_only":true}"#
    #expect(answer(body).body == #"{"name":"projects/demo/messages/fake_message_id"}"#)
  }

  @Test func `A project's quota is for a minute of the clock, and wrong messages use it up too`() {
    var limits = EmulatorLimits.standard
    limits.sendsPerMinute = 2
    let clock = Mutex(125)
    let fcm = EmulatedFCM(limits: limits, now: { clock.withLock(\.self) })
    let send = { (project: String, body: String) in
      fcm.answer(
        EmulatorRequest(
          path: "/v1/projects/\(project)/messages:send", authorization: "Bearer x",
          body: Array(body.utf8)))
    }
    let right = #"{"message":{"topic":"a"}}"#
    #expect(send("demo", right).status == 200)
    #expect(send("demo", "{}").status == 400)
    let refused = send("demo", right)
    #expect((refused.status, refused.retryAfter) == (429, 55))
    #expect(refused.body.contains(#""quota_limit_value":"2""#))
    #expect(!refused.body.contains("FcmError"))
    #expect(send("other", right).status == 200)
    clock.withLock { $0 = 180 }
    #expect(send("demo", right).status == 200)
  }
}
