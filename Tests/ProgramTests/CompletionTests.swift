import Foundation
import Testing

/// What Tab offers, as the completion scripts of the shells ask for it.
struct CompletionTests {
  private func candidates(
    _ sandbox: borrowing Sandbox, _ words: [String], of argument: String, verb: [String],
    shell: String = "fish"
  ) async throws -> Program.Output {
    let environment = sandbox.environment.merging(
      ["SAP_SHELL": shell, "SAP_SHELL_VERSION": "5"]
    ) { $1 }
    let call = ["---completion"] + verb + ["--", argument, "\(words.count)"]
    let typed = words.last ?? ""
    return try await Program.pushwright.run(
      call + ["\(typed.count)", "pushwright"] + words, in: sandbox.path("shop"),
      environment: environment)
  }

  private func words(
    _ sandbox: borrowing Sandbox, _ words: [String], of argument: String, verb: [String]
  ) async throws -> [String] {
    let output = try await candidates(sandbox, words, of: argument, verb: verb)
    #expect(output.standardError == "")
    return output.standardOutput.split(separator: "\n").map {
      String($0.split(separator: "\t").first ?? "")
    }
  }

  private static let strings = """
    <resources>
      <string name="welcome_title">Welcome!</string>
      <string name="welcome_body">Hello %1$s</string>
      <string name="other">Other</string>
    </resources>
    """

  private func shop(_ more: String = "") throws -> Sandbox {
    let sandbox = try Sandbox()
    try sandbox.write(
      """
      [[apps]]
      name = "Shop"
      android = "res"
      [[apps.releases]]
      name = "5.2"
      revision = "v5.2.0"
      [profiles.staging]
      project = "shop-staging"
      kind = "test"
      test-targets = { pixel-mia = "cWsxuVYVQTqkOM3Qw2YTUl" }
      [profiles.live]
      project = "shop-live"
      test-targets = { ipad-tom = "dWsxuVYVQTqkOM3Qw2YTUl" }
      \(more)

      """, to: "shop/pushwright.toml")
    try sandbox.write(Self.strings, to: "shop/res/values/strings.xml")
    try sandbox.write(Self.strings, to: "shop/res/values-fr-rCA/strings.xml")
    try sandbox.write(
      #"{"message": {"topic": "news", "notification": {"title": "T"}}}"#,
      to: "shop/drafts/spring sale.json")
    try sandbox.write("{}", to: "shop/drafts/spring sale.pushwright.json")
    return sandbox
  }

  @Test func `Tab offers what the project has`() async throws {
    let sandbox = try shop()
    let cases: [(words: [String], argument: String, verb: [String], offered: [String])] = [
      (["preview", "--profile", ""], "--profile", ["preview"], ["staging", "live"]),
      (["preview", "--app", ""], "--app", ["preview"], ["Shop"]),
      (["preview", "--at", ""], "--at", ["preview"], ["v5.2.0"]),
      (["preview", "--locale", "fr"], "--locale", ["preview"], ["fr-CA"]),
      (
        ["strings", "resolve", "wel"], "positional@0", ["strings", "resolve"],
        ["welcome_body", "welcome_title"]
      ),
      (["lint", ""], "positional@0", ["lint"], ["drafts/spring sale.json", "drafts/", "res/"]),
      (["lint", "drafts/"], "positional@0", ["lint"], ["drafts/spring sale.json"]),
      (
        ["send", "--profile", "live", "--test", ""], "--test", ["send"], ["ipad-tom"]
      ),
      (["send", "--topic", ""], "--topic", ["send"], ["news"]),
      (
        ["topics", "add", ""], "positional@0", ["topics", "add"], ["pixel-mia", "ipad-tom", "news"]
      ),
    ]
    for (words, argument, verb, offered) in cases {
      let found = try await self.words(sandbox, words, of: argument, verb: verb)
      #expect(found == offered, "\(words)")
    }
  }

  @Test
  func
    `A broken project offers what can be read of it, and no shell line is spoilt by a complaint`()
    async throws
  {
    let sandbox = try shop("credentials = 7\n[preview]\nlocales = 5")
    #expect(
      try await words(sandbox, ["lint", "--profile", ""], of: "--profile", verb: ["lint"])
        == ["staging", "live"])
    try sandbox.write("[apps", to: "shop/pushwright.toml")
    try sandbox.write("<resources><string", to: "shop/res/values/strings.xml")
    for argument in ["--profile", "--locale", "--app", "--at"] {
      let words = try await words(sandbox, ["lint", argument, ""], of: argument, verb: ["lint"])
      #expect(words == [], "\(argument)")
    }
    let unknown = try await candidates(sandbox, [""], of: "--none", verb: ["lint"])
    #expect(unknown.standardError == "" && unknown.standardOutput == "" && unknown.status != 0)
  }

  @Test func `A project file that others could have written offers nothing`() async throws {
    let sandbox = try shop()
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o666], ofItemAtPath: sandbox.path("shop/pushwright.toml"))
    #expect(
      try await words(sandbox, ["lint", "--profile", ""], of: "--profile", verb: ["lint"]) == [])
  }

  @Test func `Tab runs no program, not even git`() async throws {
    let sandbox = try shop(#"token-command = ["touch", "ran"]"#)
    try sandbox.write("#!/bin/sh\ntouch \(sandbox.path("ran"))\n", to: "bin/git")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: sandbox.path("bin/git"))
    for words in [["lint", "--at", "v5.2.0", "--locale", ""], ["lint", "--locale", ""]] {
      let output = try await Program.pushwright.run(
        ["---completion", "lint", "--", "--locale", "\(words.count)", "0", "pushwright"] + words,
        in: sandbox.path("shop"),
        environment: sandbox.environment.merging(["PATH": "\(sandbox.path("bin")):/usr/bin:/bin"]) {
          $1
        })
      #expect(output.standardError == "")
      #expect(output.standardOutput.contains("fr-CA") != words.contains("--at"))
    }
    #expect(!sandbox.names(in: ".").contains("ran") && !sandbox.names(in: "shop").contains("ran"))
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func `Each shell takes the script, and drafts are offered in the place of a verb`(
    shell: String
  ) async throws {
    let sandbox = try shop()
    let script = try await Program.pushwright.run(
      ["--generate-completion-script", shell], in: sandbox.path("."),
      environment: sandbox.environment)
    #expect(script.status == 0)
    // What the other verbs have, and the one more in the place of a verb.
    let calls = script.standardOutput.matches(of: /---completion compose -- positional@0/).count
    #expect(calls == 2)
    let lines = script.standardOutput.split(separator: "\n")
    #expect(lines.filter { $0.contains(#/.complete -c /#) } == [], "a line has two commands")
    let path = try sandbox.write(script.standardOutput, to: "script")
    guard Self.isInstalled(shell) else { return }
    let check = try await Program(executable: shell).run(
      ["-n", path], in: sandbox.path("."), environment: sandbox.environment)
    #expect(check.status == 0 && check.standardError == "")
  }

  @Test func `bash runs nothing that stands in a name of the project`() async throws {
    guard Self.isInstalled("bash") else { return }
    let sandbox = try shop(
      """
      [profiles."$(touch ran)"]
      project = "shop-a"
      [profiles."`touch ran`"]
      project = "shop-b"
      [profiles."x';touch ran;'"]
      project = "shop-c"
      """)
    let script = try await Program.pushwright.run(
      ["--generate-completion-script", "bash"], in: sandbox.path("."),
      environment: sandbox.environment)
    try sandbox.write(script.standardOutput, to: "script")
    let session = """
      source ../script
      COMP_WORDS=('\(Program.pushwright.executable)' lint --profile '')
      COMP_CWORD=3
      COMP_LINE="${COMP_WORDS[*]}"
      COMP_POINT=${#COMP_LINE}
      _pushwright pushwright '' --profile
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    let output = try await Program(executable: "bash").run(
      ["--norc", "-c", session], in: sandbox.path("shop"), environment: sandbox.environment)
    #expect(output.standardOutput == "staging\nlive\nx';touch ran;'\n")
    #expect(output.standardError == "")
    #expect(!sandbox.names(in: "shop").contains("ran"))
  }

  @Test func `bash completes a value behind the sign of its option, and what comes after it`()
    async throws
  {
    guard Self.isInstalled("bash") else { return }
    let sandbox = try shop()
    let script = try await Program.pushwright.run(
      ["--generate-completion-script", "bash"], in: sandbox.path("."),
      environment: sandbox.environment)
    try sandbox.write(script.standardOutput, to: "script")
    // As bash takes a line apart: at spaces and at each sign.
    let session = #"""
      source ../script
      offer() {
        COMP_WORDS=('\#(Program.pushwright.executable)' "${@:3}")
        COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
        COMP_LINE="${COMP_WORDS[0]} $1"
        COMP_POINT=${#COMP_LINE}
        COMPREPLY=()
        _pushwright pushwright "$2" "${COMP_WORDS[COMP_CWORD - 1]}"
        printf '%s: %s\n' "$1" "${COMPREPLY[*]}"
      }
      offer 'lint --profile=' '' lint --profile =
      offer 'lint --profile=st' st lint --profile = st
      offer 'lint --profile=live --format=gith' gith lint --profile = live --format = gith
      offer 'send --profile=live --test ' '' send --profile = live --test ''
      """#
    let output = try await Program(executable: "bash").run(
      ["--norc", "-c", session], in: sandbox.path("shop"), environment: sandbox.environment)
    #expect(
      output.standardOutput == """
        lint --profile=: staging live
        lint --profile=st: staging
        lint --profile=live --format=gith: github
        send --profile=live --test : ipad-tom

        """)
    #expect(output.standardError == "")
  }

  private static func isInstalled(_ program: String) -> Bool {
    ["/usr/bin/", "/bin/", "/usr/local/bin/"].contains {
      FileManager.default.isExecutableFile(atPath: $0 + program)
    }
  }
}
