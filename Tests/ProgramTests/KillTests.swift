import Foundation
import Testing

/// The program is killed at any instant around a send; the emulator's own log says what reached it.
@Suite(.serialized)
struct KillTests {
  /// 20 in the suite; the long run asks for more.
  private static let count =
    ProcessInfo.processInfo.environment["PUSHWRIGHT_KILLS"].flatMap { Int($0) } ?? 20

  @Test(.timeLimit(.minutes(10)))
  func
    `Whenever it is killed, no send is without its intent, none is made twice, no known outcome is lost`()
    async throws
  {
    let sandbox = try Sandbox()
    let emulator = try await EmulatorProcess.start(in: sandbox)
    try sandbox.write(
      """
      [profiles.local]
      project = "demo"
      endpoint = "\(emulator.endpoint)"
      kind = "local"
      require-dry-run = false
      """, to: "pushwright.toml")
    // One is left alone, and says how long a send takes.
    let start = ContinuousClock.now
    var said = [try await run(0, killedAfter: nil, in: sandbox)]
    let whole = ContinuousClock.now - start
    for number in 1...Self.count {
      let delay = whole * Double.random(in: 0.1...1.1)
      said.append(try await run(number, killedAfter: delay, in: sandbox))
    }
    // What was on its way when the program was killed may still arrive.
    try await Task.sleep(for: .milliseconds(200))
    try await check(said, emulator, sandbox)
  }

  /// Sends message `number`; returns what the program could still say.
  private func run(
    _ number: Int, killedAfter delay: Duration?, in sandbox: borrowing Sandbox
  ) async throws -> String {
    let draft = #"{"message":{"topic":"news","data":{"number":"\#(number)"}}}"#
    try sandbox.write(draft, to: "draft.json")
    let output = try sandbox.write("", to: "said-\(number)")
    let process = Process()
    process.executableURL = URL(filePath: Program.pushwright.executable)
    process.arguments = [
      "send", "draft.json", "--confirm", "local/news", "--reason", "this is a test",
    ]
    process.currentDirectoryURL = sandbox.folder
    process.environment = sandbox.environment
    process.standardInput = FileHandle.nullDevice
    let handle = try FileHandle(forWritingTo: URL(filePath: output))
    process.standardOutput = handle
    process.standardError = FileHandle.nullDevice
    let (ends, ended) = AsyncStream<Void>.makeStream()
    process.terminationHandler = { _ in ended.finish() }
    try process.run()
    if let delay {
      try await Task.sleep(for: delay)
      kill(process.processIdentifier, SIGKILL)
    }
    for await _ in ends {}
    try handle.close()
    return try sandbox.text("said-\(number)")
  }

  private func check(
    _ said: [String], _ emulator: borrowing EmulatorProcess, _ sandbox: borrowing Sandbox
  ) async throws {
    let delivered = try emulator.delivered
    let numbers = delivered.compactMap { $0.message.data?["number"] }
    #expect(numbers.count == delivered.count)
    #expect(Set(numbers).count == numbers.count, "something was sent twice")
    #expect(numbers.contains("0"))

    let verified = try await history(["verify"], in: sandbox)
    #expect(verified.hasPrefix("intact"))
    let rows = try await history(["list", "--limit", "100000", "--format", "json"], in: sandbox)
    let records = try JSONDecoder().decode(Report<Record>.self, from: Data(rows.utf8)).sends
    let hashes = Dictionary(grouping: records, by: \.payloadHash)
    #expect(hashes.values.allSatisfy { $0.count == 1 }, "an intent was written twice")
    var intents: [String: Record] = [:]
    for record in records {
      let text = try await history(["show", "\(record.id)", "--format", "json"], in: sandbox)
      let shown = try JSONDecoder().decode(Report<Shown>.self, from: Data(text.utf8)).sends
      if let number = shown.first?.message.data?["number"] { intents[number] = record }
    }
    for message in delivered {
      let number = message.message.data?["number"] ?? ""
      let intent = try #require(intents[number], "message \(number) has no intent")
      if let name = intent.outcome?.name { #expect(name == message.name) }
    }
    for (number, text) in said.enumerated() where text.hasPrefix("SENT ") {
      let name = text.dropFirst(5).trimmingCharacters(in: .newlines)
      #expect(intents["\(number)"]?.outcome?.name == name, "a known outcome is lost")
    }
  }

  private struct Report<Send: Decodable>: Decodable {
    var sends: [Send]
  }

  private struct Record: Decodable {
    struct Outcome: Decodable {
      var name: String?
    }

    var id: Int
    var payloadHash: String
    var outcome: Outcome?

    enum CodingKeys: String, CodingKey {
      case id, outcome
      case payloadHash = "payload_hash"
    }
  }

  private struct Shown: Decodable {
    var message: EmulatorProcess.Accepted.Message
  }

  private func history(
    _ arguments: [String], in sandbox: borrowing Sandbox
  ) async throws -> String {
    let output = try await Program.pushwright.run(
      ["history"] + arguments, in: sandbox.path("."), environment: sandbox.environment)
    #expect(output.status == 0, "\(output.standardError)")
    return output.standardOutput
  }
}
