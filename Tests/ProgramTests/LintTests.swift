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

  @Test(arguments: ["json", "sarif", "junit", "github", "gitlab"])
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
    (["good.json", "--baseline", "none"], 66), (["good.json", "--baseline", "good.json"], 78),
    (["empty"], 66), (["good.json", "--profile", "prod"], 78),
    (["good.json", "--android", "none"], 66), (["--rules", "good.json"], 64),
  ])
  func `The exit status is an interface for scripts`(arguments: [String], status: Int) async throws
  {
    let sandbox = try Sandbox()
    try Sample.write(to: sandbox)
    try sandbox.write(Self.good, to: "good.json")
    try sandbox.write("// a comment\n" + Self.good, to: "repaired.json")
    try sandbox.write("{\"message\": ", to: "broken.json")
    try sandbox.write("no draft", to: "empty/readme.md")
    let apps = arguments.isEmpty || arguments.contains("--android") ? [] : Self.apps
    let output = try await lint(sandbox, arguments + apps)
    #expect(Int(output.status) == status, "\(output.standardError)")
  }

  @Test func `What source code says and no draft can hold is an error of its field`() async throws {
    let sandbox = try Sandbox()
    try sandbox.write(
      """
      const message = {
        topic: 'news',
        notification: {title: 'Shipped', body: `Order ${order.id} has shipped`},
      };
      """, to: "order.js")
    let output = try await lint(sandbox, ["order.js", "--no-strings"])
    #expect(output.status == 1)
    let line = "order.js:3:42: error: notification.body was left out: ‘`Order "
    #expect(output.standardOutput.contains(line), "\(output.standardOutput)")
    #expect(!output.standardOutput.contains("it was left out"))
    try sandbox.write(
      """
      curl -X POST https://fcm.googleapis.com/v1/projects/a/messages:send -d @- <<END
      {"message": {"topic": "news", "notification": {"title": "$TITLE"}}}
      END
      """, to: "send.sh")
    let shell = try await lint(sandbox, ["send.sh", "--no-strings"])
    #expect(shell.status == 1)
    #expect(shell.standardOutput.contains("‘$TITLE’ is for the shell to fill in"))
  }

  @Test func `A draft can come from standard input, without project or strings`() async throws {
    let sandbox = try Sandbox()
    let output = try await lint(sandbox, ["-"], input: Self.good)
    #expect(output.status == 0)
    #expect(output.standardOutput == "no findings in 1 draft\n")
    #expect(output.standardError == "")
  }

  @Test func `A draft whose keys have no strings fails the gate, unless that is meant`()
    async throws
  {
    let sandbox = try Sandbox()
    try Sample.write(to: sandbox)
    let output = try await lint(sandbox, ["example.json"])
    #expect(output.status == 78)
    #expect(output.standardOutput == "1 draft couldn't be checked\n")
    #expect(
      output.standardError == """
        pushwright: example.json uses keys of the Android and Apple app, whose strings are missing; \
        name them with --android and --apple, or in pushwright.toml, or add --no-strings

        """)
    let meant = try await lint(sandbox, ["example.json", "--no-strings"])
    #expect(meant.status == 0)
    #expect(
      meant.standardError == """
        pushwright: example.json: warning: lint can't check the texts of Android: no Android resources were given
        pushwright: example.json: warning: lint can't check the texts of Apple: no Apple strings were given

        """)
  }

  private static let suppressions = """

    [[lint.suppress]]
    rule = "garbled-text"
    field = "apns"
    reason = "the app's own extension formats it"
    [[lint.suppress]]
    rule = "topic-name"
    reason = "it was once two words"
    [[lint.suppress]]
    rule = "unseen-platform"
    reason = "Android has no release yet"

    """

  @Test func `Without arguments the project's drafts are linted, from any directory of it`()
    async throws
  {
    let sandbox = try Sandbox()
    try Sample.write(to: sandbox)
    try sandbox.write(Sample.project + Self.suppressions, to: "pushwright.toml")
    for path in ["drafts/a.json", "drafts/deep/b.json"] {
      try sandbox.write(Sample.draft, to: path)
    }
    try sandbox.write("{}", to: "drafts/a.pushwright.json")
    try sandbox.write("{\"name\": \"shop\"}", to: "drafts/package.json")
    let output = try await Program.pushwright.run(
      ["lint"], in: sandbox.path("res/values"), environment: sandbox.environment)
    #expect(output.status == 0)
    #expect(output.standardOutput == "4 suppressed in 2 drafts\n")
    #expect(output.standardError.contains(": the suppression of topic-name matches nothing"))
    #expect(!output.standardError.contains("garbled-text"))
    #expect(output.standardError.contains("package.json: warning: not linted"))
    let one = try await lint(sandbox, ["drafts/a.json"])
    #expect(one.standardOutput == "2 suppressed in 1 draft\n")
    #expect(one.standardError == "", "of one draft no suppression is called unused")
    let quiet = try await lint(sandbox, ["--quiet"])
    #expect(quiet.status == 0 && quiet.standardOutput == "")
    #expect(quiet.standardError.contains("package.json: warning: not linted"))
  }

  @Test func `A quiet gate says which files it passed over`() async throws {
    let sandbox = try Sandbox()
    try sandbox.write(#"{"message": {"topic": "a", "data": {"a": "1"}}}"#, to: "drafts/a.json")
    try sandbox.write(#"{"name": "shop"}"#, to: "drafts/package.json")
    try sandbox.write("{}", to: "drafts/gone.pushwright.json")
    let output = try await lint(sandbox, ["drafts", "--quiet"])
    #expect(output.status == 0)
    #expect(
      output.standardError
        == "pushwright: drafts/package.json: warning: not linted: it isn't an FCM message\n")
  }

  @Test func `Where the project has no drafts, what is missing is named`() async throws {
    let sandbox = try Sandbox()
    let none = try await lint(sandbox, [])
    #expect(none.status == 64)
    #expect(none.standardError.contains("no project here: name a draft"))
    try sandbox.write("", to: "pushwright.toml")
    let missing = try await lint(sandbox, [])
    #expect(missing.status == 66)
    #expect(
      missing.standardError == """
        pushwright: the project has no directory drafts for its drafts: create it, or set drafts in \
        pushwright.toml

        """)
    try sandbox.write("x", to: "drafts/readme.md")
    let empty = try await lint(sandbox, [])
    #expect(empty.status == 66)
    #expect(empty.standardError.contains("no drafts (*.json, *.jsonc, *.json5) in "))
  }

  @Test func `In a subdirectory annotations and results name files from the repository's root`()
    async throws
  {
    let sandbox = try Sandbox()
    try sandbox.write("ref: refs/heads/main\n", to: ".git/HEAD")
    try sandbox.write(Sample.draft, to: "push/drafts/a.json")
    try Sample.write(to: sandbox)
    for (format, draft, text) in [
      ("github", "push/drafts/a.json", "file=res/values/strings.xml,"),
      ("sarif", "\"push/drafts/a.json\"", "\"res/values/strings.xml\""),
      ("gitlab", "", "\"path\": \"res/values/strings.xml\""),
    ] {
      let output = try await Program.pushwright.run(
        ["lint", "drafts/a.json", "--android", "../res", "--apple", "../ios", "--format", format],
        in: sandbox.path("push"), environment: sandbox.environment)
      #expect(output.status == 1)
      #expect(output.standardOutput.contains(text), "\(output.standardOutput)")
      if format == "sarif" { #expect(output.standardOutput.contains(draft)) }
    }
  }

  @Test func `What was found before is accepted from a baseline`() async throws {
    let sandbox = try Sandbox()
    try Sample.write(to: sandbox)
    let arguments = ["example.json"] + Self.apps
    let written = try await lint(sandbox, arguments + ["--write-baseline", "known.json"])
    #expect(written.status == 0 && written.standardOutput == "")
    #expect(written.standardError == "pushwright: wrote 2 findings to known.json\n")
    let again = try await lint(sandbox, arguments + ["--write-baseline", "known.json"])
    #expect(again.status == 64)
    #expect(
      again.standardError.hasPrefix(
        "pushwright: known.json already exists: name another file, or replace it with --force"))
    let forced = try await lint(
      sandbox, arguments + ["--write-baseline", "known.json", "--force"])
    #expect(forced.status == 0 && forced.standardError == written.standardError)
    let draft = try await lint(
      sandbox, arguments + ["--write-baseline", "example.json", "--force"])
    #expect(draft.status == 64 && draft.standardError.contains("example.json is the input"))
    let known = try await lint(sandbox, arguments + ["--baseline", "known.json"])
    #expect(known.status == 0)
    #expect(known.standardOutput == "2 in the baseline in 1 draft, for \(Sample.device)\n")
    try sandbox.write(
      "<resources><string name=\"new_message_body\">%1$d</string></resources>",
      to: "res/values-de/strings.xml")
    let new = try await lint(sandbox, arguments + ["--baseline", "known.json"])
    #expect(new.status == 1)
    #expect(new.standardOutput.contains("res/values-de/strings.xml:1: error: body on Android, de:"))
    try sandbox.write(Self.good, to: "broken.json")
    let bad = try await lint(sandbox, ["good.json", "--write-baseline", "new.json"] + Self.apps)
    #expect(bad.status == 66)
    #expect(!sandbox.names(in: ".").contains("new.json"), "what was not linted is not accepted")
  }

  @Test func `A text that a release in the field lacks is a finding that names the release`()
    async throws
  {
    let sandbox = try Sandbox()
    try await Sample.writeWithRelease(to: sandbox)
    let output = try await lint(sandbox, ["new.json"])
    #expect(output.standardOutput.contains("error: body on Android in 5.1, en, fr: "))
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
    for format in ["json", "sarif", "junit", "github", "gitlab"] {
      let output = try await lint(sandbox, ["fine.json", "--format", format] + Self.apps)
      #expect(output.status == 1 && output.standardOutput.contains("strings-file"))
    }
    let written = try await lint(sandbox, ["fine.json", "--write-baseline", "b.json"] + Self.apps)
    #expect(written.status == 65)
    #expect(
      written.standardError.contains("couldn't write the baseline: values-de/strings.xml:2 is"))
    #expect(!sandbox.names(in: ".").contains("b.json"))
  }
}
