import Foundation
import SchemaSupport
import SettingShapes
import Testing
import Workspace

@testable import Commands

struct ConfigTests {
  private static let project = """
    [profiles.prod]
    project = "shop"
    token-variable = "SHOP_TOKEN"
    """

  private func report(_ environment: [String: String] = [:]) -> ConfigReport {
    ConfigReport(
      project: ("pushwright.toml", Self.project), user: ("config.toml", "mouse = false"),
      environment: environment)
  }

  @Test func `Each value has the file or variable that has set it`() {
    let text = report(["NO_COLOR": "1", "UNRELATED": "x"]).text
    #expect(text.contains(/profiles\.prod\.project +"shop"  \(pushwright\.toml:2\)/))
    #expect(text.contains(/mouse +false  \(config\.toml:1\)/))
    #expect(text.contains(/bidi +"auto"  \(default\)/))
    #expect(text.contains(/no colors +1  \(NO_COLOR\)/))
    #expect(!text.contains("UNRELATED"))
  }

  @Test func `A variable that wins over the file is a value's origin, and isn't listed twice`() {
    let text = report(["PUSHWRIGHT_MOUSE": "true"]).text
    #expect(text.contains(/mouse +true  \(PUSHWRIGHT_MOUSE\)/))
    #expect(text.matches(of: /PUSHWRIGHT_MOUSE/).count == 1)
  }

  @Test func `A variable with a token or a password is named, and its value isn't shown`() {
    let report = report([
      "SHOP_TOKEN": "ya29.SECRET", "https_proxy": "http://me:SECRET@proxy:1",
      "GOOGLE_APPLICATION_CREDENTIALS": #"{"private_key": "SECRET"}"#,
      "GCE_METADATA_HOST": "me:SECRET@metadata", "no_proxy": "http://me:SECRET@host",
    ])
    for text in [report.text, report.json] {
      #expect(text.contains("SHOP_TOKEN") && text.contains("https_proxy"))
      #expect(!text.contains("SECRET"))
    }
  }

  @Test func `The report in JSON fits its schema`() throws {
    let checker = try SchemaChecker(SchemaDocument.text(.config))
    #expect(try checker.faults(in: report(["NO_COLOR": "1"]).json) == [])
  }

  @Test(arguments: [
    #"{"drafts": "d", "apps": [{"name": "a", "android": "res", "releases": [{"name": "1", "pack": "p"}]}]}"#,
    #"{"preview": {"locales": ["en", ["fr-CA", "fr"]], "devices": "web", "android-api": 34}}"#,
    #"{"profiles": {"p": {"project": "a-b", "require-review": "80%", "test-targets": {"m": {"fid": "x"}}}}}"#,
    #"{"profiles": {"p": {"endpoint": "http://[::1]:65535/"}}}"#,
    #"{"profiles": {"p": {"endpoint": "https://fcm.googleapis.com"}}}"#,
    #"{"lint": {"severity": {"crash": "error"}, "suppress": [{"rule": "a", "reason": "b"}]}}"#,
  ])
  func `The schema of project files takes what the reader takes`(json: String) throws {
    #expect(try SchemaChecker(ConfigSchema.text(.project)).faults(in: json) == [])
  }

  @Test(arguments: [
    #"{"draft": "d"}"#, #"{"drafts": ""}"#, #"{"apps": [{"build": "make"}]}"#,
    #"{"preview": {"android-api": 100}}"#, #"{"profiles": {"p": {"project": "A B"}}}"#,
    #"{"profiles": {"p": {"endpoint": "https://me:pw@host"}}}"#,
    #"{"profiles": {"p": {"endpoint": "https://host:99999"}}}"#,
    #"{"profiles": {"p": {"endpoint": "https://host/v1"}}}"#,
    #"{"profiles": {"p": {"require-review": "0%"}}}"#, #"{"lint": {"suppress": [{"rule": "a"}]}}"#,
  ])
  func `The schema of project files refuses what the reader refuses`(json: String) throws {
    #expect(try SchemaChecker(ConfigSchema.text(.project)).faults(in: json) != [])
  }

  @Test(arguments: ConfigFileKind.allCases)
  func `Every key in a schema says what it is for`(kind: ConfigFileKind) throws {
    #expect(try SchemaChecker(ConfigSchema.text(kind)).faults(in: "{}") == [])
    for setting in kind.settings { #expect(setting.sentence.hasSuffix(".")) }
  }

  @Test(arguments: [
    ("a/pushwright.toml", ConfigFileKind.project), ("config.toml", .user),
    ("x/themes/mine.toml", .theme), ("other.toml", nil),
  ])
  func `A file's name says what it is`(path: String, kind: ConfigFileKind?) {
    #expect(ConfigValidation.kind(of: path) == kind)
  }

  @Test func `Each kind of file is checked by its own reader, keys of commands included`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    func file(_ name: String, _ text: String) throws -> String {
      let url = folder.appending(path: name)
      try Data(text.utf8).write(to: url)
      return url.path
    }
    let validation = ConfigValidation { keymap, path in
      keymap.map { WorkspaceProblem(.error, path: path, line: $0.line, sentence: $0.command) }
    }
    func sentences(_ path: String, _ kind: ConfigFileKind) throws -> [String] {
      try validation.problems(of: path, kind, [:]).map(\.sentence)
    }
    #expect(
      try sentences(file("a.toml", "[lint.severity]\nnone-such = \"error\""), .project).count == 1)
    #expect(try sentences(file("b.toml", "[keymap]\nfly = \"f\""), .user) == ["fly"])
    #expect(try sentences(file("c.toml", "[role]\nflying = \"red\""), .theme).count == 1)
    #expect(try sentences(file("d.toml", "inherits = \"c\""), .theme).count == 1)
    #expect(try sentences(file("e.toml", ""), .theme) == [])
    #expect(
      try sentences(file("f.toml", "theme = { dark = \"nrod\", light = \"mono\" }"), .user) == [
        "no theme is called ‘nrod’; did you mean ‘nord’?"
      ])
    let profile = "[profiles.p]\nproject = \"a\"\nkind = \"test\"\n"
    let problems = try validation.problems(
      of: file("g.toml", "\(profile)theme = \"ours\""), .project, [:])
    #expect(problems.map(\.line) == [4] && problems.map(\.severity) == [.warning])
    #expect(try sentences(file("h.toml", "\(profile)theme = \"nord\""), .project) == [])
    #expect(
      validation.problems(ofVariables: ["PUSHWRIGHT_THEME": "nrod"]).map { "\($0)" } == [
        "PUSHWRIGHT_THEME: error: no theme is called ‘nrod’; did you mean ‘nord’?"
      ])
    #expect(validation.problems(ofVariables: ["PUSHWRIGHT_THEME": "nord"]) == [])
  }
}
