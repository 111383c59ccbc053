import ArgumentParser
import Foundation
import MessageLint
import Testing

@testable import Commands

/// `lint` in a folder of its own, up to its report.
@Suite(.serialized)
struct LintRunTests {
  private static let draft = """
    {"message": {"topic": "a", "notification": {"image": "https://e.com/a.png"},
      "android": {"notification": {"body_loc_key": "body", "body_loc_args": ["3"]}}}}
    """

  private static let files = [
    "a.json": draft,
    "res/values/strings.xml": "<resources><string name=\"body\">%1$s</string></resources>",
    "res/values-fr/strings.xml": "<resources><string name=\"body\">%1$d</string></resources>",
  ]

  /// Writes the files, runs `lint` with the arguments, in which `@` stands for the folder.
  private func lint(
    _ arguments: [String], with more: [String: String] = [:], now: Int = 0,
    images: @escaping LintRun.ImageQuestion = { _ in [:] }
  ) async throws -> LintReport {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "pushwright-lint-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (path, text) in Self.files.merging(more, uniquingKeysWith: { $1 }) {
      let url = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
    let path = folder.path(percentEncoded: false)
    let options = try LintOptions.parse(arguments.map { $0.replacing("@", with: path) })
    return try await LintRun(options, now: now, askForImages: images).report()
  }

  private func rules(_ report: LintReport) -> [String] { report.drafts.flatMap(rules) }

  private func rules(_ draft: LintedDraft) -> [String] { draft.judgement.kept.map(\.rule) }

  @Test func `Without locales every language of the strings is looked at`() async throws {
    let report = try await lint(["@/a.json", "--android", "@/res"])
    let crash = try #require(report.drafts.first?.judgement.kept.first { $0.rule == "crash" })
    #expect(crash.locales == ["fr"])
    #expect(crash.localeCount == 2)
    #expect(report.exitStatus == 1)
  }

  @Test func `Locales that are named are the only ones`() async throws {
    let report = try await lint(
      ["@/a.json", "--android", "@/res", "--locale", "de", "--locale", "en-US"])
    #expect(!rules(report).contains("crash"))
  }

  @Test func `The project's preview locales come before those of the strings`() async throws {
    let project = """
      [[apps]]
      name = "Shop"
      android = ["res"]
      """
    let all = try await lint(["@/a.json", "--project", "@"], with: ["pushwright.toml": project])
    #expect(rules(all).contains("crash"))
    let some = try await lint(
      ["@/a.json", "--project", "@"],
      with: ["pushwright.toml": project + "\n[preview]\nlocales = [\"de-DE\"]"])
    #expect(!rules(some).contains("crash"))
  }

  @Test func `Devices that begin with the same language are told apart and counted`() async throws {
    let project = """
      [[apps]]
      name = "Shop"
      android = ["res"]
      [preview]
      locales = ["en-US", ["rm-CH", "fr"], ["rm-CH", "de"]]
      """
    let report = try await lint(["@/a.json", "--project", "@"], with: ["pushwright.toml": project])
    let crash = try #require(report.drafts.first?.judgement.kept.first { $0.rule == "crash" })
    #expect(crash.locales == ["rm-CH, fr"])
    #expect(crash.localeCount == 3)
    #expect(report.text.contains("body on Android, (rm-CH, fr): "))
  }

  @Test func `A suppression of the project is about every draft`() async throws {
    let project = """
      [[apps]]
      name = "Shop"
      android = ["res"]
      [[lint.suppress]]
      rule = "crash"
      locale = "fr"
      reason = "mended in 5.3"
      """
    let report = try await lint(
      ["@/a.json", "@/b.json", "--project", "@"],
      with: ["pushwright.toml": project, "b.json": Self.draft])
    #expect(report.drafts.count == 2)
    for draft in report.drafts {
      #expect(!rules(draft).contains("crash"))
      #expect(draft.judgement.suppressed.map(\.suppression.reason) == ["mended in 5.3"])
      #expect(draft.judgement.unused.isEmpty)
    }
    #expect(report.exitStatus == 0)
  }

  @Test func `A suppression beside a draft is about that draft`() async throws {
    let notes = #"{"suppressions": [{"rule": "crash", "reason": "known"}]}"#
    let report = try await lint(
      ["@/a.json", "@/b.json", "--android", "@/res"],
      with: ["a.pushwright.json": notes, "b.json": Self.draft])
    #expect(report.drafts.map { rules($0).contains("crash") } == [false, true])
    #expect(report.exitStatus == 1)
  }

  @Test func `A draft that cannot be read is a finding, and the others are linted`() async throws {
    let report = try await lint(
      ["@/none.json", "@/broken.json", "@/a.json", "--android", "@/res"],
      with: ["broken.json": "{\"message\": "])
    #expect(rules(report.drafts[0]) == ["json-syntax"])
    #expect(rules(report.drafts[1]) == ["json-syntax"])
    #expect(rules(report.drafts[2]).contains("crash"))
    #expect(report.drafts.map(\.failure?.status) == [.noSuchFile, .unreadableInput, nil])
    #expect(report.exitStatus == 66)
    let broken = try await lint(["@/b.json"], with: ["b.json": "[]"])
    #expect(broken.exitStatus == 65)
  }

  @Test func `A message in another form is linted where it stands`() async throws {
    let command = """
      curl -H "Authorization: Bearer ya29.marked" -d '{
        "message": {"topic": "two words", "notification": {"title": "T"},}
      }' https://fcm.googleapis.com/v1/projects/demo/messages:send
      """
    let report = try await lint(["@/send.sh"], with: ["send.sh": command])
    #expect(report.exitStatus == 1)
    #expect(
      report.text(as: .text).contains("send.sh:2:24: error: a topic is made of letters"))
    #expect(report.remarks.first?.contains("a curl command") == true)
    #expect(!report.text(as: .json).contains("ya29") && !report.remarks.joined().contains("ya29"))
  }

  @Test func `What was not checked and what is accepted in vain is remarked`() async throws {
    let project = """
      [[lint.suppress]]
      rule = "crash"
      reason = "known"
      [[lint.suppress]]
      rule = "target"
      reason = "never"
      """
    let notes =
      #"{"suppressions": [{"rule": "topic-name", "reason": "x"}, {"rule": "crsh", "reason": "x"}]}"#
    let report = try await lint(
      ["@/a.json", "@/b.json", "--android", "@/res", "--project", "@"],
      with: [
        "pushwright.toml": project, "a.pushwright.json": notes,
        "b.json":
          #"{"message": {"topic": "a", "apns": {"payload": {"aps": {"alert": {"loc-key": "B"}}}}}}"#,
      ])
    let remarks = report.remarks.map { $0.split(separator: "/").last.map(String.init) ?? "" }
    #expect(
      remarks == [
        "a.pushwright.json:1: warning: there is no lint rule ‘crsh’, did you mean ‘crash’",
        "b.json: warning: the texts of apple are not checked: no Apple strings were given",
        "pushwright.toml:5: warning: the suppression of target matches nothing, remove it",
        "a.pushwright.json:1: warning: the suppression of topic-name matches nothing, remove it",
      ])
  }

  @Test func `Servers are asked only with --online, each address once`() async throws {
    let offline = try await lint(["@/a.json"]) { addresses in
      Issue.record("asked for \(addresses)")
      return [:]
    }
    #expect(!rules(offline).contains("image-answer"))
    #expect(!offline.askedRules.contains("image-answer"))
    let online = try await lint(
      ["@/a.json", "@/b.json", "--online"], with: ["b.json": Self.draft]
    ) { addresses in
      #expect(addresses == ["https://e.com/a.png"])
      return ["https://e.com/a.png": ImageAnswer(status: 404)]
    }
    #expect(online.drafts.allSatisfy { rules($0).contains("image-answer") })
    #expect(online.askedRules.contains("image-answer"))
  }

  @Test func `Rules for sending are asked with --sending`() async throws {
    let sending = Set(Linter.rules.filter { $0.isForSending }.map { $0.id })
    let composing = try await lint(["@/a.json"])
    #expect(composing.askedRules.isDisjoint(with: sending))
    let report = try await lint(["@/a.json", "--sending"])
    #expect(report.askedRules.isSuperset(of: sending))
  }

  @Test(arguments: [
    [], ["--rules", "a.json"], ["--rules", "--format", "sarif"], ["a.json", "--fail-on", "x"],
    ["a.json", "--format", "html"],
  ])
  func `A call that makes no sense is refused`(arguments: [String]) {
    #expect(throws: (any Error).self) { try LintOptions.parse(arguments) }
  }

  @Test func `The rules are listed with what they need`() throws {
    let lines = RuleTable.text.split(separator: "\n")
    #expect(lines.count == Linter.rules.count)
    #expect(
      lines.contains { $0.wholeMatch(of: /crash +error +A localized text crashes .*/) != nil })
    #expect(lines.contains { $0.wholeMatch(of: /image-answer +error +--online +The .*/) != nil })
    let json = try JSONSerialization.jsonObject(with: Data(RuleTable.json.utf8))
    let rules = try #require(json as? [[String: Any]])
    #expect(rules.map { $0["id"] as? String } == Linter.rules.map { $0.id })
  }
}
