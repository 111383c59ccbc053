import Foundation
import SchemaSupport
import Testing

/// `pushwright topics` over loopback.
@Suite(.serialized)
struct TopicsTests {
  private static let mia = "cAbCdEfGhIjKlMnOpQrStU"
  private static let jo = "dJoJoJoJoJoJoJoJoJoJoJ:APA91bJoJoJo"
  private static let lea = "eLeaLeaLeaLeaLeaLeaLea:APA91bLeaLea"

  private func prepare(
    _ sandbox: borrowing Sandbox, _ endpoint: String, _ more: String = ""
  ) throws {
    try sandbox.write(
      """
      [profiles.prod]
      project = "demo-shop-prod"
      endpoint = "\(endpoint)"
      kind = "production"
      \(more)
      [profiles.prod.test-targets]
      pixel-mia = "\(Self.mia)"
      iphone-jo = "\(Self.jo)"
      """, to: "pushwright.toml")
  }

  private func topics(
    _ arguments: [String], in sandbox: borrowing Sandbox, input: String = ""
  ) async throws -> Program.Output {
    try await Program.pushwright.run(
      ["topics"] + arguments, in: sandbox.path("."), environment: sandbox.environment, input: input)
  }

  /// `result name topic` of each line of JSON.
  private func results(_ output: Program.Output) throws -> [String] {
    struct Line: Decodable {
      var registration: String?
      var name: String?
      var topic: String?
      var result: String
    }
    return try output.standardOutput.split(separator: "\n").map { line in
      let line = try JSONDecoder().decode(Line.self, from: Data(line.utf8))
      return [line.result, line.name ?? line.registration, line.topic].compactMap(\.self)
        .joined(separator: " ")
    }
  }

  @Test func `Without --yes it is said and not done`() async throws {
    let sandbox = try Sandbox()
    let emulator = try await EmulatorProcess.start(in: sandbox)
    try prepare(sandbox, emulator.endpoint)
    let dry = try await topics(["add", "pixel-mia", Self.lea, "news", "offers"], in: sandbox)
    #expect(dry.status == 64)
    #expect(
      dry.standardOutput == """
        would-add   pixel-mia  news
        would-add   …LeaLea    news
        would-add   pixel-mia  offers
        would-add   …LeaLea    offers

        """)
    #expect(
      dry.standardError.contains(
        "would add ‘news’, ‘offers’ to 2 registrations (1 token, 1 installation ID), 4 changes"))
    #expect(dry.standardError.contains("nothing was done; add --yes to do it"))
    let list = try await topics(["list", "--format", "json"], in: sandbox)
    #expect(try results(list) == ["none pixel-mia", "none iphone-jo"])
    #expect(list.status == 0)
    #expect(sandbox.names(in: "state/pushwright").allSatisfy { !$0.hasSuffix(".sqlite") })
  }

  @Test func `Topics are added, listed and removed; the same again does no harm`() async throws {
    let sandbox = try Sandbox()
    let emulator = try await EmulatorProcess.start(in: sandbox)
    try prepare(sandbox, emulator.endpoint)
    let json = ["--yes", "--format", "json"]
    let added = try await topics(["add", "pixel-mia", "iphone-jo", "news"] + json, in: sandbox)
    #expect(added.status == 0, "\(added.standardError)")
    #expect(try results(added) == ["added pixel-mia news", "added iphone-jo news"])
    #expect(added.standardError.contains("2 of 2 done"))
    let again = try await topics(["add", "news", "a%b", "--to", "pixel-mia"] + json, in: sandbox)
    #expect(try results(again) == ["already pixel-mia news", "added pixel-mia a%b"])
    let list = try await topics(["list", "--format", "json"], in: sandbox)
    #expect(
      try results(list) == [
        "subscribed pixel-mia a%b", "subscribed pixel-mia news", "subscribed iphone-jo news",
      ])
    let one = try await topics(
      ["list", Self.jo, Self.lea, "--topic", "a%b", "--format", "json"], in: sandbox)
    #expect(try results(one) == ["none iphone-jo a%b", "none …LeaLea a%b"])
    let removed = try await topics(
      ["remove", "news", "--from", "pixel-mia", "iphone-jo"] + json, in: sandbox)
    #expect(try results(removed) == ["removed pixel-mia news", "removed iphone-jo news"])
    let gone = try await topics(["remove", Self.mia, "news"] + json, in: sandbox)
    #expect(gone.status == 0)
    #expect(try results(gone) == ["absent pixel-mia news"])
    #expect(
      try results(try await topics(["list", "--format", "json"], in: sandbox))
        == ["subscribed pixel-mia a%b", "none iphone-jo"])
    try await expectHistory(in: sandbox)
    // Whole addresses are for FCM and the journal alone.
    for output in [added, again, list, one, removed, gone] {
      for text in [output.standardOutput, output.standardError] {
        for address in [Self.mia, Self.jo, Self.lea] { #expect(!text.contains(address)) }
      }
    }
  }

  private func expectHistory(in sandbox: borrowing Sandbox) async throws {
    let run = { (arguments: [String], folder: String, environment: [String: String]) in
      try await Program.pushwright.run(
        ["history"] + arguments, in: folder, environment: environment)
    }
    let (folder, environment) = (sandbox.path("."), sandbox.environment)
    let list = try await run(["list", "--format", "json"], folder, environment)
    for kind in ["topic-add", "topic-remove"] {
      #expect(list.standardOutput.contains("\"kind\": \"\(kind)\""))
    }
    #expect(list.standardOutput.contains("\"target\": \"topic news\""))
    #expect(try await run(["verify"], folder, environment).status == 0)
    let faults = try await SchemaChecker(
      Program.pushwright.run(["schema", "history"], in: folder, environment: environment)
        .standardOutput
    ).faults(in: list.standardOutput)
    #expect(faults == [])
  }

  @Test func `A file of registrations is taken line by line, and what is malformed stops it`()
    async throws
  {
    let sandbox = try Sandbox()
    let emulator = try await EmulatorProcess.start(in: sandbox)
    try prepare(sandbox, emulator.endpoint)
    let list = "# those of Lea\n\(Self.lea)\n\n  pixel-mia\r\ntoo short\n\(Self.lea)\n"
    try sandbox.write(list, to: "list.txt")
    let json = ["--yes", "--format", "json"]
    let refused = try await topics(["add", "news", "--file", "list.txt"] + json, in: sandbox)
    #expect(refused.status == 65)
    #expect(refused.standardError.contains("nothing is done because of line 5"))
    let expected = ["added …LeaLea news", "added pixel-mia news", "malformed", "duplicate"]
    for (name, input) in [("list.txt", ""), ("-", list)] {
      _ = try await topics(
        ["remove", "news", "--file", name, "--skip-malformed", "--yes"], in: sandbox, input: input)
      let output = try await topics(
        ["add", "news", "--file", name, "--skip-malformed"] + json, in: sandbox, input: input)
      #expect(output.status == 0, "\(output.standardError)")
      #expect(try results(output) == expected)
      let checker = try await SchemaChecker(
        Program.pushwright.run(
          ["schema", "topics"], in: sandbox.path("."), environment: sandbox.environment
        ).standardOutput)
      for line in output.standardOutput.split(separator: "\n") {
        #expect(try checker.faults(in: String(line)) == [])
      }
    }
    let missing = try await topics(["add", "news", "--file", "none.txt"], in: sandbox)
    #expect(missing.status == 66)
  }

  /// What ends badly, with its status and its reason.
  @Test(
    arguments: [
      (["add", "behave-unregistered", "news", "--yes"], 1, "finds no such registration"),
      (
        ["add", "behave-permission-denied", "news", "--yes"], 77,
        "cloudmessaging.topicSubscriptions.create"
      ),
      (
        ["list", "behave-permission-denied"], 77,
        "cloudmessaging.topicSubscriptions.list"
      ),
      (["list", "behave-unregistered"], 1, "finds no such registration"),
      (["add", "pixel-mai", "iphone-jo", "news", "--yes"], 64, "‘pixel-mai’ is neither"),
      (["add", "iphone-jo", "pixel-mai", "pixel-mia", "--yes"], 64, "registrations come first"),
      (["add", "iphone-jo", "--yes"], 64, "no topic is named"),
      (["add", "iphone-jo", "two words", "--yes"], 64, "two words"),
      (["add", "iphone-jo", "pixel-mai", "news", "--yes"], 64, "did you mean ‘pixel-mia’?"),
    ] as [([String], Int32, String)])
  func `What cannot be done says why`(
    arguments: [String], status: Int32, reason: String
  ) async throws {
    let sandbox = try Sandbox()
    let emulator = try await EmulatorProcess.start(in: sandbox)
    try prepare(sandbox, emulator.endpoint)
    let output = try await topics(arguments, in: sandbox)
    #expect(output.status == status, "\(output.standardError)")
    let words = output.standardOutput + output.standardError
    #expect(words.contains(reason), "\(words)")
  }

  @Test func `A read-only profile changes nothing, and lists`() async throws {
    let sandbox = try Sandbox()
    let emulator = try await EmulatorProcess.start(in: sandbox)
    try prepare(sandbox, emulator.endpoint, "read-only = true")
    let output = try await topics(["add", "pixel-mia", "news", "--yes"], in: sandbox)
    #expect(output.status == 77)
    #expect(output.standardError.contains("is read-only"))
    #expect(try await topics(["list"], in: sandbox).status == 0)
  }

  @Test func `Where nobody listens nothing is done, and the history has it`() async throws {
    let sandbox = try Sandbox()
    try prepare(sandbox, "http://127.0.0.1:1")
    #expect(try await topics(["list"], in: sandbox).status == 69)
    let output = try await topics(
      ["add", "pixel-mia", "news", "--yes", "--format", "json"], in: sandbox)
    #expect(output.status == 69, "\(output.standardError)")
    #expect(try results(output) == ["not-done pixel-mia news"])
  }

  @Test(.timeLimit(.minutes(3)))
  func `Thousands of changes are all done, in their order`() async throws {
    let sandbox = try Sandbox()
    let emulator = try await EmulatorProcess.start(in: sandbox)
    try prepare(sandbox, emulator.endpoint)
    let count = 2500
    let list = (0..<count).map { "fMany\(String(format: "%017d", $0)):APA91b" }
    try sandbox.write(list.joined(separator: "\n"), to: "list.txt")
    let output = try await topics(
      ["add", "news", "--file", "list.txt", "--yes", "--format", "json"], in: sandbox)
    #expect(output.status == 0, "\(output.standardError)")
    struct Line: Decodable {
      var line: Int
      var result: String
    }
    let lines = try output.standardOutput.split(separator: "\n").map {
      try JSONDecoder().decode(Line.self, from: Data($0.utf8))
    }
    #expect(lines.map(\.line) == Array(1...count))
    #expect(lines.allSatisfy { $0.result == "added" })
    let history = try await Program.pushwright.run(
      ["history", "list", "--format", "json"], in: sandbox.path("."),
      environment: sandbox.environment)
    #expect(history.standardOutput.ranges(of: "\"kind\": \"topic-add\"").count == 3)
  }
}
