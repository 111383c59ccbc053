import Foundation
import TestPacing
import Testing

/// A stranger's project file runs nothing and gets no token before the user allows it.
@Suite(.serialized)
struct StrangerProjectTests {
  private static let draft = #"{"message":{"topic":"news","notification":{"title":"T"}}}"#

  private func run(
    _ words: [String], in sandbox: borrowing Sandbox, at folder: String = "shop",
    variables: [String: String] = [:]
  ) async throws -> Program.Output {
    try await Program.pushwright.run(
      words, in: sandbox.path(folder),
      environment: sandbox.environment.merging(variables) { $1 })
  }

  private func write(_ profile: String, to sandbox: borrowing Sandbox) throws {
    let project = """
      [profiles.prod]
      project = "demo-shop"
      require-dry-run = false
      \(profile.replacing("SANDBOX", with: sandbox.path("")))

      """
    try sandbox.write(project, to: "shop/pushwright.toml")
    try sandbox.write(Self.draft, to: "shop/draft.json")
  }

  private static let key =
    #"{"type": "external_account", "audience": "//a", "#
    + #""subject_token_type": "jwt", "credential_source": {"file": "SANDBOX/secret"}}"#

  struct Attack: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var profile: String
    /// A part of what the program says that the file wants.
    var words: String
    /// What must not have happened, as a file that isn't there.
    var trace = "ran"
    var prepare: @Sendable (URL) throws -> Void = { _ in }
  }

  private static let attacks = [
    Attack(
      testDescription: "a program",
      profile: #"token-command = ["touch", "SANDBOX/ran"]"#, words: "run touch "),
    Attack(
      testDescription: "a variable for a foreign host",
      profile: "endpoint = \"https://127.1:1\"\ntoken-variable = \"GITHUB_TOKEN\"",
      words: "send the environment variable GITHUB_TOKEN as a token to https://127.1:1"),
    Attack(
      testDescription: "a variable for FCM", profile: "token-variable = \"GITHUB_TOKEN\"",
      words: "GITHUB_TOKEN as a token to https://fcm.googleapis.com"),
    Attack(
      testDescription: "a key outside", profile: #"credentials = "../outside.json""#,
      words: "/outside.json and send tokens of its account"),
    Attack(
      testDescription: "a key behind a link", profile: #"credentials = "key.json""#,
      words: "/outside.json and send tokens of its account",
      prepare: { folder in
        try FileManager.default.createSymbolicLink(
          atPath: folder.path + "/shop/key.json", withDestinationPath: "../outside.json")
      }),
    Attack(
      testDescription: "a key that sends another file away", profile: #"credentials = "key.json""#,
      words: "/secret and send it to https://sts.googleapis.com",
      prepare: { folder in
        let text = key.replacing("SANDBOX", with: folder.path)
        try Data(text.utf8).write(to: folder.appending(path: "shop/key.json"))
      }),
    Attack(
      testDescription: "a journal outside",
      profile: "endpoint = \"http://127.0.0.1:1\"\njournal = \"../ran\"", words: "record sends in "),
    Attack(
      testDescription: "a journal of the project, which knows no earlier send",
      profile: "journal = \"j.sqlite\"", words: "record sends in ", trace: "shop/j.sqlite"),
    Attack(
      testDescription: "a journal behind a link that leads nowhere",
      profile: "endpoint = \"http://127.0.0.1:1\"\njournal = \"j.sqlite\"",
      words: "record sends in ",
      prepare: { folder in
        try FileManager.default.createSymbolicLink(
          atPath: folder.path + "/shop/j.sqlite", withDestinationPath: "../ran")
      }),
  ]

  @Test(arguments: attacks)
  func `A dry-run does nothing of it, names it and the command that allows it`(attack: Attack)
    async throws
  {
    let sandbox = try Sandbox()
    try write(attack.profile, to: sandbox)
    try sandbox.write("not a key", to: "outside.json")
    try sandbox.write("secret of the user's", to: "secret")
    try attack.prepare(sandbox.folder)
    let variables = ["GITHUB_TOKEN": "ghp_MARKED4711", "HTTPS_PROXY": "http://127.0.0.1:1"]
    let refused = try await run(
      ["send", "draft.json", "--dry-run"], in: sandbox, variables: variables)
    #expect(refused.status == 77, "\(refused.standardError)")
    #expect(refused.standardOutput == "NOT SENT (dry-run)\n")
    #expect(refused.standardError.contains(attack.words), "\(refused.standardError)")
    let file = sandbox.path("shop/pushwright.toml")
    #expect(refused.standardError.contains("pushwright config trust \(file)"))
    #expect(!FileManager.default.fileExists(atPath: sandbox.path(attack.trace)))

    let unasked = try await run(["config", "trust"], in: sandbox)
    #expect(unasked.status == 64 && unasked.standardError.contains(attack.words))
    let allowed = try await run(["config", "trust", "--yes"], in: sandbox)
    #expect(allowed.status == 0, "\(allowed.standardError)")
    let tried = try await run(
      ["send", "draft.json", "--dry-run"], in: sandbox, variables: variables)
    #expect(!tried.standardError.contains("config trust"), "\(tried.standardError)")

    let revoked = try await run(["config", "trust", "--revoke"], in: sandbox)
    #expect(revoked.status == 0)
    let again = try await run(
      ["send", "draft.json", "--dry-run"], in: sandbox, variables: variables)
    #expect(again.status == 77)
  }

  @Test func `What is allowed runs, and what changes or is copied asks again`() async throws {
    let sandbox = try Sandbox()
    try write(#"token-command = ["touch", "SANDBOX/ran"]"#, to: sandbox)
    _ = try await run(["config", "trust", "--yes"], in: sandbox)
    _ = try await run(["send", "draft.json", "--dry-run"], in: sandbox)
    #expect(sandbox.names(in: "").contains("ran"))
    try FileManager.default.copyItem(atPath: sandbox.path("shop"), toPath: sandbox.path("copy"))
    let copy = try await run(["send", "draft.json", "--dry-run"], in: sandbox, at: "copy")
    #expect(copy.status == 77)
    for profile in [
      #"token-command = ["touch", "SANDBOX/ran", "SANDBOX/more"]"#,
      "endpoint = \"https://127.1:1\"\ntoken-command = [\"touch\", \"SANDBOX/ran\"]",
    ] {
      try write(profile, to: sandbox)
      let changed = try await run(["send", "draft.json", "--dry-run"], in: sandbox)
      #expect(changed.status == 77, "\(changed.standardError)")
    }
    #expect(!sandbox.names(in: "").contains("more"))
  }

  @Test(arguments: [#"["./get-token"]"#, #"["sh", "get-token"]"#])
  func
    `A program of the project is the project's own, wherever it is started, and asks again when it changes`(
      command: String
    ) async throws
  {
    let sandbox = try Sandbox()
    try write("token-command = \(command)", to: sandbox)
    for (folder, name) in [("shop", "own"), ("shop/vendor", "foreign"), ("away", "foreign")] {
      let path = "\(folder)/get-token"
      try sandbox.write("#!/bin/sh\ntouch \(sandbox.path(name))\n", to: path)
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: sandbox.path(path))
    }
    let trust = try await run(["config", "trust", "--yes"], in: sandbox)
    #expect(trust.standardError.contains("get-token as it is now and send the token"))
    for folder in ["shop", "shop/vendor", "away"] {
      let words = ["send", sandbox.path("shop/draft.json"), "--dry-run", "--project"]
      _ = try await run(words + [sandbox.path("shop")], in: sandbox, at: folder)
      #expect(sandbox.names(in: "").contains("own"))
      #expect(!sandbox.names(in: "").contains("foreign"))
      try FileManager.default.removeItem(atPath: sandbox.path("own"))
    }
    try sandbox.write("#!/bin/sh\ntouch \(sandbox.path("own"))\necho\n", to: "shop/get-token")
    let changed = try await run(["send", "draft.json", "--dry-run"], in: sandbox)
    #expect(changed.status == 77, "\(changed.standardError)")
    #expect(!sandbox.names(in: "").contains("own"))
  }

  /// FCM refuses the first token, so that another one is asked for in the same run.
  @Test
  func
    `A program that changes while a send is under way isn't run again, and its token isn't used`()
    async throws
  {
    let sandbox = try Sandbox()
    let emulator = try await EmulatorProcess.start(in: sandbox)
    try write("endpoint = \"\(emulator.endpoint)\"\ntoken-command = \"./get-token\"", to: sandbox)
    try sandbox.write(
      #"{"message":{"topic":"behave-unauthenticated","data":{"a":"b"}}}"#, to: "shop/draft.json")
    let path = sandbox.path("shop/get-token")
    try sandbox.write(
      "#!/bin/sh\necho run >>\(sandbox.path("runs"))\necho ya29.good\necho '# more' >>\(path)\n",
      to: "shop/get-token")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    _ = try await run(["config", "trust", "--yes"], in: sandbox)
    let output = try await run(["send", "draft.json", "--dry-run"], in: sandbox)
    #expect(output.status == 77, "\(output.standardError)")
    #expect(output.standardError.contains("isn't the program that you allowed"))
    #expect(try sandbox.text("runs") == "run\n")
  }

  @Test func `A foreign host gets nothing before the account and the host were allowed`()
    async throws
  {
    let sandbox = try Sandbox()
    let listener = try Listener()
    try write(
      "endpoint = \"https://127.1:\(listener.port)\"\ntoken-variable = \"GITHUB_TOKEN\"",
      to: sandbox)
    let variables = ["GITHUB_TOKEN": "ghp_MARKED4711"]
    for words in [
      ["send", "draft.json", "--dry-run"], ["send", "draft.json", "--confirm", "prod/news"],
    ] {
      let output = try await run(words, in: sandbox, variables: variables)
      #expect(output.status == 77, "\(output.standardError)")
    }
    #expect(!listener.wasCalled)
    _ = try await run(["config", "trust", "--yes"], in: sandbox)
    // The listener has no certificate, so not even now is there a token on the wire. It hangs up, so that no test waits
    // for the end of a handshake.
    let answering = Task { try await comesAbout { listener.wasCalled } }
    let output = try await run(
      ["send", "draft.json", "--dry-run"], in: sandbox, variables: variables)
    #expect(output.standardError.contains("asking https://127.1:\(listener.port) about project"))
    #expect(output.status != 0)
    #expect(try await answering.value)
  }

  @Test func `A key of the project signs in on this machine only with a permission`() async throws {
    let sandbox = try Sandbox()
    let listener = try Listener()
    try write("credentials = \"key.json\"", to: sandbox)
    for server in ["http://127.0.0.1:\(listener.port)", "http://127.0.0.1:1"] {
      try sandbox.write(
        #"{"type": "authorized_user", "client_id": "c", "client_secret": "s", "#
          + #""refresh_token": "r", "account": "mia@example.com", "token_uri": "\#(server)/t"}"#,
        to: "shop/key.json")
      let refused = try await run(["send", "draft.json", "--dry-run"], in: sandbox)
      #expect(refused.status == 77, "\(refused.standardError)")
      #expect(refused.standardError.contains("prove to \(server) that it is mia@example.com"))
    }
    #expect(!listener.wasCalled)
    _ = try await run(["config", "trust", "--yes"], in: sandbox)
    let allowed = try await run(["send", "draft.json", "--dry-run"], in: sandbox)
    #expect(allowed.standardError.contains("couldn't reach http://127.0.0.1:1"))
  }

  @Test func `The user's own key goes to a foreign host only with host and account allowed`()
    async throws
  {
    let sandbox = try Sandbox()
    try write("endpoint = \"https://foreign.invalid\"", to: sandbox)
    try sandbox.write(
      "[credentials]\ndemo-shop = \"mine.json\"\n", to: "config/pushwright/config.toml")
    let key =
      #"{"type": "authorized_user", "client_id": "c", "client_secret": "s", "#
      + #""refresh_token": "r", "account": "mia@example.com"}"#
    try sandbox.write(key, to: "config/pushwright/mine.json")
    let output = try await run(["send", "draft.json", "--dry-run"], in: sandbox)
    #expect(output.status == 77)
    #expect(
      output.standardError.contains("send tokens of mia@example.com to https://foreign.invalid"))
  }

  @Test(arguments: [
    ["lint", "draft.json", "--no-strings"], ["preview", "draft.json", "--no-strings"],
    ["convert", "draft.json"], ["config", "trust", "--list"],
  ])
  func `Verbs that need none of it work, ask nothing and run nothing`(words: [String]) async throws
  {
    let sandbox = try Sandbox()
    try write(
      "token-command = [\"touch\", \"SANDBOX/ran\"]\njournal = \"../ran\"", to: sandbox)
    let output = try await run(words, in: sandbox)
    #expect(output.status <= 1, "\(output.standardError)")
    #expect(!output.standardError.contains("config trust"))
    #expect(!sandbox.names(in: "").contains("ran"))
  }

  @Test func `A link that is turned elsewhere after the permission asks again`() async throws {
    let sandbox = try Sandbox()
    try write("credentials = \"key.json\"", to: sandbox)
    for name in ["outside.json", "other.json"] { try sandbox.write("no key", to: name) }
    let link = sandbox.path("shop/key.json")
    let manager = FileManager.default
    try manager.createSymbolicLink(atPath: link, withDestinationPath: "../outside.json")
    _ = try await run(["config", "trust", "--yes"], in: sandbox)
    let allowed = try await run(["send", "draft.json", "--dry-run"], in: sandbox)
    #expect(!allowed.standardError.contains("config trust"), "\(allowed.standardError)")
    try manager.removeItem(atPath: link)
    try manager.createSymbolicLink(atPath: link, withDestinationPath: "../other.json")
    let turned = try await run(["send", "draft.json", "--dry-run"], in: sandbox)
    #expect(turned.status == 77)
    #expect(turned.standardError.contains("/other.json and send tokens"))
  }

  @Test func `The history in a stranger's place is not opened`() async throws {
    let sandbox = try Sandbox()
    try write("journal = \"../ran\"", to: sandbox)
    for words in [["history", "list"], ["history", "export"]] {
      let output = try await run(words, in: sandbox)
      #expect(output.status == 77, "\(output.standardError)")
      #expect(output.standardError.contains("record sends in"))
    }
  }
}
