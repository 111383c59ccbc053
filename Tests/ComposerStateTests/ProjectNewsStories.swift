import Drafts
import PushMessages
import SendPolicy
import Testing
import Workspace

@testable import ComposerState

/// The project file is written while the program runs.
struct ProjectNewsStories {
  private func reading(
    _ number: Int = 1, profiles: [ProfileSummary] = [Outbox.profile()],
    settings: Drafts.PreviewSettings = Studio.settings, readsStrings: Bool = false,
    changes: [String] = [], warnings: [String] = []
  ) -> ProjectReading {
    ProjectReading(
      number: number, settings: settings, profiles: profiles,
      standardProfile: profiles.first ?? ProfileSummary(.noneConfigured),
      readsStrings: readsStrings, changes: changes, warnings: warnings)
  }

  @Test func `What changed is taken and named`() {
    var composer = Outbox.composer()
    let other = Outbox.profile { $0.project = "demo-live" }
    let effects = composer.effects(
      of: .projectRead(
        reading(profiles: [other], changes: ["profile prod: project demo-live", "lint settings"])))
    #expect(effects == [.useProject(1)])
    #expect(composer.profile == other && composer.profiles == [other])
    #expect(composer.access == nil)
    #expect(
      composer.notice
        == Notice(.good, "pushwright.toml: profile prod: project demo-live; lint settings"))
  }

  @Test func `A profile that has gone is missed, and no other takes its place`() {
    var composer = Outbox.composer()
    composer.start(.projectRead(reading(profiles: [Studio.profile])))
    #expect(composer.profile.kind == .none)
    #expect(composer.profile.choice.profile == nil)
    composer.start(.projectRead(reading(2, profiles: [Studio.profile, Outbox.profile()])))
    #expect(composer.profile == Outbox.profile())
  }

  @Test func `Where none was chosen the only profile is taken, as at the start`() {
    var composer = Studio.composer(profile: ProfileSummary(.noneConfigured))
    composer.start(.projectRead(reading(profiles: [Studio.profile])))
    #expect(composer.profile == Studio.profile)
  }

  @Test func `The chosen locale and the devices that were added stay`() {
    var composer = Outbox.composer()
    composer.add(PreviewLocale("ja-JP"))
    composer.locales.choose(2)
    let next = Drafts.PreviewSettings(
      appName: "Shop", locales: ["de-DE", "es"].map { PreviewLocale($0) })
    composer.start(.projectRead(reading(settings: next)))
    #expect(composer.settings.locales.map(\.name) == ["de-DE", "es", "ja-JP"])
    #expect(composer.locale.name == "de-DE")
  }

  @Test func `Strings that are elsewhere now are not known until they are read`() {
    var composer = Outbox.composer()
    composer.start(.stringsRead(StringsSummary(revision: 1, fileCount: 1, errors: [])))
    composer.start(.projectRead(reading()))
    #expect(composer.strings != nil)
    composer.start(.projectRead(reading(2, readsStrings: true)))
    #expect(composer.strings == nil)
  }

  @Test func `A broken file forbids sends and tests until it is whole, and says where`() {
    var composer = Outbox.composer()
    let sentence = "pushwright.toml:3:1: error: not valid TOML"
    composer.start(.projectBroken(sentence))
    #expect(
      composer.notice
        == Notice(
          .error, "\(sentence). Fix the file to send; the last good version stays in use"))
    let refused = Availability.unavailable(because: "pushwright.toml is broken: \(sentence)")
    for command in [Command.send, .testSend] {
      #expect(composer.availability(of: command, seeing: Studio.derived(of: composer)) == refused)
    }
    #expect(composer.profile == Outbox.profile())
    composer.start(.projectRead(reading()))
    #expect(composer.notice == Notice(.good, "Pushwright can read pushwright.toml again"))
    #expect(
      composer.availability(of: .send, seeing: Studio.derived(of: composer)) == .available)
  }

  @Test func `A project that is gone sends nothing, not even a dry run, and offers another place`()
  {
    var composer = Outbox.composer()
    composer.start(.projectGone("the project's directory no longer exists"))
    #expect(composer.notice?.kind == .error && composer.notice?.offers == [.saveAs])
    for command in [Command.dryRun, .send, .testSend] {
      var asked = composer
      #expect(asked.effects(of: .command(command)) == [])
      #expect(asked.openModal == nil && asked.running == nil)
      #expect(
        asked.notice?.text.contains("the project's directory no longer exists. Restore it") == true)
    }
    composer.start(.projectRead(reading()))
    #expect(
      composer.availability(of: .dryRun, seeing: Studio.derived(of: composer)) == .available)
  }

  @Test func `A project that is gone is not asked about`() throws {
    var composer = Outbox.composer()
    let request = PermissionRequest(
      file: "/a/pushwright.toml", powers: [.beUsed(although: "others can write it")])
    composer.start(
      .projectGone("pushwright.toml no longer exists"),
      .accountFound(.notAllowed(request), warnings: []), .command(.dryRun))
    #expect(composer.modal(PermissionQuestion.self) == nil)
  }

  @Test func `A file that breaks under an open review forbids its send`() {
    var composer = Outbox.reviewing(Outbox.token)
    composer.start(.projectBroken("pushwright.toml:3: error: no"))
    #expect(composer.review?.verdict?.isAllowed == false)
    composer.start(.dialog(.send))
    #expect(composer.running == nil)
  }

  @Test func `A review never sends to another project than it names`() {
    var composer = Outbox.reviewing(Outbox.token)
    let other = Outbox.profile { $0.project = "demo-live" }
    #expect(composer.effects(of: .projectRead(reading(profiles: [other]))) == [])
    #expect(composer.profile == Outbox.profile())
    #expect(composer.review?.verdict?.refusals.first?.code == .projectFile)
    composer.start(.dialog(.send))
    #expect(composer.running == nil)
    #expect(composer.effects(of: .command(.back)) == [.useProject(1)])
    #expect(composer.profile == other)
  }

  @Test func `While a dry-run or a send is on its way nothing changes under it`() throws {
    var composer = Outbox.composer(dryRun: false)
    composer.start(.command(.dryRun))
    let intent = try #require(composer.running?.intent)
    let other = Outbox.profile { $0.project = "demo-live" }
    #expect(composer.effects(of: .projectRead(reading(profiles: [other]))) == [])
    let effects = composer.effects(of: .sendFinished(intent, Outbox.accepted))
    #expect(effects == [.readHistory, .useProject(1)])
    #expect(composer.profile == other && composer.dryRunMark == .stale)
  }

  @Test func `Of several readings the newest counts`() {
    var composer = Outbox.composer()
    composer.start(.command(.palette), .projectRead(reading(1)), .projectRead(reading(2)))
    #expect(composer.effects(of: .command(.back)) == [.useProject(2)])
  }

  @Test func `A warning comes with its place`() {
    var composer = Outbox.composer()
    composer.start(
      .projectRead(
        reading(changes: ["lint settings"], warnings: ["pushwright.toml:2:1: warning: unknown key"])
      ))
    #expect(
      composer.notice
        == Notice(
          .warning, "pushwright.toml: lint settings. pushwright.toml:2:1: warning: unknown key"))
  }
}
