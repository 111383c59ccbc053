import Foundation
import Testing

/// The real Admin SDK for Python, unchanged, under `emulator exec`.
struct EmulatorPythonTests {
  /// Python with firebase-admin, if there is one.
  private static let python = Task { () -> String? in
    let environment = ProcessInfo.processInfo.environment
    guard let python = environment["PUSHWRIGHT_PYTHON"], !python.isEmpty else { return nil }
    let output = try? await Program(executable: python).run(
      ["-c", "import firebase_admin.messaging"], in: "/", environment: environment)
    return output?.status == 0 ? python : nil
  }

  private struct Results: Decodable {
    var send: String
    var dryRun: String
    var topic: String
    var condition: String
    var sendEach: [Int]
    var multicast: Outcome
    var errors: [String: String]
    var invalid: String
    var subscribe: Outcome
    var unsubscribe: Outcome
    var legacySubscribe: Outcome?
    var legacyUnsubscribe: Outcome?
    var sendEachAsync: [Int]
    var multicastAsync: [Int]

    enum CodingKeys: String, CodingKey {
      case send, topic, condition, multicast, errors, invalid, subscribe, unsubscribe
      case dryRun = "dry run"
      case sendEach = "send_each"
      case legacySubscribe = "subscribe_to_topic_legacy"
      case legacyUnsubscribe = "unsubscribe_from_topic_legacy"
      case sendEachAsync = "send_each_async"
      case multicastAsync = "multicast_async"
    }
  }

  /// Successes, failures and the reasons of these.
  private struct Outcome: Decodable, Equatable {
    var successes: Int
    var failures: Int
    var reasons: [String] = []

    init(_ successes: Int, _ failures: Int, _ reasons: String...) {
      (self.successes, self.failures, self.reasons) = (successes, failures, reasons)
    }

    init(from decoder: any Decoder) throws {
      var list = try decoder.unkeyedContainer()
      successes = try list.decode(Int.self)
      failures = try list.decode(Int.self)
      while !list.isAtEnd { reasons.append(try list.decode(String.self)) }
    }
  }

  private static let errors = [
    "unregistered": "UnregisteredError", "quota-exceeded-0": "QuotaExceededError",
    "sender-id-mismatch": "SenderIdMismatchError", "third-party-auth": "ThirdPartyAuthError",
    "permission-denied": "PermissionDeniedError", "unknown-project": "NotFoundError",
    "unauthenticated": "UnauthenticatedError",
    "internal": "InternalError", "unavailable": "UnavailableError",
  ]

  @Test(
    .enabled("needs Python with firebase-admin; PUSHWRIGHT_PYTHON names it") {
      await python.value != nil
    })
  func `Every call of the SDK works as it does with Google, errors included`() async throws {
    let python = try #require(await Self.python.value)
    let sandbox = try Sandbox()
    let program = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Clients/sends.py").path(percentEncoded: false)
    let output = try await Program.pushwright.run(
      ["emulator", "exec", "--", python, program] + Self.errors.keys.sorted(),
      in: sandbox.path("."), environment: sandbox.environment)
    try #require(output.status == 0, "\(output.standardError)")
    let data = Data(output.standardOutput.utf8)
    let results = try JSONDecoder().decode(Results.self, from: data)
    #expect(results.send == "projects/demo-project/messages/0000000000000001")
    #expect(results.dryRun == "projects/demo-project/messages/fake_message_id")
    #expect(results.topic.hasPrefix("projects/demo-project/messages/"))
    #expect(results.condition.hasPrefix("projects/demo-project/messages/"))
    #expect(results.sendEach == [500, 0])
    #expect(results.multicast == Outcome(3, 1, "UnregisteredError"))
    #expect(results.errors == Self.errors)
    #expect(results.invalid == "InvalidArgumentError")
    #expect(results.subscribe == Outcome(2, 1, "UNREGISTERED"))
    #expect(results.unsubscribe == Outcome(2, 0))
    if let legacy = results.legacySubscribe { #expect(legacy == Outcome(2, 1, "NOT_FOUND")) }
    if let legacy = results.legacyUnsubscribe { #expect(legacy == Outcome(2, 1, "NOT_FOUND")) }
    #expect(results.sendEachAsync == [100, 0])
    #expect(results.multicastAsync == [3, 0])
    #expect(!output.standardError.contains("refused a connection"))
  }
}
