import Testing
import Workspace

/// What a profile says about tokens, journal and dry-runs.
struct ProfileSendingTests {
  private static func reading(_ lines: String) throws -> (Profile, [String]) {
    let (project, problems) = ProjectFile.reading(
      "[profiles.a]\nproject = \"demo-shop\"\n" + lines, path: "p.toml")
    return (try #require(project.profiles.first), problems.map(\.description))
  }

  @Test(arguments: [
    (#"["gcloud", "auth", "print-access-token"]"#, ["gcloud", "auth", "print-access-token"]),
    (#""gcloud auth  print-access-token""#, ["gcloud", "auth", "print-access-token"]),
    (#"["sh", "-c", "vault read | jq .token"]"#, ["sh", "-c", "vault read | jq .token"]),
    (#"["/opt/my tools/token"]"#, ["/opt/my tools/token"]),
  ])
  func `A command is a list, or words between spaces`(value: String, words: [String]) throws {
    let (profile, problems) = try Self.reading("token-command = \(value)")
    #expect(profile.tokenCommand == words)
    #expect(problems.isEmpty)
    #expect(!profile.isReadOnly)
  }

  @Test(arguments: [
    #""vault read | jq .token""#, #""echo $TOKEN""#, #""a 'b c'""#, "\"a `b`\"", #""T=1 a""#,
  ])
  func `A command that looks for a shell is refused, and nothing is sent with other rights`(
    value: String
  ) throws {
    let (profile, problems) = try Self.reading("token-command = \(value)")
    #expect(profile.tokenCommand == [])
    #expect(profile.isReadOnly)
    #expect(
      problems == [
        "p.toml:3:1: error: Pushwright runs ‘token-command’ without a shell: write it as a list, "
          + "as in [\"sh\", \"-c\", \"…\"]"
      ])
  }

  @Test(arguments: [
    "token-command = \" \"", "token-command = 5", "token-command = []", "token-command = [\"\"]",
    "token-variable = \"a-b\"", "credentials = 5", "credentials = \"\"",
  ])
  func `Credentials that cannot be read leave dry-runs only`(line: String) throws {
    let (profile, problems) = try Self.reading(line)
    #expect(profile.isReadOnly)
    #expect(problems.count == 1)
  }

  @Test func `Of two sources of credentials the one that is not used is named`() throws {
    let (profile, problems) = try Self.reading(
      "token-command = \"a\"\ntoken-variable = \"T\"\ncredentials = \"k.json\"")
    #expect(profile.credentials == "k.json")
    #expect(
      problems == [
        "p.toml:3:1: warning: ‘token-command’ has no effect beside ‘credentials’",
        "p.toml:4:1: warning: ‘token-variable’ has no effect beside ‘credentials’",
      ])
  }

  @Test(arguments: ["0", "-1", "\"many\"", "2.5"])
  func `A limit of recipients that can't be read allows dry runs only`(value: String) throws {
    let (profile, problems) = try Self.reading("max-recipients = \(value)")
    #expect(profile.maxRecipients == nil && profile.isReadOnly && problems.count == 1)
  }

  @Test func `A profile limits the recipients of a list`() throws {
    let (profile, problems) = try Self.reading("max-recipients = 5000")
    #expect(profile.maxRecipients == 5000 && !profile.isReadOnly && problems.isEmpty)
    #expect(try Self.reading("").0.maxRecipients == nil)
  }

  @Test(arguments: [("90s", 90), ("30m", 1800), ("2h", 7200), ("7d", 604_800)])
  func `A dry-run counts as long as the profile says`(text: String, seconds: Int) throws {
    let (profile, problems) = try Self.reading("dry-run-max-age = \"\(text)\"")
    #expect(profile.dryRunMaxAge == seconds)
    #expect(problems.isEmpty)
  }

  @Test(arguments: [
    ("\"1\"", "‘1’ isn't a duration: write it as in dry-run-max-age = \"30m\""),
    ("\"-1h\"", "‘-1h’ isn't a duration: write it as in dry-run-max-age = \"30m\""),
    ("\"9d\"", "‘dry-run-max-age’ must be 1m to 7d, not 9d"),
    ("\"9223372036854775807d\"", "‘dry-run-max-age’ must be 1m to 7d, not 9223372036854775807d"),
    (
      "3600",
      "‘dry-run-max-age’ must be a string, as in dry-run-max-age = \"…\", not a whole number"
    ),
  ])
  func `An age that cannot be read is an hour`(value: String, sentence: String) throws {
    let (profile, problems) = try Self.reading("dry-run-max-age = \(value)")
    #expect(profile.dryRunMaxAge == 3600)
    #expect(problems == ["p.toml:3:1: error: \(sentence)"])
  }

  @Test func `A profile may have a journal of its own`() throws {
    let (profile, problems) = try Self.reading("journal = \"sends.sqlite\"")
    #expect(profile.journal == "sends.sqlite")
    #expect(problems.isEmpty)
    #expect(try Self.reading("").0.journal == nil)
  }
}
