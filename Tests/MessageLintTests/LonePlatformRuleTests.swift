import MessageLint
import PushMessages
import Resolver
import Testing

/// A text of one platform's own, where another platform of the app shows nothing.
struct LonePlatformRuleTests {
  private func sentences(_ message: String, webHost: String? = nil, hasStrings: Bool = true)
    -> [String]
  {
    Lint.findings(message, hasStrings: hasStrings, webHost: webHost).filter {
      $0.rule == "lone-platform"
    }.map(\.sentence)
  }

  @Test(arguments: [
    (
      #"{"android": {"notification": {"title": "T", "body": "B"}}}"#,
      ["only Android has a title and a body; Apple shows nothing"]
    ),
    (
      #"{"android_v2": {"remote_notification": {"notification": {"body": "B"}}}}"#,
      ["only Android has a body; Apple shows nothing"]
    ),
    (
      #"{"apns": {"payload": {"aps": {"alert": "B"}}}}"#,
      ["only Apple has a body; Android shows nothing"]
    ),
    // A block that shows nothing is told of by nothing-shown.
    (
      #"{"android": {"notification": {"title": "T"}}, "apns": {"payload": {"aps": {"alert": {}}}}}"#,
      []
    ),
    (
      #"{"android": {"notification": {"title": "T"}}, "apns": {"payload": {"aps": {"alert": "B"}}}}"#,
      []
    ),
    (#"{"android": {"notification": {"title_loc_key": "fits"}}}"#, []),
    (#"{"notification": {"title": "T"}}"#, []),
    (#"{"data": {"k": "v"}}"#, []),
  ])
  func `A text for one platform alone is told of where another one shows nothing`(
    message: String, expected: [String]
  ) {
    #expect(sentences(message) == expected)
  }

  @Test
  func `The web counts where the project has a web app, and everything where nothing is known`() {
    let message = #"{"android": {"notification": {"title": "T"}}}"#
    let all = ["only Android has a title; Apple and the web show nothing"]
    #expect(sentences(message, webHost: "shop.example.com") == all)
    #expect(sentences(message, hasStrings: false) == all)
  }

  @Test(arguments: [
    (
      #"{"android": {"notification": {"title": "T", "body": "B"}}}"#,
      #"{"notification": {"title": "T", "body": "B"}}"#
    ),
    (#"{"apns": {"payload": {"aps": {"alert": "B"}}}}"#, #"{"notification": {"body": "B"}}"#),
  ])
  func `Its fix moves the text to all platforms`(message: String, expected: String) throws {
    let mended = try #require(Lint.mended(message, rule: "lone-platform"))
    #expect(
      MessageDocument(text: "{\"message\": \(mended)}").canonicalMessage
        == MessageDocument(text: "{\"message\": \(expected)}").canonicalMessage)
  }
}
