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
      "p.toml:1:8: error: this suppression has no reason, add reason = \"…\""
    ),
    ("reason = \"x\"", "p.toml:1:8: error: this suppression has no rule, add rule = \"…\""),
    (
      "rule = \"crash\"\nreason = \" \"",
      "p.toml:3:1: error: ‘reason’ is blank, say why this is accepted"
    ),
    (
      "rule = \"crash\"\nreason = \"x\"\nlocale = \"fr_CA\"",
      "p.toml:4:1: error: ‘fr_CA’ is no language tag, write it as in ‘fr-CA’"
    ),
    (
      "rule = \"crash\"\nreason = \"x\"\nplatform = \"aple\"",
      "p.toml:4:1: error: ‘aple’ is no value of ‘platform’, did you mean ‘apple’"
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

  @Test func `An unknown key of a suppression is a warning`() {
    let read = read("[[lint.suppress]]\nrule = \"crash\"\nreason = \"x\"\nlocales = \"fr\"")
    #expect(read.lint.suppressions.count == 1)
    #expect(read.problems == ["p.toml:4:1: warning: unknown key ‘locales’, did you mean ‘locale’"])
  }

  @Test(arguments: ["https://shop.example.com", "shop.example.com/", "shop.example.com:80", "a b"])
  func `An address is no host`(host: String) {
    let read = read("[lint]\nweb-host = \"\(host)\"")
    #expect(read.lint.webHost == nil)
    #expect(
      read.problems == [
        "p.toml:2:1: error: ‘\(host)’ is no host, write it as in ‘shop.example.com’"
      ])
  }
}
