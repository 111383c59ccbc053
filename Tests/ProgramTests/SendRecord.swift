import Foundation
import Testing

/// What `history` says of a sandbox's sends.
struct SendRecord: Decodable {
  /// What `history list` and `history show` print.
  struct Report<Send: Decodable>: Decodable {
    var sends: [Send]
  }

  struct Outcome: Decodable {
    var kind: String?
    var name: String?
  }

  var id: Int
  var payloadHash: String
  var outcome: Outcome?

  enum CodingKeys: String, CodingKey {
    case id, outcome
    case payloadHash = "payload_hash"
  }

  /// All of them, from a record that verifies.
  static func all(in sandbox: borrowing Sandbox) async throws -> [SendRecord] {
    #expect(try await history(["verify"], in: sandbox).hasPrefix("intact"))
    let rows = try await history(["list", "--limit", "100000", "--format", "json"], in: sandbox)
    return try JSONDecoder().decode(Report<SendRecord>.self, from: Data(rows.utf8)).sends
  }

  static func history(
    _ arguments: [String], in sandbox: borrowing Sandbox
  ) async throws -> String {
    let output = try await Program.pushwright.run(
      ["history"] + arguments, in: sandbox.path("."), environment: sandbox.environment)
    #expect(output.status == 0, "\(output.standardError)")
    return output.standardOutput
  }
}
