import Foundation
import Testing

/// `pushwright lint` as CI calls it.
struct LintTests {
  private static let apps = ["--android", "res", "--apple", "ios"]
  private static let good =
    #"{"message": {"topic": "a", "notification": {"title": "Hello", "body": "You"}}}"#

  private func lint(
    _ sandbox: borrowing Sandbox, _ arguments: [String], input: String = ""
  ) async throws -> Program.Output {
    try await Program.pushwright.run(
      ["lint"] + arguments, in: sandbox.path("."), environment: sandbox.environment, input: input)
  }

  @Test func `The documentation's example, word by word, as people get it`() async throws {
    let sandbox = try Sandbox()
    try Sample.write(to: sandbox)
    let output = try await lint(sandbox, ["example.json"] + Self.apps)
    #expect(output.status == 1)
    #expect(output.standardError == "")
    #expect(output.standardOutput == (try Golden.text("lint.txt")))
  }

  @Test(arguments: ["json", "sarif", "junit", "github"])
  func `The documentation's example for programs`(format: String) async throws {
    let sandbox = try Sandbox()
    try Sample.write(to: sandbox)
    let output = try await lint(sandbox, ["example.json", "--format", format] + Self.apps)
    #expect(output.status == 1)
    #expect(output.standardError == "")
    for place in ["res/values-fr/strings.xml", "ios/fr.lproj/Localizable.strings"] {
      #expect(output.standardOutput.contains(place))
    }
  }

  @Test(arguments: [
    (["good.json"], 0), (["example.json"], 1), (["good.json", "example.json"], 1),
    (["example.json", "--fail-on", "never"], 0), (["repaired.json"], 0),
    (["repaired.json", "--fail-on", "warning"], 1), (["broken.json", "--fail-on", "never"], 65),
    (["none.json", "good.json"], 66), ([], 64), (["good.json", "--fail-on", "often"], 64),
    (["good.json", "--android", "none"], 66), (["--rules", "good.json"], 64),
  ])
  func `The exit status is an interface for scripts`(arguments: [String], status: Int) async throws
  {
    let sandbox = try Sandbox()
    try Sample.write(to: sandbox)
    try sandbox.write(Self.good, to: "good.json")
    try sandbox.write("// a comment\n" + Self.good, to: "repaired.json")
    try sandbox.write("{\"message\": ", to: "broken.json")
    let apps = arguments.isEmpty || arguments.contains("--android") ? [] : Self.apps
    let output = try await lint(sandbox, arguments + apps)
    #expect(Int(output.status) == status, "\(output.standardError)")
  }

  @Test func `A draft can come from standard input, without project or strings`() async throws {
    let sandbox = try Sandbox()
    let output = try await lint(sandbox, ["-"], input: Self.good)
    #expect(output.status == 0)
    #expect(output.standardOutput == "nothing found in 1 draft\n")
    #expect(output.standardError == "")
  }

  @Test func `What could not be checked is said beside the report`() async throws {
    let sandbox = try Sandbox()
    try Sample.write(to: sandbox)
    let output = try await lint(sandbox, ["example.json"])
    #expect(output.status == 0)
    #expect(
      output.standardError == """
        pushwright: example.json: warning: the texts of android are not checked: no Android resources were given
        pushwright: example.json: warning: the texts of apple are not checked: no Apple strings were given

        """)
  }

  @Test func `What the project accepts fails nothing, and what it accepts in vain is said`()
    async throws
  {
    let sandbox = try Sandbox()
    try Sample.write(to: sandbox)
    let suppressions = """

      [[lint.suppress]]
      rule = "garbled-text"
      field = "apns"
      reason = "the app's own extension formats it"
      [[lint.suppress]]
      rule = "topic-name"
      reason = "it was once two words"
      [[lint.suppress]]
      rule = "crsh"
      reason = "no such rule"
      """
    try sandbox.write(Sample.project + suppressions, to: "pushwright.toml")
    let output = try await lint(sandbox, ["example.json"])
    #expect(output.status == 0)
    #expect(output.standardOutput == "2 suppressed in 1 draft\n")
    #expect(output.standardError.contains("there is no lint rule ‘crsh’, did you mean ‘crash’"))
    #expect(output.standardError.contains(": the suppression of topic-name matches nothing"))
    #expect(!output.standardError.contains("garbled-text"))
  }

  @Test func `A text that a release in the field lacks is a finding that names the release`()
    async throws
  {
    let sandbox = try Sandbox()
    try await Sample.writeWithRelease(to: sandbox)
    let output = try await lint(sandbox, ["new.json"])
    #expect(output.standardOutput.contains("warning: body on Android in 5.1, en, fr: "))
    #expect(output.standardOutput.contains(" [missing-text]"))
  }

  @Test func `The rules can be asked for`() async throws {
    let sandbox = try Sandbox()
    let output = try await lint(sandbox, ["--rules"])
    #expect(output.status == 0)
    #expect(output.standardError == "")
    #expect(output.standardOutput.contains("crash "))
  }

  @Test func `A broken strings file fails the gate, in every form, at its place`() async throws {
    let sandbox = try Sandbox()
    try Sample.write(to: sandbox)
    try sandbox.write("<resources>\n<string\n", to: "res/values-de/strings.xml")
    try sandbox.write(
      #"{"message": {"topic": "a", "android": {"notification": {"title_loc_key": "welcome_title", "#
        + #""title_loc_args": ["Mia"], "body": "B"}}}}"#, to: "fine.json")
    let output = try await lint(sandbox, ["fine.json"] + Self.apps)
    #expect(output.status == 1)
    #expect(output.standardOutput.contains("res/values-de/strings.xml:2: error: "))
    #expect(output.standardOutput.contains("[strings-file]"))
    for format in ["json", "sarif", "junit", "github"] {
      let output = try await lint(sandbox, ["fine.json", "--format", format] + Self.apps)
      #expect(output.status == 1 && output.standardOutput.contains("strings-file"))
    }
  }
}
