import MessageLint
import Testing

struct DataRuleTests {
  @Test(
    arguments: [
      ("from", ["error data.from"]), ("message_type", ["error data.message_type"]),
      ("google.x", ["error data[\"google.x\"]"]),
      ("gcm.notification.title", ["error data[\"gcm.notification.title\"]"]),
      ("gcm.x", ["warning data[\"gcm.x\"]"]), ("collapse_key", ["warning data.collapse_key"]),
      ("googled", []), ("order_id", []),
    ])
  func `Reserved keys are refused or dropped`(key: String, expected: [String]) {
    #expect(Lint.summary("{\"data\": {\"\(key)\": \"v\"}}", rule: "reserved-data-key") == expected)
  }

  @Test func `Localization keys in data are said, and can be moved`() {
    let message = #"{"android": {"notification": {"tag": "t"}}, "data": {"title_loc_key": "fits"}}"#
    #expect(Lint.summary(message, rule: "key-in-data") == ["warning data.title_loc_key"])
    #expect(
      Lint.mended(message, rule: "key-in-data")
        == #"{"android": {"notification": {"tag": "t", "title_loc_key": "fits"}}}"#)
  }

  @Test(
    arguments: [
      (
        #"{"data": {"a": "1", "b": "2"}, "android": {"data": {"a": "3"}}}"#,
        ["warning android.data"]
      ),
      (#"{"data": {"a": "1"}, "webpush": {"data": {"c": "3"}}}"#, ["warning webpush.data"]),
      (#"{"data": {"a": "1"}, "android": {"data": {"a": "3", "b": "4"}}}"#, []),
      (#"{"data": {"a": "1"}}"#, []),
    ])
  func `Data that a platform's own replaces is said`(message: String, expected: [String]) {
    #expect(Lint.summary(message, rule: "replaced-data") == expected)
  }
}
