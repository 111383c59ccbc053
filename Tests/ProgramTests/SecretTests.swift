import CryptoExtras
import Foundation
import Testing

/// What is secret goes to the server that it is for, and nowhere else.
@Suite(.serialized)
struct SecretTests {
  private static let draft =
    #"{"message":{"topic":"news","notification":{"title":"T","body":"B"}}}"#

  /// Everything that the program has left behind or said.
  private func traces(
    of outputs: [Program.Output], in sandbox: borrowing Sandbox
  ) throws -> [String] {
    var texts = outputs.flatMap { [$0.standardOutput, $0.standardError] }
    let files = FileManager.default.enumerator(at: sandbox.folder, includingPropertiesForKeys: nil)
    while let file = files?.nextObject() as? URL {
      guard file.lastPathComponent != "key.json", let data = try? Data(contentsOf: file) else {
        continue
      }
      texts.append(String(decoding: data, as: UTF8.self))
    }
    return texts
  }

  private func run(
    _ arguments: [String], in sandbox: borrowing Sandbox, token: String? = nil
  ) async throws -> Program.Output {
    var environment = sandbox.environment
    environment["MARKED_TOKEN"] = token
    return try await Program.pushwright.run(
      arguments, in: sandbox.path("."), environment: environment)
  }

  @Test
  func `A service account's key is signed with, and its token is taken; neither is left anywhere`()
    async throws
  {
    let sandbox = try Sandbox()
    let key = try _RSA.Signing.PrivateKey(keySize: .bits2048).pkcs8PEMRepresentation
    try write(key, tokenURL: "http://127.0.0.1:1/token", to: sandbox)
    let emulator = try await EmulatorProcess.start(
      "--account", sandbox.path("key.json"), in: sandbox)
    try write(key, tokenURL: "\(emulator.endpoint)/token", to: sandbox)
    try sandbox.write(
      """
      [profiles.prod]
      project = "demo"
      endpoint = "\(emulator.endpoint)"
      credentials = "key.json"
      """, to: "pushwright.toml")
    try sandbox.write(Self.draft, to: "draft.json")
    let outputs = [
      try await run(["send", "draft.json", "--dry-run"], in: sandbox),
      try await run(["send", "draft.json", "--confirm", "prod/news"], in: sandbox),
      try await run(["history", "export"], in: sandbox),
    ]
    #expect(outputs.map(\.status) == [0, 0, 0], "\(outputs[1].standardError)")
    #expect(outputs[1].standardError.contains("push@demo.iam.gserviceaccount.com, from"))
    #expect(try emulator.delivered.count == 1)
    // The middle of the key, in the form of the file and of its lines.
    let lines = key.split(separator: "\n")
    let marked = try #require(lines.dropFirst(3).first)
    for text in try traces(of: outputs, in: sandbox) {
      #expect(!text.contains(marked))
      #expect(!text.contains("eyJ"), "an assertion or token")
    }
  }

  private func write(
    _ key: String, tokenURL: String, to sandbox: borrowing Sandbox
  ) throws {
    let file = [
      "type": "service_account", "project_id": "demo", "private_key_id": "4711",
      "client_email": "push@demo.iam.gserviceaccount.com", "private_key": key,
      "token_uri": tokenURL,
    ]
    let text = String(decoding: try JSONEncoder().encode(file), as: UTF8.self)
    let path = try sandbox.write(text, to: "key.json")
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
  }

  /// Answers of FCM in which a careless program might quote its request.
  @Test(arguments: ["unauthenticated", "permission-denied", "internal", "cut-before-answering"])
  func `A token of a variable is in no output, journal or log, whatever FCM answers`(
    behavior: String
  ) async throws {
    let sandbox = try Sandbox()
    let emulator = try await EmulatorProcess.start(in: sandbox)
    try sandbox.write(
      """
      [profiles.prod]
      project = "demo"
      endpoint = "\(emulator.endpoint)"
      token-variable = "MARKED_TOKEN"
      require-dry-run = false
      """, to: "pushwright.toml")
    try sandbox.write(Self.draft, to: "draft.json")
    _ = try await run(["config", "trust", "--yes"], in: sandbox)
    let token = "ya29.MARKED-4711-token"
    let topic = "behave-\(behavior)"
    let outputs = [
      try await run(
        ["send", "draft.json", "--topic", topic, "--confirm", "prod/\(topic)"], in: sandbox,
        token: token),
      try await run(["history", "export"], in: sandbox),
    ]
    #expect(outputs[0].status != 0)
    #expect(outputs[0].standardError.contains("the variable MARKED_TOKEN"))
    for text in try traces(of: outputs, in: sandbox) { #expect(!text.contains("4711-token")) }
  }

  @Test func `A key file that others may read is warned about`() async throws {
    let sandbox = try Sandbox()
    let key = try _RSA.Signing.PrivateKey(keySize: .bits2048).pkcs8PEMRepresentation
    try write(key, tokenURL: "http://127.0.0.1:1/token", to: sandbox)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o644], ofItemAtPath: sandbox.path("key.json"))
    try sandbox.write(
      """
      [profiles.prod]
      endpoint = "http://127.0.0.1:1"
      credentials = "key.json"
      """, to: "pushwright.toml")
    try sandbox.write(Self.draft, to: "draft.json")
    let output = try await run(["send", "draft.json", "--dry-run"], in: sandbox)
    #expect(output.status != 0)
    #expect(output.standardError.contains("other users of this machine can read this file"))
  }

  /// A device can be reached by either of them.
  @Test(
    arguments: [
      ("fid", "cMarkedMarkedMarked4711"), ("token", "cMarkedMarkedMarked471:APA91bMarked4711"),
    ])
  func `Neither an installation ID nor a registration token is in any output or log`(
    field: String, address: String
  ) async throws {
    let address = field == "fid" ? String(address.prefix(22)) : address
    let sandbox = try Sandbox()
    let emulator = try await EmulatorProcess.start(in: sandbox)
    try sandbox.write(
      """
      [profiles.stage]
      project = "demo"
      endpoint = "\(emulator.endpoint)"
      kind = "local"
      require-dry-run = false
      """, to: "pushwright.toml")
    try sandbox.write(Self.draft, to: "draft.json")
    let option = ["--\(field)", address]
    let outputs = [
      try await run(["send", "draft.json", "--dry-run"] + option, in: sandbox),
      try await run(["send", "draft.json", "--confirm", "stage/\(address)"] + option, in: sandbox),
      try await run(["topics", "add", address, "news", "--yes"], in: sandbox),
      try await run(["topics", "list", address, "--format", "json"], in: sandbox),
      try await run(["history", "list"], in: sandbox),
      try await run(["history", "list", "--format", "json"], in: sandbox),
    ]
    #expect(outputs.map(\.status) == [0, 0, 0, 0, 0, 0], "\(outputs.map(\.standardError))")
    for output in outputs {
      #expect(!output.standardOutput.contains(address), "\(output.standardOutput)")
      #expect(!output.standardError.contains(address), "\(output.standardError)")
    }
    for name in sandbox.names(in: "state/pushwright") where name.hasSuffix(".log") {
      #expect(!(try sandbox.text("state/pushwright/\(name)")).contains(address))
    }
  }
}
