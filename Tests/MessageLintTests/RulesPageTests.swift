import Foundation
import MessageLint
import Testing

/// The rules and what is written about them.
@Suite(.serialized)
struct RulesPageTests {
  private static let module = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources/MessageLint")

  /// With `RECORD_RULES` set the page is written anew, and the test fails.
  @Test func `The page of rules is the linter's`() throws {
    let file = Self.module.appending(path: "MessageLint.docc/Rules.md")
    let present = try? String(contentsOf: file, encoding: .utf8)
    guard present != Self.page else { return }
    if ProcessInfo.processInfo.environment["RECORD_RULES"] != nil {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(Self.page.utf8).write(to: file)
    }
    Issue.record("The page of rules is not the linter's; RECORD_RULES=1 writes it anew.")
  }

  private static var page: String {
    let rows = Linter.rules.map { rule in
      let when =
        rule.isDemanded
        ? "where reviews are required"
        : rule.needsApp
          ? "where the app's sources are known"
          : rule.isOnline ? "with `--online`" : rule.isForSending ? "when sending" : "always"
      let weight = rule.warnsIf.map { "; warning if \($0)" } ?? ""
      return "| `\(rule.id)` | \(rule.severity)\(weight) | \(when) | \(rule.summary) |\n"
    }
    return """
      # Rules

      What the linter looks for, in the order in which findings of one severity are shown.

      ## Overview

      A rule's severity is the worst that it finds, with what makes a finding only a warning. The ids are those that `pushwright lint` prints and that suppressions name.

      | rule | severity | asked | what it finds |
      | --- | --- | --- | --- |

      """ + rows.joined() + examples
  }

  private static var examples: String {
    let rows = Linter.rules.map { rule in
      let example = RuleExample.all.first { $0.rule == rule.id }
      let cells = [example?.bad, example?.good].map { sample in
        let text = sample?.markdown ?? ""
        return text.count > 160 ? "\(text.prefix(60))…` (\(text.count) letters)" : text
      }.map { $0.replacing("|", with: "\\|") }
      return "| `\(rule.id)` | \(cells[0]) | \(cells[1]) |\n"
    }
    return """

      ## Examples

      Each is judged by the rule in a test. A message is shown by the fields that matter; for texts, `values` is English and `values-fr`
      French on Android, `en.lproj` and `fr.lproj` on Apple. ␣ is a space.

      | rule | found | not found |
      | --- | --- | --- |

      """ + rows.joined()
  }

  @Test func `Each rule has an id of its own, and a summary that is a sentence`() {
    let ids = Linter.rules.map { $0.id }
    #expect(Set(ids).count == ids.count)
    for rule in Linter.rules {
      #expect(rule.id.wholeMatch(of: /[a-z]+(-[a-z]+)*/) != nil, "\(rule.id)")
      // The name of a field may begin it.
      let start = /[A-Z]|[a-z]+[-_.][a-z]/
      #expect(rule.summary.prefixMatch(of: start) != nil, "\(rule.id)")
      #expect(rule.summary.hasSuffix(".") && !rule.summary.contains("|"), "\(rule.id)")
    }
  }

  @Test func `A rule that lowers a finding says when`() throws {
    let folder = Self.module.appending(path: "Rules")
    let paths =
      FileManager.default.enumerator(atPath: folder.path(percentEncoded: false))?
      .compactMap { $0 as? String } ?? []
    for rule in Linter.rules where rule.severity == .error {
      let path = try #require(paths.first { $0.hasSuffix("/\(rule).swift") }, "\(rule)")
      let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
      // Which lines are missing everywhere the subject tells the rule.
      let lowers = text.contains(".warning") || text.contains("of: [.omitted")
      #expect(lowers == (rule.warnsIf != nil), "\(rule)")
    }
  }

  @Test func `Each rule has a file of its name, which begins with its manual`() throws {
    let folder = Self.module.appending(path: "Rules")
    let paths =
      FileManager.default.enumerator(atPath: folder.path(percentEncoded: false))?
      .compactMap { $0 as? String } ?? []
    for rule in Linter.rules {
      let name = String(describing: rule)
      let path = try #require(paths.first { $0.hasSuffix("/\(name).swift") }, "\(name)")
      let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
      let declaration = try #require(text.range(of: "enum \(name): LintRule {"), "\(name)")
      let above = text[..<declaration.lowerBound].split(separator: "\n")
      #expect(above.last?.hasPrefix("/// ") == true, "\(name) has no manual")
    }
  }
}
