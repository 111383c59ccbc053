import MessageLint
import PushMessages
import Testing

struct TargetRuleTests {
  @Test(
    arguments: [
      ("a || b && c", "a || (b && c)"), ("a || b && c || d", "a || (b && c) || d"),
      ("a && b || c && d", "(a && b) || (c && d)"), ("!(a || b && c)", "!(a || (b && c))"),
      ("a || (b && c)", nil), ("a && b || c", nil),
    ] as [(String, String?)])
  func `A condition that FCM reads from left to right is offered in its other reading too`(
    letters: String, usual: String?
  ) {
    func condition(_ text: String) -> String {
      ["a", "b", "c", "d"].reduce(text) { text, name in
        text.replacing("!\(name)", with: "!('\(name)' in topics)")
          .split(separator: " ", omittingEmptySubsequences: false)
          .map { word in
            let bare = word.trimmingPrefix(while: { "(!".contains($0) })
            guard bare.first == Character(name), bare.dropFirst().allSatisfy({ $0 == ")" }) else {
              return String(word)
            }
            return word.prefix(word.count - bare.count) + "'\(name)' in topics" + bare.dropFirst()
          }.joined(separator: " ")
      }
    }
    let finding = Lint.findings("{\"condition\": \"\(condition(letters))\"}")
      .first { $0.rule == "condition-order" }
    #expect(
      finding?.remedy
        == usual.map {
          "add parentheses, or if you mean the other reading write \(condition($0))"
        })
  }

  @Test(
    arguments: [
      ("'dogs' in topics", nil),
      ("'dogs' in topics && ('cats' in topics || !'birds' in topics)", nil),
      ("!('a' in topics)||'b' in topics", nil),
      ("'dogs' in topic", "11: ‘topics’ is expected here: 'news' in topics"),
      ("dogs in topics", "1: a topic in quotes is expected: 'news' in topics"),
      ("'dogs' in topics &", "18: write the operator twice: && or ||"),
      ("'dogs' in topics 'cats' in topics", "18: && or || is expected here"),
      ("'dogs' in topics &&", "20: a topic is missing after &&"),
      ("'dogs' in topics && (", "22: a topic is expected: 'news' in topics"),
      ("!", "2: a topic is missing after !"),
      ("('dogs' in topics", "1: this parenthesis isn't closed"),
      ("'dogs' in topics)", "17: this parenthesis closes nothing"),
      ("'dogs in topics", "6: a topic has only letters, digits and - _ . ~ %"),
      ("'dogs", "1: this quote isn't closed"),
      ("'' in topics", "1: the topic has no name"),
    ] as [(String, String?)])
  func `A condition that cannot be read says at which character`(
    condition: String, expected: String?
  ) {
    let text = "{\"condition\": \"\(condition)\"}"
    let finding = Lint.findings(text).first { $0.rule == "condition" }
    // The condition's own quote is the 27th character of the request.
    let column = finding?.position.map { $0.column - 27 }
    let found = finding.map {
      "\(column ?? 0): \($0.headline.dropFirst("the condition: ".count))"
    }
    #expect(found == expected)
    #expect(finding?.position?.line ?? 1 == 1)
  }

  private static let device = TestDevice(name: "mia", address: "fFQxyzabcdefghijklmnop")

  @Test(
    arguments: [
      (#"{"topic": "fFQxyzabcdefghijklmnop"}"#, ["error topic"]),
      (#"{"topic": "/topics/fFQxyzabcdefghijklmnop"}"#, ["error topic"]),
      (
        #"{"condition": "'news' in topics && 'fFQxyzabcdefghijklmnop' in topics"}"#,
        ["error condition"]
      ),
      (#"{"fid": "fFQxyzabcdefghijklmnop"}"#, []), (#"{"topic": "fFQxyzabcdefghijklmnoq"}"#, []),
      (#"{"condition": "'news' in topics"}"#, []), (#"{"topic": "mia"}"#, ["error topic"]),
      (#"{"topic": "/topics/Mia"}"#, ["error topic"]), (#"{"topic": "mia2"}"#, []),
      (#"{"condition": "'mia' in topics"}"#, ["error condition"]),
    ])
  func `A test device's name or address where a topic belongs is an error`(
    message: String, expected: [String]
  ) {
    let findings = Lint.findings(message, testDevices: [Self.device]).filter {
      $0.rule == "device-address"
    }
    #expect(
      findings.map { "\($0.severity) \($0.path.map(\.description) ?? "–")" } == expected)
    #expect(findings.allSatisfy { $0.statement.contains("this is a broadcast, not a test") })
  }

  @Test func `The fix moves the address to its field`() throws {
    let document = MessageDocument(text: #"{"message": {"topic": "fFQxyzabcdefghijklmnop"}}"#)
    var subject = LintSubject(document: document, shown: [])
    subject.project.testDevices = [Self.device]
    let finding = try #require(
      Linter.findings(in: subject).first { $0.rule == "device-address" })
    let mended = try #require(finding.fix?.applied(to: document))
    #expect(mended.targets == [.installation("fFQxyzabcdefghijklmnop")])
  }

  @Test func `What only looks like an address is a warning that says what happens`() {
    let findings = Lint.findings(#"{"topic": "cQ1wE2rT3yU4iO5pA6sD7f"}"#)
    let found = findings.first { $0.rule == "device-address" }
    #expect(found?.severity == .warning)
    #expect(found?.statement.hasSuffix("a broadcast to a topic that no device has") == true)
  }

  @Test func `The place of an error is right behind escapes`() throws {
    let finding = try #require(
      Lint.findings(#"{"condition": "\"a\" in topics && \u0027b' in topic"}"#).first {
        $0.rule == "condition"
      })
    #expect(finding.position?.column == 59)
  }

  @Test func `A condition has at most five topics`() {
    let topics = { (count: Int) in
      (1...count).map { "'t\($0)' in topics" }.joined(separator: " || ")
    }
    #expect(Lint.summary("{\"condition\": \"\(topics(5))\"}", rule: "condition").isEmpty)
    #expect(
      Lint.summary("{\"condition\": \"\(topics(6))\"}", rule: "condition") == ["error condition"])
    #expect(
      Lint.summary(
        "{\"condition\": \"\(topics(5)) || 't1' in topics\"}", rule: "condition"
      ).isEmpty)
  }

  @Test func `A condition of ten thousand parentheses is no trap`() {
    let text = String(repeating: "(", count: 10_000)
    #expect(Lint.summary("{\"condition\": \"\(text)\"}", rule: "condition") == ["error condition"])
  }

  @Test func `A condition of fifty thousand topics is refused, and ends nothing`() {
    let topics = (0..<50_000).map { "'a\($0)' in topics" }.joined(separator: " || ")
    #expect(!Lint.summary("{\"condition\": \"\(topics)\"}", rule: "condition").isEmpty)
  }
}
