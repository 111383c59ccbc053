import Foundation
import TestPacing
import Testing

/// The program is killed or interrupted in the middle of a list; the emulator's own log says whom messages reached.
@Suite(.serialized)
struct ListKillTests {
  /// 3 in the suite; the long run asks for more.
  private static let count =
    ProcessInfo.processInfo.environment["PUSHWRIGHT_KILLS"].flatMap { Int($0) } ?? 3
  private static let recipients = 200
  /// At this rate a list takes about four seconds.
  private static let pace = ["--rate", "6000"]

  private static func prepare(
    _ sandbox: borrowing Sandbox, _ emulator: borrowing EmulatorProcess, list number: Int = 0
  ) throws -> [String] {
    // Half of the answers take a second, so that dozens of requests are in flight at any moment.
    let tokens = (1...recipients).map {
      $0.isMultiple(of: 2)
        ? "behave-slow-1.\(number)-\($0)" : ListSendTests.token("\(number)-\($0)")
    }
    try ListSendTests.prepare(
      sandbox, emulator.endpoint, list: tokens.joined(separator: "\n"))
    return tokens
  }

  /// What `--confirm` has to name, as the program itself says it.
  private static func confirmation(
    _ arguments: [String], in sandbox: borrowing Sandbox
  ) async throws -> (phrase: String, left: Int)? {
    let said = try await ListSendTests.send(arguments, in: sandbox).standardError
    guard let found = said.firstMatch(of: /--confirm prod\/([0-9]+)/), let left = Int(found.1)
    else {
      return nil
    }
    return ("prod/\(left)", left)
  }

  @Test(.timeLimit(.minutes(60)))
  func
    `Whenever it is killed and goes on, no recipient gets the message twice, and few are unknown`()
    async throws
  {
    let sandbox = try Sandbox()
    let emulator = try await EmulatorProcess.start(in: sandbox)
    var known = 0
    for number in 1...Self.count {
      let tokens = try Self.prepare(sandbox, emulator, list: number)
      let first = try ListProcess(
        // What earlier lists of that name have left unknown doesn't hold this one up.
        Self.pace + Self.results(number) + ["--confirm", "prod/\(Self.recipients)", "--again"],
        name: "\(number)", in: sandbox)
      try await first.says("of the history")
      let said = try first.said
      let list = try #require(said.firstMatch(of: /this is list ([0-9]+)/).map { "\($0.1)" })
      try await Task.sleep(for: .milliseconds(Int.random(in: 0...2500)))
      first.signal(SIGKILL)
      _ = try await first.end()
      // What was on its way when the program was killed may still arrive.
      try await Task.sleep(for: .milliseconds(100))
      let before = try reached(tokens, emulator)
      let resume = ["--resume", list] + Self.results(number)
      guard let next = try await Self.confirmation(resume, in: sandbox) else {
        // The kill came after the last message had left: nobody got it twice, and the few others are unknown.
        #expect(before.values.allSatisfy { $0 == 1 } && before.count >= Self.recipients - 100)
        let said = try await ListSendTests.send(resume, in: sandbox).standardError
        #expect(said.contains("nothing to resume") || said.contains("--include-unknown"), "\(said)")
        try expectResults(number, of: tokens, reached: before, in: sandbox)
        known += before.count
        continue
      }
      let second = try await ListSendTests.send(
        resume + ["--confirm", next.phrase], in: sandbox)
      let reached = try reached(tokens, emulator)
      #expect(reached.values.allSatisfy { $0 == 1 }, "someone got it twice")
      let unknown = try #require(Self.unknown(second.standardError))
      let doubt = unknown > 0 ? ", \(unknown) unknown" : ""
      #expect(second.status == (unknown > 0 ? 76 : 0), "\(second.standardError)")
      #expect(second.standardOutput.hasSuffix(": \(next.left) sent\(doubt)\n"))
      #expect(
        second.standardError.contains("the outcome for \(unknown) recipient") == (unknown > 0))
      try expectResults(number, of: tokens, reached: reached, in: sandbox)
      // All but the unknown are reached, and at most so many requests were in flight.
      #expect(reached.count >= Self.recipients - unknown)
      #expect(reached.count == before.count + next.left)
      #expect(unknown <= 100, "\(unknown) unknown")
      known += reached.count
    }
    #expect(known > 0)
    #expect(try await SendRecord.history(["verify"], in: sandbox).hasPrefix("intact"))
  }

  private static func results(_ number: Int) -> [String] {
    ["--results", "results-\(number).jsonl"]
  }

  /// Each recipient has a result, of which the last line counts, and no one who has the message is called not sent.
  private func expectResults(
    _ number: Int, of tokens: [String], reached: [String: Int], in sandbox: borrowing Sandbox
  ) throws {
    let results = try ListSendTests.results("results-\(number).jsonl", in: sandbox)
    #expect(Set(results.keys) == Set(tokens))
    for (token, result) in results {
      #expect(["sent", "unknown"].contains(result), "\(result)")
      if result == "sent" { #expect(reached[token] == 1) }
    }
  }

  private func reached(
    _ tokens: [String], _ emulator: borrowing EmulatorProcess
  ) throws -> [String: Int] {
    let own = Set(tokens)
    return try emulator.delivered.compactMap(\.message.token).filter(own.contains)
      .reduce(into: [:]) { $0[$1, default: 0] += 1 }
  }

  /// How many recipients the review calls unknown.
  private static func unknown(_ review: String) -> Int? {
    guard review.contains("Resumes") else { return nil }
    return review.firstMatch(of: /([0-9]+) unknown and not sent again/).flatMap { Int($0.1) } ?? 0
  }

  @Test(arguments: [SIGINT, SIGTERM])
  func `A signal begins nothing more, and the rest is sent when the list goes on`(signal: Int32)
    async throws
  {
    let sandbox = try Sandbox()
    let emulator = try await EmulatorProcess.start(in: sandbox)
    let tokens = try Self.prepare(sandbox, emulator)
    let first = try ListProcess(
      Self.pace + ["--confirm", "prod/\(Self.recipients)"], in: sandbox)
    try await first.says("of the history")
    try await Task.sleep(for: .milliseconds(800))
    first.signal(signal)
    try await first.says("waiting for the messages under way")
    let ending = try await first.end()
    #expect(ending.status == 130)
    let reached = try reached(tokens, emulator).count
    #expect(reached > 0 && reached < Self.recipients)
    // A message that was about to leave isn't sent either.
    let counts = try #require(
      ending.output.wholeMatch(
        of: /STOPPED list 1: ([0-9]+) sent(?:, ([0-9]+) not sent)?, ([0-9]+) left\n/),
      "\(ending.output)")
    let parts = [counts.1, counts.2 ?? "0", counts.3].compactMap { Int($0) }
    #expect(parts.reduce(0, +) == Self.recipients && parts[0] == reached)
    #expect(
      try first.said.contains(
        "to go on, run pushwright send draft.json --to list.csv --rate 6000 --resume 1"))
    // A colleague must not read that everyone got it.
    let history = try await SendRecord.history(["show", "1"], in: sandbox)
    #expect(history.contains("list 1: stopped") && history.contains("stopped: \(reached) sent"))
    let left = Self.recipients - reached
    let second = try await ListSendTests.send(
      ["--resume", "1", "--confirm", "prod/\(left)"], in: sandbox)
    #expect(second.status == 0, "\(second.standardError)")
    #expect(second.standardOutput.hasSuffix(": \(left) sent\n"))
    #expect(try self.reached(tokens, emulator).count == Self.recipients)
  }

  @Test func `A second signal gives up what is under way, with its outcome unknown`() async throws {
    let sandbox = try Sandbox()
    let emulator = try await EmulatorProcess.start(in: sandbox)
    let list = [ListSendTests.token("a"), "behave-slow-20.jo"]
    try ListSendTests.prepare(sandbox, emulator.endpoint, list: list.joined(separator: "\n"))
    let first = try ListProcess(["--confirm", "prod/2"], in: sandbox)
    try await first.says("of the history")
    _ = try await comesAbout { try emulator.delivered.count == 2 }
    first.signal(SIGINT)
    try await first.says("waiting for the messages under way")
    first.signal(SIGINT)
    let ending = try await first.end()
    #expect(ending.status == 76)
    #expect(ending.output == "OUTCOME UNKNOWN list 1: 1 sent, 1 unknown\n")
  }
}
