import Foundation
import Testing

/// `pushwright send --to` over loopback, against the emulator.
@Suite(.serialized)
struct ListSendTests {
  static let draft =
    #"{"message":{"topic":"news","notification":{"title":"Hello {{name}}","body":"B"}}}"#
  static let plain = #"{"message":{"notification":{"title":"T","body":"B"}}}"#

  static func token(_ name: String) -> String { "token\(name):APA91b-\(name)" }

  static func prepare(
    _ sandbox: borrowing Sandbox, _ endpoint: String, draft: String = plain, list: String,
    profile: String = "require-dry-run = false"
  ) throws {
    try sandbox.write(
      """
      [profiles.prod]
      project = "demo-shop-prod"
      endpoint = "\(endpoint)"
      kind = "production"
      \(profile)
      """, to: "pushwright.toml")
    try sandbox.write(draft, to: "draft.json")
    try sandbox.write(list, to: "list.csv")
  }

  static func send(
    _ arguments: [String], in sandbox: borrowing Sandbox, input: String = "",
    list: String = "list.csv"
  ) async throws -> Program.Output {
    try await Program.pushwright.run(
      ["send", "draft.json", "--to", list] + arguments, in: sandbox.path("."),
      environment: sandbox.environment, input: input)
  }

  /// The result of each registration in a file of results: of several the last one.
  static func results(
    _ name: String, in sandbox: borrowing Sandbox
  ) throws -> [String: String] {
    struct Line: Decodable {
      var registration: String
      var result: String
    }
    return try sandbox.text(name).split(separator: "\n").reduce(into: [:]) { results, text in
      let line = try JSONDecoder().decode(Line.self, from: Data(text.utf8))
      results[line.registration] = line.result
    }
  }

  @Test
  func `Each registration of a list gets the message once, and the history has no registration`()
    async throws
  {
    let sandbox = try Sandbox()
    let emulator = try await EmulatorProcess.start(in: sandbox)
    let tokens = (1...150).map { Self.token("\($0)") }
    try Self.prepare(
      sandbox, emulator.endpoint, list: tokens.joined(separator: "\n") + "\n" + tokens[3] + "\n")
    let output = try await Self.send(["--confirm", "prod/150"], in: sandbox)
    #expect(output.status == 0, "\(output.standardError)")
    #expect(output.standardOutput == "SENT list 1: 150 sent\n")
    #expect(try emulator.delivered.compactMap(\.message.token).sorted() == tokens.sorted())
    for line in [
      "list list.csv", "150 devices", "150 registration tokens",
      "1 line (line 151: repeats line 4)", "this is list 1 of the history",
      "sending to 150 recipients of list list.csv, project demo-shop-prod…",
    ] { #expect(output.standardError.contains(line), "\(line) \(output.standardError)") }
    let shown = try await SendRecord.history(["show", "1"], in: sandbox)
    #expect(shown.contains("150 sent") && !shown.contains("APA91b"), "\(shown)")
    let journal = try Data(
      contentsOf: sandbox.folder.appending(path: "state/pushwright/journal.sqlite"))
    #expect(journal.range(of: Data("APA91b".utf8)) == nil)
  }

  @Test func `Columns fill the placeholders, and values stay text`() async throws {
    let sandbox = try Sandbox()
    let emulator = try await EmulatorProcess.start(in: sandbox)
    let draft = #"{"message":{"data":{"number":"{{name}}"},"notification":{"title":"{{name}}"}}}"#
    try Self.prepare(
      sandbox, emulator.endpoint, draft: draft,
      list: """
        name,registration_id
        Mia,\(Self.token("mia"))
        "Jo ""\\u{7}"", {{name}}",\(Self.token("jo"))
        """)
    // Lint sees the values, too, and takes {7} for a placeholder that nothing fills.
    let output = try await Self.send(
      ["--confirm", "prod/2", "--reason", "this is a test"], in: sandbox)
    #expect(output.status == 0, "\(output.standardError)")
    let numbers = Dictionary(
      try emulator.delivered.map { ($0.message.token ?? "", $0.message.data?["number"] ?? "") }
    ) { first, _ in first }
    #expect(numbers == [Self.token("mia"): "Mia", Self.token("jo"): #"Jo "\u{7}", {{name}}"#])
  }

  /// What is refused before a byte leaves, with its status and its reason.
  struct Refusal: Sendable, CustomTestStringConvertible {
    var name: String
    var arguments = ["--confirm", "prod/1"]
    var draft = ListSendTests.plain
    var list: String
    var profile = "require-dry-run = false"
    var status: Int32
    var reason: String
    var testDescription: String { name }
  }

  private static let refusals = [
    Refusal(
      name: "nobody to ask", arguments: [], list: token("a"), status: 64,
      reason: "add --dry-run, or --confirm prod/1"),
    Refusal(
      name: "another count", arguments: ["--confirm", "prod/2"], list: token("a"), status: 64,
      reason: "--confirm names ‘prod/2’, but this goes to ‘prod/1’"),
    Refusal(
      name: "a malformed line", list: token("a") + "\nno token\n", status: 65,
      reason: "1 line of the list can't be used, first: line 2"),
    Refusal(
      name: "a missing value", draft: draft, list: "token,name\n\(token("a")),\n", status: 65,
      reason: "1 line of the list has no value for a placeholder, first: line 2, {{name}}"),
    Refusal(
      name: "a blank value", draft: draft, list: "token,name\n\(token("a")),\u{A0} \n", status: 65,
      reason: "1 line of the list has no value for a placeholder, first: line 2, {{name}}"),
    Refusal(
      name: "a missing column", draft: draft, list: "token,city\n\(token("a")),Rome\n", status: 65,
      reason: "no column is called ‘name’"),
    Refusal(
      name: "an empty list", list: "# none\n", status: 65, reason: "the list has no recipients"),
    Refusal(
      name: "too many", arguments: ["--confirm", "prod/2"],
      list: [token("a"), token("b")].joined(separator: "\n"),
      profile: "require-dry-run = false\nmax-recipients = 1", status: 77,
      reason: "the list has 2 recipients, and the profile prod allows 1"),
    Refusal(
      name: "no dry run", list: token("a"), profile: "", status: 77,
      reason: "no dry run was made"),
    Refusal(
      name: "lint errors",
      draft: #"{"message":{"notification":{"body":"B"},"android":{"ttl":"x"}}}"#,
      list: token("a"), status: 77, reason: "lint has"),
    Refusal(
      name: "an error of the longest values alone", draft: draft,
      list: "token,name\n\(token("a")),Mia\n\(token("b")),\(String(repeating: "x", count: 4090))\n",
      status: 77, reason: "lint has 1 error"),
    Refusal(name: "no file", list: "", status: 65, reason: "the list has no recipients"),
  ]

  @Test(arguments: refusals)
  func `What is refused reaches no device`(refusal: Refusal) async throws {
    let sandbox = try Sandbox()
    let emulator = try await EmulatorProcess.start(in: sandbox)
    try Self.prepare(
      sandbox, emulator.endpoint, draft: refusal.draft, list: refusal.list,
      profile: refusal.profile)
    let output = try await Self.send(refusal.arguments, in: sandbox)
    #expect(output.status == refusal.status, "\(output.standardError)")
    #expect(output.standardOutput == "NOT SENT\n")
    #expect(output.standardError.contains(refusal.reason), "\(output.standardError)")
    #expect(try emulator.accepted.isEmpty)
  }

  @Test func `A dry run checks one message of each shape, and counts for the send`() async throws {
    let sandbox = try Sandbox()
    let emulator = try await EmulatorProcess.start(in: sandbox)
    let names = ["M", "Maximilian"] + (1...40).map { "Name\($0)" }
    let list = "token,name\n" + names.map { "\(Self.token($0)),\($0)\n" }.joined()
    try Self.prepare(sandbox, emulator.endpoint, draft: Self.draft, list: list, profile: "")
    let dryRun = try await Self.send(["--dry-run"], in: sandbox)
    #expect(dryRun.status == 0, "\(dryRun.standardError)")
    #expect(dryRun.standardOutput == "NOT SENT (dry-run)\n")
    let asked = try emulator.accepted
    #expect(asked.allSatisfy(\.isDryRun) && (2...3).contains(asked.count))
    #expect(
      Set(asked.compactMap(\.message.token)).isSuperset(of: [
        Self.token("M"), Self.token("Maximilian"),
      ]))
    let sent = try await Self.send(["--confirm", "prod/42"], in: sandbox)
    #expect(sent.status == 0, "\(sent.standardError)")
    #expect(try emulator.delivered.count == 42)
    // Another list needs a dry run of its own.
    try sandbox.write(list + "\(Self.token("new")),New\n", to: "list.csv")
    let other = try await Self.send(["--confirm", "prod/43"], in: sandbox)
    #expect(other.status == 77)
    #expect(try emulator.delivered.count == 42)
  }

  @Test func `Results and dead registrations go to their files, and a dead one isn't a failure`()
    async throws
  {
    let sandbox = try Sandbox()
    let emulator = try await EmulatorProcess.start(in: sandbox)
    let list = [Self.token("a"), "behave-unregistered.mia", Self.token("b")]
    try Self.prepare(sandbox, emulator.endpoint, list: list.joined(separator: "\n"))
    let arguments = ["--confirm", "prod/3", "--results", "results.jsonl", "--dead", "dead.txt"]
    let output = try await Self.send(arguments, in: sandbox)
    #expect(output.status == 0, "\(output.standardError)")
    #expect(output.standardOutput == "SENT list 1: 2 sent, 1 dead\n")
    #expect(try sandbox.text("dead.txt") == "behave-unregistered.mia\n")
    struct Line: Decodable {
      var line: Int
      var registration: String
      var result: String
      var name: String?
      var code: String?
    }
    let lines = try sandbox.text("results.jsonl").split(separator: "\n").map {
      try JSONDecoder().decode(Line.self, from: Data($0.utf8))
    }.sorted { $0.line < $1.line }
    #expect(lines.map(\.registration) == list)
    #expect(lines.map(\.result) == ["sent", "dead", "sent"])
    #expect(lines.map(\.code) == [nil, "UNREGISTERED", nil])
    #expect(lines.map { $0.name != nil } == [true, false, true])
    let again = try await Self.send(arguments + ["--again"], in: sandbox)
    #expect(again.status == 64 && again.standardError.contains("results.jsonl already exists"))
  }

  @Test func `The same list again needs --again`() async throws {
    let sandbox = try Sandbox()
    let emulator = try await EmulatorProcess.start(in: sandbox)
    try Self.prepare(sandbox, emulator.endpoint, list: Self.token("a"))
    #expect(try await Self.send(["--confirm", "prod/1"], in: sandbox).status == 0)
    let second = try await Self.send(["--confirm", "prod/1"], in: sandbox)
    #expect(second.status == 77, "\(second.standardError)")
    #expect(
      second.standardError.contains("list 1 already sent this message to list list.csv"),
      "\(second.standardError)")
    let resumed = try await Self.send(["--confirm", "prod/0", "--resume", "1"], in: sandbox)
    #expect(resumed.status == 77)
    #expect(resumed.standardError.contains("all recipients are done with"))
    #expect(try emulator.delivered.count == 1)
    let again = try await Self.send(["--confirm", "prod/1", "--again"], in: sandbox)
    #expect(again.status == 0, "\(again.standardError)")
    #expect(try emulator.delivered.count == 2)
  }

  @Test func `A refusal counts and ends with 1, and malformed lines can be left out`() async throws
  {
    let sandbox = try Sandbox()
    let emulator = try await EmulatorProcess.start(in: sandbox)
    let list = [Self.token("a"), "behave-sender-id-mismatch.jo", "no token"]
    try Self.prepare(sandbox, emulator.endpoint, list: list.joined(separator: "\n"))
    let output = try await Self.send(["--confirm", "prod/2", "--skip-malformed"], in: sandbox)
    #expect(output.status == 1, "\(output.standardError)")
    #expect(
      output.standardOutput == "SENT list 1: 1 sent, 1 refused (SENDER_ID_MISMATCH 1)\n")
  }

  @Test func `A list comes through a pipe, too`() async throws {
    let sandbox = try Sandbox()
    let emulator = try await EmulatorProcess.start(in: sandbox)
    try Self.prepare(sandbox, emulator.endpoint, list: "")
    let output = try await Self.send(
      ["--confirm", "prod/2"], in: sandbox, input: Self.token("a") + "\n" + Self.token("b") + "\n",
      list: "-")
    #expect(output.status == 0, "\(output.standardError)")
    #expect(try emulator.delivered.count == 2)
  }

  @Test func `A message without an answer is unknown, and is sent again only on request`()
    async throws
  {
    let sandbox = try Sandbox()
    let emulator = try await EmulatorProcess.start(in: sandbox)
    let list = [Self.token("a"), "behave-cut-before-answering.jo", Self.token("b")]
    try Self.prepare(sandbox, emulator.endpoint, list: list.joined(separator: "\n"))
    let output = try await Self.send(["--confirm", "prod/3"], in: sandbox)
    #expect(output.status == 76, "\(output.standardError)")
    #expect(output.standardOutput == "OUTCOME UNKNOWN list 1: 2 sent, 1 unknown\n")
    #expect(try emulator.delivered.count == 3)
    let resumed = try await Self.send(["--confirm", "prod/0", "--resume", "1"], in: sandbox)
    #expect(resumed.status == 77)
    #expect(resumed.standardError.contains("send to them again with --include-unknown"))
    #expect(try emulator.delivered.count == 3)
    let included = try await Self.send(
      ["--confirm", "prod/1", "--resume", "1", "--include-unknown"], in: sandbox)
    #expect(included.status == 76, "\(included.standardError)")
    #expect(try emulator.delivered.count == 4)
  }

  @Test func `A quota of FCM holds up the whole list, and its time is honored`() async throws {
    let sandbox = try Sandbox()
    let emulator = try await EmulatorProcess.start(in: sandbox)
    let list = ["behave-quota-exceeded-1.a"] + (1...5).map { Self.token("\($0)") }
    try Self.prepare(sandbox, emulator.endpoint, list: list.joined(separator: "\n"))
    let start = ContinuousClock.now
    let output = try await Self.send(["--confirm", "prod/6"], in: sandbox)
    #expect(ContinuousClock.now - start > .seconds(1))
    #expect(output.standardError.contains("waiting 1 s"), "\(output.standardError)")
    // Whether others had left before the answer came is chance.
    #expect(
      output.standardOutput.contains(/^(STOPPED|NOT SENT) list 1: [0-9] sent, [1-9] not sent/),
      "\(output.standardOutput)")
    #expect(output.status == 75)
    let delivered = try emulator.delivered.compactMap(\.message.token)
    #expect(Set(delivered).count == delivered.count)
  }

  @Test func `A file that is changed and another message aren't taken for the list`() async throws {
    let sandbox = try Sandbox()
    let emulator = try await EmulatorProcess.start(in: sandbox)
    try Self.prepare(sandbox, emulator.endpoint, list: Self.token("a"))
    #expect(try await Self.send(["--confirm", "prod/1"], in: sandbox).status == 0)
    try sandbox.write(Self.token("a") + "\n" + Self.token("b"), to: "list.csv")
    let other = try await Self.send(["--confirm", "prod/1", "--resume", "1"], in: sandbox)
    #expect(other.status == 65)
    #expect(other.standardError.contains("list 1 was another message, another file"))
    let none = try await Self.send(["--confirm", "prod/1", "--resume", "7"], in: sandbox)
    #expect(none.status == 64 && none.standardError.contains("the history has no list 7"))
    #expect(try emulator.delivered.count == 1)
  }
}
