import Foundation
import Testing

/// `pushwright send` over loopback, where it can't ask a user.
@Suite(.serialized)
struct SendTests {
  private static let draft =
    #"{"message":{"topic":"news","notification":{"title":"T","body":"B"}}}"#

  private static func project(_ endpoint: String, _ more: String = "") -> String {
    """
    [profiles.prod]
    project = "demo-shop-prod"
    endpoint = "\(endpoint)"
    kind = "production"
    \(more)
    [profiles.prod.test-targets]
    mia = "tokenOfMia:APA91b"
    """
  }

  private func send(
    _ arguments: [String], in sandbox: borrowing Sandbox
  ) async throws -> Program.Output {
    try await Program.pushwright.run(
      ["send", "draft.json"] + arguments, in: sandbox.path("."), environment: sandbox.environment)
  }

  private func prepared(
    _ sandbox: borrowing Sandbox, _ emulator: borrowing EmulatorProcess, _ profile: String = "",
    draft: String = draft
  ) throws {
    try sandbox.write(Self.project(emulator.endpoint, profile), to: "pushwright.toml")
    try sandbox.write(draft, to: "draft.json")
  }

  @Test func `A dry-run, then the send with its confirmation: delivered once, and in the history`()
    async throws
  {
    let sandbox = try Sandbox()
    let emulator = try await EmulatorProcess.start(in: sandbox)
    try prepared(sandbox, emulator)

    let dryRun = try await send(["--dry-run"], in: sandbox)
    #expect(dryRun.status == 0 && dryRun.standardOutput == "NOT SENT (dry-run)\n")
    #expect(try emulator.delivered.isEmpty)

    let sent = try await send(["--confirm", "prod/news"], in: sandbox)
    #expect(sent.status == 0, "\(sent.standardError)")
    let name = try #require(try emulator.delivered.first?.name)
    #expect(sent.standardOutput == "SENT \(name)\n")
    for line in [
      "Profile   ⚠ prod (production)", "Target      topic news",
      "Reach     ⚠ unknown: FCM doesn't report how many devices a topic reaches",
      "Dry run   ✓ FCM accepted this message in a dry run",
      "pushwright: sending to topic news, project demo-shop-prod…",
    ] { #expect(sent.standardError.contains(line)) }
    #expect(try emulator.delivered.count == 1)

    let history = try await Program.pushwright.run(
      ["history", "list", "--format", "json"], in: sandbox.path("."),
      environment: sandbox.environment)
    #expect(history.standardOutput.contains("\"name\": \"\(name)\""))
  }

  @Test func `A test goes to the test target, and the draft's own target gets nothing`()
    async throws
  {
    let sandbox = try Sandbox()
    let emulator = try await EmulatorProcess.start(in: sandbox)
    try prepared(sandbox, emulator)
    let output = try await send(["--test", "mia"], in: sandbox)
    #expect(output.status == 0, "\(output.standardError)")
    let delivered = try emulator.delivered
    #expect(delivered.map(\.message.token) == ["tokenOfMia:APA91b"])
    #expect(delivered.map(\.message.topic) == [nil])
    #expect(output.standardError.contains("TEST token mia"))
  }

  @Test func `A target of the command line counts, says so, and wants a dry-run of its own`()
    async throws
  {
    let sandbox = try Sandbox()
    let emulator = try await EmulatorProcess.start(in: sandbox)
    try prepared(sandbox, emulator)
    _ = try await send(["--dry-run"], in: sandbox)
    let refused = try await send(["--topic", "sport", "--confirm", "prod/sport"], in: sandbox)
    #expect(refused.status == 77)
    #expect(
      refused.standardError.contains(
        "--topic replaces the draft's target: topic sport, not topic news"))
    #expect(refused.standardError.contains("no dry run was made"))
    _ = try await send(["--topic", "sport", "--dry-run"], in: sandbox)
    let sent = try await send(["--topic", "sport", "--confirm", "prod/sport"], in: sandbox)
    #expect(sent.status == 0, "\(sent.standardError)")
    #expect(try emulator.delivered.map(\.message.topic) == ["sport"])
  }

  /// What is refused before a byte leaves, each with its status and its reason.
  struct Refusal: Sendable, CustomTestStringConvertible {
    var name: String
    var arguments: [String]
    var profile = ""
    var draft = SendTests.draft
    var status: Int32
    var reason: String
    var testDescription: String { name }
  }

  private static let crash =
    #"{"message":{"topic":"news","notification":{"body":"B"},"android":{"ttl":"x"}}}"#

  private static let refusals = [
    Refusal(
      name: "nobody to ask", arguments: [], status: 64,
      reason: "add --dry-run, or --confirm prod/news"),
    Refusal(
      name: "wrong text", arguments: ["--confirm", "prod/sport"], status: 64,
      reason: "--confirm names ‘prod/sport’, but this goes to ‘prod/news’"),
    Refusal(
      name: "read-only profile", arguments: ["--confirm", "prod/news"],
      profile: "read-only = true", status: 77, reason: "the profile prod allows only dry runs"),
    Refusal(
      name: "lint errors without a reason", arguments: ["--confirm", "prod/news"], draft: crash,
      status: 77, reason: "give a reason for sending it anyway"),
    Refusal(
      name: "unknown test target", arguments: ["--test", "jo"], status: 64,
      reason: "no test target ‘jo’: use one of mia"),
    Refusal(
      name: "no target", arguments: ["--confirm", "prod/news"],
      draft: #"{"message":{"notification":{"body":"B"}}}"#, status: 65,
      reason: "the message has no target"),
    Refusal(
      name: "unreadable", arguments: ["--confirm", "prod/news"], draft: "[1, 2]", status: 65,
      reason: "can't be read"),
  ]

  @Test(arguments: refusals)
  func `What the rules refuse leaves nothing, and says why`(refusal: Refusal) async throws {
    let sandbox = try Sandbox()
    let emulator = try await EmulatorProcess.start(in: sandbox)
    try prepared(sandbox, emulator, refusal.profile, draft: refusal.draft)
    // All but the dry-run is as it should be.
    _ = try await send(["--dry-run"], in: sandbox)
    let output = try await send(refusal.arguments, in: sandbox)
    #expect(output.status == refusal.status)
    #expect(output.standardError.contains(refusal.reason), "\(output.standardError)")
    #expect(output.standardOutput == "NOT SENT\n")
    #expect(try emulator.delivered.isEmpty)
  }

  @Test func `With a reason a message with errors is sent, and the history has the reason`()
    async throws
  {
    let sandbox = try Sandbox()
    let emulator = try await EmulatorProcess.start(in: sandbox)
    try prepared(sandbox, emulator, "require-dry-run = false", draft: Self.crash)
    let output = try await send(
      ["--confirm", "prod/news", "--reason", "the old app knows it"], in: sandbox)
    // FCM has the last word about an invalid ttl.
    #expect(output.status == 1, "\(output.standardError)")
    #expect(output.standardError.contains("Reason"))
    let history = try await Program.pushwright.run(
      ["history", "show", "1"], in: sandbox.path("."), environment: sandbox.environment)
    #expect(history.standardOutput.contains("the old app knows it"))
  }

  @Test func `A dry-run counts for its own FCM only`()
    async throws
  {
    let sandbox = try Sandbox()
    let emulator = try await EmulatorProcess.start(in: sandbox)
    try prepared(sandbox, emulator)
    _ = try await send(["--dry-run"], in: sandbox)
    let other = try await EmulatorProcess.start(in: sandbox)
    try prepared(sandbox, other)
    let output = try await send(["--confirm", "prod/news"], in: sandbox)
    #expect(output.status == 77)
    #expect(output.standardError.contains("the dry run was made with the local FCM"))
    #expect(try other.delivered.isEmpty)
  }

  /// How FCM can answer a send, and what the program ends with.
  @Test(arguments: [
    ("unregistered", 1, "NOT SENT"), ("quota-exceeded-7", 75, "NOT SENT"),
    ("permission-denied", 77, "NOT SENT"), ("unauthenticated", 77, "NOT SENT"),
    ("unavailable", 76, "OUTCOME UNKNOWN"), ("internal", 76, "OUTCOME UNKNOWN"),
    ("cut-before-answering", 76, "OUTCOME UNKNOWN"), ("empty-answer", 76, "OUTCOME UNKNOWN"),
  ])
  func `Each answer of FCM has its status and its last line`(
    behavior: String, status: Int32, line: String
  ) async throws {
    let sandbox = try Sandbox()
    let emulator = try await EmulatorProcess.start(in: sandbox)
    try prepared(sandbox, emulator, "require-dry-run = false")
    let token = "behave-\(behavior)"
    let output = try await send(["--token", token, "--confirm", "prod/\(token)"], in: sandbox)
    #expect(output.status == status, "\(output.standardError)")
    #expect(output.standardOutput == line + "\n")
    if status == 76 {
      #expect(output.standardError.contains("history settle 1"))
      #expect(output.standardError.ranges(of: "look at a test device").count == 1)
    }
  }

  @Test func `Of four that send the same at once one is delivered, and the others say which`()
    async throws
  {
    let sandbox = try Sandbox()
    let emulator = try await EmulatorProcess.start(in: sandbox)
    let message = #"{"message":{"token":"behave-slow-1","notification":{"title":"T"}}}"#
    try prepared(sandbox, emulator, "require-dry-run = false", draft: message)
    let (folder, environment) = (sandbox.path("."), sandbox.environment)
    let outputs = try await withThrowingTaskGroup { group in
      for _ in 1...4 {
        group.addTask {
          try await Program.pushwright.run(
            ["send", "draft.json", "--confirm", "prod/behave-slow-1"], in: folder,
            environment: environment)
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(try emulator.delivered.count == 1)
    #expect(outputs.map(\.status).sorted() == [0, 77, 77, 77])
    for output in outputs where output.status != 0 {
      #expect(output.standardOutput == "NOT SENT\n")
      let sentence = #/send 1 (of this message to|already sent this message to) token behave-slow/#
      #expect(output.standardError.contains(sentence), "\(output.standardError)")
      #expect(output.standardError.contains("--again"))
    }
  }

  @Test func `Where nobody listens nothing has left`() async throws {
    let sandbox = try Sandbox()
    let project = Self.project("http://127.0.0.1:1", "require-dry-run = false")
    try sandbox.write(project, to: "pushwright.toml")
    try sandbox.write(Self.draft, to: "draft.json")
    let output = try await send(["--confirm", "prod/news"], in: sandbox)
    #expect(output.status == 69)
    #expect(output.standardOutput == "NOT SENT\n")
  }
}
