import Foundation
import Testing

/// Reports go into tickets and logs: a path of one machine is of no use there.
struct RelativePathTests {
  private static let files = [
    "pushwright.toml": """
    [[apps]]
    name = "Shop"
    android = ["res", "gone"]
    apple = ["ios"]
    [[lint.suppress]]
    rule = "crash"
    reason = "x"
    [profiles.a]
    project = "demo"
    credentials = "gone.json"
    journal = "gone.sqlite"
    [profiles.b]
    project = "demo"
    credentials = "broken.json"
    journal = "broken.json"
    """,
    "broken.json": "{",
    "res/values/strings.xml": "<resources><string name=\"a\">%1$d</string></resources>",
    "res/values/strings.xml.bak": "",
    "res/values-de/strings.xml": "<resources><string name=\"a\">",
    "res/values-jp/strings.xml": "<resources/>",
    "ios/en.lproj/Localizable.strings": "\"A\" = ",
    "ios/gr.lproj/Localizable.strings": "",
    "drafts/a.json": """
    {"message": {"topic": "a", "android": {"notification":
      {"body_loc_key": "a", "body_loc_args": ["1"]}}}}
    """,
    "drafts/a.pushwright.json": "{\"x\": 1}",
    "drafts/lost.pushwright.json": "{}",
    "drafts/broken.json": "{\"message\": {",
    "drafts/other.json": "[]",
    "drafts/folder.json/x": "",
    "sub/x": "",
  ]

  /// `@` stands for the way up to the project.
  private static let verbs = [
    ["preview", "@drafts/a.json"], ["preview", "@drafts/a.json", "--format", "json"],
    ["preview", "@drafts/broken.json"], ["preview", "@drafts/gone.json"],
    ["lint"], ["lint", "--format", "json"], ["lint", "--format", "sarif"],
    ["lint", "--format", "junit"], ["lint", "--format", "github"], ["lint", "@drafts"],
    ["lint", "@drafts/folder.json"], ["lint", "--baseline", "@broken.json"],
    ["lint", "--write-baseline", "@broken.json"],
    ["send", "@drafts/a.json", "--dry-run", "--profile", "a"],
    ["send", "@drafts/a.json", "--dry-run", "--profile", "b"],
    ["send", "@drafts/a.json", "--profile", "a"],
    ["strings", "list"], ["strings", "search", "a"], ["strings", "resolve", "a"],
    ["strings", "dump"], ["strings", "pack", "-o", "@broken.json"],
    ["strings", "list", "--pack", "@broken.json"], ["strings", "list", "--apple", "@ios/en.lproj"],
    ["convert", "@drafts/broken.json"], ["convert", "@drafts/gone.json"],
  ]

  @Test(arguments: verbs, ["", "sub"])
  func `No verb names a file of the project by its place on this machine`(
    verb: [String], directory: String
  ) async throws {
    let sandbox = try Sandbox()
    for (name, text) in Self.files { try sandbox.write(text, to: "project/\(name)") }
    let up = directory.isEmpty ? "" : "../"
    _ = try await Program.pushwright.run(
      ["config", "trust", "--yes"], in: sandbox.path("project"), environment: sandbox.environment)
    let output = try await Program.pushwright.run(
      verb.map { $0.replacing("@", with: up) }, in: sandbox.path("project/\(directory)"),
      environment: sandbox.environment)
    let text = output.standardOutput + output.standardError
    #expect(!text.isEmpty)
    let places = text.split(separator: "\n").filter { $0.contains(sandbox.path("project")) }
    #expect(places.isEmpty)
  }

  @Test(arguments: [
    ["lint", "DRAFT", "--no-strings"], ["preview", "DRAFT"], ["strings", "list", "--android", "/"],
    ["send", "DRAFT", "--dry-run"], ["history", "list"], ["config", "trust"],
  ])
  func `In a working directory that no longer exists every verb ends with a sentence`(
    arguments: [String]
  ) async throws {
    let sandbox = try Sandbox()
    try sandbox.write(Sample.draft, to: "draft.json")
    let words = arguments.map { $0 == "DRAFT" ? sandbox.path("draft.json") : $0 }
    let script = "mkdir gone && cd gone && rmdir ../gone && exec \"$0\" \"$@\""
    let output = try await Program(executable: "/bin/sh").run(
      ["-c", script, Program.pushwright.executable] + words, in: sandbox.path("."),
      environment: sandbox.environment)
    #expect(output.status == 66)
    #expect(
      output.standardError.contains(
        "the working directory no longer exists, or its path is too long"))
    let last = output.standardOutput.split(separator: "\n").last
    #expect(last == (arguments[0] == "send" ? "NOT SENT (dry-run)" : nil))
  }

  @Test(arguments: [["lint", "d.json", "--no-strings"], ["preview", "d.json"]])
  func `However deep the working directory is, a verb ends`(arguments: [String]) async throws {
    let sandbox = try Sandbox()
    let folder = Array(repeating: String(repeating: "d", count: 20), count: 100)
      .joined(separator: "/")
    try sandbox.write(
      #"{"message": {"topic": "a", "notification": {"title": "T", "body": "B"}}}"#,
      to: "\(folder)/d.json")
    let output = try await Program.pushwright.run(
      arguments, in: sandbox.path(folder), environment: sandbox.environment)
    #expect(output.status == 0, "\(output.standardError)")
  }
}
