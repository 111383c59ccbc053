import TestPacing
import Testing

/// The shape of the code.
@Suite(.takingTurns)
struct SourceRuleTests {
  @Test(arguments: SourceRule.all)
  func `Every file of the product keeps the rule`(rule: SourceRule) {
    for file in Repository.sources {
      for violation in rule.violations(file) {
        Issue.record("\(file.path): \(violation)")
      }
    }
    #expect(Repository.sources.count > 100, "the sources were not found")
  }

  @Test(arguments: SourceRule.all)
  func `A file that breaks the rule is found`(rule: SourceRule) {
    let file = SourceFile(path: "Sources/Resolver/A.swift", text: rule.counterexample)
    #expect(!rule.violations(file).isEmpty)
  }

  @Test func `Each way past LocalFiles and LocalPrograms is found`() throws {
    let rule = try #require(SourceRule.all.first { $0.name.contains("LocalFiles") })
    for line in rule.counterexample.split(separator: "\n") {
      let file = SourceFile(path: "Sources/AppStrings/A.swift", text: String(line))
      #expect(!rule.violations(file).isEmpty, "\(line)")
    }
  }

  @Test func `Tests force nothing past the compiler without a reason either`() {
    // The tests of the house name the words in regular expressions.
    for file in Repository.tests where file.module != "ArchitectureTests" {
      for line in file.lineNumbers(
        of: /@unchecked|nonisolated\(unsafe\)/, with: "unchecked", "(unsafe)")
      where !file.lines[line - 1].contains("//") {
        Issue.record("\(file.path):\(line) gives no reason")
      }
    }
    #expect(!Repository.tests.isEmpty)
  }
}
