import Drafts
import FCMClient
import PushMessages
import SendPolicy
import TerminalUI
import TestPacing
import TestSupport
import Testing
import Workspace

@testable import ComposerScreens
@testable import ComposerState

/// The list of profiles, and the questions before another one is used.
@Suite(.takingTurns)
struct ProfileScreenTests {
  static let profiles: [ProfileSummary] = [
    Profile(name: "demo", project: "demo-shop", endpoint: "http://127.0.0.1:8123", kind: .local),
    Profile(
      name: "stage", project: "demo-shop-stage", kind: .test, credentials: "keys/stage.json",
      journal: "sends.sqlite",
      testTargets: [
        TestTarget(name: "pixel-mia", address: "a"), TestTarget(name: "iphone-jo", address: "b"),
      ]),
    Profile(name: "prod", project: "demo-shop-prod", credentials: "keys/prod.json"),
    Profile(name: "audit", project: nil, credentials: "keys/audit.json", isReadOnly: true),
  ].map { ProfileSummary(.chosen($0)) }

  private static let accounts: [String: SendAccess] = [
    "demo": .notNeeded,
    "stage": .account(
      "push@demo-shop-stage.iam.gserviceaccount.com", from: "keys/stage.json",
      projectID: "demo-shop-stage"),
    "prod": .failed(
      CredentialFailure(
        .unusable, "the credentials keys/prod.json can't be read",
        remedy: "check who may read the file")),
  ]

  struct Moment: CustomTestStringConvertible, Sendable {
    var name: String
    var actions: [Action]
    var testDescription: String { name }
  }

  static let moments = [
    Moment(name: "profiles", actions: [.command(.chooseProfile), .accountsFound(accounts)]),
    Moment(
      name: "profiles-test",
      actions: [.command(.chooseProfile), .accountsFound(accounts), .command(.down)]),
    Moment(
      name: "profiles-without-credentials",
      actions: [.command(.chooseProfile), .accountsFound(accounts), .pasted("prod")]),
    Moment(
      name: "profiles-looking", actions: [.command(.chooseProfile), .command(.last)]),
    Moment(name: "profiles-nothing", actions: [.command(.chooseProfile), .pasted("zzz")]),
    Moment(
      name: "profile-while-a-dry-run-runs",
      actions: [
        .command(.dryRun), .command(.chooseProfile), .command(.down), .command(.edit),
      ]),
    Moment(
      name: "profile-changed",
      actions: [.command(.chooseProfile), .command(.down), .command(.edit)]),
    Moment(
      name: "project-broken",
      actions: [
        .projectBroken(
          "pushwright.toml:12:3: error: not valid TOML: expected '=', saw '\"'")
      ]),
    Moment(
      name: "project-changed",
      actions: [
        .projectRead(
          ProjectReading(
            number: 1, settings: DemoApp.settings, profiles: profiles,
            standardProfile: profiles[0],
            changes: ["profile stage: project demo-shop-stage", "locales +nl-NL", "lint settings"]))
      ]),
  ]

  @Test(arguments: moments, ScreenTests.allSizes)
  func `The profiles look as they were looked at`(moment: Moment, size: Size) async throws {
    var composer = DemoApp.composer("order-shipped.json")
    composer.sending.start(Self.profiles, projectProblem: nil)
    composer.preview.take(StringsSummary(revision: 1, fileCount: 14, errors: []))
    let derived = try await DemoApp.derived(composer)
    for action in moment.actions {
      _ = composer.update(action, seeing: derived, at: composer.now)
    }
    var canvas = Canvas(size: size)
    ComposerScreen.draw(composer, try await DemoApp.derived(composer), on: &canvas)
    try await expectPicture(canvas, named: "\(moment.name)-\(size.columns)x\(size.rows)")
  }

  @Test func `Of an unknown outcome the question names the send`() async throws {
    var composer = DemoApp.composer("order-shipped.json")
    composer.open(
      ProfileChange(name: "prod", pending: .unknownOutcome(target: "topic demo-orders")))
    var canvas = Canvas(size: Size(columns: 60, rows: 16))
    ComposerScreen.draw(composer, try await DemoApp.derived(composer), on: &canvas)
    for words in ["is unknown", "topic demo-orders", "c    change to prod"] {
      #expect(canvas.picture.contains(words))
    }
    let keymap = Keymap.standard
    #expect(keymap.action(for: "c", in: composer) == .dialog(.goOn))
    #expect(keymap.action(for: "g", in: composer) != .dialog(.goOn))
    #expect(keymap.action(for: "enter", in: composer) != .dialog(.goOn))
  }

  @Test func `P opens the list, and letters find a profile in it`() {
    var composer = DemoApp.composer("order-shipped.json")
    composer.sending.start(Self.profiles, projectProblem: nil)
    let keymap = Keymap.standard
    #expect(keymap.action(for: "P", in: composer) == .command(.chooseProfile))
  }
}
