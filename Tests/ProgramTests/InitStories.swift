import Testing

/// From an empty directory to the preview of a message.
@Suite(.serialized, .enabled(if: Terminal.isWanted))
struct InitStories {
  private static let strings = """
    <resources>
      <string name="app_name">Corner Shop</string>
      <string name="push_title">Your order is here</string>
      <string name="push_body">Come and get it</string>
    </resources>
    """

  @Test func `An empty directory leads to the demo, and to a draft of the app that is there`()
    async throws
  {
    try await Terminal.with(columns: 100) { terminal in
      try terminal.sandbox.write(Self.strings, to: "app/src/main/res/values/strings.xml")
      try await terminal.start()
      try await terminal.waitFor("Welcome to Pushwright", "Init here")
      try await terminal.press("Enter")
      try await terminal.waitFor("demo-shop", "fcm-example.json")
      try await terminal.press("q")
      try await terminal.waitFor("ended with 0")
      try await terminal.shell("clear")
      try await terminal.start()
      try await terminal.waitFor("Welcome to Pushwright")
      try await terminal.press("Down", "Enter")
      try await terminal.waitFor("App name [Corner Shop]:")
      try await terminal.press("Enter")
      try await terminal.waitFor("Firebase project ID")
      try await terminal.press("Enter")
      try await terminal.waitFor("first-message.json", "Your order is here")
      #expect(try terminal.sandbox.text("pushwright.toml").contains("name = \"Corner Shop\""))
    }
  }

  @Test func `A project that init has made passes its own gate`() async throws {
    let sandbox = try Sandbox()
    try sandbox.write(Self.strings, to: "app/src/main/res/values/strings.xml")
    let directory = sandbox.path("")
    let made = try await Program.pushwright.run(
      ["init", "--yes"], in: directory, environment: sandbox.environment)
    #expect(made.status == 0, "\(made.standardError)")
    #expect(made.standardOutput.contains("pushwright lint"))
    let lint = try await Program.pushwright.run(
      ["lint"], in: directory, environment: sandbox.environment)
    #expect(lint.status == 0, "\(lint.standardOutput)\(lint.standardError)")
    let again = try await Program.pushwright.run(
      ["init", "--yes"], in: directory, environment: sandbox.environment)
    #expect(again.status == 64)
    #expect(again.standardError.contains("pushwright.toml and drafts/first-message.json"))
  }
}
