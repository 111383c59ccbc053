import Foundation
import Testing

/// Exit statuses and sentences: an interface for scripts.
struct CommandLineTests {
  private func run(
    _ sandbox: borrowing Sandbox, _ arguments: [String], input: String = ""
  ) async throws -> Program.Output {
    try await Program.pushwright.run(
      arguments, in: sandbox.folder.path(percentEncoded: false), environment: sandbox.environment,
      input: input)
  }

  @Test func `Broken JSON exits 65 and says where it breaks`() async throws {
    let sandbox = try Sandbox()
    try sandbox.write("{\n  \"message\": {\n    \"topic\": \"a\" \"b\"\n", to: "broken.json")
    let output = try await run(sandbox, ["preview", "broken.json"])
    #expect(output.status == 65)
    #expect(output.standardOutput == "")
    #expect(output.standardError.contains(/pushwright: broken\.json:\d+:\d+: error:/))
    #expect(
      output.standardError.hasSuffix(
        "pushwright: broken.json can't be read as an FCM message\n"))
  }

  @Test func `A file that is not UTF-8 exits 65`() async throws {
    let sandbox = try Sandbox()
    try Data([0x7B, 0xFF, 0x7D]).write(to: sandbox.folder.appending(path: "latin.json"))
    let output = try await run(sandbox, ["preview", "latin.json"])
    #expect(output.status == 65)
    #expect(
      output.standardError == "pushwright: latin.json isn't UTF-8 text: save it as UTF-8\n")
  }

  @Test(arguments: [
    (["preview", "missing.json"], 66, "no such file: missing.json"),
    (["convert", "missing.json"], 66, "no such file: missing.json"),
    (["preview", "-", "--android", "none"], 66, "no such directory: none"),
    (["preview", "-", "--apple", "none"], 66, "no such directory: none"),
    (["preview", "-", "--project", "none"], 66, "no project at none: check the path"),
    (["preview", "-", "--project", "home"], 66, "no pushwright.toml in home"),
    (
      ["preview", "-", "--app", "Shop"], 78, "the project file has no app ‘Shop’"
    ),
  ])
  func `What is not there is named`(
    arguments: [String], status: Int, sentence: String
  ) async throws {
    let sandbox = try Sandbox()
    let output = try await run(sandbox, arguments, input: #"{"message": {"topic": "a"}}"#)
    #expect(Int(output.status) == status)
    #expect(output.standardOutput == "")
    #expect(output.standardError == "pushwright: \(sentence)\n")
  }

  @Test(arguments: [
    ["preview", "draft.json"], ["lint", "draft.json"], ["lint"], ["lint", "--rules"],
    ["send", "draft.json", "--dry-run"], ["strings", "list"], ["strings", "search", "a"],
    ["strings", "resolve", "a"], ["strings", "dump"], ["strings", "pack", "-o", "a"],
    ["history", "list"], ["history", "verify"], ["topics", "list"], ["delivery"],
    ["topics", "add", "cAbCdEfGhIjKlMnOpQrStU", "news", "--yes"],
  ])
  func `A mistake in the project file ends every verb with 78 and its place`(
    arguments: [String]
  ) async throws {
    let sandbox = try Sandbox()
    try sandbox.write(Self.literal, to: "draft.json")
    try sandbox.write(
      "[profiles.a]\nproject = \"p\"\nread-onyl = true\n[[lint.suppress]]\nrule = \"crsh\"\n"
        + "reason = \"x\"\n", to: "pushwright.toml")
    let output = try await run(sandbox, arguments)
    #expect(output.status == 78)
    #expect(!output.standardOutput.contains("SENT project"))
    let error = output.standardError
    #expect(error.contains("toml:3:1: error: unknown key ‘read-onyl’: did you mean ‘read-only’?\n"))
    #expect(error.contains("toml:5: error: no lint rule is called ‘crsh’: did you mean ‘crash’?\n"))
    #expect(error.hasSuffix("pushwright.toml has 2 mistakes. Fix them, then try again\n"))
  }

  @Test func `Of many mistakes in the project file a hundred are told, and the rest is counted`()
    async throws
  {
    let sandbox = try Sandbox()
    try sandbox.write(Self.literal, to: "draft.json")
    let keys = (1...250).map { "key-\($0) = 1\n" }.joined()
    try sandbox.write("[lint]\n" + keys, to: "pushwright.toml")
    let output = try await run(sandbox, ["lint", "draft.json"])
    #expect(output.status == 78)
    let lines = output.standardError.split(separator: "\n")
    #expect(lines.count { $0.contains("error: unknown key") } == 100)
    #expect(lines.suffix(2).first == "pushwright: and 150 more like these")
    #expect(
      lines.last == "pushwright: pushwright.toml has 250 mistakes. Fix them, then try again")
  }

  @Test(arguments: ["link", "pipe", "directory"])
  func `A project file that cannot be read is a mistake, and never passed over`(
    kind: String
  ) async throws {
    let sandbox = try Sandbox()
    try sandbox.write(Self.literal, to: "draft.json")
    let path = sandbox.path("pushwright.toml")
    switch kind {
    case "link":
      try FileManager.default.createSymbolicLink(
        atPath: path, withDestinationPath: "nowhere.toml")
    case "pipe":
      let result = unsafe mkfifo(path, 0o600)
      #expect(result == 0)
    default:
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    }
    for arguments in [["lint", "draft.json"], ["preview", "draft.json"]] {
      let output = try await run(sandbox, arguments)
      #expect(output.status == 78)
      #expect(output.standardError.contains("pushwright.toml can't be read: it"))
    }
  }

  @Test(arguments: ["pipe", "link to a pipe", "link to a device", "directory", "large"])
  func `A draft that isn't a regular file of its size ends every verb with 65 and the reason`(
    kind: String
  ) async throws {
    let sandbox = try Sandbox()
    let path = sandbox.path("draft.json")
    let reason = try Self.plant(kind, at: path)
    for verb in [["preview"], ["lint"], ["convert"], ["send", "--dry-run"]] {
      if verb == ["lint"], kind == "directory" { continue }
      let output = try await run(sandbox, verb + ["draft.json"])
      #expect(output.status == 65, "\(verb)")
      #expect(
        output.standardError.contains("couldn't read draft.json: \(reason)\n"),
        "\(verb): \(output.standardError)")
    }
    let whole = try await run(sandbox, ["lint", "."])
    #expect(kind == "directory" || whole.status == 65)
  }

  /// Puts something in a draft's place; returns why it can't be read.
  private static func plant(_ kind: String, at path: String) throws -> String {
    let manager = FileManager.default
    switch kind {
    case "pipe":
      _ = unsafe mkfifo(path, 0o600)
      return "it is a named pipe, not a regular file"
    case "link to a pipe":
      _ = unsafe mkfifo(path + ".pipe", 0o600)
      try manager.createSymbolicLink(atPath: path, withDestinationPath: "draft.json.pipe")
      return "it is a named pipe, not a regular file"
    case "link to a device":
      try manager.createSymbolicLink(atPath: path, withDestinationPath: "/dev/zero")
      return "it is a device, not a regular file"
    case "directory":
      try manager.createDirectory(atPath: path, withIntermediateDirectories: false)
      return "it is a directory; name a file"
    default:
      try Data().write(to: URL(filePath: path))
      let handle = try FileHandle(forWritingTo: URL(filePath: path))
      try handle.truncate(atOffset: 200_000_000)
      try handle.close()
      return "it is larger than 4 MB, the limit for a draft"
    }
  }

  @Test func `Notes that are a pipe end the gate with 78`() async throws {
    let sandbox = try Sandbox()
    try sandbox.write(Self.literal, to: "draft.json")
    _ = unsafe mkfifo(sandbox.path("draft.pushwright.json"), 0o600)
    let output = try await run(sandbox, ["lint", "draft.json", "--no-strings"])
    #expect(output.status == 78)
    #expect(output.standardError.contains("it is a named pipe, not a regular file"))
  }

  @Test func `Standard input has the limit of a draft`() async throws {
    let sandbox = try Sandbox()
    let long = String(repeating: " ", count: 4_000_001)
    let output = try await run(sandbox, ["preview", "-"], input: long)
    #expect(output.status == 65)
    #expect(
      output.standardError.contains(
        "couldn't read standard input: it is larger than 4 MB, the limit for a draft"))
  }

  private static let literal =
    #"{"message": {"topic": "a", "notification": {"title": "Hello", "body": "You"}}}"#

  @Test(arguments: [
    ["preview", "draft.json"], ["lint", "draft.json"], ["send", "draft.json", "--dry-run"],
    ["strings", "list"], ["history", "list"],
  ])
  func `A profile that the project does not have ends every verb with 78`(
    arguments: [String]
  ) async throws {
    let sandbox = try Sandbox()
    try sandbox.write(Self.literal, to: "draft.json")
    try sandbox.write("[profiles.prod]\nproject = \"p\"\n", to: "pushwright.toml")
    let output = try await run(sandbox, arguments + ["--profile", "prdo"])
    #expect(output.status == 78)
    #expect(output.standardError.contains("no profile ‘prdo’: did you mean ‘prod’?"))
  }

  @Test(arguments: [
    (["preview", "draft.json"], 78), (["preview", "draft.json", "--no-strings"], 0),
    (["send", "draft.json", "--dry-run"], 78), (["strings", "list"], 78),
    (["strings", "list", "--no-strings"], 0), (["strings", "resolve", "a"], 78),
    (["strings", "search", "a"], 78), (["strings", "pack", "-o", "a"], 78),
    (["strings", "dump"], 78),
  ])
  func `Without strings a verb that needs them ends with 78`(
    arguments: [String], status: Int
  ) async throws {
    let sandbox = try Sandbox()
    try sandbox.write(Sample.draft, to: "draft.json")
    let output = try await run(sandbox, arguments)
    #expect(Int(output.status) == status, "\(output.standardError)")
    if status == 78 { #expect(output.standardError.contains("--android")) }
  }

  @Test(arguments: [
    ["preview", "a.json", "--nonsense"], ["preview"], ["--nonsense"], ["convert", "a", "b"],
    ["convert"], ["convert", "-", "--from", "xml"],
    ["preview", "a.json", "--device", "toaster"], ["preview", "a.json", "--format", "pdf"],
  ])
  func `A wrong call exits 64 and says how to call`(arguments: [String]) async throws {
    let sandbox = try Sandbox()
    let output = try await run(sandbox, arguments)
    #expect(output.status == 64)
    #expect(output.standardOutput == "")
    #expect(output.standardError.hasPrefix("Error: "))
    #expect(output.standardError.contains("Usage: pushwright"))
  }

  @Test(arguments: [
    (
      ["prevew", "a.json"],
      "‘prevew’ is neither a command nor a file: did you mean pushwright preview?"
    ),
    (["lnt"], "‘lnt’ is neither a command nor a file: did you mean pushwright lint?"),
    (
      ["strings", "serch", "a"],
      "‘serch’ isn't a command of pushwright strings: did you mean pushwright strings search?"
    ),
    (["history", "x"], "‘x’ isn't a command of pushwright history: it has "),
    (["preview", "a.json", "--locle", "fr"], "--locale"), (["--dmo"], "--demo"),
    (["send", "a.json", "--dryrun"], "--dry-run"),
  ])
  func `A misspelt verb or option gets its nearest name`(
    arguments: [String], sentence: String
  ) async throws {
    let sandbox = try Sandbox()
    let output = try await run(sandbox, arguments)
    #expect(output.status == 64)
    #expect(output.standardError.contains(sentence), "\(output.standardError)")
  }

  @Test func `A draft whose name is like a verb's is opened where there is one`() async throws {
    let sandbox = try Sandbox()
    try sandbox.write(#"{"message": {"topic": "a"}}"#, to: "lnt")
    #expect(try await run(sandbox, ["lnt"]).standardError.contains("needs a terminal"))
  }

  @Test(arguments: [[], ["compose"], ["--demo"]])
  func `Without a terminal the composer names the verb to use instead`(arguments: [String])
    async throws
  {
    let sandbox = try Sandbox()
    let output = try await run(sandbox, arguments)
    #expect(output.status == 64)
    #expect(output.standardOutput == "")
    #expect(
      output.standardError
        == "pushwright: the composer needs a terminal; use pushwright preview DRAFT instead\n")
    #expect(sandbox.names(in: "tmp") == [])
  }

  @Test func `Help goes to standard output and names every verb`() async throws {
    let sandbox = try Sandbox()
    for arguments in [["--help"], ["-h"], ["help"]] {
      let output = try await run(sandbox, arguments)
      #expect(output.status == 0)
      #expect(output.standardError == "")
      #expect(output.standardOutput.contains("USAGE: pushwright"))
      for verb in ["compose", "preview", "convert"] {
        #expect(output.standardOutput.contains("  \(verb)"))
      }
    }
    let preview = try await run(sandbox, ["preview", "--help"])
    for option in ["--locale", "--device", "--format", "--project", "--android", "--apple"] {
      #expect(preview.standardOutput.contains(option))
    }
  }

  @Test func `A command of more than 2000 words is refused before it is read`() async throws {
    let sandbox = try Sandbox()
    let output = try await run(
      sandbox, ["lint"] + (1...2000).map { "drafts/\($0).json" })
    #expect(output.status == 64)
    #expect(output.standardOutput == "")
    #expect(
      output.standardError.hasPrefix(
        "pushwright: 2001 words are too many for one command, which takes 2000: name a folder"))
  }

  @Test func `The version says which build it is`() async throws {
    let sandbox = try Sandbox()
    let output = try await run(sandbox, ["--version"])
    #expect(output.status == 0)
    let version =
      /pushwright \d+\.\d+\.\d+ \((?:built from source, not a release|[0-9a-f]+(?:\+changes)?, \d{4}-\d\d-\d\d)\)\n/
    #expect(output.standardOutput.wholeMatch(of: version) != nil)
  }

  @Test func `A comment in a draft is repaired and said beside the data`() async throws {
    let sandbox = try Sandbox()
    let draft = """
      {
        // sent on Fridays
        "message": {"topic": "a", "notification": {"title": "Hello"}},
      }
      """
    try sandbox.write(draft, to: "draft.json")
    let output = try await run(sandbox, ["preview", "draft.json", "--format", "json"])
    #expect(output.status == 0)
    #expect(
      output.standardError == """
        pushwright: draft.json:2:3: repaired: a comment: JSON has none
        pushwright: draft.json:3:64: repaired: this comma is extra

        """)
    let data = Data(output.standardOutput.utf8)
    #expect(try JSONDecoder().decode(PreviewEntry.Report.self, from: data).notifications.count == 3)
    #expect(try sandbox.text("draft.json") == draft, "the file itself stays")
  }

  /// An escape character, a bell, a C1 control and an override of the writing direction.
  @Test func `Nothing in a draft or a strings file reaches the terminal as a command`()
    async throws
  {
    let sandbox = try Sandbox()
    let evil = "\u{1B}[31m\u{7}\u{9B}2J\u{202E}"
    try sandbox.write(
      """
      {"message": {"topic": "a\(evil)", "no\(evil)": 1, "android": {"ttl": "x\(evil)",
        "notification": {"title_loc_key": "t", "body": "B\\u001b[2J\(evil)"}},
        "apns": {"payload": {"aps": {"alert": {"title-loc-key": "T\(evil)", "body": "\(evil)"}}}}
      """, to: "evil.json")
    try sandbox.write(
      "<resources><string name=\"t\">T&#x9b;2J\u{202E}</string><string name=\"\(evil)\">",
      to: "res/values/strings.xml")
    try sandbox.write(
      "\"T\(evil)\" = \"\(evil)\"; \"\(evil)", to: "ios/en.lproj/Localizable.strings")
    let whole = try sandbox.text("evil.json") + "}}"
    for draft in [whole, try sandbox.text("evil.json")] {
      let output = try await run(
        sandbox, ["preview", "-", "--android", "res", "--apple", "ios"], input: draft)
      let text = output.standardOutput + output.standardError
      #expect(!text.isEmpty)
      let commands = text.unicodeScalars.filter {
        $0 != "\n" && ($0.properties.generalCategory == .control || $0 == "\u{202E}")
      }
      #expect(
        commands.isEmpty, "\(commands.map { String($0.value, radix: 16) }) \(text.debugDescription)"
      )
    }
  }
}
