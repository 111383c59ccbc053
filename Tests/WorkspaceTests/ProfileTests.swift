import Testing
import Workspace

struct ProfileTests {
  private static func reading(_ lines: String) throws -> (Profile, [String]) {
    let (project, problems) = ProjectFile.reading(
      "[profiles.a]\nproject = \"demo-shop\"\n" + lines, path: "p.toml")
    return (try #require(project.profiles.first), problems.map(\.sentence))
  }

  @Test func `A profile that says nothing is production with every precaution`() throws {
    let (profile, problems) = try Self.reading("")
    #expect(problems.isEmpty)
    #expect(profile.kind == .production)
    #expect(profile.endpoint == "https://fcm.googleapis.com")
    #expect(profile.confirmation == .type)
    #expect(profile.requiresDryRun)
    #expect(!profile.isReadOnly)
  }

  @Test func `Outside production a send is asked for and needs no dry-run`() throws {
    let (profile, _) = try Self.reading("kind = \"test\"")
    #expect(profile.confirmation == .ask)
    #expect(!profile.requiresDryRun)
  }

  @Test(arguments: [
    "read-only = \"yes\"", "journal = 5", "endpoint = \"ftp://x\"", "endpoint = 5",
    "endpoint = \"\"",
    "endpoint = \"https://user@host\"", "endpoint = \"https://host/path\"",
    "endpoint = \"https://host:99999\"", "endpoint = \"https://host:+80\"",
    "endpoint = \"https://\"",
  ])
  func `A profile whose reach cannot be read only makes dry-runs`(line: String) throws {
    let (profile, problems) = try Self.reading(line)
    #expect(profile.isReadOnly)
    #expect(problems.count == 1)
  }

  @Test func `A profile may name a journal that people share`() throws {
    let (profile, problems) = try Self.reading("journal = \"/srv/pushwright/sends.sqlite\"")
    #expect(problems.isEmpty)
    #expect(profile.journal == "/srv/pushwright/sends.sqlite")
    #expect(try Self.reading("").0.journal == nil)
  }

  @Test(arguments: ["project = \"a/b\"", "project = \"Demo Shop\"", "project = 7"])
  func `A project id that would change the URL is refused`(line: String) throws {
    let (project, problems) = ProjectFile.reading("[profiles.a]\n\(line)", path: "p.toml")
    let profile = try #require(project.profiles.first)
    #expect(profile.project == nil)
    #expect(profile.isReadOnly)
    #expect(problems.map(\.severity) == [.error])
  }

  @Test(arguments: ["kind = \"tset\"", "kind = 1", "confirm = \"no\"", "require-dry-run = \"no\""])
  func `A precaution that cannot be read is taken`(line: String) throws {
    let rest = line.hasPrefix("kind") ? "" : "\nkind = \"test\""
    let (profile, problems) = try Self.reading(line + rest)
    #expect(problems.count == 1)
    if line.hasPrefix("kind") { #expect(profile.kind == .production) }
    if line.hasPrefix("confirm") { #expect(profile.confirmation == .type) }
    if line.hasPrefix("require") { #expect(profile.requiresDryRun) }
  }

  @Test(arguments: [
    "http://127.0.0.1:8123", "http://localhost:8123/", "http://[::1]:8123", "https://127.9.9.9",
  ])
  func `A local profile may use any address of this machine`(endpoint: String) throws {
    let (profile, problems) = try Self.reading("kind = \"local\"\nendpoint = \"\(endpoint)\"")
    #expect(problems.isEmpty)
    #expect(profile.kind == .local)
    #expect(!profile.endpoint.hasSuffix("/"))
  }

  @Test(arguments: [
    "", "endpoint = \"https://127.0.0.1.example.com\"", "endpoint = \"https://localhost.example\"",
    "endpoint = \"https://127.0.0\"", "endpoint = \"https://127.0.0.999\"",
  ])
  func `A local profile that reaches further is production`(endpoint: String) throws {
    let (profile, problems) = try Self.reading("kind = \"local\"\n\(endpoint)")
    #expect(profile.kind == .production)
    #expect(profile.confirmation == .type)
    #expect(problems.count == 1)
  }

  @Test func `A token that would cross the network unencrypted is a warning`() throws {
    let (profile, problems) = try Self.reading("endpoint = \"http://fcm.example.com\"")
    #expect(profile.endpoint == "http://fcm.example.com")
    #expect(problems == ["the token would cross the network unencrypted: use https"])
  }

  @Test(arguments: ["ya29.a0AfH6", "FCM-TOKEN", "1TOKEN", "Bearer x"])
  func `A token where its variable's name belongs is refused and not repeated`(
    value: String
  ) throws {
    let (profile, problems) = try Self.reading("token-variable = \"\(value)\"")
    #expect(profile.tokenVariable == nil)
    #expect(problems.count == 1)
    #expect(problems.allSatisfy { !$0.contains(value) })
  }

  @Test(arguments: [("red", "red"), ("#2F9e44", "#2F9e44"), ("rde", nil), ("#12345", nil)])
  func `A color is a name or six digits`(value: String, expected: String?) throws {
    let (profile, problems) = try Self.reading("color = \"\(value)\"")
    #expect(profile.color == expected)
    #expect(problems.isEmpty == (expected != nil))
  }

  @Test func `A profile may have a theme of its own, or a pair of them`() throws {
    #expect(try Self.reading("").0.theme == nil)
    #expect(try Self.reading("theme = \"mono\"").0.theme == .one("mono"))
    let (profile, problems) = try Self.reading("theme = { dark = \"nord\", light = \"paper\" }")
    #expect(profile.theme == .pair(dark: "nord", light: "paper"))
    #expect(problems.isEmpty)
  }

  @Test func `A theme that cannot be read is said and leaves the profile as it is`() throws {
    let (profile, problems) = try Self.reading("theme = 5\nkind = \"test\"")
    #expect(profile.theme == nil)
    #expect(profile.kind == .test)
    #expect(!profile.isReadOnly)
    #expect(problems.count == 1)
  }
}
