import MessageLint
import PushMessages
import Testing

struct LostPartRuleTests {
  private func findings(_ message: String, _ parts: LostPart...) -> [Finding] {
    let document = MessageDocument(text: "{\"message\": \(message)}")
    var subject = LintSubject(document: document, shown: [])
    subject.lostParts = parts
    return Linter.findings(in: subject).filter { $0.rule == "lost-part" }
  }

  private func part(_ path: FieldPath?, isPartial: Bool = false) -> LostPart {
    LostPart(
      path: path, sentence: "title was left out: ‘x’ is code", code: "x", place: "a.js:3",
      isPartial: isPartial)
  }

  @Test(arguments: [
    (#"{"topic": "a"}"#, "notification.title", true),
    (#"{"notification": {"title": ""}}"#, "notification.title", true),
    (#"{"notification": {"title": null}}"#, "notification.title", true),
    (#"{"notification": {"title": "T"}}"#, "notification.title", false),
    (#"{"topic": "a"}"#, "token", false),
    (#"{"data": {}}"#, "token", true),
    (
      #"{"android_v2": {"remote_notification": {"notification": {"title": "T"}}}}"#,
      "android.notification.title", false
    ),
  ])
  func `A part is an error until its field has a value`(
    message: String, path: String, isLost: Bool
  ) {
    let found = findings(message, part(FieldPath(stringLiteral: path)))
    #expect(found.isEmpty != isLost)
    #expect(found.allSatisfy { $0.severity == .error })
  }

  @Test func `A part of a list stays, whatever else the list has`() {
    let message = #"{"android": {"notification": {"title_loc_args": ["a"]}}}"#
    let list: FieldPath = "android.notification.title_loc_args"
    #expect(findings(message, part(list, isPartial: true)).count == 1)
  }

  @Test func `The sentence names the file and the line`() {
    #expect(
      findings("{}", part(nil)).map(\.sentence) == ["title was left out (a.js:3): ‘x’ is code"])
  }
}
