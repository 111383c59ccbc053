import Testing

/// `pushwright doctor` and `config`, as they are run.
struct DoctorVerbTests {
  private static let project = """
    [[apps]]
    name = "Shop"
    android = ["res"]

    [profiles.prod]
    project = "shop"
    credentials = "key.json"
    """

  private static let strings = """
    <resources><string name="a">Hello there</string></resources>
    """

  private func run(
    _ sandbox: borrowing Sandbox, _ arguments: String...
  ) async throws -> Program.Output {
    try await Program.pushwright.run(
      arguments, in: sandbox.path(""), environment: sandbox.environment)
  }

  @Test func `A key that can't be used fails with what to do, and is never shown`() async throws {
    let sandbox = try Sandbox()
    try sandbox.write(Self.project, to: "pushwright.toml")
    try sandbox.write(Self.strings, to: "res/values/strings.xml")
    try sandbox.write(
      #"{"type": "service_account", "private_key": "SECRET", "client_email": "push@shop"}"#,
      to: "key.json")
    let doctor = try await run(sandbox, "doctor")
    #expect(doctor.status == 1)
    #expect(doctor.standardOutput.contains("Android: 1 key in 1 localization"))
    #expect(doctor.standardOutput.contains("✗ credentials    prod: "))
    #expect(doctor.standardOutput.contains("→ "))
    #expect(!(doctor.standardOutput + doctor.standardError).contains("SECRET"))
  }

  @Test func `A key in the place of its file's name is never shown`() async throws {
    let sandbox = try Sandbox()
    try sandbox.write(Self.project.replacing("credentials", with: "color"), to: "pushwright.toml")
    var environment = sandbox.environment
    environment["GOOGLE_APPLICATION_CREDENTIALS"] =
      "{\n\"private_key\": \"-----BEGIN PRIVATE KEY-----SECRET\"}"
    for arguments in [["doctor"], ["config", "show"], ["topics", "list", "pixel"]] {
      let output = try await Program.pushwright.run(
        arguments, in: sandbox.path(""), environment: environment)
      #expect(!(output.standardOutput + output.standardError).contains("SECRET"), "\(arguments)")
    }
  }

  @Test func `Without anything set up nothing fails, and the way to begin is named`() async throws {
    let sandbox = try Sandbox()
    let doctor = try await run(sandbox, "doctor")
    #expect(doctor.status == 0, "\(doctor.standardOutput)")
    #expect(doctor.standardOutput.contains("run pushwright init"))
  }

  @Test func `A mistake in a file is named with its line by validate, and ends it with 1`()
    async throws
  {
    let sandbox = try Sandbox()
    try sandbox.write(Self.project + "\nkind = \"none\"\n", to: "pushwright.toml")
    try sandbox.write("[keymap]\nfly-away = \"f\"\n", to: "config/pushwright/config.toml")
    let validate = try await run(sandbox, "config", "validate")
    #expect(validate.status == 1)
    #expect(validate.standardOutput.contains("pushwright.toml:8:1: error: ‘none’ isn't a value"))
    #expect(validate.standardOutput.contains("config.toml:2: error: "))
    let show = try await run(sandbox, "config", "show")
    #expect(show.status == 0)
    #expect(show.standardOutput.contains("(pushwright.toml:6)"))
  }

  @Test func `A variable counts instead of the configuration, and a mistake in one is named`()
    async throws
  {
    let sandbox = try Sandbox()
    try sandbox.write("mouse = true\n", to: "config/pushwright/config.toml")
    func run(_ verb: String, _ value: String) async throws -> Program.Output {
      try await Program.pushwright.run(
        ["config", verb], in: sandbox.path(""),
        environment: sandbox.environment.merging(["PUSHWRIGHT_MOUSE": value]) { $1 })
    }
    let show = try await run("show", "false")
    #expect(show.standardOutput.contains(/mouse +false  \(PUSHWRIGHT_MOUSE\)/))
    let validate = try await run("validate", "off")
    #expect(validate.status == 1)
    #expect(validate.standardOutput == "PUSHWRIGHT_MOUSE: error: ‘off’ isn't true or false\n")
  }

  @Test func `A password in an endpoint is shown by no report`() async throws {
    let sandbox = try Sandbox()
    try sandbox.write(
      "[profiles.prod]\nproject = \"shop\"\nendpoint = \"https://me:SECRET@fcm.example\"\n",
      to: "pushwright.toml")
    for arguments in [["config", "show"], ["config", "validate"], ["doctor"]] {
      let output = try await Program.pushwright.run(
        arguments, in: sandbox.path(""), environment: sandbox.environment)
      #expect(output.standardOutput.contains("https://…@fcm.example"), "\(arguments)")
      #expect(!(output.standardOutput + output.standardError).contains("SECRET"))
    }
  }
}
