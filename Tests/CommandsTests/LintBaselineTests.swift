import CodeSnippets
import Foundation
import MessageLint
import PushMessages
import Resolver
import Testing

@testable import Commands

/// Findings that were there when a project began to lint.
struct LintBaselineTests {
  private static let repository = RepositoryRoot("/app", from: "/app")

  private static func crash(_ locales: [String], line: Int = 3) -> Finding {
    Finding(
      rule: "crash", .error, "body on Android: %1$d crashes the app",
      path: "android.notification.body_loc_key", platform: .android,
      places: locales.map { locale in
        .init(
          TextSource(
            localization: "values-\(locale)", file: "res/values-\(locale)/strings.xml", line: line),
          locales: [locale])
      }, localeCount: 5)
  }

  private static let broken = Finding(
    rule: "strings-file", .error, "values-de/strings.xml:2 is broken", platform: .android,
    places: [
      .init(
        TextSource(localization: "values-de", file: "res/values-de/strings.xml", line: 2),
        locales: [])
    ])

  private static let target = Finding(rule: "target", .error, "nowhere", path: "topic")

  private static func report(_ findings: [[Finding]], failing: Bool = false) -> LintReport {
    LintReport(
      drafts: findings.enumerated().map { index, findings in
        LintedDraft(
          "drafts/\(index).json", imported: MessageImport.reading("{\"message\": {}}"),
          judgement: LintJudgement(findings, applying: []),
          failure: failing ? CommandFailure(.unreadableInput, "no") : nil)
      }, repository: repository)
  }

  /// The report of other findings with the baseline of some, which went through its file.
  private static func report(
    _ findings: [[Finding]], knowing known: [[Finding]], coversProject: Bool = true
  ) throws -> LintReport {
    let folder = FileManager.default.temporaryDirectory
    let path = folder.appending(path: "baseline-\(UUID().uuidString).json").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    let written = LintBaseline(of: report(known), path: path)
    try NewFile(path: path, mayReplace: false).write(written.text)
    var read = try LintBaseline.reading(path)
    #expect(read.entries == written.entries)
    read.path = "b.json"
    var report = report(findings)
    report.apply(read, coversProject: coversProject)
    return report
  }

  @Test func `What is known is counted and fails nothing`() throws {
    let findings = [[Self.crash(["de", "fr"]), Self.target], [Self.target]]
    let report = try Self.report(findings, knowing: findings)
    #expect(report.exitStatus == 0)
    #expect(report.text == "3 in the baseline in 2 drafts\n")
    #expect(report.remarks == [])
    let objects = try #require(try JSONNode(strict: report.json)["findings"]?.elements)
    #expect(objects.count { $0["baseline"]?.kind == .boolean(true) } == 3)
    #expect(report.sarif.contains("accepted by the baseline"))
  }

  @Test func `A broken strings file is never known: it would hide every draft to come`() throws {
    let report = try Self.report([[], [Self.broken]], knowing: [[Self.broken]])
    #expect(report.exitStatus == 1)
    #expect(report.drafts[1].judgement.kept == [Self.broken])
    #expect(
      report.remarks == [
        "b.json: warning: strings-file can't be accepted by a baseline; write the baseline again"
      ])
    #expect(LintBaseline.unacceptable(in: report) == Self.broken)
  }

  @Test func `A missing review is never known: it would be missing for good`() throws {
    let missing = Finding(
      rule: "missing-review", .error, "the texts aren't reviewed",
      places: [Finding.Place(nil, locales: ["fr"])], localeCount: 2)
    let report = try Self.report([[missing]], knowing: [[missing]])
    #expect(report.exitStatus == 1)
    #expect(report.drafts[0].judgement.kept == [missing])
    #expect(LintBaseline.unacceptable(in: report) == nil)
    #expect(LintBaseline(of: report, path: "b.json").entries == [])
  }

  @Test func `Lines may move`() throws {
    let report = try Self.report(
      [[Self.crash(["fr"], line: 90)]], knowing: [[Self.crash(["fr"], line: 3)]])
    #expect(report.exitStatus == 0)
  }

  @Test func `The same fault in another language is a new one`() throws {
    let report = try Self.report([[Self.crash(["de", "fr"])]], knowing: [[Self.crash(["fr"])]])
    #expect(report.exitStatus == 1)
    #expect(report.drafts[0].judgement.kept.map(\.locales) == [["de"]])
    #expect(report.drafts[0].known.map(\.locales) == [["fr"]])
  }

  @Test func `A finding of another draft, field, key or cause is a new one`() throws {
    var (field, key, cause) = (Self.crash(["fr"]), Self.crash(["fr"]), Self.crash(["fr"]))
    field.path = "android.notification.title_loc_key"
    key.key = "other"
    cause.cause = "%2$d crashes the app"
    let known = [[Self.crash(["fr"])], []]
    for finding in [field, key, cause] {
      #expect(try Self.report([[finding]], knowing: known).exitStatus == 1)
    }
    #expect(try Self.report([[], [Self.crash(["fr"])]], knowing: known).exitStatus == 1)
  }

  @Test func `Two of a kind need two entries`() throws {
    let report = try Self.report([[Self.target, Self.target]], knowing: [[Self.target]])
    #expect(report.drafts[0].judgement.kept == [Self.target])
  }

  @Test func `What no longer occurs is said, of what was looked at`() throws {
    let known = [[Self.crash(["de", "fr"]), Self.target], [Self.target]]
    let now = [[Self.crash(["fr"])]]
    let some = try Self.report(now, knowing: known, coversProject: false)
    #expect(
      some.remarks == [
        "b.json: warning: crash (drafts/0.json, android.notification.body_loc_key) no longer "
          + "occurs in de; write the baseline again",
        "b.json: warning: target (drafts/0.json, topic) no longer occurs; write the baseline again",
      ])
    let all = try Self.report(now, knowing: known)
    #expect(all.remarks.count == 3)
    #expect(all.remarks.last?.contains("target (drafts/1.json, topic)") == true)
    #expect(all.exitStatus == 0, "it is said, and fails nothing")
  }

  @Test(arguments: [
    ("", "1:1"), ("[]", "1:1"), ("{\"version\": 2, \"findings\": []}", "1:13"),
    ("{\"version\": 1}", "1:1"), ("{\"version\": 1, \"findings\": [], \"x\": 1}", "1:37"),
    ("{\"version\": 1, \"findings\": [{\"rule\": \"crash\"}]}", "1:29"),
    ("{\"version\": 1, \"findings\": [{\"rule\": \"crsh\", \"cause\": \"x\"}]}", "1:29"),
    (
      "{\"version\": 1, \"findings\": [{\"rule\": \"crash\", \"cause\": \"x\", \"line\": 1}]}",
      "1:69"
    ),
    (
      "{\"version\": 1, \"findings\": [{\"rule\": \"crash\", \"cause\": \"x\", \"locales\": []}]}",
      "1:72"
    ),
  ])
  func `A baseline with a mistake is refused at its place`(text: String, place: String) throws {
    let folder = FileManager.default.temporaryDirectory
    let path = folder.appending(path: "baseline-\(UUID().uuidString).json").path
    try Data(text.utf8).write(to: URL(filePath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }
    let failure = #expect(throws: CommandFailure.self) { try LintBaseline.reading(path) }
    #expect(failure?.status == .configuration)
    #expect(failure?.sentence.contains("json:\(place): the baseline can't be used: ") == true)
  }

  @Test func `A baseline that is not there is named`() {
    let failure = #expect(throws: CommandFailure.self) { try LintBaseline.reading("none.json") }
    #expect(failure?.status == .noSuchFile)
  }

  @Test func `A place without a locale stays beside those that are known`() throws {
    var mixed = Self.crash(["fr"])
    mixed.places.append(Self.broken.places[0])
    let report = try Self.report([[mixed]], knowing: [[Self.crash(["fr"])]])
    #expect(report.drafts[0].judgement.kept.first?.places == Self.broken.places)
  }
}
