import Drafts
import FCMClient
import PushMessages
import SendPolicy
import Testing
import TextEditing
import Workspace

@testable import ComposerState

/// Another profile is chosen inside the program.
struct ProfileStories {
  @Test func `While the project file is broken nobody says that it has no profile`() {
    var composer = Studio.composer(profile: ProfileSummary(ProfileChoice.unusable("line 1")))
    composer.sending.start(
      composer.profiles, projectProblem: "pushwright.toml:1:12: error: not valid TOML")
    #expect(
      composer.availability(of: .chooseProfile, seeing: Studio.derived(of: composer))
        == .unavailable(
          because:
            "pushwright.toml is broken: pushwright.toml:1:12: error: not valid TOML"))
    composer.sending.start(composer.profiles, projectProblem: nil)
    composer.start(.command(.chooseProfile))
    #expect(composer.notice?.text.contains("no profile is configured") == true)
  }

  @Test func `With a locale that no device has nothing is sent`() {
    var composer = Studio.composer()
    composer.preview.take(
      StringsSummary(
        revision: 1, fileCount: 1, errors: [],
        projectMistakes: ["pushwright.toml:2:12: error: no device has ‘xx-YY’"]))
    #expect(
      composer.availability(of: .send, seeing: Studio.derived(of: composer))
        == .unavailable(
          because: "pushwright.toml is broken: pushwright.toml:2:12: error: no device has ‘xx-YY’"))
  }

  private let stage = ProfileSummary(
    .chosen(
      Profile(
        name: "stage", project: "demo-stage", kind: .test,
        testTargets: [TestTarget(name: "galaxy", address: "Z2FsYXh5Z2FsYXh5Z2FsYXh5")])))

  @Test func `A test profile with the project of production looks like production`() {
    var profile = Profile(name: "stage", project: "demo-prod", kind: .test)
    #expect(ProfileSummary(.chosen(profile)).kind == .test)
    profile.productionProjects = ["demo-prod": "prod"]
    let summary = ProfileSummary(.chosen(profile))
    #expect(summary.kind == .production && summary.kindWord == "production, like prod")
    #expect(summary.rules(with: nil) == "typed confirmation")
  }

  private func composer(_ draft: String = Outbox.topic, dryRun: Bool = true) -> Composer {
    var composer = Outbox.composer(draft, dryRun: dryRun)
    composer.sending.start([Outbox.profile(), stage], projectProblem: nil)
    return composer
  }

  private func picker(of composer: Composer) -> ProfilePicker? {
    if let picker = composer.modal(ProfilePicker.self) { picker } else { nil }
  }

  @Test func `The list begins with the profile in use, and accounts come as they are found`() throws
  {
    var composer = composer()
    #expect(composer.effects(of: .command(.chooseProfile)) == [.findAccounts])
    let entries = composer.profileEntries(in: try #require(picker(of: composer)))
    #expect(entries.map(\.profile.name) == ["prod", "stage"])
    #expect(entries.map(\.isCurrent) == [true, false])
    composer.start(.accountsFound(["stage": .notNeeded]), .accountsFound(["prod": Outbox.account]))
    #expect(picker(of: composer)?.accounts == ["stage": .notNeeded, "prod": Outbox.account])
  }

  @Test func `Dry-run, account, history and test devices are the other profile's from now on`()
    throws
  {
    var composer = composer()
    composer.start(
      .accountFound(Outbox.account, warnings: []),
      .historyRead([try Outbox.past(1)], clock: .utc))
    #expect(composer.dryRunMark == .passed)
    composer.start(.command(.chooseProfile), .command(.down))
    #expect(composer.effects(of: .command(.edit)) == [.useProfile])
    #expect(composer.profile == stage && composer.openModal == nil)
    #expect(composer.access == nil && composer.history.sends == nil)
    #expect(composer.dryRunMark == .stale)
    #expect(composer.notice == Notice(.good, "Profile stage: test, project demo-stage"))
    composer.start(.command(.testSend))
    #expect(composer.review?.purpose == .test("galaxy"))
  }

  @Test func `What is sent goes to the project that the new review names`() throws {
    var composer = composer(Outbox.token)
    composer.sending.start([Outbox.profile(), Studio.profile], projectProblem: nil)
    composer.start(.command(.chooseProfile), .pasted("local"), .command(.edit))
    _ = composer.startReview(.send)
    composer.start(.sendPrepared(.send, SendSituation(access: .notNeeded, journal: .sends([]))))
    composer.wait(milliseconds: 400)
    composer.start(.dialog(.send))
    let intent = try #require(composer.running?.intent)
    #expect(intent.profile == "local" && intent.project.description == "demo")
    #expect(intent.endpoint.isLoopback)
  }

  @Test func `The profile in use stays without a question`() {
    var composer = composer()
    composer.start(.command(.chooseProfile))
    #expect(composer.effects(of: .command(.edit)) == [])
    #expect(composer.notice?.text == "prod stays in use" && composer.dryRunMark == .passed)
  }

  @Test func `A running dry-run is asked about: it is waited for, given up, or the profile stays`()
    throws
  {
    var composer = composer(dryRun: false)
    composer.start(.command(.dryRun), .command(.chooseProfile), .command(.down))
    let intent = try #require(composer.running?.intent)
    #expect(composer.effects(of: .command(.edit)) == [])
    #expect(composer.modal(ProfileChange.self) == ProfileChange(name: "stage", pending: .dryRun))
    #expect(composer.profile.name == "prod")
    var stays = composer
    stays.start(.command(.back))
    #expect(stays.openModal == nil && stays.profile.name == "prod" && stays.running?.sequel == nil)
    var waits = composer
    #expect(waits.effects(of: .dialog(.waitFirst)) == [])
    #expect(waits.profile.name == "prod")
    #expect(waits.effects(of: .sendFinished(intent, Outbox.accepted)) == [.useProfile])
    #expect(waits.profile.name == "stage" && waits.dryRunMark == .stale)
    #expect(composer.effects(of: .dialog(.goOn)) == [.giveUpSend])
    #expect(composer.profile.name == "prod")
    #expect(composer.effects(of: .sendFinished(intent, Outbox.unknown)) == [.useProfile])
    #expect(composer.profile.name == "stage")
  }

  @Test func `While a message is on its way no profile is chosen`() throws {
    var (composer, _) = try Outbox.sending()
    composer.sending.start([Outbox.profile(), stage], projectProblem: nil)
    composer.start(.command(.chooseProfile))
    #expect(composer.modal(SendingPage.self) != nil && composer.profile.name == "prod")
  }

  @Test func `A send without a known outcome is asked about, until the history knows it`() throws {
    var (composer, intent) = try Outbox.sending()
    composer.sending.start([Outbox.profile(), stage], projectProblem: nil)
    composer.start(
      .sendFinished(intent, Outbox.unknown), .command(.back), .command(.chooseProfile),
      .command(.down), .command(.edit))
    let change = ProfileChange(name: "stage", pending: .unknownOutcome(target: intent.target))
    #expect(composer.modal(ProfileChange.self) == change)
    var settled = composer
    // Enter, which has chosen the profile, answers nothing.
    #expect(composer.effects(of: .command(.edit)) == [])
    #expect(composer.effects(of: .dialog(.goOn)) == [.useProfile])
    let record = PastSend(
      id: 1, at: 1, intent: intent, outcome: .accepted(name: "n"), author: "mia@ops")
    settled.start(.command(.back), .historyRead([record], clock: .utc))
    settled.start(.command(.chooseProfile), .command(.down))
    #expect(settled.effects(of: .command(.edit)) == [.useProfile])
  }

  @Test func `Without profiles the command says what to write`() {
    let composer = Outbox.composer()
    #expect(
      composer.availability(of: .chooseProfile, seeing: Studio.derived(of: composer))
        == .unavailable(
          because: "no profile is configured: add [profiles.NAME] to pushwright.toml"))
  }

  @Test func `A click chooses in the list, and only Enter uses a profile`() {
    var composer = composer()
    composer.start(.command(.chooseProfile), .pointed(.entry(1)))
    #expect(picker(of: composer)?.list.index == 1)
    #expect(composer.effects(of: .pointed(.again(nil))) == [])
    #expect(composer.profile.name == "prod")
  }
}
