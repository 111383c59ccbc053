import Testing

/// The commands that the README names for a first message, one after the other.
struct FirstTenMinutesTests {
  private static let strings = """
    <resources>
      <string name="push_title">Your order is here</string>
      <string name="push_body">Come and get it</string>
    </resources>
    """

  @Test func `A fresh clone leads to a message that is previewed, linted and dry-run`()
    async throws
  {
    let sandbox = try Sandbox()
    try sandbox.write(Self.strings, to: "app/src/main/res/values/strings.xml")
    let emulator = try await EmulatorProcess.start(in: sandbox)
    let draft = "drafts/first-message.json"
    for (arguments, words) in [
      (["init", "--yes"], "pushwright emulator --port 8123"),
      // Somebody else's program may answer there.
      (["doctor"], "8123"),
      (["preview", draft], "Your order is here"), (["lint"], "no findings in 1 draft"),
      (["send", draft, "--dry-run"], "NOT SENT (dry-run)"),
    ] {
      if arguments.contains("send") {
        // Tests that run beside each other can't all have the same port.
        let file = try sandbox.text("pushwright.toml")
        try sandbox.write(
          file.replacing("http://127.0.0.1:8123", with: emulator.endpoint), to: "pushwright.toml")
      }
      let output = try await Program.pushwright.run(
        arguments, in: sandbox.path(""), environment: sandbox.environment)
      #expect(output.status == 0, "\(output.standardError)")
      #expect(output.standardOutput.contains(words), "\(output.standardOutput)")
    }
    #expect(try emulator.accepted.map(\.isDryRun) == [true])
  }
}
