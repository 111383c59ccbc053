import Foundation
import TestPacing
import Testing

/// A list that goes on, and recipients whose outcome is unknown.
@Suite(.serialized)
struct ListResumeTests {
  private static let doubtful = "behave-cut-before-answering.jo"

  /// Sends to so many recipients, of which one has an unknown outcome, and is interrupted in between; how many are left.
  private func interrupted(
    _ count: Int, _ more: [String] = [], in sandbox: borrowing Sandbox,
    _ emulator: borrowing EmulatorProcess
  ) async throws -> (tokens: [String], left: Int) {
    let tokens = [Self.doubtful] + (1..<count).map { ListSendTests.token("\($0)") }
    try ListSendTests.prepare(sandbox, emulator.endpoint, list: tokens.joined(separator: "\n"))
    let first = try ListProcess(
      ["--rate", "60", "--confirm", "prod/\(count)"] + more, in: sandbox)
    _ = try await comesAbout { try emulator.delivered.count > 2 }
    first.signal(SIGINT)
    let ending = try await first.end()
    #expect(ending.status == 76)
    let counts = try #require(
      ending.output.wholeMatch(
        of:
          /OUTCOME UNKNOWN list 1: [0-9]+ sent(?:, ([0-9]+) not sent)?, 1 unknown, ([0-9]+) left\n/),
      "\(ending.output)")
    let left = [counts.1 ?? "0", counts.2].compactMap { Int($0) }.reduce(0, +)
    return (tokens, left)
  }

  private func settle(_ arguments: [String], in sandbox: borrowing Sandbox) async throws
    -> Program.Output
  {
    try await Program.pushwright.run(
      ["history", "settle"] + arguments + ["--note", "the emulator tells"], in: sandbox.path("."),
      environment: sandbox.environment)
  }

  @Test func `A list that goes on says what is still unknown, and names each recipient`()
    async throws
  {
    let sandbox = try Sandbox()
    let emulator = try await EmulatorProcess.start(in: sandbox)
    let results = ["--results", "results.jsonl"]
    let (tokens, left) = try await interrupted(60, results, in: sandbox, emulator)
    // Those that weren't begun have a result, too.
    let first = try ListSendTests.results("results.jsonl", in: sandbox)
    #expect(Set(first.keys) == Set(tokens))
    #expect(first.values.count { $0 == "not-sent" } == left && first[Self.doubtful] == "unknown")
    let second = try await ListSendTests.send(
      results + ["--resume", "1", "--confirm", "prod/\(left)"], in: sandbox)
    #expect(second.status == 76, "\(second.standardError)")
    #expect(second.standardOutput.hasPrefix("OUTCOME UNKNOWN list "))
    #expect(second.standardOutput.hasSuffix(": \(left) sent, 1 unknown\n"))
    #expect(
      second.standardError.contains(
        "the outcome for 1 recipient is unknown: --resume leaves them out unless you add "
          + "--include-unknown, or record what you find out with pushwright history settle 1"),
      "\(second.standardError)")
    let all = try ListSendTests.results("results.jsonl", in: sandbox)
    #expect(all.values.count { $0 == "sent" } == 59 && all[Self.doubtful] == "unknown")
    // A new file has them all, from the history.
    let third = try await ListSendTests.send(
      ["--results", "all.jsonl", "--resume", "1", "--confirm", "prod/0"], in: sandbox)
    #expect(third.standardError.contains("the results of all recipients are complete"))
    #expect(try ListSendTests.results("all.jsonl", in: sandbox) == all)
    let reached = try emulator.delivered.compactMap(\.message.token)
    #expect(reached.sorted() == tokens.sorted())
  }

  @Test func `A file that holds no results isn't added to`() async throws {
    let sandbox = try Sandbox()
    let emulator = try await EmulatorProcess.start(in: sandbox)
    let (_, left) = try await interrupted(30, in: sandbox, emulator)
    try sandbox.write("my notes\nwithout an end", to: "notes.txt")
    let output = try await ListSendTests.send(
      ["--results", "notes.txt", "--resume", "1", "--confirm", "prod/\(left)"], in: sandbox)
    #expect(output.status == 65, "\(output.standardError)")
    #expect(output.standardError.contains("line 1 isn't the result of a recipient"))
    #expect(try sandbox.text("notes.txt") == "my notes\nwithout an end")
    // The line that a killed program didn't finish is written anew.
    try sandbox.write("{\"line\":1,\"regis", to: "cut.jsonl")
    let resumed = try await ListSendTests.send(
      ["--results", "cut.jsonl", "--resume", "1", "--confirm", "prod/\(left)"], in: sandbox)
    #expect(resumed.status == 76, "\(resumed.standardError)")
    #expect(try ListSendTests.results("cut.jsonl", in: sandbox).count == 30)
  }

  @Test(
    arguments: [
      ("list.csv", 64, "list.csv is the list: name another file for --dead"),
      ("draft.json", 64, "draft.json is the draft: name another file for --dead"),
      ("pushwright.toml", 65, "line 1 isn't a registration"),
      ("one-line.json", 65, "line 1 isn't a registration"),
    ])
  func `Dead registrations are added to no file that holds something else`(
    file: String, status: Int32, words: String
  ) async throws {
    let sandbox = try Sandbox()
    let emulator = try await EmulatorProcess.start(in: sandbox)
    let (_, left) = try await interrupted(30, in: sandbox, emulator)
    try sandbox.write(#"{"message":{}}"#, to: "one-line.json")
    let before = try sandbox.text(file)
    let output = try await ListSendTests.send(
      ["--dead", file, "--resume", "1", "--confirm", "prod/\(left)"], in: sandbox)
    #expect(output.status == status, "\(output.standardError)")
    #expect(output.standardError.contains(words), "\(output.standardError)")
    #expect(try sandbox.text(file) == before)
  }

  @Test func `What a person found out about unknown recipients counts when the list goes on`()
    async throws
  {
    let sandbox = try Sandbox()
    let emulator = try await EmulatorProcess.start(in: sandbox)
    let list = [ListSendTests.token("a"), Self.doubtful]
    try ListSendTests.prepare(sandbox, emulator.endpoint, list: list.joined(separator: "\n"))
    #expect(try await ListSendTests.send(["--confirm", "prod/2"], in: sandbox).status == 76)
    let listed = try await Program.pushwright.run(
      ["history", "list"], in: sandbox.path("."), environment: sandbox.environment)
    #expect(listed.standardError.contains("list 1 has recipients whose outcome is unknown"))
    let settled = try await settle(["1", "--not-delivered"], in: sandbox)
    #expect(
      settled.standardOutput
        == "settled list 1: 1 with an unknown outcome count as not delivered; --resume sends to them\n"
    )
    // The others have got it, so the list is no new one.
    let again = try await ListSendTests.send(["--confirm", "prod/2"], in: sandbox)
    #expect(again.status == 77)
    #expect(again.standardError.contains("list 1 already sent this message to list list.csv"))
    let resumed = try await ListSendTests.send(
      ["--resume", "1", "--confirm", "prod/1"], in: sandbox)
    let run = try #require(
      resumed.standardOutput.wholeMatch(
        of: /OUTCOME UNKNOWN list ([0-9]+): 0 sent, 1 unknown\n/)
    ).1
    #expect(try emulator.delivered.count == 3)
    #expect(try await settle(["\(run)", "--delivered"], in: sandbox).status == 0)
    let last = try await ListSendTests.send(["--resume", "1", "--confirm", "prod/0"], in: sandbox)
    #expect(last.standardError.contains("all recipients are done with"))
    #expect(try emulator.delivered.count == 3)
  }

  @Test func `Unknown recipients hold up the same message, and no other`() async throws {
    let sandbox = try Sandbox()
    let emulator = try await EmulatorProcess.start(in: sandbox)
    let list = [ListSendTests.token("a"), Self.doubtful].joined(separator: "\n")
    try ListSendTests.prepare(sandbox, emulator.endpoint, list: list)
    #expect(try await ListSendTests.send(["--confirm", "prod/2"], in: sandbox).status == 76)
    let same = try await ListSendTests.send(["--confirm", "prod/2"], in: sandbox)
    #expect(same.status == 77)
    #expect(
      same.standardError.contains(
        "list 1 already sent this message, and for some recipients the outcome is unknown: go on "
          + "with --resume 1, and with --include-unknown also to those; record what you find out with "
          + "history settle 1; or add --again"),
      "\(same.standardError)")
    // Someone was added to the file: to begin anew would reach the others twice.
    try sandbox.write(list + "\n" + ListSendTests.token("b"), to: "list.csv")
    let longer = try await ListSendTests.send(["--confirm", "prod/3"], in: sandbox)
    #expect(
      longer.standardError.contains(
        "list 1 sent this message to some of list list.csv and didn't finish: go on with --resume 1"
      ),
      "\(longer.standardError)")
    try sandbox.write(
      #"{"message":{"notification":{"title":"Another","body":"B"}}}"#, to: "draft.json")
    try sandbox.write(ListSendTests.token("c"), to: "list.csv")
    let other = try await ListSendTests.send(["--confirm", "prod/1"], in: sandbox)
    #expect(other.status == 0, "\(other.standardError)")
  }

  @Test func `Recipients in doubt who get the message after all settle their list`() async throws {
    let sandbox = try Sandbox()
    let emulator = try await EmulatorProcess.start(in: sandbox)
    let list = [ListSendTests.token("a"), "behave-slow-3.jo"]
    try ListSendTests.prepare(sandbox, emulator.endpoint, list: list.joined(separator: "\n"))
    let first = try ListProcess(["--confirm", "prod/2"], in: sandbox)
    _ = try await comesAbout { try emulator.delivered.count == 2 }
    first.signal(SIGKILL)
    _ = try await first.end()
    let asked = try await ListSendTests.send(["--resume", "1", "--include-unknown"], in: sandbox)
    let count = try #require(asked.standardError.firstMatch(of: /--confirm prod\/([12])/)).1
    let second = try await ListSendTests.send(
      ["--resume", "1", "--include-unknown", "--confirm", "prod/\(count)"], in: sandbox)
    #expect(second.status == 0, "\(second.standardError)")
    let shown = try await SendRecord.history(["show", "1"], in: sandbox)
    #expect(shown.contains("list 1: settled"), "\(shown)")
    #expect(
      shown.contains(/list [0-9]+ has sent to its recipients with an unknown outcome again/))
  }

  @Test func `A dead registration among the samples of a dry run doesn't refuse it`() async throws {
    let sandbox = try Sandbox()
    let emulator = try await EmulatorProcess.start(in: sandbox)
    let rows =
      ["behave-unregistered.mia,Maximilian of Wittelsbach"]
      + (1...20).map { "\(ListSendTests.token("\($0)")),Jo" }
    try ListSendTests.prepare(
      sandbox, emulator.endpoint,
      draft: #"{"message":{"data":{"name":"{{name}}"},"notification":{"title":"T"}}}"#,
      list: "token,name\n" + rows.joined(separator: "\n"), profile: "")
    let dryRun = try await ListSendTests.send(["--dry-run"], in: sandbox)
    #expect(dryRun.status == 0, "\(dryRun.standardError)")
    #expect(
      dryRun.standardError.contains(
        "the registration on line 2 is dead (UNREGISTERED): FCM checked its message with another one"
      ))
    let asked = try emulator.accepted.compactMap { $0.message.data?["name"] }
    #expect(asked.contains("Maximilian of Wittelsbach"))
    let sent = try await ListSendTests.send(["--confirm", "prod/21"], in: sandbox)
    #expect(sent.standardOutput.hasSuffix(": 20 sent, 1 dead\n"))
    // Without any registration that lives FCM says nothing about the message.
    try sandbox.write("token,name\nbehave-unregistered.al,Al\n", to: "list.csv")
    let dead = try await ListSendTests.send(["--dry-run"], in: sandbox)
    #expect(dead.status == 1, "\(dead.standardError)")
  }

  @Test func `As many messages as a list has under way are answered`() async throws {
    let sandbox = try Sandbox()
    let emulator = try await EmulatorProcess.start(in: sandbox)
    let tokens = (1...900).map { "behave-slow-2.\($0)" }
    try ListSendTests.prepare(sandbox, emulator.endpoint, list: tokens.joined(separator: "\n"))
    let output = try await ListSendTests.send(["--confirm", "prod/900"], in: sandbox)
    #expect(output.standardOutput == "SENT list 1: 900 sent\n", "\(output.standardError)")
  }
}
