import MessageLint
import PushMessages
import Testing

/// Keys that no locale has, and locales in which nothing can be read.
struct UnreadableTextRuleTests {
  private static let rules = [
    "unknown-key", "nothing-readable", "missing-text", "crash", "garbled-text",
  ]

  private func summaries(_ blocks: String) -> [String] {
    Lint.findings(#"{"topic": "a", \#(blocks)}"#).filter { Self.rules.contains($0.rule) }.map {
      "\($0.severity) \($0.rule) \($0.locales.count) \($0.path?.description ?? "–")"
    }
  }

  @Test(
    arguments: [
      (
        #""android": {"notification": {"title": "T", "body_loc_key": "none"}}"#,
        ["error unknown-key 2 android.notification.body_loc_key"]
      ),
      (
        #""apns": {"payload": {"aps": {"alert": {"loc-key": "none", "body": "B"}}}}"#,
        ["error unknown-key 2 apns.payload.aps.alert.loc-key"]
      ),
      // Both lines are left out, for want of an argument.
      (
        #""android": {"notification": {"title_loc_key": "fits", "title_loc_args": [],"#
          + #" "body_loc_key": "fits", "body_loc_args": []}}"#,
        [
          "error nothing-readable 2 android.notification.title_loc_key",
          "error nothing-readable 2 android.notification.body_loc_key",
        ]
      ),
      (
        #""android": {"notification": {"title": "T", "body_loc_key": "fits", "body_loc_args": []}}"#,
        ["error missing-text 2 android.notification.body_loc_key"]
      ),
      // English has the key, French shows its name and nothing else.
      (
        #""apns": {"payload": {"aps": {"alert": {"loc-key": "ENGLISH"}}}}"#,
        ["error nothing-readable 1 apns.payload.aps.alert.loc-key"]
      ),
      (
        #""apns": {"payload": {"aps": {"alert": {"loc-key": "ENGLISH", "title": "T"}}}}"#,
        ["error missing-text 1 apns.payload.aps.alert.loc-key"]
      ),
      // French lacks an argument for its line, and no French device shows it.
      (
        #""android": {"notification": {"title": "T", "body_loc_key": "more", "body_loc_args": ["x"]}}"#,
        ["error missing-text 1 android.notification.body_loc_key"]
      ),
      // A key that is empty looks up nothing.
      (
        #""android": {"notification": {"title_loc_key": ""}}"#,
        ["error nothing-readable 2 android.notification.title_loc_key"]
      ),
      (
        #""android": {"notification": {"titleLocKey": "", "body_loc_key": ""}}"#,
        [
          "error nothing-readable 2 android.notification.title_loc_key",
          "error nothing-readable 2 android.notification.body_loc_key",
        ]
      ),
      (
        #""android": {"notification": {"title": "T", "body_loc_key": ""}}"#,
        ["error missing-text 2 android.notification.body_loc_key"]
      ),
      (
        #""apns": {"payload": {"aps": {"alert": {"title-loc-key": "", "loc-key": ""}}}}"#,
        [
          "error nothing-readable 2 apns.payload.aps.alert.title-loc-key",
          "error nothing-readable 2 apns.payload.aps.alert.loc-key",
        ]
      ),
      (
        #""apns": {"payload": {"aps": {"alert": {"title": "T", "subtitle-loc-key": ""}}}}"#,
        ["error missing-text 2 apns.payload.aps.alert.subtitle-loc-key"]
      ),
      (
        #""notification": {"title": "", "body": ""}, "android": {"notification": {"title": ""}}"#,
        [
          "error nothing-readable 2 android.notification.title",
          "error nothing-readable 2 notification.body",
          "error nothing-readable 2 notification.title",
          "error nothing-readable 2 notification.body",
        ]
      ),
      // An empty literal beside another text leaves that one out, as it says; an empty key behind a literal is not looked at.
      (#""notification": {"title": "", "body": "B"}"#, []),
      (#""notification": {"title": "T"}, "android": {"notification": {"title_loc_key": ""}}"#, []),
    ])
  func `A key that no locale has is an error, and so is a locale that reads nothing`(
    blocks: String, expected: [String]
  ) {
    #expect(summaries(blocks) == expected)
  }

  @Test(arguments: [("values-fr", Finding.Severity.error), ("values-fr-rCA", .warning)])
  func `A language that loses a line is an error, and one of its regions a warning`(
    directory: String, severity: Finding.Severity
  ) {
    var app = Translations(
      android: [("values", "Hi %1$s"), ("values-fr", "Salut %1$s")],
      previewed: ["en-US", "fr-FR", "fr-CA"])
    app.hidesDevices = false
    app.android.removeAll { $0.directory == directory }
    app.android.append((directory, "%1$s %2$s"))
    let message =
      #"{"topic": "a", "android": {"notification": {"title": "T", "body_loc_key": "body", "body_loc_args": ["x"]}}}"#
    let findings = app.findings(message).filter { $0.rule == "missing-text" }
    #expect(findings.map(\.severity) == [severity])
  }

  @Test func `What is missing are arguments: to give them is what the remedy says`() throws {
    let message =
      #"{"topic": "a", "android": {"notification": {"body_loc_key": "two", "body_loc_args": []}}}"#
    let finding = try #require(Lint.findings(message).first { $0.rule == "nothing-readable" })
    #expect(finding.remedy == "give arguments 1 and 2, or use another key")
    #expect(finding.appRemedy == nil)
    let raw = #"{"topic": "a", "android": {"notification": {"body_loc_key": "fits"}}}"#
    let garbled = try #require(Lint.findings(raw).first { $0.rule == "garbled-text" })
    #expect(garbled.remedy == "give argument 1, or use another key")
  }

  @Test(
    arguments: [
      (#"{"token": "abc"}"#, ["error token"]), (#"{"token": "<your token>"}"#, ["error token"]),
      (#"{"token": "cGl4ZWwtbWlh:APA91bFmZqW8Tnq"}"#, []),
      (#"{"token": "cGl4ZWwtbWlhCGl4ZWwtbW"}"#, ["warning token"]),
      (#"{"token": "behave-unregistered"}"#, []),
      (#"{"fid": "cGl4ZWwtbWlhCGl4ZWwtbW"}"#, []), (#"{"fid": "not-a-fid"}"#, ["error fid"]),
      (#"{"fid": "aGl4ZWwtbWlhCGl4ZWwtbW"}"#, ["error fid"]),
      (#"{"fid": "cGl4ZWwtbWlh:APA91bFmZqW8Tnq"}"#, ["error fid"]), (#"{"topic": "a"}"#, []),
    ])
  func `A token or installation ID that cannot be one is an error`(
    message: String, expected: [String]
  ) {
    #expect(Lint.summary(message, rule: "device-address") == expected)
  }
}
