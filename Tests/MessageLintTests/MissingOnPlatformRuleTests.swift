import MessageLint
import PushMessages
import Resolver
import Testing

/// A line that the message has for some platforms only.
struct MissingOnPlatformRuleTests {
  private func statements(
    _ blocks: String, platforms: [Platform] = Platform.allCases
  ) -> [String] {
    Lint.findings("{\"topic\": \"a\", \(blocks)}", platforms: platforms)
      .filter { $0.rule == "missing-on-platform" }.map(\.statement)
  }

  private static let both = #""android": {"notification": {"title": "Sale", "body": "Now"}}"#

  @Test(
    arguments: [
      (
        both + #", "apns": {"payload": {"aps": {"alert": {"body": "Now"}}}}"#,
        ["title: Apple has none, Android shows one"]
      ),
      (
        both + #", "apns": {"payload": {"aps": {"alert": "Now"}}}"#,
        ["title: Apple has none, Android shows one"]
      ),
      (
        #""android": {"notification": {"title_loc_key": "fits", "title_loc_args": ["Bob"]}},"#
          + #" "apns": {"payload": {"aps": {"alert": {"title": "Sale", "body": "Now"}}}}"#,
        ["body: Android has none, Apple shows one"]
      ),
      (
        #""notification": {"title": "Sale"}, "android": {"notification": {"body": "Now"}},"#
          + #" "apns": {"payload": {"aps": {"alert": {"title": "Sale", "body": "Now"}}}}"#,
        ["body: the web has none, Android and Apple show one"]
      ),
      (
        #""android": {"notification": {"channel_id": "c"}},"#
          + #" "apns": {"payload": {"aps": {"alert": {"title": "Sale", "body": "Now"}}}}"#,
        ["title: Android has none, Apple shows one", "body: Android has none, Apple shows one"]
      ),
    ])
  func `A line that only other platforms show is a warning of the one that lacks it`(
    blocks: String, expected: [String]
  ) {
    #expect(statements(blocks) == expected)
  }

  @Test(
    arguments: [
      #""notification": {"title": "Sale", "body": "Now"}"#,
      #""notification": {"body": "Now"}"#,
      // Other platforms show no notification at all.
      both, both + #", "apns": {"payload": {"aps": {"content-available": 1}}}"#,
      both + #", "data": {"a": "b"}"#,
      #""data": {"a": "b"}"#,
      // An iPhone puts the app's name in place of a missing title.
      #""android": {"notification": {"title": "Shop", "body": "Now"}},"#
        + #" "apns": {"payload": {"aps": {"alert": "Now"}}}"#,
      // A browser needs a title.
      #""notification": {"body": "Now"}, "webpush": {"notification": {"title": "Shop"}}"#,
      // A subtitle stands for the body.
      both + #", "apns": {"payload": {"aps": {"alert": {"title": "Sale", "subtitle": "Now"}}}}"#,
      // A line that is asked for and left out has another rule.
      #""android": {"notification": {"title_loc_key": "no_such", "body": "Now"}},"#
        + #" "apns": {"payload": {"aps": {"alert": {"title": "Sale", "body": "Now"}}}}"#,
    ])
  func `What is shown alike, or is no notification, lacks nothing`(blocks: String) {
    #expect(statements(blocks).isEmpty)
  }

  @Test func `A platform that the project does not preview is not compared`() {
    let message = Self.both + #", "apns": {"payload": {"aps": {"alert": "Now"}}}"#
    #expect(statements(message, platforms: [.apple, .web]).isEmpty)
    #expect(statements(message, platforms: [.android]).isEmpty)
  }

  @Test func `The finding names the field where the line would be`() throws {
    let message =
      "{\(Self.both), " + #""apns": {"payload": {"aps": {"alert": {"body": "Now"}}}}}"#
    let finding = try #require(
      Lint.findings(message).first { $0.rule == "missing-on-platform" })
    #expect(finding.severity == .warning && finding.platform == .apple)
    #expect(finding.path == "apns.payload.aps.alert.title")
    #expect(finding.headline == "no title on Apple, unlike Android")
  }
}
