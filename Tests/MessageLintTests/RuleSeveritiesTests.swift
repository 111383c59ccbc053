import MessageLint
import PushMessages
import Testing

/// The severities that a project gives to rules.
struct RuleSeveritiesTests {
  private static let subject = LintSubject(
    document: MessageDocument(
      text: #"{"message": {"topic": "a b", "android": {"collapse_key": 1}}}"#), shown: [])

  private func finding(
    _ rule: String, _ severity: Finding.Severity, for changed: String
  ) throws -> Finding {
    var severities = RuleSeverities()
    severities.set(severity, of: changed, origin: "p.toml:3")
    let findings = Linter.findings(in: Self.subject, severities: severities)
    return try #require(findings.first { $0.rule == rule })
  }

  @Test func `A lowered finding says what it was, and who lowered it`() throws {
    let finding = try finding("topic-name", .warning, for: "topic-name")
    #expect(finding.severity == .warning)
    #expect(finding.isLowered)
    #expect(finding.severityNote == "lowered from error by p.toml:3")
  }

  @Test func `A warning of a rule that has errors says why it is one`() throws {
    let document = MessageDocument(
      text: #"{"message": {"apns": {"payload": {"aps": {"order": 1, "mutable_content": 1}}}}}"#)
    let subject = LintSubject(document: document, shown: [])
    let found = Linter.findings(in: subject).filter { $0.rule == "aps-name" }
    #expect(
      found.map(\.weighingNote) == [
        nil, "warning, not error: the key doesn't resemble any of Apple's",
      ])
    var severities = RuleSeverities()
    severities.set(.error, of: "aps-name", origin: "p.toml:3")
    let raised = Linter.findings(in: subject, severities: severities)
    #expect(raised.filter { $0.rule == "aps-name" }.allSatisfy { $0.weighingNote == nil })
  }

  @Test func `Other rules keep their own`() throws {
    let finding = try finding("topic-name", .warning, for: "crash")
    #expect(finding.severity == .error)
    #expect(finding.severityChange == nil && finding.severityNote == nil)
  }

  @Test func `The severity that the rule has anyway changes nothing`() throws {
    #expect(try finding("topic-name", .error, for: "topic-name").severityNote == nil)
  }

  @Test func `Errors come first, by the project's severities`() throws {
    var severities = RuleSeverities()
    for rule in Linter.rules where rule.severity == .error {
      severities.set(.warning, of: rule.id, origin: "p.toml:1")
    }
    severities.set(.error, of: "topic-name", origin: "p.toml:2")
    let findings = Linter.findings(in: Self.subject, severities: severities)
    #expect(findings.first?.rule == "topic-name")
    #expect(findings.dropFirst().allSatisfy { $0.severity == .warning })
  }

  @Test(arguments: [
    #""title_loc_key": "promo""#, #""title_loc_key": "promo", "title_loc_args": [1]"#,
  ])
  func `A finding about a key or its arguments names the key`(fields: String) {
    let document = MessageDocument(
      text: "{\"message\": {\"topic\": \"a\", \"android\": {\"notification\": {\(fields)}}}}")
    let findings = Linter.findings(in: LintSubject(document: document, shown: []))
    let about = findings.filter { $0.path?.description.contains("title_loc") == true }
    #expect(about.allSatisfy { $0.key == "promo" })
    #expect(findings.filter { $0.path == "topic" }.allSatisfy { $0.key == nil })
  }
}
