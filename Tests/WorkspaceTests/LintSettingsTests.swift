import Testing
import Workspace

struct LintSettingsTests {
  private func read(_ text: String) -> (lint: LintSettings, problems: [String]) {
    let (project, problems) = ProjectFile.reading(text, path: "p.toml")
    return (project.lint, problems.map(\.description))
  }

  @Test func `A file without the table accepts nothing`() {
    #expect(read("").lint == LintSettings())
  }

  @Test func `The web app's host and the suppressions are read in their order`() {
    let read = read(
      """
      [lint]
      web-host = "shop.example.com"

      [[lint.suppress]]
      rule = "crash"
      reason = "known"

      [[lint.suppress]]
      reason = "comes with 5.3"
      rule = "missing-text"
      field = "android.notification"
      locale = "gsw"
      platform = "android"
      """)
    #expect(read.problems.isEmpty)
    #expect(
      read.lint
        == LintSettings(
          webHost: "shop.example.com",
          suppressions: [
            LintSuppression(rule: "crash", reason: "known", line: 5),
            LintSuppression(
              rule: "missing-text", field: "android.notification", locale: "gsw",
              platform: .android, reason: "comes with 5.3", line: 10),
          ]))
  }

  @Test(arguments: [
    (
      "rule = \"crash\"",
      "p.toml:1:8: error: this suppression has no reason: add reason = \"…\""
    ),
    ("reason = \"x\"", "p.toml:1:8: error: this suppression has no rule: add rule = \"…\""),
    (
      "rule = \"crash\"\nreason = \" \"",
      "p.toml:3:1: error: ‘reason’ is blank: say why you accept this"
    ),
    (
      "rule = \"crash\"\nreason = \"x\"\nlocale = \"fr_CA\"",
      "p.toml:4:1: error: ‘fr_CA’ isn't a language tag: write it as in ‘fr-CA’"
    ),
    (
      "rule = \"crash\"\nreason = \"x\"\nplatform = \"aple\"",
      "p.toml:4:1: error: ‘aple’ isn't a value of ‘platform’: did you mean ‘apple’?"
    ),
    (
      "rule = \"crash\"\nreason = \"x\"\nfield = 1",
      "p.toml:4:1: error: ‘field’ must be a string, as in field = \"…\", not a whole number"
    ),
  ])
  func `A suppression that cannot be used accepts nothing`(lines: String, problem: String) {
    let read = read("[[lint.suppress]]\n" + lines)
    #expect(read.lint.suppressions.isEmpty)
    #expect(read.problems == [problem])
  }

  @Test(arguments: [
    ("locales = \"fr\"", "unknown key ‘locales’: did you mean ‘locale’?"),
    (
      "where = 1",
      "unknown key ‘where’: use one of rule, field, key, locale, platform, file, reason"
    ),
  ])
  func `A suppression with an unknown key accepts nothing, never more than was meant`(
    line: String, sentence: String
  ) {
    let read = read("[[lint.suppress]]\nrule = \"crash\"\nreason = \"x\"\n\(line)")
    #expect(read.lint.suppressions.isEmpty)
    #expect(read.problems == ["p.toml:4:1: error: \(sentence)"])
  }

  @Test(arguments: ["web_host = \"a.b\"", "severty = 1", "new = true"])
  func `An unknown key of the table is an error, because something else was meant`(line: String) {
    let problems = read("[lint]\n\(line)").problems
    #expect(problems.count == 1)
    #expect(problems.first?.hasPrefix("p.toml:2:1: error: unknown key ‘") == true)
  }

  @Test func `A suppression can be about a key and about a file`() {
    let read = read(
      """
      [[lint.suppress]]
      rule = "crash"
      key = "promo_body"
      file = "values-fr/strings.xml"
      reason = "known"
      """)
    #expect(read.problems.isEmpty)
    #expect(
      read.lint.suppressions == [
        LintSuppression(
          rule: "crash", key: "promo_body", file: "values-fr/strings.xml", reason: "known", line: 2)
      ])
  }

  @Test(arguments: ["../values/strings.xml", "/values/strings.xml", "values//strings.xml", "a/./b"])
  func `A file is the end of a path`(file: String) {
    let read = read(
      "[[lint.suppress]]\nrule = \"crash\"\nreason = \"x\"\nfile = \"\(file)\"")
    #expect(read.lint.suppressions.isEmpty)
    #expect(
      read.problems == [
        "p.toml:4:1: error: ‘file’ is the end of a path, as in ‘values-fr/strings.xml’, not "
          + "‘\(file)’"
      ])
  }

  @Test func `Rules can have other severities`() {
    let read = read("[lint.severity]\nuntranslated = \"error\"\ncrash = \"warning\"")
    #expect(read.problems.isEmpty)
    #expect(
      read.lint.severities == [
        LintSeverity(rule: "untranslated", level: .error, line: 2),
        LintSeverity(rule: "crash", level: .warning, line: 3),
      ])
  }

  @Test(arguments: [
    (
      "\"off\"",
      "a rule can't be turned off; accept its findings under [[lint.suppress]] with a reason"
    ),
    ("\"eror\"", "‘eror’ isn't a value of ‘crash’: did you mean ‘error’?"),
    ("1", "‘crash’ must be a string, as in crash = \"…\", not a whole number"),
  ])
  func `A severity that is none leaves the rule's own`(value: String, sentence: String) {
    let read = read("[lint.severity]\ncrash = \(value)")
    #expect(read.lint.severities.isEmpty)
    #expect(read.problems == ["p.toml:2:1: error: \(sentence)"])
  }

  @Test(arguments: ["https://shop.example.com", "shop.example.com/", "shop.example.com:80", "a b"])
  func `An address is no host`(host: String) {
    let read = read("[lint]\nweb-host = \"\(host)\"")
    #expect(read.lint.webHost == nil)
    #expect(
      read.problems == [
        "p.toml:2:1: error: ‘\(host)’ isn't a host: write it as in ‘shop.example.com’"
      ])
  }
}
