import Foundation
import MessageLint
import PushMessages
import Testing

@testable import Commands

/// The rules as `lint --rules` prints them.
struct RuleTableTests {
  @Test func `The rules are listed with what they need`() throws {
    let lines = RuleTable().text.split(separator: "\n")
    #expect(lines.count == Linter.rules.count)
    #expect(
      lines.contains { $0.wholeMatch(of: /crash +error +A localized text crashes .*/) != nil })
    #expect(lines.contains { $0.wholeMatch(of: /image-answer +error +--online +An .*/) != nil })
    #expect(
      lines.contains {
        $0.wholeMatch(
          of:
            /missing-text +error +A .*\. \(warning if other locales of the language show the line\)/
        )
          != nil
      })
    let json = try JSONSerialization.jsonObject(with: Data(RuleTable().json.utf8))
    let rules = try #require((json as? [String: Any])?["rules"] as? [[String: Any]])
    #expect(rules.map { $0["id"] as? String } == Linter.rules.map { $0.id })
    #expect(rules.map { $0["warning_if"] as? String } == Linter.rules.map { $0.warnsIf })
  }

  @Test func `The rules are listed with the project's severities`() throws {
    var severities = RuleSeverities()
    severities.set(.warning, of: "crash", origin: "p.toml:4")
    let table = RuleTable(severities: severities)
    #expect(table.text.contains(/crash +warning .* \(set in p.toml:4; error by default\)\n/))
    let rules = try JSONNode(strict: table.json)["rules"]?.elements
    let rule = rules?.first { $0["id"]?.string == "crash" }
    #expect(rule?["severity"]?.string == "warning")
    #expect(rule?["default_severity"]?.string == "error")
    #expect(rule?["severity_origin"]?.string == "p.toml:4")
  }
}
