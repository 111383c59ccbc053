import Testing
import Workspace

/// A profile that is called test, and sends to a production profile's project.
struct ProductionProjectTests {
  private static let production = """
    [profiles.prod]
    project = "demo-prod"

    """

  private func reading(_ stage: String) throws -> (Profile, [String]) {
    let (file, problems) = ProjectFile.reading(
      Self.production + "[profiles.stage]\n" + stage, path: "p.toml")
    return (try #require(file.profiles.last), problems.map(\.description))
  }

  @Test func `It is treated as production, and its author is told`() throws {
    let (profile, problems) = try reading("project = \"demo-prod\"\nkind = \"test\"")
    #expect(profile.kind == .test && profile.confirmation == .ask)
    #expect(profile.kind(sendingTo: "demo-prod") == .production)
    #expect(profile.confirmation(sendingTo: "demo-prod") == .type)
    #expect(profile.productionProfile(sharing: "demo-prod") == "prod")
    #expect(
      problems == [
        "p.toml:5:1: warning: this profile is called test, but its project is that of ‘prod’, a production profile: Pushwright treats it as production"
      ])
  }

  @Test func `Its project may only be known from its credentials`() throws {
    let (profile, problems) = try reading("credentials = \"key.json\"\nkind = \"test\"")
    #expect(problems.isEmpty)
    #expect(profile.kind(sendingTo: "demo-prod") == .production)
    #expect(profile.kind(sendingTo: "demo-stage") == .test)
    #expect(profile.kind(sendingTo: nil) == .test)
  }

  @Test(arguments: [
    "project = \"demo-stage\"\nkind = \"test\"",
    "project = \"demo-prod\"\nkind = \"test\"\nendpoint = \"http://127.0.0.1:8123\"",
    "project = \"demo-prod\"\nkind = \"local\"\nendpoint = \"http://localhost:8123\"",
    "project = \"demo-prod\"\nkind = \"production\"\nconfirm = \"ask\"",
  ])
  func `Another project, an FCM on this machine and a second production profile are as they say`(
    stage: String
  ) throws {
    let (profile, problems) = try reading(stage)
    #expect(problems.isEmpty)
    #expect(profile.kind(sendingTo: profile.project) == profile.kind)
    #expect(profile.confirmation(sendingTo: profile.project) == .ask)
  }
}
