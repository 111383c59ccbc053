import Foundation
import Testing

/// The program is killed at any instant around a send; the emulator's own log says what reached it.
@Suite(.serialized)
struct KillTests {
  /// 20 in the suite; the long run asks for more.
  private static let count =
    ProcessInfo.processInfo.environment["PUSHWRIGHT_KILLS"].flatMap { Int($0) } ?? 20

  @Test(.timeLimit(.minutes(60)))
  func
    `Whenever it is killed, no send is without its intent, none is made twice, no known outcome is lost`()
    async throws
  {
    let sandbox = try Sandbox()
    let emulator = try await EmulatorProcess.start(in: sandbox)
    try SendProcess.useEndpoint(emulator.endpoint, in: sandbox)
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
    let send = try SendProcess("\(number)", in: sandbox)
    if let delay {
      try await Task.sleep(for: delay)
      send.signal(SIGKILL)
    }
    return try await send.end().output
  }

  private func check(
    _ said: [String], _ emulator: borrowing EmulatorProcess, _ sandbox: borrowing Sandbox
  ) async throws {
    let delivered = try emulator.delivered
    let numbers = delivered.compactMap { $0.message.data?["number"] }
    #expect(numbers.count == delivered.count)
    #expect(Set(numbers).count == numbers.count, "something was sent twice")
    #expect(numbers.contains("0"))

    let records = try await SendRecord.all(in: sandbox)
    let hashes = Dictionary(grouping: records, by: \.payloadHash)
    #expect(hashes.values.allSatisfy { $0.count == 1 }, "an intent was written twice")
    var intents: [String: SendRecord] = [:]
    for record in records {
      let text = try await SendRecord.history(
        ["show", "\(record.id)", "--format", "json"], in: sandbox)
      let shown = try JSONDecoder().decode(
        SendRecord.Report<Shown>.self, from: Data(text.utf8)
      ).sends
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

  private struct Shown: Decodable {
    var message: EmulatorProcess.Accepted.Message
  }
}
