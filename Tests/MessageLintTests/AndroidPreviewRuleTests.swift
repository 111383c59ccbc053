import MessageLint
import PushMessages
import Resolver
import Testing

/// Rules about `android_v2`, and those about `android` in its place.
struct AndroidPreviewRuleTests {
  private func remote(_ notification: String, _ more: String = "") -> String {
    "{\"android_v2\": {\"remote_notification\": {\"notification\": \(notification)}\(more)}}"
  }

  private static let block = AndroidBlock.v2.notification

  @Test(
    arguments: [
      (#"{"android_v2": {}}"#, ["error android_v2"]),
      (#"{"android_v2": {"ttl": "1s"}}"#, ["error android_v2"]),
      (
        #"{"android_v2": {"remote_notification": {}, "background_sync": {}}}"#,
        ["error android_v2.background_sync"]
      ),
      (#"{"android_v2": {"remote_notification": {}}}"#, []),
      (#"{"android_v2": {"background_sync": {}}}"#, []), (#"{"android": {}}"#, []),
      (
        #"{"notification": {"title": "T"}, "android_v2": {"background_sync": {}}}"#,
        ["warning android_v2.background_sync"]
      ),
    ])
  func `android_v2 is of exactly one kind`(message: String, expected: [String]) {
    #expect(Lint.summary(message, rule: "android-preview-kind") == expected)
  }

  @Test func `Of two kinds the one that shows nothing goes`() {
    #expect(
      Lint.mended(
        #"{"android_v2": {"remote_notification": {}, "background_sync": {}}}"#,
        rule: "android-preview-kind") == #"{"android_v2": {"remote_notification": {}}}"#)
    let shown = Lint.mended(
      #"{"notification": {"title": "T"}, "android_v2": {"background_sync": {}}}"#,
      rule: "android-preview-kind")
    #expect(shown?.contains("remote_notification") == true)
    #expect(shown?.contains("background_sync") == false)
  }

  @Test(
    arguments: [
      (#"{}"#, true), (#"{"title": "T"}"#, false), (#"{"order": "4711"}"#, true),
      (#"{"order": "T is here"}"#, false),
    ])
  func `Older apps that get data alone need the texts there`(data: String, isSaid: Bool) {
    let message = """
      {"data": \(data), "android_v2": {"remote_notification":
        {"use_as_v1_data_message": true, "notification": {"title": "T is here"}}}}
      """
    let expected = "warning android_v2.remote_notification.use_as_v1_data_message"
    #expect(Lint.summary(message, rule: "android-preview-kind") == (isSaid ? [expected] : []))
  }

  @Test(
    arguments: [
      ("android-resource-name", #"{"icon": "ic-sale"}"#, "icon"),
      ("vibration-and-light", #"{"vibrate_timings": ["1s"]}"#, "vibrate_timings"),
      ("channel-decides", #"{"notification_priority": "PRIORITY_MAX"}"#, "notification_priority"),
      ("arguments-without-key", #"{"body_loc_args": ["1"]}"#, "body_loc_args"),
      ("hidden-key", #"{"title": "T", "title_loc_key": "fits"}"#, "title"),
      ("image-address", #"{"title": "T", "image": "http://e.com/a.png"}"#, "image"),
      ("crash", #"{"title_loc_key": "crashes", "title_loc_args": ["1"]}"#, "title_loc_key"),
      ("unknown-key", #"{"title_loc_key": "nowhere"}"#, "title_loc_key"),
      ("unfilled-placeholder", #"{"title": "Hi %1$s"}"#, "title"),
      ("double-space", #"{"title": "Hi  there"}"#, "title"),
      ("field-type", #"{"title_loc_args": [1]}"#, "title_loc_args"),
      ("field-value", #"{"color": "red"}"#, "color"),
    ])
  func `A rule about android holds for android_v2 too`(
    rule: String, notification: String, field: String
  ) {
    let findings = Lint.findings(remote(notification)).filter { $0.rule == rule }
    #expect(findings.count == 1)
    #expect(findings.first?.path?.hasPrefix(Self.block.appending(field)) == true)
    let old = "{\"android\": {\"notification\": \(notification)}}"
    #expect(
      Lint.findings(old).filter { $0.rule == rule }.map(\.severity) == findings.map(\.severity))
  }

  @Test func `So do those about its data, its time to live and its label`() {
    let more = #", "data": {"from": "x", "title_loc_key": "k"}, "ttl": "9999999s""#
    let message = #"{"data": {"a": "1"}, "# + remote(#"{"title": "T"}"#, more).dropFirst()
    #expect(Lint.summary(message, rule: "reserved-data-key") == ["error android_v2.data.from"])
    #expect(Lint.summary(message, rule: "key-in-data") == ["warning android_v2.data.title_loc_key"])
    #expect(Lint.summary(message, rule: "replaced-data") == ["warning android_v2.data"])
    #expect(Lint.summary(message, rule: "field-value") == ["error android_v2.ttl"])
  }

  @Test func `A broadcast is replaced by tag and id together`() {
    let message =
      #"{"topic": "t", "#
      + remote(#"{"title": "T", "tag": "x"}"#).dropFirst()
    let paths = Lint.findings(message, moment: .sending(now: 0), platforms: [.android])
      .filter { $0.rule == "replaceable" }.map { $0.path?.description }
    #expect(paths == ["\(Self.block).id"])
    let named = #"{"topic": "t", "# + remote(#"{"title": "T", "tag": "x", "id": 1}"#).dropFirst()
    #expect(
      Lint.findings(named, moment: .sending(now: 0), platforms: [.android])
        .allSatisfy { $0.rule != "replaceable" })
  }

  @Test(
    arguments: [
      (
        #"{"android_v2": {"title_loc_key": "k"}}"#,
        #"{"android_v2":{"remote_notification":{"notification":{"title_loc_key":"k"}}}}"#
      ),
      (
        #"{"android_v2": {"notification": {"tag": "t"}}}"#,
        #"{"android_v2":{"remote_notification":{"notification":{"tag":"t"}}}}"#
      ),
      (
        #"{"notification": {"icon": "i"}, "android_v2": {"remote_notification": {}}}"#,
        #"{"android_v2":{"remote_notification":{"notification":{"icon":"i"}}}}"#
      ),
    ])
  func `What stands where android has it moves to its place`(message: String, moved: String) {
    let document = Lint.mended(message, rule: "misplaced-field")
      .map { MessageDocument(text: "{\"message\": \($0)}") }
    #expect(document?.canonicalMessage == moved)
  }

  @Test func `A finding that is accepted of android is accepted of android_v2`() {
    let findings = Lint.findings(remote(#"{"icon": "ic-sale"}"#))
    let suppression = Suppression(
      rule: "android-resource-name", field: "android.notification", reason: "r", origin: "o")
    let judgement = LintJudgement(findings, applying: [suppression], draft: nil)
    #expect(judgement.kept.allSatisfy { $0.rule != "android-resource-name" })
    #expect(judgement.unused.isEmpty)
  }

  @Test(
    arguments: [
      (
        #"{"token": "cX9kQ2mTRq-aVb8sYw3_Zu"}"#, "warning token",
        #"{"fid": "cX9kQ2mTRq-aVb8sYw3_Zu"}"#
      ),
      (
        #"{"fid": "cX9kQ2mTRq-aVb8sYw3_Zu:APA91b"}"#, "error fid",
        #"{"token": "cX9kQ2mTRq-aVb8sYw3_Zu:APA91b"}"#
      ),
      (
        #"{"topic": "cX9kQ2mTRq-aVb8sYw3_Zu"}"#, "warning topic",
        #"{"fid": "cX9kQ2mTRq-aVb8sYw3_Zu"}"#
      ),
    ])
  func `A device's address moves to the field of its form`(
    message: String, finding: String, moved: String
  ) {
    #expect(Lint.summary(message, rule: "device-address") == [finding])
    let document = Lint.mended(message, rule: "device-address")
      .map { MessageDocument(text: "{\"message\": \($0)}") }
    #expect(
      document?.canonicalMessage
        == MessageDocument(text: "{\"message\": \(moved)}").canonicalMessage)
  }

  @Test func `An address that moves keeps its place before the notification`() {
    let message =
      #"{"token": "cX9kQ2mTRq-aVb8sYw3_Zu", "notification": {"title": "T"}, "data": {}}"#
    #expect(
      Lint.mended(message, rule: "device-address")
        == #"{"fid": "cX9kQ2mTRq-aVb8sYw3_Zu", "notification": {"title": "T"}, "data": {}}"#)
  }

  @Test(
    arguments: [
      (#"{"android_v2": {"priority": "HIGH", "background_sync": {}}}"#, "android_v2.priority"),
      (
        #"{"android_v2": {"remote_notification": {"notification": {"proxy": "DENY"}}}}"#,
        "android_v2.remote_notification.notification.proxy"
      ),
      (
        #"{"android_v2": {"remote_notification": {"notification": {"bypass_proxy_notification": true}}}}"#,
        "android_v2.remote_notification.notification.bypass_proxy_notification"
      ),
    ])
  func `What only android has is named as such and removed`(message: String, path: String) throws {
    let finding = try #require(
      Lint.findings(message).first { $0.rule == "unknown-field" && $0.path?.description == path })
    #expect(finding.headline.hasPrefix("\(path): only android has "))
    #expect(finding.fix?.title == "remove it")
    let mended = try #require(Lint.mended(message, rule: "unknown-field"))
    #expect(Lint.findings(mended).allSatisfy { $0.rule != "unknown-field" })
  }
}
