import CodeSnippets
import Foundation
import MessageLint
import PushMessages
import Resolver
import Testing

@testable import Commands

struct LintReportTests {
  private static let document = MessageDocument(
    text: """
      {
        "message": {
          "topic": "a",
          "android": {"notification": {"body_loc_key": "é"}}
        }
      }
      """)

  private static let crash = Finding(
    rule: "crash", .error, "body on Android: %1$d crashes the app", remedy: "a literal text",
    appRemedy: "use %1$s", path: "android.notification.body_loc_key", platform: .android,
    places: [
      .init(
        TextSource(localization: "values", file: "res/values/strings.xml", line: 3),
        locales: ["en"]),
      .init(
        TextSource(localization: "values-fr", file: "res/values-fr/strings.xml", line: 4),
        locales: ["fr-CA", "fr-FR"]),
    ], localeCount: 3)

  private static let image = Finding(
    rule: "mutable-content", .warning, "Apple devices leave the image out",
    path: "apns.payload.aps.mutable-content", platform: .apple,
    fix: Fix("set mutable-content to 1", .set("apns", .null)))

  private static let accepted = SuppressedFinding(
    Finding(rule: "key-in-data", .warning, "nobody looks there", path: "topic"),
    by: Suppression(rule: "key-in-data", reason: "an old app", origin: "p.toml:1"))

  private static func report(
    _ kept: [Finding] = [crash, image], _ suppressed: [SuppressedFinding] = [accepted],
    threshold: FailureThreshold = .error, failure: CommandFailure? = nil
  ) -> LintReport {
    var judgement = LintJudgement(kept, applying: [])
    judgement.suppressed = suppressed
    return LintReport(
      drafts: [
        LintedDraft(
          "a.json", imported: MessageImport.reading(document.text), judgement: judgement,
          failure: failure)
      ], threshold: threshold,
      askedRules: Set(Linter.rules.map { $0.id }).subtracting(["image-answer"]))
  }

  @Test func `People get a finding with all its places, what to do, and how many there are`() {
    #expect(
      Self.report().text == """
        res/values/strings.xml:3: error: body on Android, en, fr-CA, fr-FR: %1$d crashes the app [crash]
            also in res/values-fr/strings.xml:4 (fr-CA, fr-FR)
            now: a literal text
            next app release: use %1$s
            draft: a.json:4
        a.json:2:14: warning: Apple devices leave the image out [mutable-content]
            now: set mutable-content to 1
        1 error, 1 warning, 1 suppressed in 1 draft

        """)
  }

  @Test func `A release's text is named as such, and the place is the draft's`() throws {
    var finding = Self.crash
    finding.places = [finding.places[1]]
    finding.places[0].source?.release = "3.0"
    let report = Self.report([finding], [])
    #expect(
      report.text == """
        a.json:4:50: error: body on Android, fr-CA, fr-FR: %1$d crashes the app [crash]
            in 3.0: res/values-fr/strings.xml:4 (fr-CA, fr-FR)
            now: a literal text
            next app release: use %1$s
        1 error in 1 draft

        """)
    let object = try JSONNode(strict: report.json)["findings"]?.elements?.first
    #expect(object?["file"]?.string == "a.json")
    let place = object?["places"]?.elements?.first
    #expect(place?["releases"]?.elements?.map(\.string) == ["3.0"])
    #expect(place?["source"]?["file"]?.string == "res/values-fr/strings.xml")
    #expect(report.github.hasPrefix("::error file=a.json,line=4,col=50,title=crash::"))
  }

  @Test func `Without findings there is one line`() {
    #expect(Self.report([], []).text == "no findings in 1 draft\n")
    #expect(Self.report([], []).json.contains("\"findings\": []"))
    #expect(Self.report([], []).github == "no findings in 1 draft\n")
  }

  @Test func `More than four locales are counted, not named`() throws {
    var finding = Self.crash
    finding.places = [.init(nil, locales: ["a", "b", "c", "d", "e"])]
    finding.localeCount = 7
    let text = Self.report([finding], []).text
    #expect(text.hasPrefix("a.json:4:50: error: body on Android, 5 of 7 locales: %1$d"))
  }

  @Test func `JSON has every place with the draft's, and what is suppressed with its reason`()
    throws
  {
    let data = Data(Self.report().json.utf8)
    let report = try JSONSerialization.jsonObject(with: data) as? [String: Any]
    let objects = try #require(report?["findings"] as? [[String: Any]])
    #expect(
      objects.map { $0["rule"] as? String } == ["crash", "mutable-content", "key-in-data"])
    let first = try #require(objects.first)
    #expect(first["severity"] as? String == "error")
    #expect(
      first["message"] as? String == "body on Android, en, fr-CA, fr-FR: %1$d crashes the app")
    #expect(first["field"] as? String == "android.notification.body_loc_key")
    #expect(first["platform"] as? String == "android")
    #expect(first["locales"] as? [String] == ["en", "fr-CA", "fr-FR"])
    #expect(first["file"] as? String == "res/values/strings.xml")
    #expect(first["line"] as? Int == 3)
    #expect(first["column"] is NSNull)
    let places = try #require(first["places"] as? [[String: Any]])
    let sources = places.map { $0["source"] as? [String: Any] }
    #expect(
      sources.map { $0?["file"] as? String } == [
        "res/values/strings.xml", "res/values-fr/strings.xml",
      ])
    #expect(sources.map { $0?["line"] as? Int } == [3, 4])
    #expect(places.map { $0["locales"] as? [String] } == [["en"], ["fr-CA", "fr-FR"]])
    let draft = try #require((first["drafts"] as? [[String: Any]])?.first)
    #expect(draft["file"] as? String == "a.json")
    #expect(draft["line"] as? Int == 4 && draft["column"] as? Int == 50)
    #expect(
      first["remedy"] as? [String: String] == ["now": "a literal text", "app_release": "use %1$s"])
    #expect(first["fix"] is NSNull && first["reason"] is NSNull)
    #expect(objects.map { $0["suppressed"] as? Bool } == [false, false, true])
    #expect(objects.last?["reason"] as? String == "an old app")
    #expect((objects[1]["fix"] as? [String: String])?["title"] == "set mutable-content to 1")
  }

  @Test func `GitHub gets a command a finding, and no text of a draft can begin another`() {
    var hostile = Finding(
      rule: "target", .warning, "a\n::error::b\r 100%", remedy: "c", path: "topic")
    hostile.position = .init(line: 1, column: 2)
    var report = Self.report([hostile, Self.crash], [])
    report.drafts[0].path = "a:b,c%.json"
    #expect(
      report.github == """
        ::error file=res/values/strings.xml,line=3,title=crash::body on Android, en, fr-CA, fr-FR: %251$d crashes the app%0Aalso in res/values-fr/strings.xml:4 (fr-CA, fr-FR)%0Anow: a literal text%0Anext app release: use %251$s%0Adraft: a:b,c%25.json:4
        ::warning file=a%3Ab%2Cc%25.json,line=1,col=2,title=target::a␊::error::b␍ 100%25%0Anow: c
        1 error, 1 warning in 1 draft

        """)
  }

  @Test func `GitHub gets ten annotations at most, errors first, and how many there are`() {
    let warnings = (1...20).map { Finding(rule: "target", .warning, "w\($0)", path: "topic") }
    let lines = Self.report(warnings + [Self.crash], []).github.split(separator: "\n")
    #expect(lines.count == 11)
    #expect(lines.first?.hasPrefix("::error ") == true)
    #expect(lines.dropFirst().dropLast().allSatisfy { $0.hasPrefix("::warning ") })
    #expect(
      lines.last
        == "1 error, 20 warnings in 1 draft; 11 aren't annotated, see --format text")
  }

  @Test func `GitLab gets each finding that nothing accepts, with a fingerprint of its own`() throws
  {
    let report = Self.report([Self.crash, Self.image, Self.image])
    let issues = try #require(try JSONNode(strict: report.gitlab).elements)
    #expect(
      issues.map { $0["check_name"]?.string } == ["crash", "mutable-content", "mutable-content"])
    #expect(issues.map { $0["severity"]?.string } == ["critical", "minor", "minor"])
    #expect(
      issues[0]["description"]?.string == """
        body on Android, en, fr-CA, fr-FR: %1$d crashes the app; also in res/values-fr/strings.xml:4 \
        (fr-CA, fr-FR); now: a literal text; next app release: use %1$s; draft: a.json:4
        """)
    let location = issues[0]["location"]
    #expect(location?["path"]?.string == "res/values/strings.xml")
    #expect(location?["lines"]?["begin"]?.kind == .number("3"))
    #expect(Set(issues.compactMap { $0["fingerprint"]?.string }).count == 3)
    #expect(Self.report([], []).gitlab == "[]\n")
  }

  @Test func `A finding that moves to another line is the same for GitLab`() throws {
    var moved = Self.crash
    moved.places[0].source?.line = 90
    let fingerprints = try [Self.crash, moved].map {
      try JSONNode(strict: Self.report([$0], []).gitlab).elements?.first?["fingerprint"]?.string
    }
    #expect(fingerprints[0] == fingerprints[1])
  }

  @Test func `Forty languages with the same fault are one finding with its places`() throws {
    var finding = Self.crash
    finding.places = (1...40).map { number in
      let file = "res/values-l\(number)/strings.xml"
      return .init(
        TextSource(localization: "values-l\(number)", file: file, line: number),
        locales: ["l\(number)"])
    }
    finding.localeCount = 41
    let report = Self.report([finding], [])
    let lines = report.text.split(separator: "\n")
    #expect(lines.count { $0.contains("[crash]") } == 1)
    #expect(lines.first?.contains("40 of 41 locales") == true)
    #expect(lines.contains("    and in 30 more places"))
    #expect(lines.last == "1 error in 1 draft")
    let object = try #require(try JSONNode(strict: report.json)["findings"]?.elements?.first)
    #expect(object["places"]?.elements?.count == 40)
    let sarif = try JSONNode(strict: report.sarif)
    let result = sarif["runs"]?.elements?.first?["results"]?.elements
    #expect(result?.count == 1)
    #expect(result?.first?["relatedLocations"]?.elements?.count == 40, "39 texts and the draft")
    #expect(report.github.split(separator: "\n").count == 2)
  }

  @Test func `A finding about the project is said once for all drafts`() throws {
    let source = TextSource(localization: "values-de", file: "res/values-de/strings.xml", line: 2)
    let broken = Finding(
      rule: "strings-file", .error, "values-de/strings.xml:2 is broken", platform: .android,
      places: [.init(source, locales: [])])
    var report = Self.report([broken], [])
    report.drafts.append(report.drafts[0])
    report.drafts[1].path = "b.json"
    #expect(
      report.text == """
        res/values-de/strings.xml:2: error: values-de/strings.xml:2 is broken [strings-file]
            drafts: a.json, b.json
        1 error in 2 drafts

        """)
    #expect(report.github.split(separator: "\n").count == 2)
    let object = try JSONNode(strict: report.json)["findings"]?.elements?.first
    #expect(object?["drafts"]?.elements?.count == 2)
    #expect(report.junit.contains("<testsuite name=\"project\" tests=\"1\" failures=\"1\""))
    #expect(report.junit.components(separatedBy: "<failure").count == 2)
    #expect(report.exitStatus == 1)
  }

  @Test func `A lowered severity is named`() {
    var finding = Self.crash
    finding.severity = .warning
    finding.severityChange = .init(standard: .error, origin: "p.toml:4")
    #expect(Self.report([finding], []).text.contains("    lowered from error by p.toml:4\n"))
  }

  @Test func `Why a finding is only a warning is said`() throws {
    var finding = Self.crash
    finding.severity = .warning
    finding.weighing = "other locales show the line"
    let report = Self.report([finding], [])
    #expect(report.text.contains("    warning, not error: other locales show the line\n"))
    let object = try JSONNode(strict: report.json)["findings"]?.elements?.first
    #expect(object?["severity_reason"]?.string == "other locales show the line")
  }

  @Test func `A quiet report lists what fails and nothing else`() {
    var report = Self.report([Self.crash, Self.image])
    report.isQuiet = true
    #expect(report.text.contains("[crash]"))
    #expect(!report.text.contains("mutable-content") && !report.text.contains("in 1 draft"))
    #expect(report.github.split(separator: "\n").count == 1)
    report = Self.report([Self.image])
    report.isQuiet = true
    #expect(report.text == "" && report.github == "")
    #expect(report.json == Self.report([Self.image]).json, "what programs read stays whole")
  }

  @Test func `A draft that could not be checked is an error of the run in every form`() {
    let failure = CommandFailure(.configuration, "a.json uses keys")
    let report = Self.report([], [], failure: failure)
    #expect(report.exitStatus == 78)
    #expect(report.github.hasPrefix("::error title=pushwright::a.json uses keys\n"))
    #expect(report.junit.contains("errors=\"1\""))
    #expect(report.junit.contains("<error message=\"a.json uses keys\"/>"))
    #expect(report.sarif.contains("\"executionSuccessful\": false"))
    #expect(report.gitlab.contains("\"severity\": \"blocker\""))
  }

  @Test func `Nothing of a draft reaches the terminal as a command`() {
    let evil = "\u{1B}[31m\u{7}\u{9B}2J\u{202E}\n"
    var report = Self.report([
      Finding(rule: "target", .error, "\(evil)", remedy: "\(evil)", path: "topic")
    ])
    report.drafts[0].path = evil
    for format in LintOptions.Format.allCases {
      let text = report.text(as: format)
      let commands = text.unicodeScalars.filter {
        $0 != "\n" && ($0.properties.generalCategory == .control || $0 == "\u{202E}")
      }
      #expect(commands.isEmpty, "\(format)")
    }
  }

  @Test(arguments: [
    (FailureThreshold.error, 1), (.warning, 1), (.never, 0),
  ])
  func `The threshold decides about errors`(threshold: FailureThreshold, status: Int) {
    #expect(Self.report(threshold: threshold).exitStatus == Int32(status))
  }

  @Test(arguments: [
    (FailureThreshold.error, 0), (.warning, 1), (.never, 0),
  ])
  func `The threshold decides about warnings`(threshold: FailureThreshold, status: Int) {
    #expect(Self.report([Self.image], threshold: threshold).exitStatus == Int32(status))
    #expect(Self.report([], threshold: threshold).exitStatus == 0, "what is suppressed never fails")
  }

  @Test func `A draft that cannot be read outweighs the threshold`() {
    let failure = CommandFailure(.unreadableInput, "no")
    #expect(Self.report([], threshold: .never, failure: failure).exitStatus == 65)
  }
}
