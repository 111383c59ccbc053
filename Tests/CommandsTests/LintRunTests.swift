import AppStrings
import ArgumentParser
import ComposerState
import Drafts
import Foundation
import MessageLint
import Synchronization
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
    try await inFolder(arguments, with: more) { options, _ in
      try await LintRun(options, now: now, askForImages: images).report()
    }
  }

  private func inFolder<Result>(
    _ arguments: [String], with more: [String: String],
    _ work: (LintOptions, _ path: String) async throws -> Result
  ) async throws -> Result {
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
    return try await work(
      try LintOptions.parse(arguments.map { $0.replacing("@", with: path) }), path)
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

  @Test
  func `Directories and drafts without a readable name are failures, and the rest is looked at`()
    async throws
  {
    let arguments = ["@/drafts", "--android", "@/res"]
    let report = try await inFolder(arguments, with: ["drafts/b.json": Self.draft]) {
      options, path in
      func odd(_ name: String, _ bytes: [UInt8]) -> [CChar] {
        Array("\(path)/drafts/\(name)".utf8CString.dropLast())
          + bytes.map { CChar(bitPattern: $0) } + [0]
      }
      #expect(unsafe mkdir(odd("a", [0xFF]), 0o755) == 0)
      #expect(unsafe symlink("b.json", odd("c", [0xFF] + Array(".json".utf8))) == 0)
      #expect(unsafe mkdir("\(path)/drafts/d", 0o755) == 0)
      #expect(unsafe symlink("b.json", odd("z", [0xFF] + Array(".txt".utf8))) == 0)
      return try await LintRun(options, now: 0, askForImages: { _ in [:] }).report()
    }
    let failed = report.drafts.filter { $0.failure != nil }
    #expect(failed.count == 3)
    #expect(failed.first?.failure?.sentence.hasSuffix("its name isn't UTF-8. Rename it") == true)
    #expect(report.drafts.contains { $0.path.hasSuffix("b.json") && rules($0).contains("crash") })
    #expect(report.exitStatus == 65)
    #expect(report.remarks.contains { $0.contains("isn't UTF-8") })
  }

  @Test(arguments: ["a.pushwright.json", "gone.pushwright.json", "b.json"])
  func `Notes that are a link to nowhere or to themselves are a mistake, not absent`(
    target: String
  ) async throws {
    let report = try await inFolder(["@/a.json", "--android", "@/res"], with: [:]) {
      options, path in
      try FileManager.default.createSymbolicLink(
        atPath: "\(path)/a.pushwright.json", withDestinationPath: target)
      return try await LintRun(options, now: 0, askForImages: { _ in [:] }).report()
    }
    #expect(report.exitStatus == 78)
    #expect(report.remarks.contains { $0.hasPrefix("couldn't read ") })
  }

  @Test func `More images than can be asked for end the run before any server is asked`()
    async throws
  {
    // Each draft names three: for all platforms, for Android and for Apple devices.
    let drafts = (0...LintRun.mostImages / 3).map { index in
      let draft = """
        {"message": {"topic": "a", "notification": {"image": "https://e.com/\(index).png"},
          "android": {"notification": {"image": "https://e.com/\(index)-android.png"}},
          "apns": {"fcm_options": {"image": "https://e.com/\(index)-apple.png"}}}}
        """
      return ("d/\(index).json", draft)
    }
    let count = drafts.count * 3
    let asked = Mutex(false)
    let failure = await #expect(throws: CommandFailure.self) {
      try await lint(
        ["@/d", "--online", "--android", "@/res"], with: Dictionary(uniqueKeysWithValues: drafts),
        images: { _ in
          asked.withLock { $0 = true }
          return [:]
        })
    }
    #expect(failure?.sentence.contains("the drafts name \(count)") == true)
    #expect(!asked.withLock { $0 })
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

  /// French and German lose the argument; English is the source.
  private static let slips = [
    "res/values/strings.xml": "<resources><string name=\"body\">Hi %1$s</string></resources>",
    "res/values-fr/strings.xml": "<resources><string name=\"body\">Salut</string></resources>",
    "res/values-de/strings.xml": "<resources><string name=\"body\">Hallo</string></resources>",
  ]

  private func blamed(_ arguments: [String], project: String = "") async throws -> [String] {
    let project = "[[apps]]\nname = \"Shop\"\nandroid = [\"res\"]\n" + project
    let files = Self.slips.merging(["pushwright.toml": project]) { $1 }
    let report = try await lint(["@/a.json", "--project", "@"] + arguments, with: files)
    return report.drafts.flatMap(\.judgement.kept).filter { $0.rule == "placeholder-mismatch" }
      .flatMap(\.locales)
  }

  @Test func `Named locales limit the rules about translations too, and --all-locales widens`()
    async throws
  {
    let french = "[preview]\nlocales = [\"fr-CA\"]"
    #expect(try await blamed([]) == ["de", "fr"])
    #expect(try await blamed(["--locale", "fr-CA"]) == ["fr-CA"])
    #expect(try await blamed(["--locale", "it, de-AT, fr"]) == ["it, de-AT, fr"])
    #expect(try await blamed(["--locale", "it"]) == [])
    #expect(try await blamed([], project: french) == ["fr-CA"])
    #expect(try await blamed(["--locale", "de"], project: french) == ["de"])
    #expect(try await blamed(["--all-locales"], project: french) == ["de", "fr-CA", "fr"])
  }

  @Test(
    arguments: [
      ("frCA", "‘frCA’ isn't a locale: did you mean fr-CA?"),
      ("fr_CA", "‘fr_CA’ isn't a locale: did you mean fr-CA?"),
      ("en-US, dee", "‘dee’ isn't a locale: did you mean de?"),
      ("gr", "‘gr’ isn't a locale: did you mean el? gr is the country Greece"),
      ("jp-JP", "‘jp-JP’ isn't a locale: did you mean ja-JP? jp is the country Japan"),
      ("ger", "‘ger’ isn't a locale: did you mean de?"),
      ("qq", "‘qq’ isn't a locale: write it like fr-CA"),
      ("ja-QQ", "‘ja-QQ’ isn't a locale: did you mean ja?"),
      ("english", "‘english’ isn't a locale: did you mean en?"),
      ("Français", "‘Français’ isn't a locale: did you mean fr?"),
      (" , ", "--locale names no language: write it like fr-CA"),
    ])
  func `What is no locale is refused with the nearest one`(
    locale: String, sentence: String
  ) async throws {
    let failure = await #expect(throws: CommandFailure.self) {
      _ = try await blamed(["--locale", locale], project: "[preview]\nlocales = [\"fr-CA\"]")
    }
    #expect(failure == CommandFailure(.usage, sentence))
  }

  @Test(arguments: [
    ("br", "br is Breton, which the app doesn't have: did you mean pt-BR?"),
    ("se-SE", "se-SE is Northern Sami, which the app doesn't have: did you mean sv-SE?"),
    ("kr", nil), ("fr", nil), ("pt", nil),
  ])
  func `A language that probably means a country is asked about where the app has the other`(
    tag: String, remark: String?
  ) {
    #expect(KnownLocales(["en", "pt-BR", "sv"]).remark(about: tag) == remark)
  }

  @Test func `A language that the app has is never asked about`() {
    #expect(KnownLocales(["br", "pt"]).remark(about: "br") == nil)
    #expect(KnownLocales(["pt"], mayHaveOthers: true).remark(about: "br") == nil)
  }

  @Test(arguments: ["gsw-CH, de-CH", "iw", "es-419", "en-XA", "zh-Hant-TW", "ar-EG-u-nu-latn"])
  func `What a device can have is a locale`(locale: String) async throws {
    _ = try await blamed(["--locale", locale])
  }

  @Test(arguments: [
    ("[preview]\nlocales = [\"en\", \"french\"]", 2, 18, "french", "did you mean fr?"),
    ("[preview]\nlocales = [[\"de\", \"xx-YY\"]]", 2, 12, "xx-YY", "write it like fr-CA"),
    ("[preview]\nlocales = [\"de-ED\"]", 2, 12, "de-ED", "did you mean de?"),
    (
      "[[lint.suppress]]\nrule = \"crash\"\nlocale = \"german\"\nreason = \"x\"", 2, nil,
      "german", "did you mean de?"
    ),
    (
      "[[lint.suppress]]\nrule = \"crash\"\nlocale = \"qq\"\nreason = \"x\"", 2, nil, "qq",
      "write it like fr-CA"
    ),
  ])
  func `A locale of the project file that no device has ends a verb at its place`(
    project: String, line: Int, column: Int?, tag: String, hint: String
  ) async throws {
    let arguments = ["@/a.json", "--android", "@/res", "--project", "@/pushwright.toml"]
    let (problems, failure) = try await inFolder(arguments, with: ["pushwright.toml": project]) {
      options, _ in
      let project = try Project(options.project)
      let strings = try await project.strings(isQuiet: true).localizations
      let failure = await #expect(throws: CommandFailure.self) {
        try await LintRun(options, now: 0, askForImages: { _ in [:] }).report()
      }
      return ((project.problems + project.localeProblems(strings)).map { "\($0)" }, failure)
    }
    #expect(failure?.status == .configuration)
    let place = column.map { "\(line):\($0)" } ?? "\(line)"
    #expect(problems.count == 1)
    #expect(
      problems.first?.hasSuffix(
        "pushwright.toml:\(place): error: ‘\(tag)’ isn't a locale: \(hint)") == true)
  }

  @Test(arguments: [
    (
      "zz", ["de.lproj", "en.lproj"],
      ["5:1: error: the Apple app has no texts in ‘zz’: leave the key out, or name one of de, en"]
    ),
    (
      "fr", ["de.lproj"],
      ["5:1: error: the Apple app has no texts in ‘fr’: leave the key out, or name one of de"]
    ),
    (
      "zz", ["Base.lproj", "de.lproj"],
      ["5:1: error: ‘zz’ isn't a language: name the one that Base.lproj is written in"]
    ),
    ("en", ["Base.lproj", "de.lproj"], []), ("en", ["en-GB.lproj"], []), ("de", ["de.lproj"], []),
  ])
  func `A development region that the app hasn't any texts in is a mistake at its line`(
    region: String, folders: [String], expected: [String]
  ) async throws {
    var files = Dictionary(
      uniqueKeysWithValues: folders.map { ("ios/\($0)/Localizable.strings", "\"A\" = \"x\";") })
    files["pushwright.toml"] = """
      [[apps]]
      name = "Shop"
      android = ["res"]
      apple = ["ios"]
      development-region = "\(region)"
      """
    try await inFolder(["@/a.json", "--project", "@"], with: files) { options, path in
      let project = try Project(options.project)
      let strings = try await project.strings(isQuiet: true).localizations
      let problems = project.localeProblems(strings).map { "\($0)" }
      #expect(problems.map { $0.replacing("\(path)/pushwright.toml:", with: "") } == expected)
      var other = options.project
      other.apple = ["\(path)/ios"]
      let others = try Project(other).localeProblems(strings)
      #expect(others.isEmpty, "the file doesn't name these")
    }
  }

  @Test(arguments: [
    ("ger", ["4:1: error: ‘ger’ isn't a locale: did you mean de?"]), ("de", []), ("kmr", []),
  ])
  func `A development region is a language in an Android app too`(
    region: String, expected: [String]
  ) async throws {
    let file = """
      [[apps]]
      name = "Shop"
      android = ["res"]
      development-region = "\(region)"
      """
    try await inFolder(["@/a.json", "--project", "@"], with: ["pushwright.toml": file]) {
      options, path in
      let project = try Project(options.project)
      let strings = try await project.strings(isQuiet: true).localizations
      let problems = project.localeProblems(strings).map { "\($0)" }
      #expect(problems.map { $0.replacing("\(path)/pushwright.toml:", with: "") } == expected)
    }
  }

  @Test func `Of several apps lint takes none by itself`() async throws {
    let project = """
      [[apps]]
      name = "Shop"
      android = ["res"]
      [[apps]]
      name = "Club"
      android = ["res"]
      """
    let failure = await #expect(throws: CommandFailure.self) {
      _ = try await lint(["@/a.json", "--project", "@"], with: ["pushwright.toml": project])
    }
    #expect(
      failure
        == CommandFailure(
          .usage,
          "the project file has several apps: name the one to check with --app (Shop, Club)"))
    let named = try await lint(
      ["@/a.json", "--project", "@", "--app", "Club"], with: ["pushwright.toml": project])
    #expect(rules(named).contains("crash"))
  }

  @Test func `Of several apps a report says which one it is about`() async throws {
    let file = "[[apps]]\nname = \"Shop\"\n[[apps]]\nname = \"Club\"\n"
    try await inFolder(["--project", "@"], with: ["pushwright.toml": file]) { options, _ in
      let remark = try Project(options.project).appRemark
      #expect(
        remark
          == "showing the strings of Shop: choose another app with --app (Club)")
      var named = options.project
      named.app = "Shop"
      let silence = try Project(named).appRemark
      #expect(silence == nil)
    }
  }

  @Test func `The summary says which Android device the texts are judged for`() async throws {
    let report = try await lint(["@/a.json", "--android", "@/res"])
    #expect(
      report.summary.hasSuffix(
        " in 1 draft, for Android API 34, a phone held upright, in light mode"))
  }

  @Test(arguments: ["fr-CA", "iw", "x-double-length", "en-XA", "kmr", "zh-Hans-CN"])
  func `A locale of the project file that a device or the app has is one`(
    tag: String
  ) async throws {
    let project = "[preview]\nlocales = [\"\(tag)\"]"
    let strings = ["res/values-kmr/strings.xml": "<resources/>"]
    let report = try await lint(
      ["@/a.json", "--android", "@/res", "--project", "@"],
      with: strings.merging(["pushwright.toml": project]) { $1 })
    #expect(report.drafts.count == 1)
  }

  @Test(arguments: ["fr_CA", "german"])
  func `A locale of a draft's own suppression has to be one`(tag: String) async throws {
    let notes = """
      {"version": 1, "suppressions": [{"rule": "crash", "locale": "\(tag)", "reason": "x"}]}
      """
    let report = try await lint(
      ["@/a.json", "--android", "@/res"], with: ["a.pushwright.json": notes])
    #expect(report.drafts.first?.failure?.status == .configuration)
    #expect(report.remarks.contains { $0.contains("error: ‘\(tag)’ isn't a locale: did you mean") })
  }

  @Test func `What a reviewer has rejected is found just before a send`() async throws {
    let strings = ["res/values/strings.xml": Self.slips["res/values/strings.xml"] ?? ""]
    let arguments = ["@/a.json", "--android", "@/res", "--locale", "en"]
    let hash = try await inFolder(arguments, with: strings) { options, path in
      let project = try Project(options.project)
      let strings = try await project.strings().localizations
      let linter = DraftLinter(
        project: try project.previewing(strings, [], options.locales), strings: strings,
        released: [],
        moment: .composing, images: [:], mayLackStrings: false)
      return linter.rows(of: LintInput("\(path)/a.json")).first?.textsHash
    }
    let notes = """
      {"version": 1, "reviews": [{"locale": "en", "texts": "\(try #require(hash))", "state": "rejected",
        "note": "too curt", "at": "2026-11-22T10:00:00Z"}]}
      """
    let files = strings.merging(["a.pushwright.json": notes]) { $1 }
    let report = try await lint(arguments + ["--sending"], with: files)
    #expect(report.text.contains("rejected by a reviewer, en: too curt [rejected-texts]"))
    #expect(!rules(try await lint(arguments, with: files)).contains("rejected-texts"))
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
      report.text(as: .text).contains("send.sh:2:24: error: a topic has only letters"))
    #expect(report.remarks.first?.contains("a curl command") == true)
    #expect(!report.text(as: .json).contains("ya29") && !report.remarks.joined().contains("ya29"))
  }

  private static let appleDraft =
    #"{"message": {"topic": "a", "apns": {"payload": {"aps": {"alert": {"loc-key": "B"}}}}}}"#

  @Test func `A draft whose keys have no strings is not checked, unless that is meant`()
    async throws
  {
    let files = ["b.json": Self.appleDraft]
    let report = try await lint(["@/a.json", "@/b.json", "--android", "@/res"], with: files)
    #expect(report.drafts.map(\.failure?.status) == [nil, .configuration])
    #expect(report.exitStatus == 78)
    #expect(
      report.remarks.contains {
        $0.hasSuffix(
          "b.json uses keys of the Apple app, whose strings are missing; name them with --apple, or in pushwright.toml, or add --no-strings"
        )
      })
    let meant = try await lint(["@/b.json", "--android", "@/res", "--no-strings"], with: files)
    #expect(meant.exitStatus == 0)
    #expect(
      meant.remarks.first?.hasSuffix(
        "b.json: warning: lint can't check the texts of Apple: no Apple strings were given") == true
    )
  }

  private static let project = """
    [[apps]]
    name = "Shop"
    android = ["res"]
    [[lint.suppress]]
    rule = "crash"
    reason = "known"
    [[lint.suppress]]
    rule = "target"
    reason = "never"
    """

  @Test func `What is accepted in vain is remarked once all drafts are looked at`() async throws {
    let files = [
      "pushwright.toml": Self.project, "drafts/x/a.json": Self.draft,
      "drafts/a.pushwright.json": #"{"suppressions": [{"rule": "topic-name", "reason": "x"}]}"#,
      "drafts/a.json": Self.draft,
    ]
    let unused = { (report: LintReport) in
      report.remarks.filter { $0.contains("matches nothing") }
        .map { $0.split(separator: "/").last.map(String.init) ?? "" }
    }
    let all = try await lint(["--project", "@"], with: files)
    #expect(all.drafts.count == 2)
    let own =
      "a.pushwright.json:1: warning: the suppression of topic-name matches nothing; remove it"
    #expect(
      unused(all) == [
        "pushwright.toml:8: warning: the suppression of target matches nothing; remove it", own,
      ])
    let some = try await lint(["@/drafts/a.json", "--project", "@"], with: files)
    #expect(unused(some) == [own])
    let named = try await lint(["@/drafts", "--project", "@"], with: files)
    #expect(unused(named).count == 2)
    let limited = try await lint(["--project", "@", "--locale", "fr"], with: files)
    #expect(unused(limited) == [])
  }

  @Test(arguments: [
    #"{"suppressions": [{"rule": "crsh", "reason": "x"}]}"#,
    #"{"suppressions": [{"rule": "crash", "reason": "x", "locales": "de"}]}"#,
    #"{"expires-in": "60s"}"#, "{",
  ])
  func `Notes with a mistake fail the draft, and accept nothing`(notes: String) async throws {
    let report = try await lint(
      ["@/a.json", "--android", "@/res", "--fail-on", "never"], with: ["a.pushwright.json": notes])
    #expect(report.exitStatus == 78)
    #expect(rules(report).contains("crash"))
    let sentence = "a.pushwright.json has a mistake. Fix it, then try again"
    #expect(report.remarks.contains { $0.hasSuffix(sentence) })
  }

  @Test func `The project's severities count, and their origin is named`() async throws {
    let project = """
      [[apps]]
      name = "Shop"
      android = ["res"]
      [lint.severity]
      crash = "warning"
      """
    let report = try await lint(["@/a.json", "--project", "@"], with: ["pushwright.toml": project])
    #expect(report.exitStatus == 0)
    let crash = try #require(report.entries.first { $0.finding.rule == "crash" })
    #expect(crash.finding.severity == .warning)
    #expect(crash.details.contains { $0.hasPrefix("lowered from error by ") })
  }

  @Test(arguments: [
    ("[lint.severity]\ncrsh = \"error\"", "a rule that does not exist"),
    ("[[lint.suppress]]\nrule = \"crsh\"\nreason = \"x\"", "a suppression of none"),
    ("[[lint.suppress]]\nrule = \"crash\"\nreason = \"x\"\nwhere = 1", "an unknown key"),
    ("[lint", "a syntax error"), ("[profiles.a]\nread_only = true", "a misspelled lock"),
  ])
  func `A project file with a mistake is refused`(text: String, what: String) async throws {
    await #expect(throws: CommandFailure.self, "\(what)") {
      try await lint(["@/a.json", "--project", "@"], with: ["pushwright.toml": text])
    }
  }

  @Test func `Servers are asked only with --online, each address once`() async throws {
    let offline = try await lint(["@/a.json", "--no-strings"]) { addresses in
      Issue.record("asked for \(addresses)")
      return [:]
    }
    #expect(!rules(offline).contains("image-answer"))
    #expect(!offline.askedRules.contains("image-answer"))
    let online = try await lint(
      ["@/a.json", "@/b.json", "--online", "--no-strings"], with: ["b.json": Self.draft]
    ) { addresses in
      #expect(addresses == ["https://e.com/a.png"])
      return ["https://e.com/a.png": ImageAnswer(status: 404)]
    }
    #expect(online.drafts.allSatisfy { rules($0).contains("image-answer") })
    #expect(online.askedRules.contains("image-answer"))
  }

  @Test func `Rules for sending are asked with --sending`() async throws {
    let sending = Set(Linter.rules.filter { $0.isForSending }.map { $0.id })
    let composing = try await lint(["@/a.json", "--no-strings"])
    #expect(composing.askedRules.isDisjoint(with: sending))
    let report = try await lint(["@/a.json", "--sending", "--no-strings"])
    #expect(report.askedRules.isSuperset(of: sending))
  }

  @Test(arguments: [
    ["--rules", "a.json"], ["--rules", "--format", "sarif"], ["a.json", "--fail-on", "x"],
    ["a.json", "--format", "html"], ["--baseline", "a", "--write-baseline", "b"],
    ["--rules", "--baseline", "a"],
  ])
  func `A call that makes no sense is refused`(arguments: [String]) {
    #expect(throws: (any Error).self) { try LintOptions.parse(arguments) }
  }
}
