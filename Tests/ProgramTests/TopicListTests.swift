import Foundation
import SchemaSupport
import Testing

/// `pushwright topics add TOPIC --to FILE` over loopback.
@Suite(.serialized)
struct TopicListTests {
  private static let mia = "cAbCdEfGhIjKlMnOpQrStU"

  private func prepare(_ sandbox: borrowing Sandbox, _ endpoint: String, list: String) throws {
    try sandbox.write(
      """
      [profiles.prod]
      project = "demo-shop-prod"
      endpoint = "\(endpoint)"
      kind = "production"
      [profiles.prod.test-targets]
      pixel-mia = "\(Self.mia)"
      """, to: "pushwright.toml")
    try sandbox.write(list, to: "users.csv")
  }

  private func topics(
    _ arguments: [String], in sandbox: borrowing Sandbox, input: String = ""
  ) async throws -> Program.Output {
    try await Program.pushwright.run(
      ["topics"] + arguments, in: sandbox.path("."), environment: sandbox.environment, input: input)
  }

  private struct Line: Decodable {
    var line: Int?
    var registration: String?
    var name: String?
    var topic: String?
    var result: String
  }

  private func lines(_ text: String) throws -> [Line] {
    try text.split(separator: "\n").map {
      try JSONDecoder().decode(Line.self, from: Data($0.utf8))
    }
  }

  private static let list = """
    name,device,push
    Mia,1,\(mia)
    "Jo, the other",2,\(ListSendTests.token("jo"))
    Mia,1,\(mia)

    """

  @Test func `The registrations of a list get a topic, shown first and done with --yes`()
    async throws
  {
    let sandbox = try Sandbox()
    let emulator = try await EmulatorProcess.start(in: sandbox)
    try prepare(sandbox, emulator.endpoint, list: Self.list)
    let words = ["add", "news", "--to", "users.csv", "--column", "push", "--format", "json"]
    let dry = try await topics(words, in: sandbox)
    #expect(dry.status == 64, "\(dry.standardError)")
    #expect(
      dry.standardError.contains(
        "would add ‘news’ to 2 registrations of users.csv (1 token, 1 installation ID), 2 changes, "
          + "about 1 s at best, project demo-shop-prod"), "\(dry.standardError)")
    #expect(dry.standardError.contains("nothing was done; add --yes to do it"))
    #expect(try lines(dry.standardOutput).map(\.result) == ["would-add", "would-add", "duplicate"])
    #expect(sandbox.names(in: "state/pushwright").allSatisfy { !$0.hasSuffix(".sqlite") })
    let done = try await topics(words + ["--yes", "--results", "results.jsonl"], in: sandbox)
    #expect(done.status == 0, "\(done.standardError)")
    #expect(done.standardError.contains("2 of 2 done"))
    let printed = try lines(done.standardOutput)
    #expect(printed.map(\.result) == ["duplicate", "added", "added"])
    #expect(printed.map(\.line) == [4, 2, 3] && printed.map(\.name) == [nil, "pixel-mia", nil])
    #expect(!done.standardOutput.contains(Self.mia))
    let checker = try await SchemaChecker(
      Program.pushwright.run(
        ["schema", "topics"], in: sandbox.path("."), environment: sandbox.environment
      ).standardOutput)
    for line in done.standardOutput.split(separator: "\n") {
      #expect(try checker.faults(in: String(line)) == [])
    }
    // Only the file that the user asked for has them whole.
    let results = try lines(try sandbox.text("results.jsonl"))
    #expect(results.map(\.registration) == [Self.mia, ListSendTests.token("jo")])
    #expect(results.map(\.result) == ["added", "added"] && results.map(\.line) == [2, 3])
    let again = try await topics(words + ["--yes", "--results", "results.jsonl"], in: sandbox)
    #expect(again.status == 64 && again.standardError.contains("results.jsonl already exists"))
    let listed = try await topics(["list", "--format", "json"], in: sandbox)
    #expect(try lines(listed.standardOutput).map(\.topic) == ["news"])
    let removed = try await topics(
      [
        "remove", "news", "offers", "--from", "users.csv", "--column", "push", "--yes", "--format",
        "json",
      ],
      in: sandbox)
    #expect(
      try lines(removed.standardOutput).map(\.result) == [
        "duplicate", "removed", "removed", "absent", "absent",
      ])
  }

  @Test func `Failures are counted, and those after a stop aren't done`() async throws {
    let sandbox = try Sandbox()
    let emulator = try await EmulatorProcess.start(in: sandbox)
    let tokens = (1...1500).map { ListSendTests.token("\($0)") }
    let refused = ["behave-unregistered"] + tokens
    try prepare(sandbox, emulator.endpoint, list: refused.joined(separator: "\n"))
    let words = ["add", "news", "--to", "users.csv", "--yes", "--results"]
    let output = try await topics(words + ["one.jsonl"], in: sandbox)
    #expect(output.status == 1, "\(output.standardError)")
    #expect(output.standardError.contains("1500 of 1501 done, 1 refused"))
    #expect(try lines(try sandbox.text("one.jsonl")).count == 1501)
    let stopped = ["behave-permission-denied"] + tokens
    try sandbox.write(stopped.joined(separator: "\n"), to: "users.csv")
    let other = try await topics(words + ["two.jsonl"], in: sandbox)
    #expect(other.status == 77, "\(other.standardError)")
    let results = try lines(try sandbox.text("two.jsonl"))
    #expect(results.map(\.registration) == stopped)
    #expect(results.suffix(400).allSatisfy { $0.result == "not-done" })
    let history = try await Program.pushwright.run(
      ["history", "list", "--format", "json"], in: sandbox.path("."),
      environment: sandbox.environment)
    #expect(history.standardOutput.ranges(of: "\"kind\": \"topic-add\"").count == 3)
  }

  @Test func `A list comes through a pipe, too, and its faults stop everything`() async throws {
    let sandbox = try Sandbox()
    let emulator = try await EmulatorProcess.start(in: sandbox)
    try prepare(sandbox, emulator.endpoint, list: "")
    let input = "\(Self.mia)\nno token\n"
    let words = ["add", "news", "--to", "-", "--yes"]
    let refused = try await topics(words, in: sandbox, input: input)
    #expect(refused.status == 65)
    #expect(
      refused.standardError.contains(
        "nothing is done: 1 line of the list can't be used, first: line 2"),
      "\(refused.standardError)")
    let done = try await topics(words + ["--skip-malformed"], in: sandbox, input: input)
    #expect(done.status == 0, "\(done.standardError)")
  }

  @Test(
    arguments: [
      (["add", "news", "--to", "none.csv"], 66, "none.csv"),
      (["add", "news", "--to", "users.csv", "offers"], 64, "a list is all that --to names"),
      (["remove", "news", "--from", "users.csv", "--file", "-"], 64, "a list is all that --from"),
      (["add", "news", "--to", "pixel-mia", "--column", "push"], 64, "--column is for a list"),
      (["add", "news", "--to", "users.csv", "--column", "no"], 65, "no column is called ‘no’"),
      (["add", "news", "--to", "users.csv"], 65, "no column is called token or fid"),
    ] as [([String], Int32, String)])
  func `What cannot be done says why`(
    arguments: [String], status: Int32, reason: String
  ) async throws {
    let sandbox = try Sandbox()
    try prepare(sandbox, "http://127.0.0.1:1", list: Self.list)
    let output = try await topics(arguments, in: sandbox)
    #expect(output.status == status, "\(output.standardError)")
    #expect(output.standardError.contains(reason), "\(output.standardError)")
  }
}
