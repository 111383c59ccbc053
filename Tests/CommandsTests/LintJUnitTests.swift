import CodeSnippets
import MessageLint
import PushMessages
import Testing

@testable import Commands
@testable import StringResources

/// The XML of JUnit, read back.
struct LintJUnitTests {
  private struct Suites {
    /// `NAME tests failures skipped`, the whole first.
    var counts: [String] = []
    /// The result of each rule that didn't simply pass, with the message.
    var outcomes: [String: String] = [:]
    var cases: [String] = []
    var texts: [String] = []
  }

  private static func read(
    _ kept: [Finding], _ suppressed: [SuppressedFinding] = [],
    threshold: FailureThreshold = .error, failure: CommandFailure? = nil
  ) throws -> Suites {
    var judgement = LintJudgement(kept, applying: [])
    judgement.suppressed = suppressed
    let draft = LintedDraft(
      "a <b>\u{1B}.json", imported: MessageImport.reading("{\"message\": {}}"),
      judgement: judgement, failure: failure)
    let report = LintReport(
      drafts: [draft], threshold: threshold,
      askedRules: Set(Linter.rules.map { $0.id }).subtracting(["image-answer"]))
    let document = XMLReader.reading(Array(report.junit.utf8))
    try #require(document.failure == nil)
    return suites(document)
  }

  private static func suites(_ document: XMLDocument) -> Suites {
    var suites = Suites()
    for event in document.events {
      switch event {
      case .text(let range, _):
        let text = String(decoding: document.text[range], as: UTF8.self)
        if text.contains(where: { !$0.isWhitespace }) { suites.texts.append(text) }
      case .end: break
      case .start(let element):
        let counts = ["name", "tests", "failures", "skipped"].compactMap(element.attribute)
        switch element.name {
        case "testsuites", "testsuite": suites.counts.append(counts.joined(separator: " "))
        case "testcase": suites.cases.append(element.attribute("name") ?? "")
        case "system-out": suites.outcomes[suites.cases.last ?? "", default: "passed"] += ""
        default:
          suites.outcomes[suites.cases.last ?? ""] =
            "\(element.name): \(element.attribute("message") ?? "")"
        }
      }
    }
    return suites
  }

  private static let crash = Finding(
    rule: "crash", .error, "a <string> & \"more\"\u{0}", remedy: "b", path: "topic")
  private static let image = Finding(rule: "mutable-content", .warning, "no image")
  private static let accepted = SuppressedFinding(
    Finding(rule: "target", .error, "nowhere"),
    by: Suppression(rule: "target", reason: "a \"template\"", origin: "p.toml:1"))

  @Test func `A draft is a suite, a rule a case, and what was not asked is skipped`() throws {
    let suites = try Self.read([Self.crash, Self.image], [Self.accepted])
    let count = Linter.rules.count
    #expect(suites.cases == Linter.rules.map { $0.id })
    #expect(
      suites.counts == ["pushwright lint \(count) 1 2", "a <b>␛.json \(count) 1 2"])
    #expect(
      suites.outcomes == [
        "crash": "failure: a <string> & \"more\"␀", "mutable-content": "passed",
        "target": "skipped: a \"template\"", "image-answer": "skipped: runs only with --online",
      ])
  }

  @Test func `What was found stands in the case, with what to do`() throws {
    let suites = try Self.read([Self.crash], [Self.accepted])
    #expect(
      suites.texts == [
        "a <b>␛.json:1:13: error: nowhere".replacing("error", with: "suppressed")
          + "\n  reason: a \"template\"",
        "a <b>␛.json:1:13: error: a <string> & \"more\"␀\n  now: b",
      ])
  }

  @Test func `The threshold decides what a failure is`() throws {
    #expect(
      try Self.read([Self.image], threshold: .warning).outcomes["mutable-content"]
        == "failure: no image")
    #expect(try Self.read([Self.crash], threshold: .never).outcomes["crash"] == "passed")
  }

  @Test func `Of a draft that cannot be read no rule is said to pass`() throws {
    let finding = Finding(rule: "json-syntax", .error, "no")
    let suites = try Self.read(
      [finding], failure: CommandFailure(.unreadableInput, "it is not JSON"))
    #expect(suites.outcomes["json-syntax"] == "failure: no")
    #expect(suites.outcomes["crash"] == "skipped: the draft couldn't be checked")
    #expect(suites.outcomes["configuration"] == "error: it is not JSON")
    #expect(suites.outcomes.count == Linter.rules.count + 1)
  }
}
