import Testing

/// How stories about one draft begin.
extension Terminal {
  /// A message to a topic.
  static let draft =
    #"{"message": {"topic": "news", "notification": {"title": "Sale", "body": "Now"}}}"#

  /// Opens a terminal beside ``draft``, which is `draft.json`.
  static func withDraft(
    columns: Int = 80, _ story: (borrowing Terminal) async throws -> Void
  ) async throws {
    try await with(columns: columns) { terminal in
      try terminal.sandbox.write(draft, to: "draft.json")
      try await story(terminal)
    }
  }

  /// Opens the composer on `draft.json`, and waits until it stands there.
  func openDraft(variables: String = "") async throws {
    try await start("draft.json", variables: variables)
    try await waitFor("topic news", "? keys")
  }

  /// Opens a terminal beside a `draft.json`, with an emulator behind the profile `prod` of its project.
  static func withEmulator(
    profile: String, draft: String,
    _ story: (borrowing Terminal, borrowing EmulatorProcess) async throws -> Void
  ) async throws {
    try await with { terminal in
      let emulator = try await startEmulator(
        profile: profile, draft: draft, in: terminal.sandbox)
      try await story(terminal, emulator)
    }
  }

  /// The emulator alone, with a project and a draft to open.
  static func startEmulator(
    profile: String, draft: String, in sandbox: borrowing Sandbox
  ) async throws -> EmulatorProcess {
    let emulator = try await EmulatorProcess.start(in: sandbox)
    let project = """
      [profiles.prod]
      project = "demo-shop-prod"
      endpoint = "\(emulator.endpoint)"
      \(profile)
      [profiles.prod.test-targets]
      mia = "tokenOfMia:APA91b"
      """
    try sandbox.write(project, to: "pushwright.toml")
    try sandbox.write(draft, to: "draft.json")
    return emulator
  }

  /// A draft that the emulator answers after a number of seconds.
  static func slowDraft(seconds: Int) -> String {
    #"{"message":{"token":"behave-slow-\#(seconds)","notification":{"title":"T"},"android":{"ttl":"3600s"}}}"#
  }

  /// Sends `draft.json` to its topic `news` with another program.
  func sendElsewhere() async throws {
    let output = try await Program.pushwright.run(
      ["send", "draft.json", "--confirm", "prod/news"], in: sandbox.path("."),
      environment: sandbox.environment)
    #expect(output.status == 0, "\(output.standardError)")
    try await Self.pause()
  }

  /// Longer than the pause without a key that a review needs.
  static func pause() async throws { try await Task.sleep(for: .milliseconds(500)) }
}
