import Foundation
import Testing

/// `--record` and `pushwright emulator replay`.
struct EmulatorReplayTests {
  private func run(
    _ arguments: [String], in sandbox: borrowing Sandbox
  ) async throws -> Program.Output {
    try await Program.pushwright.run(
      ["emulator"] + arguments, in: sandbox.path("."), environment: sandbox.environment)
  }

  /// A program that sends two messages, changes a device and signs in.
  private static let backend = """
    send() { curl -sS -o answer https://fcm.googleapis.com/v1/projects/shop/messages:send \
    -H 'Authorization: Bearer secret-7' -d "{\\"message\\":$1}"; }
    curl -sS -o answer https://oauth2.googleapis.com/token -d 'grant_type=refresh_token&refresh_token=secret-8'
    send '{"topic":"orders","notification":{"title":"One"}}'
    curl -sS -o answer -X PATCH $PUSHWRIGHT_EMULATOR/emulator/v1/devices/pixel -d '{"online":false}'
    send '{"token":"p:1","android":{"ttl":"60s"}}'
    send '{"topic":"a b"}'
    """

  private static let device = [
    "--device", "name=pixel,platform=android,token=p:1,topic=orders",
  ]

  @Test
  func `Requests that were recorded are answered alike, and the state at the end is the same`()
    async throws
  {
    let sandbox = try Sandbox()
    let recorded = try await run(
      ["exec", "--record", "run.jsonl", "--export", "first"] + Self.device
        + ["--", "sh", "-c", Self.backend], in: sandbox)
    #expect(recorded.status == 0, "\(recorded.standardError)")
    let record = try sandbox.text("run.jsonl")
    #expect(record.split(separator: "\n").count == 5)
    #expect(!record.contains("secret"))
    let access = try FileManager.default.attributesOfItem(atPath: sandbox.path("run.jsonl"))
    #expect(access[.posixPermissions] as? Int == 0o600)
    let replayed = try await run(["replay", "run.jsonl", "--export", "second"], in: sandbox)
    #expect(replayed.status == 0, "\(replayed.standardOutput)")
    #expect(replayed.standardError == "pushwright: 0 of 4 answers differ\n")
    #expect(
      replayed.standardOutput.split(separator: "\n").first == """
        {"number":1,"request":"POST /v1/projects/shop/messages:send","same":true,"answer":{"status":200,\
        "body":{"name":"projects/shop/messages/0000000000000001"}}}
        """)
    let again = try await run(["replay", "run.jsonl"], in: sandbox)
    #expect(again.standardOutput == replayed.standardOutput)
    let lines = { (text: String) in text.split(separator: "\n").dropFirst().joined() }
    #expect(
      lines(try sandbox.text("second/pushwright-emulator.jsonl"))
        == lines(try sandbox.text("first/pushwright-emulator.jsonl")))
  }

  @Test func `An answer that differs is shown beside the recorded one, with status 1`() async throws
  {
    let sandbox = try Sandbox()
    _ = try await run(
      ["exec", "--record", "run.jsonl", "--", "sh", "-c", Self.backend], in: sandbox)
    try sandbox.write(
      try sandbox.text("run.jsonl").replacing("\"title\":\"One\"", with: "\"titel\":\"One\""),
      to: "changed.jsonl")
    let output = try await run(["replay", "changed.jsonl"], in: sandbox)
    #expect(output.status == 1)
    #expect(output.standardError.contains("of 4 answers differ"))
    let first = output.standardOutput.split(separator: "\n").first ?? ""
    #expect(first.contains(#""same":false,"answer":{"status":400"#))
    #expect(first.contains(#""recorded":{"status":200"#))
  }

  @Test func `A record can be sent to an emulator that runs`() async throws {
    let sandbox = try Sandbox()
    _ = try await run(
      ["exec", "--record", "run.jsonl"] + Self.device + ["--", "sh", "-c", Self.backend],
      in: sandbox)
    let emulator = try await EmulatorProcess.start(
      Self.device[0], Self.device[1], in: sandbox)
    let output = try await run(
      ["replay", "run.jsonl", "--emulator", emulator.endpoint], in: sandbox)
    #expect(output.status == 0, "\(output.standardOutput)\(output.standardError)")
    #expect(try emulator.accepted.count == 2)
    for address in ["https://fcm.googleapis.com", "http://127.0.0.1:1", "x"] {
      let refused = try await run(["replay", "run.jsonl", "--emulator", address], in: sandbox)
      #expect(refused.status == 64 || refused.status == 69, "\(address)")
    }
  }

  @Test func `A record of a run with an import names what it needs`() async throws {
    let sandbox = try Sandbox()
    for record in ["one.jsonl", "two.jsonl"] {
      let output = try await run(
        [
          "exec", "--import", "state-a", "--export", "state-a", "--record", record, "--", "sh",
          "-c",
          Self.backend,
        ], in: sandbox)
      #expect(output.status == 0, "\(output.standardError)")
      if record == "one.jsonl" {
        try FileManager.default.copyItem(
          atPath: sandbox.path("state-a"), toPath: sandbox.path("state-b"))
      }
    }
    let unnamed = try await run(["replay", "two.jsonl"], in: sandbox)
    #expect(unnamed.status == 64)
    #expect(unnamed.standardError.contains("name it with --import"))
    let named = try await run(["replay", "two.jsonl", "--import", "state-b"], in: sandbox)
    #expect(named.status == 0, "\(named.standardOutput)")
    let needless = try await run(["replay", "one.jsonl", "--import", "state-b"], in: sandbox)
    #expect(needless.status == 64)
  }

  @Test func `A file that is there already is never added to`() async throws {
    let sandbox = try Sandbox()
    try sandbox.write("mine", to: "run.jsonl")
    let output = try await run(["exec", "--record", "run.jsonl", "--", "true"], in: sandbox)
    #expect(output.status != 0)
    #expect(output.standardError.contains("run.jsonl exists already: name a new file"))
    #expect(try sandbox.text("run.jsonl") == "mine")
    let foreign = try await run(["replay", "run.jsonl"], in: sandbox)
    #expect(foreign.status == 65)
    #expect(foreign.standardError.contains("run.jsonl:1: the file isn't a record of the emulator"))
  }
}
