import FCMClient
import Testing

struct ViolationPathTests {
  @Test(
    arguments: [
      ("message.data[0].value", "", "message.data.a"),
      ("message.data[1].key", "", "message.data[\"b.c\"]"),
      ("message.data[2].value", "", "message.data[2].value"),
      ("message.apns.headers[0].value", "", "message.apns.headers.apns-priority"),
      (
        "message.android.notification.title_loc_args[1]", "",
        "message.android.notification.title_loc_args[1]"
      ),
      ("message.data[x", "", "message.data[x"),
      ("message.data[99999999999999999999].value", "", "message.data[99999999999999999999].value"),
      ("message.data[0].values", "", "message.data[0].values"),
      ("message", "Unknown name \"to\" at 'message': Cannot find field.", "message.to"),
      ("", "Unknown name \"to\": Cannot find field.", "to"),
      ("", "Invalid value at 'message.android.ttl' (x), y", "message.android.ttl"),
      ("", "Invalid value at 'message.data[0].value' (TYPE_STRING), 1", "message.data.a"),
      ("", "something else", nil),
      ("message", "Unknown name \"", "message"),
    ] as [(String, String, String?)])
  func `FCM's numbered entries become keys`(field: String, description: String, path: String?) {
    let violation = FieldViolation(field: field, description: description)
    let keys = ["message.data": ["a", "b.c"], "message.apns.headers": ["apns-priority"]]
    #expect(violation.path { keys[$0] ?? [] } == path)
  }

  @Test func `Keys are found under either spelling of a field`() throws {
    let request = try SendRequest.dryRun(
      project: "demo",
      messageText: #"{"fcmOptions":{"analyticsLabel":"x"},"android":{"data":{"b":"","a":""}}}"#)
    #expect(request.keysOfMap(at: "message.android.data") == ["b", "a"])
    #expect(request.keysOfMap(at: "message.fcm_options") == ["analyticsLabel"])
    #expect(request.keysOfMap(at: "message.data") == [])
    #expect(request.keysOfMap(at: "other.android.data") == [])
  }
}
