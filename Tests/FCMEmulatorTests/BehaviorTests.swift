import FCMClient
import FCMEmulator
import FCMTransport
import Testing

/// Messages that ask the emulator for a failure.
struct BehaviorTests {
  private func failure(
    of message: String, to emulator: RunningEmulator, over transport: HTTPTransport,
    isDryRun: Bool = false, deadline: Duration = .seconds(120)
  ) async throws -> SendFailure? {
    let request = try Draft.request(
      at: emulator.endpoint, isDryRun: isDryRun, message: message, project: "demo",
      deadline: deadline)
    do throws(SendFailure) {
      _ = try await transport.perform(request, token: Draft.token)
      return nil
    } catch {
      return error
    }
  }

  @Test(arguments: BehaviorCase.refusals + BehaviorCase.cuts)
  func `A message gets what its target asks for`(row: BehaviorCase) async throws {
    try await Draft.withEmulator { emulator, transport in
      let deadline: Duration = row.code == .timedOut ? .seconds(5) : .seconds(120)
      // A client that waits for a deadline does so once.
      let targets = row.code == .timedOut ? ["token"] : ["token", "topic", "fid"]
      for target in targets {
        let failure = try await failure(
          of: #"{"\#(target)":"behave-\#(row.name)"}"#, to: emulator, over: transport,
          deadline: deadline)
        #expect(failure?.code == row.code)
        #expect(failure?.status == row.status)
        #expect(failure?.consequence == row.consequence)
        #expect(failure?.retryAfter == row.retryAfter.map { .seconds($0) })
      }
      #expect(emulator.requestCount == targets.count)
      #expect(emulator.accepted.count == (row.isAccepted ? targets.count : 0))
    }
  }

  @Test func `What follows a dot tells targets with the same behavior apart`() async throws {
    try await Draft.withEmulator { emulator, transport in
      for token in ["behave-unregistered.mia", "behave-unregistered.jo"] {
        let failure = try await failure(
          of: #"{"token":"\#(token)"}"#, to: emulator, over: transport)
        #expect(failure?.code == .unregistered)
      }
    }
  }

  @Test func `An installation ID that cannot be one is answered as one that is gone`() async throws
  {
    try await Draft.withEmulator { emulator, transport in
      let failure = try await failure(of: #"{"fid":"not-a-fid"}"#, to: emulator, over: transport)
      #expect(failure?.code == .unregistered)
      let other = #"{"fid":"cGl4ZWwtbWlhCGl4ZWwtbW"}"#
      #expect(try await self.failure(of: other, to: emulator, over: transport) == nil)
    }
  }

  @Test func `A slow answer is an answer`() async throws {
    try await Draft.withEmulator { emulator, transport in
      let failure = try await failure(
        of: #"{"topic":"behave-slow-1"}"#, to: emulator, over: transport)
      #expect(failure == nil)
    }
  }

  @Test func `A wrong message is refused for what is wrong with it`() async throws {
    try await Draft.withEmulator { emulator, transport in
      let failure = try await failure(
        of: #"{"topic":"behave-unregistered","titel":"x"}"#, to: emulator, over: transport)
      #expect(failure?.field == "message.titel")
    }
  }

  @Test(arguments: [
    ("unregistered", Int?.some(404)), ("unavailable-3", 503), ("cut-before-reading", nil),
    ("cut-before-answering", nil),
  ])
  func `Any request can ask by a header`(name: String, status: Int?) async throws {
    try await Draft.withEmulator { emulator, transport in
      let url = try ExchangeURL(
        parsing: "\(emulator.endpoint)/v1/projects/demo/messages:send")
      let request = ExchangeRequest(
        method: "POST", url: url,
        headers: [
          HTTPHeader(name: "Authorization", value: "Bearer x"),
          HTTPHeader(name: "X-Pushwright-Behave", value: name),
        ],
        body: Array(#"{"message":{"topic":"industry-tech"}}"#.utf8))
      let answer = try? await transport.exchange(request)
      #expect(answer?.status == status)
      #expect(emulator.accepted.count == (name == "cut-before-answering" ? 1 : 0))
      #expect(emulator.requestCount == (name == "cut-before-reading" ? 0 : 1))
    }
  }

  @Test func `The emulator knows what it has accepted, in which order, and what was a dry-run`()
    async throws
  {
    try await Draft.withEmulator { emulator, transport in
      for (target, isDryRun) in [
        ("first", true), ("second", false), ("behave-unregistered", false),
        ("behave-cut-before-answering", true), ("third", false),
      ] {
        _ = try await failure(
          of: #"{ "topic": "\#(target)" }"#, to: emulator, over: transport, isDryRun: isDryRun)
      }
      let accepted = emulator.accepted
      #expect(accepted.map(\.number) == [1, 2, 3, 4])
      #expect(
        accepted.map(\.message) == [
          #"{"topic":"first"}"#, #"{"topic":"second"}"#,
          #"{"topic":"behave-cut-before-answering"}"#, #"{"topic":"third"}"#,
        ])
      #expect(emulator.delivered.map(\.number) == [2, 4])
      #expect(accepted.map(\.isDryRun) == [true, false, true, false])
      #expect(
        accepted.map { $0.name.description.split(separator: "/").last ?? "" } == [
          "fake_message_id", "0000000000000001", "fake_message_id", "0000000000000002",
        ])
      #expect(accepted.allSatisfy { $0.project.description == "demo" })
    }
  }
}
