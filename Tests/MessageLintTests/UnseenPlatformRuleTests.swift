import MessageLint
import PushMessages
import Resolver
import Testing

struct UnseenPlatformRuleTests {
  @Test(
    arguments: [
      (
        #""webpush": {"notification": {"title": "Sale"}}"#, [.android, .apple],
        "webpush.notification.title"
      ),
      (
        #""webpush": {"notification": {"actions": [{"action": "a", "title": "A"}]}}"#,
        [.android], "webpush.notification.actions"
      ),
      (
        #""android": {"notification": {"title_loc_key": "fits"}}"#, [.web],
        "android.notification.title_loc_key"
      ),
      (#""apns": {"payload": {"aps": {"alert": "Sale"}}}"#, [.android], "apns.payload.aps.alert"),
      (
        #""notification": {"title": "Hi"}, "android": {"notification": {"title": "Sale"}}"#,
        [.android], "notification.title"
      ),
      // What all platforms share, and what is no text, asks no one to look.
      (#""notification": {"title": "Sale"}"#, [.android], nil),
      (#""webpush": {"headers": {"TTL": "60"}}"#, [.android, .apple], nil),
      (#""webpush": {"notification": {"title": "Sale"}}"#, [.android, .apple, .web], nil),
      (#""webpush": {"notification": {"title": "Sale"}}"#, nil, nil),
    ] as [(String, Set<Platform>?, String?)])
  func `Texts that go to a platform which no one previews are an error`(
    block: String, previewed: Set<Platform>?, path: String?
  ) {
    // Whichever devices are looked at now.
    for looked in [Platform.allCases, [.android]] {
      let findings = Lint.findings(
        "{\"topic\": \"news\", \(block)}", platforms: looked, projectPlatforms: previewed)
      let finding = findings.first { $0.rule == "unseen-platform" }
      #expect(finding?.path?.description == path)
      #expect(finding.map { $0.severity == .error } ?? (path == nil))
    }
  }
}
