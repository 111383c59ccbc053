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
}
