import Foundation
import Testing

/// `--import` and `--export`: what an emulator knew outlives it only then.
struct EmulatorStateTests {
  private static let file = "pushwright-emulator.jsonl"

  private func run(
    _ arguments: [String], in sandbox: borrowing Sandbox
  ) async throws -> Program.Output {
    try await Program.pushwright.run(
      ["emulator"] + arguments, in: sandbox.path("."), environment: sandbox.environment)
  }

  private func curl(_ arguments: [String], in sandbox: borrowing Sandbox) async throws -> String {
    try await Program(executable: "curl").run(
      ["-sS"] + arguments, in: sandbox.path("."), environment: sandbox.environment
    ).standardOutput
  }

  private func send(_ title: String, to endpoint: String, in sandbox: borrowing Sandbox)
    async throws
  {
    let message = #"{"message":{"topic":"news","notification":{"title":"\#(title)"}}}"#
    _ = try await curl(
      [
        "\(endpoint)/v1/projects/demo/messages:send", "-H", "Authorization: Bearer secret-7", "-d",
        message,
      ], in: sandbox)
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func `An emulator that a signal ends leaves its state, and the next one goes on`(signal: Int32)
    async throws
  {
    let sandbox = try Sandbox()
    let first = try await EmulatorProcess.start(
      "--device", "name=pixel,platform=android,topic=news", "--export", sandbox.path("state-a"),
      in: sandbox)
    try await send("One", to: first.endpoint, in: sandbox)
    #expect(sandbox.names(in: "state-a") == [])
    #expect(try await first.end(signal) == 0)
    #expect(sandbox.names(in: "state-a") == [Self.file])
    #expect(!(try sandbox.text("state-a/\(Self.file)")).contains("secret-7"))
    let second = try await EmulatorProcess.start(
      "--import", sandbox.path("state-a"), "--export", sandbox.path("state-a"), in: sandbox)
    try await send("Two", to: second.endpoint, in: sandbox)
    let list = try await curl(["\(second.endpoint)/emulator/v1/messages?device=pixel"], in: sandbox)
    #expect(list.contains(#""total":2"#))
    #expect(list.contains("projects/demo/messages/0000000000000002"))
    #expect(try await second.end(signal) == 0)
    #expect(try sandbox.text("state-a/\(Self.file)").contains(#""title":"Two""#))
    let access = try FileManager.default.attributesOfItem(
      atPath: sandbox.path("state-a/\(Self.file)"))
    #expect(access[.posixPermissions] as? Int == 0o600)
  }

  @Test func `Without an export nothing outlives an emulator`() async throws {
    let sandbox = try Sandbox()
    let first = try await EmulatorProcess.start(in: sandbox)
    try await send("One", to: first.endpoint, in: sandbox)
    #expect(try await first.end() == 0)
    let second = try await EmulatorProcess.start(in: sandbox)
    let list = try await curl(["\(second.endpoint)/emulator/v1/messages"], in: sandbox)
    #expect(list.contains(#""total":0"#))
    #expect(try await second.end() == 0)
  }

  @Test func `A command's run goes on from another's, also if the folder isn't there yet`()
    async throws
  {
    let sandbox = try Sandbox()
    let line = """
      curl -sS -o answer https://fcm.googleapis.com/v1/projects/demo/messages:send \
      -H 'Authorization: Bearer x' -d '{"message":{"topic":"news"}}'; \
      '\(Program.pushwright.executable)' emulator wait --count $0 --timeout 0 >seen
      """
    for count in ["1", "2", "3"] {
      let output = try await run(
        ["exec", "--import", "kept", "--export", "kept", "--", "sh", "-c", line, count],
        in: sandbox)
      #expect(output.status == 0, "\(output.standardError)")
    }
    // The status of a command that fails stays, and so does what it did.
    let failing = try await run(
      ["exec", "--import", "kept", "--export", "kept", "--", "sh", "-c", "exit 3"], in: sandbox)
    #expect(failing.status == 3)
    #expect(sandbox.names(in: "kept") == [Self.file])
  }

  private static let imports: [(folder: String, status: Int32, words: String)] = [
    ("none", 66, "no such folder: none"), ("draft.json", 65, "draft.json isn't a folder"),
    ("photos", 65, "photos has no \(Self.file): name a folder that --export has written"),
    ("broken", 65, "broken/\(Self.file):2: the file has no end"),
    ("foreign", 65, "foreign/\(Self.file):1: the file isn't an export of the emulator"),
    ("newer", 65, "has version 9, this Pushwright reads 1"),
  ]

  @Test(arguments: Self.imports)
  func `A folder that isn't an export is named, and nothing starts`(
    folder: String, status: Int32, words: String
  ) async throws {
    let sandbox = try Sandbox()
    try Self.fill(sandbox)
    for verb in [["start"], ["exec"]] {
      let command = verb == ["exec"] ? ["--", "touch", "started"] : []
      let output = try await run(verb + ["--import", folder] + command, in: sandbox)
      #expect(output.status == status)
      #expect(output.standardError.contains(words), "\(output.standardError)")
      #expect(!output.standardError.contains("\u{1B}"))
    }
    #expect(!FileManager.default.fileExists(atPath: sandbox.path("started")))
  }

  @Test(arguments: ["draft.json", "photos", "foreign", "none/deeper"])
  func `Nothing is overwritten that isn't an earlier export`(folder: String) async throws {
    let sandbox = try Sandbox()
    try Self.fill(sandbox)
    let output = try await run(["exec", "--export", folder, "--", "true"], in: sandbox)
    #expect(output.status != 0)
    #expect(output.standardError.contains(folder), "\(output.standardError)")
    #expect(try sandbox.text("draft.json") == "{}")
    #expect(sandbox.names(in: "photos") == ["a.jpeg"])
    #expect(try sandbox.text("foreign/\(Self.file)") == "\u{1B}[2J{}")
    #expect(sandbox.names(in: "none") == [])
  }

  @Test func `A broken export may be replaced, and a new one is whole`() async throws {
    let sandbox = try Sandbox()
    try Self.fill(sandbox)
    #expect(try await run(["exec", "--export", "broken", "--", "true"], in: sandbox).status == 0)
    #expect(try await run(["exec", "--import", "broken", "--", "true"], in: sandbox).status == 0)
  }

  private static func fill(_ sandbox: borrowing Sandbox) throws {
    try sandbox.write("{}", to: "draft.json")
    try sandbox.write("x", to: "photos/a.jpeg")
    try sandbox.write(
      "{\"pushwright_emulator\":1,\"time\":\"2026-11-22T12:00:00Z\",\"accepted\":0,\"sent\":0}\n",
      to: "broken/\(file)")
    try sandbox.write("\u{1B}[2J{}", to: "foreign/\(file)")
    try sandbox.write("{\"pushwright_emulator\":9}\n", to: "newer/\(file)")
  }
}
