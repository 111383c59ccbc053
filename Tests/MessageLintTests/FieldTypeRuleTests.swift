import MessageLint
import PushMessages
import Testing

struct FieldTypeRuleTests {
  @Test(
    arguments: [
      (#"{"android": {"ttl": 5}}"#, ["error android.ttl"], #"write "5s""#),
      (
        #"{"apns": {"payload": {"aps": {"badge": "3"}}}}"#, ["error apns.payload.aps.badge"],
        "write 3"
      ),
      (
        #"{"apns": {"payload": {"aps": {"mutable-content": true}}}}"#,
        ["error apns.payload.aps.mutable-content"], "write 1"
      ),
      (
        #"{"webpush": {"notification": {"silent": "true"}}}"#,
        ["error webpush.notification.silent"], "write true"
      ),
      (#"{"data": {"id": 4711}}"#, ["error data.id"], #"write "4711""#),
      (#"{"data": {"deep": {"a": 1}}}"#, ["error data.deep"], nil),
      (
        #"{"android": {"notification": {"body_loc_args": ["a", 3]}}}"#,
        ["error android.notification.body_loc_args[1]"], #"write "3""#
      ),
      (#"{"notification": "text"}"#, ["error notification"], nil),
      (#"{"apns": {"payload": {"aps": {"alert": 7}}}}"#, ["error apns.payload.aps.alert"], nil),
      (#"{"apns": {"payload": {"aps": {"alert": "plain", "badge": 3}}}}"#, [], nil),
      (#"{"android": {"ttl": null}}"#, [], nil),
    ] as [(String, [String], String?)])
  func `A value of the wrong type is an error with its remedy`(
    message: String, expected: [String], fix: String?
  ) {
    #expect(Lint.summary(message, rule: "field-type") == expected)
    let finding = Lint.findings(message).first { $0.rule == "field-type" }
    #expect(finding?.fix?.title == fix)
  }

  @Test func `The fix mends what it was offered for`() throws {
    let message = #"{"data": {"id": 4711}}"#
    let fix = try #require(Lint.findings(message).first { $0.rule == "field-type" }?.fix)
    let document = MessageDocument(text: "{\"message\": \(message)}")
    #expect(fix.applied(to: document)?.text == #"{"message": {"data": {"id": "4711"}}}"#)
  }
}
