import CodeSnippets
import Foundation
import MessageLint
import PushMessages
import Resolver
import Testing

@testable import Commands

/// What the schema of SARIF 2.1.0 requires, and what code scanning wants of it.
struct LintSARIFTests {
  private static let source = TextSource(
    localization: "values-fr", file: "/res dir/strings:é.xml", line: 3)

  private static let findings = [
    Finding(
      rule: "crash", .error, "body on Android: %1$d crashes the app", remedy: "a literal text",
      path: "android.notification", platform: .android,
      places: [.init(source, locales: ["fr"])], localeCount: 1),
    Finding(rule: "json-syntax", .error, "put it into {\"message\": …}"),
    Finding(rule: "json-syntax", .error, "put it into {\"message\": …}"),
  ]

  private static func run(
    _ findings: [Finding] = findings, text: String = "{\"message\": {\"topic\": \"a\"}}"
  ) throws -> [String: Any] {
    var judgement = LintJudgement(findings, applying: [])
    judgement.suppressed = [
      SuppressedFinding(
        Finding(rule: "target", .error, "nowhere", path: "topic"),
        by: Suppression(rule: "target", reason: "a \"template\"", origin: "p.toml:1"))
    ]
    let report = LintReport(
      drafts: [
        LintedDraft("a b.json", imported: MessageImport.reading(text), judgement: judgement)
      ])
    let log = try JSONSerialization.jsonObject(with: Data(report.sarif.utf8)) as? [String: Any]
    #expect(log?["version"] as? String == "2.1.0")
    return try #require((log?["runs"] as? [[String: Any]])?.first)
  }

  private static func results(_ run: [String: Any]) throws -> [[String: Any]] {
    try #require(run["results"] as? [[String: Any]])
  }

  @Test func `The driver names every rule with its text and level`() throws {
    let run = try Self.run()
    let tool = try #require(run["tool"] as? [String: Any])
    let driver = try #require(tool["driver"] as? [String: Any])
    #expect(driver["name"] as? String == "Pushwright")
    let version = try #require(driver["semanticVersion"] as? String)
    #expect(version.wholeMatch(of: /\d+\.\d+\.\d+/) != nil)
    let rules = try #require(driver["rules"] as? [[String: Any]])
    #expect(rules.map { $0["id"] as? String } == Linter.rules.map { $0.id })
    for rule in rules {
      #expect((rule["shortDescription"] as? [String: Any])?["text"] is String)
      let level = (rule["defaultConfiguration"] as? [String: Any])?["level"] as? String
      #expect(["error", "warning"].contains(level))
    }
    #expect(run["columnKind"] as? String == "unicodeCodePoints")
    let invocation = (run["invocations"] as? [[String: Any]])?.first
    #expect(invocation?["executionSuccessful"] as? Bool == true)
  }

  @Test func `A result names its rule, and the translation with the draft beside it`() throws {
    let results = try Self.results(Self.run())
    #expect(results.count == 4)
    let crash = try #require(results.first)
    #expect(crash["ruleId"] as? String == "crash")
    let index = try #require(crash["ruleIndex"] as? Int)
    #expect(Linter.rules[index].id == "crash")
    #expect(crash["level"] as? String == "error")
    let location = try #require((crash["locations"] as? [[String: Any]])?.first)
    #expect(try Self.uri(location) == "file:///res%20dir/strings%3A%C3%A9.xml")
    #expect(try Self.region(location) == ["startLine": 3])
    let logical = (location["logicalLocations"] as? [[String: Any]])?.first
    #expect(logical?["fullyQualifiedName"] as? String == "android.notification")
    let related = try #require((crash["relatedLocations"] as? [[String: Any]])?.first)
    #expect(try Self.uri(related) == "a%20b.json")
    #expect(try Self.region(related) == ["startLine": 1, "startColumn": 13])
    #expect(
      (crash["message"] as? [String: String])?["text"]
        == "body on Android, fr: %1$d crashes the app\nnow: a literal text\ndraft: a b.json:1")
  }

  @Test func `Braces in a message are no placeholders`() throws {
    let message = try Self.results(Self.run())[1]["message"] as? [String: String]
    #expect(message?["text"] == "put it into {{\"message\": …}}")
  }

  @Test func `Fingerprints differ from each other and stay when lines move`() throws {
    let fingerprints = { (run: [String: Any]) in
      try Self.results(run).map {
        try #require(($0["partialFingerprints"] as? [String: String])?["pushwright/v2"])
      }
    }
    let before = try fingerprints(Self.run())
    #expect(Set(before).count == before.count)
    var moved = Self.findings
    moved[0].places[0].source?.line = 30
    let after = try fingerprints(Self.run(moved, text: "\n\n{\"message\": {\"topic\": \"a\"}}"))
    #expect(after == before)
    moved[0].path = "android"
    #expect(try fingerprints(Self.run(moved)) != before)
  }

  @Test func `What is suppressed is there, with its reason`() throws {
    let suppressions = try Self.results(Self.run()).map {
      try #require($0["suppressions"] as? [[String: String]])
    }
    #expect(
      suppressions == [
        [], [], [], [["kind": "external", "justification": "a \"template\""]],
      ])
  }

  private static func physical(_ location: [String: Any]) throws -> [String: Any] {
    try #require(location["physicalLocation"] as? [String: Any])
  }

  private static func uri(_ location: [String: Any]) throws -> String {
    let artifact = try #require(physical(location)["artifactLocation"] as? [String: String])
    let uri = try #require(artifact["uri"])
    #expect((artifact["uriBaseId"] == "%SRCROOT%") == !uri.hasPrefix("file:"))
    return uri
  }

  private static func region(_ location: [String: Any]) throws -> [String: Int] {
    try #require(physical(location)["region"] as? [String: Int])
  }
}
