import Foundation
import Testing

/// `pushwright emulator wait`, and devices of the command line.
struct EmulatorWaitTests {
  private func run(
    _ arguments: [String], in sandbox: borrowing Sandbox, environment: [String: String] = [:]
  ) async throws -> Program.Output {
    try await Program.pushwright.run(
      ["emulator"] + arguments, in: sandbox.path("."),
      environment: sandbox.environment.merging(environment) { $1 })
  }

  private static let send = """
    curl -sS -o answer https://fcm.googleapis.com/v1/projects/demo/messages:send \
    -H 'Authorization: Bearer x' -d '{"message":{"topic":"news","notification":{"title":"Bonjour"}}}'
    """

  @Test func `It prints the message that was waited for, with what a device shows`() async throws {
    let sandbox = try Sandbox()
    let line = """
      '\(Program.pushwright.executable)' emulator wait --topic news --device pixel --shows Bonj \
      --timeout 60s & \(Self.send); wait $!
      """
    let output = try await run(
      [
        "exec", "--device", "name=pixel,platform=android,locale=fr-CA,topic=news", "--", "sh", "-c",
        line,
      ], in: sandbox)
    #expect(output.status == 0, "\(output.standardError)")
    let lines = output.standardOutput.split(separator: "\n")
    #expect(lines.count == 1)
    #expect(lines.first?.contains(#""shows":{"verdict":"fine","title":"Bonjour"}"#) == true)
  }

  @Test func `Too few messages in time are 1, with a sentence`() async throws {
    let sandbox = try Sandbox()
    let line =
      "\(Self.send); '\(Program.pushwright.executable)' emulator wait --topic other --timeout 0"
    let output = try await run(["exec", "--", "sh", "-c", line], in: sandbox)
    #expect(output.status == 1)
    #expect(output.standardOutput == "")
    #expect(output.standardError.contains("after 0: 0 of 1 messages match, of 1 in all"))
  }

  @Test func `Without a local FCM it says where to name one`() async throws {
    let sandbox = try Sandbox()
    let unnamed = try await run(["wait", "--topic", "news"], in: sandbox)
    #expect(unnamed.status == 64)
    #expect(unnamed.standardError.contains("--emulator http://127.0.0.1:PORT"))
    let unreachable = try await run(
      ["wait"], in: sandbox, environment: ["PUSHWRIGHT_EMULATOR": "http://127.0.0.1:1"])
    #expect(unreachable.status == 69)
  }

  /// A rule and its severity.
  private struct Finding: Decodable, Hashable {
    var rule: String
    var severity: String
  }

  private struct Findings: Decodable {
    var findings: [Finding]
  }

  @Test func `Lint says of a message that came what it says of a draft`() async throws {
    let sandbox = try Sandbox()
    let strings = { (text: String) in
      "<resources>\n<string name=\"shipped\">\(text)</string>\n</resources>\n"
    }
    try sandbox.write(strings("Order %1$s"), to: "res/values/strings.xml")
    try sandbox.write(strings("Bestellung %1$d"), to: "res/values-de/strings.xml")
    try sandbox.write("[[apps]]\nname = \"Shop\"\nandroid = [\"res\"]\n", to: "pushwright.toml")
    try sandbox.write(
      """
      {"message": {"topic": "orders", "android": {"notification": {"title_loc_key": "shipped",
      "title_loc_args": ["4711"], "body": "It is on its way"}}}}
      """, to: "draft.json")
    let lint = try await Program.pushwright.run(
      ["lint", "--format", "json", "draft.json"], in: sandbox.path("."),
      environment: sandbox.environment)
    let line = """
      curl -sS -o answer https://fcm.googleapis.com/v1/projects/demo/messages:send \
      -H 'Authorization: Bearer x' -d @draft.json; \
      '\(Program.pushwright.executable)' emulator wait --finding crash --timeout 0
      """
    let output = try await run(["exec", "--", "sh", "-c", line], in: sandbox)
    #expect(output.status == 0, "\(output.standardError)")
    let decoder = JSONDecoder()
    let expected = try decoder.decode(Findings.self, from: Data(lint.standardOutput.utf8)).findings
    let found = try decoder.decode(Findings.self, from: Data(output.standardOutput.utf8)).findings
    #expect(found.contains(Finding(rule: "crash", severity: "error")))
    #expect(found == expected)
  }

  @Test(arguments: [
    "pixel", "name=pixel", "name=pixel,platform=symbian", "name=a b,platform=web",
    "name=a,platform=web,colour=red", "name=a,platform=web,android-api=0",
  ])
  func `A device that makes no sense is refused`(device: String) async throws {
    let sandbox = try Sandbox()
    let output = try await run(["exec", "--device", device, "--", "true"], in: sandbox)
    #expect(output.status == 64)
  }

  @Test func `A project file with a mistake starts nothing`() async throws {
    let sandbox = try Sandbox()
    try sandbox.write("[[emulator.devices]]\nname = \"a\"\n", to: "pushwright.toml")
    let output = try await run(["exec", "--", "true"], in: sandbox)
    #expect(output.status == 78)
    #expect(output.standardError.contains("this device has no platform"))
  }

  @Test func `The certificate of a longer run is written where a program can trust it`()
    async throws
  {
    let sandbox = try Sandbox()
    let emulator = try await EmulatorProcess.start(
      "--certificate", sandbox.path("authority.pem"), in: sandbox)
    let output = try await Program(executable: "curl").run(
      [
        "-sS", "--cacert", sandbox.path("authority.pem"), "--proxy", emulator.endpoint,
        "https://fcm.googleapis.com/v1/projects/demo/messages:send", "-H",
        "Authorization: Bearer x",
        "-d", #"{"message":{"topic":"news"}}"#,
      ], in: sandbox.path("."), environment: sandbox.environment)
    #expect(output.standardOutput.contains("projects/demo/messages/"), "\(output.standardError)")
    try await emulator.waitForDelivery()
  }
}
