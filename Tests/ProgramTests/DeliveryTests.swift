import Foundation
import SchemaSupport
import Testing

/// `pushwright delivery` over loopback.
@Suite(.serialized)
struct DeliveryTests {
  private static let app = "1:1234567890:android:0a1b2c3d"

  private static let services = """
    {"project_info": {"project_id": "demo-shop"}, "client": [{"client_info":
    {"mobilesdk_app_id": "\(app)", "android_client_info": {"package_name": "com.example.shop"}}}]}
    """

  private func prepare(
    _ sandbox: borrowing Sandbox, _ endpoint: String, _ more: String = ""
  ) throws {
    try sandbox.write(
      """
      [[apps]]
      name = "Shop"
      package = "com.example.shop"
      android = ["app/src/main/res"]

      [profiles.stage]
      project = "demo-shop"
      endpoint = "\(endpoint)"
      kind = "local"
      require-dry-run = false
      \(more)
      """, to: "pushwright.toml")
    try sandbox.write(
      "<resources><string name=\"a\">A</string></resources>",
      to: "app/src/main/res/values/strings.xml")
  }

  private func run(
    _ arguments: [String], in sandbox: borrowing Sandbox
  ) async throws -> Program.Output {
    try await Program.pushwright.run(
      arguments, in: sandbox.path("."), environment: sandbox.environment)
  }

  private func send(
    _ label: String?, in sandbox: borrowing Sandbox
  ) async throws -> Int32 {
    let options = label.map { #","fcm_options":{"analytics_label":"\#($0)"}"# } ?? ""
    try sandbox.write(
      #"{"message":{"topic":"news","notification":{"title":"\#(label ?? "T")","body":"B"}"#
        + options + "}}",
      to: "draft.json")
    return try await run(
      ["send", "draft.json", "--confirm", "stage/news", "--reason", "a test"], in: sandbox
    ).status
  }

  @Test func `What was sent is counted by label, and said with what has to be known`() async throws
  {
    let sandbox = try Sandbox()
    let emulator = try await EmulatorProcess.start(in: sandbox)
    try prepare(sandbox, emulator.endpoint, "android-app = \"\(Self.app)\"")
    let none = try await run(["delivery"], in: sandbox)
    #expect(none.status == 0, "\(none.standardError)")
    #expect(none.standardOutput.isEmpty)
    #expect(none.standardError.contains("no delivery data yet"))
    #expect(try await send("sale", in: sandbox) == 0)
    #expect(try await send(nil, in: sandbox) == 0)
    let text = try await run(["delivery", "--label", "sale"], in: sandbox)
    #expect(text.standardOutput.contains("label sale  app \(Self.app)"))
    #expect(text.standardOutput.contains("1 message accepted, 1 of them notifications"))
    #expect(text.standardOutput.contains("  100 %  delivered\n"))
    #expect(!text.standardOutput.contains("no label"))
    for words in ["Android only", "up to 24 hours late", "America/Los_Angeles"] {
      #expect(text.standardError.contains(words))
    }
    let json = try await run(["delivery", "--format", "json"], in: sandbox)
    let checker = try await SchemaChecker(
      run(["schema", "delivery"], in: sandbox).standardOutput)
    #expect(try checker.faults(in: json.standardOutput) == [])
    #expect(json.standardOutput.contains("\"label\": \"sale\""))
    #expect(json.standardOutput.contains("\"label\": null"))
    let past = try await run(["delivery", "--date", "2020-02-29"], in: sandbox)
    #expect(past.standardError.contains("no delivery data on 2020-02-29"))
    let history = try await run(["history", "list"], in: sandbox)
    #expect(history.standardOutput.contains("sale"))
  }

  @Test func `The app is google-services.json's where the profile names none`() async throws {
    let sandbox = try Sandbox()
    let emulator = try await EmulatorProcess.start(in: sandbox)
    try prepare(sandbox, emulator.endpoint)
    let unknown = try await run(["delivery"], in: sandbox)
    #expect(unknown.status == 78)
    #expect(unknown.standardError.contains("add android-app = "))
    try sandbox.write(
      Self.services.replacing("demo-shop", with: "another"), to: "app/google-services.json")
    let foreign = try await run(["delivery"], in: sandbox)
    #expect(foreign.status == 78)
    #expect(foreign.standardError.contains("app/google-services.json is of another project or app"))
    try sandbox.write(Self.services, to: "app/google-services.json")
    #expect(try await send("sale", in: sandbox) == 0)
    let found = try await run(["delivery"], in: sandbox)
    #expect(found.status == 0, "\(found.standardError)")
    #expect(found.standardOutput.contains("app \(Self.app)"))
  }

  @Test(
    arguments: [
      (["--app", "com.example.shop"], 64, "isn't the ID of an Android app"),
      (["--date", "2026-02-30"], 64, "‘2026-02-30’ isn't a day"),
      (["--profile", "none"], 78, "none"),
    ] as [([String], Int32, String)])
  func `What cannot be asked says why`(
    arguments: [String], status: Int32, reason: String
  ) async throws {
    let sandbox = try Sandbox()
    try prepare(sandbox, "http://127.0.0.1:1", "android-app = \"\(Self.app)\"")
    let output = try await run(["delivery"] + arguments, in: sandbox)
    #expect(output.status == status, "\(output.standardError)")
    #expect(output.standardError.contains(reason), "\(output.standardError)")
    #expect(try await run(["delivery"], in: sandbox).status == 69)
  }

  @Test func `Without the right to read them that is said, with the permission`() async throws {
    let sandbox = try Sandbox()
    let server = try HoldingServer()
    try prepare(
      sandbox, "http://127.0.0.1:\(server.port)", "android-app = \"\(Self.app)\"")
    let (folder, environment) = (sandbox.path("."), sandbox.environment)
    async let ending = Program.pushwright.run(["delivery"], in: folder, environment: environment)
    let connection = try await server.connection()
    try await connection.read(until: "\r\n\r\n")
    let body = """
      {"error":{"code":403,"message":"The caller does not have permission","status":"PERMISSION_DENIED"}}
      """
    connection.write(
      "HTTP/1.1 403 Forbidden\r\nContent-Type: application/json\r\nContent-Length: "
        + "\(body.utf8.count)\r\n\r\n\(body)")
    let output = try await ending
    #expect(output.status == 77, "\(output.standardError)")
    #expect(
      output.standardError.contains(
        "give the account the permission fcmdata.deliverydata.list in project demo-shop"))
  }
}
