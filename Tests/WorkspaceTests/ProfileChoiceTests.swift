import Testing
import Workspace

struct ProfileChoiceTests {
  private static let production = Profile(name: "production", project: "demo-shop-prod")
  private static let local = Profile(name: "local", project: "demo-shop", kind: .local)

  private static func project(_ profiles: Profile...) -> ProjectFile {
    ProjectFile(path: "pushwright.toml", profiles: profiles)
  }

  @Test func `The only profile needs no name`() {
    #expect(Self.project(Self.production).profile(named: nil) == .chosen(Self.production))
  }

  @Test func `Of several none is taken by default`() {
    let choice = Self.project(Self.production, Self.local).profile(named: nil)
    #expect(choice.profile == nil)
    #expect(choice.sentence == "choose one with --profile: production, local")
  }

  @Test func `A named profile is chosen`() {
    let project = Self.project(Self.production, Self.local)
    #expect(project.profile(named: "local") == .chosen(Self.local))
    #expect(project.profile(named: "local").sentence == nil)
  }

  @Test(arguments: [
    ("prodution", "no profile ‘prodution’: did you mean ‘production’?"),
    ("Local", "no profile ‘Local’: did you mean ‘local’?"),
    ("staging", "no profile ‘staging’: use one of production, local"),
  ])
  func `An unknown name is never replaced, only answered`(name: String, sentence: String) {
    let choice = Self.project(Self.production, Self.local).profile(named: name)
    #expect(choice.profile == nil)
    #expect(choice.sentence == sentence)
  }

  @Test func `A name that only reads the same is another one`() {
    var profile = Self.local
    profile.name = "K"
    #expect(Self.project(profile).profile(named: "\u{212A}").profile == nil)
    #expect(Self.project(profile).profile(named: "K").profile == profile)
  }

  @Test func `Without profiles the sentence says how to add one`() {
    let project = Self.project()
    #expect(project.profile(named: nil) == .noneConfigured)
    #expect(
      project.profile(named: nil).sentence
        == "no profile is configured: add [profiles.NAME] to pushwright.toml")
    #expect(
      project.profile(named: "x").sentence
        == "no profile ‘x’: add [profiles.NAME] to pushwright.toml")
  }
}
