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

  private func part(_ path: FieldPath?, extent: LostPart.Extent = .missing) -> LostPart {
    LostPart(
      path: path, sentence: "title was left out: ‘x’ is code", code: "x",
      place: .named("a.js:3"), extent: extent)
  }

  @Test(arguments: [
    (#"{"topic": "a"}"#, "notification.title", true),
    (#"{"notification": {"title": ""}}"#, "notification.title", true),
    (#"{"notification": {"title": null}}"#, "notification.title", true),
    (#"{"notification": {"title": "T"}}"#, "notification.title", false),
    (#"{"topic": "a"}"#, "token", true), (#"{"fid": "a"}"#, "token", false),
    (#"{"token": "a"}"#, "topic", false), (#"{"topic": "a"}"#, "condition", false),
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

  @Test
  func
    `A field that the other Android block alone has is a warning, and missing once it has a place`()
  {
    let lost = findings(#"{"android_v2": {"ttl": "1s"}}"#, part("android.priority"))
    #expect(lost.map(\.severity) == [.warning] && lost.map(\.path) == ["android_v2"])
    let missing = findings(#"{"android": {"ttl": "1s"}}"#, part("android.priority"))
    #expect(missing.map(\.severity) == [.error] && missing.map(\.path) == ["android.priority"])
    #expect(findings(#"{"android": {"priority": "HIGH"}}"#, part("android.priority")).isEmpty)
    // What both blocks have is missing in either, at its own place.
    let moved = findings(#"{"android_v2": {"ttl": "1s"}}"#, part("android.collapse_key"))
    #expect(moved.map(\.severity) == [.error] && moved.map(\.path) == ["android_v2.collapse_key"])
  }

  @Test func `Code that adds fields says what to do with them`() {
    #expect(
      findings("{}", part(nil)).map(\.remedy) == [
        "add what this code sets to the draft, then confirm that nothing is missing"
      ])
  }

  @Test func `A part of a list stays, whatever else the list has`() {
    let message = #"{"android": {"notification": {"title_loc_args": ["a"]}}}"#
    let list: FieldPath = "android.notification.title_loc_args"
    #expect(findings(message, part(list, extent: .partial)).count == 1)
  }

  @Test(arguments: [
    ("notification.title", "$T", "Hi $T", true), ("notification.title", "$T", "Hi Bob", false),
    (nil, "$T", "Hi Bob", true),
  ])
  func `A variable of a shell is an error as long as the text has it`(
    path: String?, code: String, title: String, isLost: Bool
  ) {
    let part = LostPart(
      path: path.map { FieldPath(stringLiteral: $0) }, sentence: "‘$T’ is for the shell",
      code: code, place: .named("a.sh:1"), extent: .unfilled)
    let found = findings(#"{"notification": {"title": "\#(title)"}}"#, part)
    #expect(found.isEmpty != isLost)
  }

  @Test func `What a program may change stays until someone says that it is right`() {
    let message = #"{"notification": {"title": "T"}}"#
    let found = findings(message, part("notification.title", extent: .doubtful))
    #expect(found.map(\.remedy) == ["check the message, then confirm that it is right"])
  }

  @Test func `An argument whose place is kept is an error until it has a value`() {
    let path = FieldPath("android.notification.title_loc_args").appending(1)
    for (argument, count) in [("", 1), ("b", 0)] {
      let list = #"{"android": {"notification": {"title_loc_args": ["a", "\#(argument)"]}}}"#
      #expect(findings(list, part(path)).count == count)
    }
  }

  @Test func `A report that names the file has the place as the finding's`() {
    let part = LostPart(
      path: nil, sentence: "it was left out", place: .position(.init(line: 3, column: 17)))
    let found = findings("{}", part)
    #expect(found.map(\.sentence) == ["it was left out"])
    #expect(found.map(\.position) == [Finding.Position(line: 3, column: 17)])
  }

  @Test func `The sentence names the file and the line`() {
    #expect(
      findings("{}", part(nil)).map(\.sentence) == ["title was left out (a.js:3): ‘x’ is code"])
  }
}
