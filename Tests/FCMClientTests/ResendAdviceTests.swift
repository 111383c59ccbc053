import FCMClient
import Testing

struct ResendAdviceTests {
  private static let tag = #""android":{"notification":{"tag":"stock"}}"#
  private static let preview =
    #""android_v2":{"remote_notification":{"notification":{"tag":"stock""#
  private static let collapse = #""apns":{"headers":{"apns-collapse-id":"stock"}}"#
  private static let web = #""webpush":{"notification":{"tag":"stock"}}"#

  @Test(arguments: [
    ([], "it has no tag or collapse ID, so a second one doesn't replace the first"),
    ([tag], "a second one replaces the first on Android (tag) only"),
    ([collapse], "a second one replaces the first on Apple (apns-collapse-id) only"),
    (
      [collapse, tag],
      "a second one replaces the first on Android (tag) and Apple (apns-collapse-id) only"
    ),
    ([tag, collapse, web], "its tags and its collapse ID let a second one replace the first"),
    ([preview + #","id":7}}}"#], "a second one replaces the first on Android (tag) only"),
    (
      [preview + "}}}"], "it has no tag or collapse ID, so a second one doesn't replace the first"
    ),
    (
      [#""android":{"collapse_key":"stock","notification":{"tag":""}}"#],
      "it has no tag or collapse ID, so a second one doesn't replace the first"
    ),
  ])
  func `Only what the message has is said to replace it`(members: [String], consequence: String)
    throws
  {
    let payload = "{" + ([#""topic":"news""#] + members).joined(separator: ",") + "}"
    let intent = try Sends.intent(payload: payload)
    #expect(
      intent.resendAdvice == "look at a test device before you send it again: \(consequence)")
  }
}
