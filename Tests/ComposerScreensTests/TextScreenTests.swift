import ComposerScreens
import DevicePreview
import FCMClient
import PushMessages
import Resolver
import SendPolicy
import TerminalUI
import TestPacing
import TestSupport
import Testing
import Workspace

@testable import ComposerState

/// Keys, arguments and targets chosen from what is known.
@Suite(.takingTurns)
struct TextScreenTests {
  struct Moment: CustomTestStringConvertible, Sendable {
    var name: String
    var draft = "fcm-example.json"
    var actions: [Action]
    var testDescription: String { name }
  }

  private static func typing(_ text: String) -> [Action] {
    text.map { .edit(.insert(String($0))) }
  }

  private static let toTarget: [Action] = [.command(.showTarget)]

  private static let ofDrafts: [Action] = [
    .command(.pick),
    .targetsFound(
      [
        ("autumn.json", DraftListing.Place.drafts, "autumn-sale"),
        ("token-of-love.json", .templates, "friends"), ("xmas.json", .drafts, "friends"),
      ].enumerated().map { index, draft in
        DraftListing(
          path: draft.0, place: draft.1, target: nil, audience: .init(.topic, draft.2),
          outcome: nil, modified: 9 - index)
      }),
  ]

  static let moments: [Moment] = [
    Moment(name: "keys", actions: [.command(.pick)]),
    Moment(name: "keys-found", actions: [.command(.pick)] + typing("ship")),
    Moment(name: "keys-by-text", actions: [.command(.pick)] + typing("cheaper now")),
    Moment(name: "keys-nothing", actions: [.command(.pick)] + typing("zzz")),
    Moment(
      name: "keys-apple",
      actions: [.command(.down), .command(.down), .command(.right), .command(.pick)]),
    Moment(
      name: "linked", actions: [.command(.toggleLink), .command(.down), .command(.down)]),
    Moment(
      name: "arguments",
      actions: [.command(.down), .command(.down), .command(.editArguments)]),
    Moment(
      name: "arguments-linked",
      actions: [.command(.down), .command(.down), .command(.toggleLink), .command(.editArguments)]
        + typing("x") + [.command(.nextField)]),
    Moment(
      name: "arguments-missing",
      actions: [
        .command(.down), .command(.down), .command(.down), .command(.clear), .command(.clear),
        .command(.editArguments), .command(.down),
      ]),
    Moment(
      name: "keys-of-the-other-platform",
      actions: [.command(.down), .command(.down), .command(.right), .command(.pick)]
        + typing("app_name")),
    Moment(
      name: "arguments-unused",
      actions: [
        .command(.down), .command(.down), .command(.down), .command(.right), .command(.right),
        .command(.edit),
      ] + typing("x") + [.command(.back), .command(.editArguments)]),
    Moment(
      name: "names-of-the-app", draft: "price-drop.json", actions: [.command(.showProblems)]),
    Moment(
      name: "icons", draft: "price-drop.json",
      actions: [.command(.showPlatforms), .command(.down), .command(.down), .command(.pick)]),
    Moment(name: "targets", draft: "sale.json", actions: toTarget + [.command(.pick)]),
    Moment(name: "targets-of-drafts", draft: "sale.json", actions: toTarget + ofDrafts),
    Moment(
      name: "targets-found", draft: "sale.json", actions: toTarget + ofDrafts + typing("tok")),
    Moment(
      name: "target-kind-taken", draft: "sale.json",
      actions: toTarget + [
        .documentEdited(
          #"{"message": {"fid": "cX9kQ2mTRq-aVb8sYw3_Zu", "token": "secret-token-987654"}}"#),
        .command(.up), .command(.edit),
      ]),
    Moment(
      name: "condition-error", draft: "sale.json",
      actions: toTarget + [
        .command(.up), .command(.edit), .command(.down), .command(.edit), .edit(.deleteToStart),
      ] + typing("'dogs' in topics &&")),
    Moment(
      name: "token-file", draft: "sale.json",
      actions: toTarget + [
        .command(.up), .command(.edit), .command(.edit), .command(.edit), .command(.edit),
        .command(.down), .command(.edit), .edit(.deleteToStart),
      ] + typing("@tokens/mia")),
    Moment(
      name: "target-misplaced", draft: "sale.json",
      actions: toTarget + [
        .documentEdited(#"{"message": {"token": "cX9kQ2mTRq-aVb8sYw3_Zv"}}"#), .command(.edit),
        .edit(.deleteBackward), .edit(.insert("u")), .command(.back),
      ]),
    Moment(
      name: "android-preview", draft: "fcm-example.json",
      actions: [.command(.convertAndroid)]),
  ]

  @Test(arguments: moments, ScreenTests.allSizes)
  func `Keys, arguments and targets look as they were looked at`(
    moment: Moment, size: Size
  ) async throws {
    let canvas = try await picture(of: moment, size)
    try await expectPicture(canvas, named: "text-\(moment.name)-\(size.columns)x\(size.rows)")
  }

  @Test(arguments: moments)
  func `Screen readers find them without frames, the cursor on what is chosen`(
    moment: Moment
  ) async throws {
    let canvas = try await picture(
      of: moment, ScreenLayout.minimum, DrawingOptions(isAccessible: true))
    let cursor = try #require(canvas.cursor)
    #expect(canvas.bounds.contains(cursor))
    let isEmpty = canvas.row(cursor.row).allSatisfy { $0.content == .empty }
    #expect(!isEmpty, "\(canvas.picture)")
  }

  @Test func `A click goes to the argument that is seen there`() async throws {
    let moment = try #require(Self.moments.first { $0.name == "arguments" })
    let (composer, derived) = try await outcome(of: moment)
    let size = Size(columns: 80, rows: 24)
    let lines = try await picture(of: moment, size).picture.split(separator: "\n")
    let row = try #require(lines.firstIndex { $0.contains("Bob") })
    let action = ComposerScreen.action(
      for: MouseEvent(.press(.left, clicks: 1), at: Point(column: 8, row: row)), in: composer,
      derived, size: size)
    #expect(action == .pointed(.entry(1)))
  }

  @Test func `A click chooses a key or a target, and a double click takes it`() async throws {
    let size = Size(columns: 80, rows: 24)
    for (name, text) in [("keys", "sale_title"), ("targets", "iphone-jo")] {
      let moment = try #require(Self.moments.first { $0.name == name })
      var (composer, derived) = try await outcome(of: moment)
      let before = composer.document
      for clicks in [1, 2] {
        let lines = try await picture(of: moment, size).picture.split(
          separator: "\n", omittingEmptySubsequences: false)
        let row = try #require(lines.firstIndex { $0.contains(text) })
        let event = MouseEvent(.press(.left, clicks: clicks), at: Point(column: 10, row: row))
        let action = try #require(
          ComposerScreen.action(for: event, in: composer, derived, size: size))
        #expect(composer.document == before)
        _ = composer.update(action, seeing: derived, at: composer.now)
        derived = try await DemoApp.derived(composer)
      }
      #expect(composer.openModal == nil && composer.document != before)
    }
  }

  @Test func `Apple's arguments stand there again as soon as the keyboard is in them`() async throws
  {
    var moment = try #require(Self.moments.first { $0.name == "linked" })
    moment.actions += [.command(.up), .command(.up), .command(.down), .command(.last)]
    let size = Size(columns: 120, rows: 40)
    let asAndroid = try await picture(of: moment, size).picture
    #expect(asAndroid.contains("= as Android"))
    moment.actions = [
      .command(.toggleLink), .command(.down), .command(.right), .command(.right),
    ]
    let focused = try await picture(of: moment, size).picture
    #expect(!focused.contains("= as Android"))
  }

  @Test func `Strings that are not read, and strings that are not there, are told apart`()
    async throws
  {
    var composer = DemoApp.composer("fcm-example.json")
    let derived = Derived(
      .init(document: composer.document, stringsRevision: 0),
      previewer: NotificationPreviewer(strings: AppLocalizations(), appName: "Demo"),
      settings: composer.settings)
    _ = composer.update(.command(.pick), seeing: derived, at: composer.now)
    var canvas = Canvas(size: Size(columns: 80, rows: 24))
    ComposerScreen.draw(composer, derived, on: &canvas)
    #expect(canvas.picture.contains("Pushwright is still reading the app's strings"))
    composer.preview.take(StringsSummary(revision: 0, fileCount: 0, errors: []))
    ComposerScreen.draw(composer, derived, on: &canvas)
    #expect(canvas.picture.contains("no Android strings: name them"))
  }

  @Test func `A token is shown by its end only`() async throws {
    let moment = try #require(Self.moments.first { $0.name == "targets" })
    let picture = try await picture(of: moment, Size(columns: 200, rows: 60)).picture
    #expect(picture.contains("…phoned") && !picture.contains("secret"))
  }

  private func picture(
    of moment: Moment, _ size: Size, _ options: DrawingOptions = DrawingOptions()
  ) async throws -> Canvas {
    let (composer, derived) = try await outcome(of: moment)
    var canvas = Canvas(size: size)
    ComposerScreen.draw(composer, derived, options: options, on: &canvas)
    return canvas
  }

  private func outcome(of moment: Moment) async throws -> (Composer, Derived) {
    let profile = Profile(
      name: "demo", project: "demo-shop", endpoint: "http://127.0.0.1:8123", kind: .local,
      testTargets: [
        TestTarget(name: "pixel-mia", address: "secret-pixel-pixel"),
        TestTarget(name: "iphone-jo", address: "secret-iphoned"),
      ])
    var composer = DemoApp.composer(moment.draft, profile: .chosen(profile))
    composer.preview.take(StringsSummary(revision: 1, fileCount: 14, errors: []))
    var derived = try await DemoApp.derived(composer)
    let past = try [
      (#"{"topic":"demo-offers"}"#, SendOutcome.accepted(name: "n"), SendIntent.Kind.send),
      (#"{"condition":"'demo-offers' in topics"}"#, .notSent(sentence: "x"), .send),
      (#"{"token":"secret-token-of-nobody-987654"}"#, .accepted(name: "n"), .dryRun),
      (#"{"token":"secret-pixel-pixel"}"#, .accepted(name: "n"), .test),
    ].enumerated().map { index, send in
      let intent = SendIntent(
        kind: send.2, profile: "demo", project: try #require(ProjectID("demo-shop")),
        endpoint: .google, account: nil, target: "", payloadHash: "0", payload: send.0)
      return PastSend(
        id: Int64(index), at: 1_795_238_000 - 3600 * index, intent: intent, outcome: send.1)
    }
    for action in [.historyRead(past, clock: .utc)] + moment.actions {
      let document = composer.document
      let now = EventTime(seconds: 1_795_239_000, milliseconds: 0)
      _ = composer.update(action, seeing: derived, at: now)
      if composer.document != document { derived = try await DemoApp.derived(composer) }
    }
    return (composer, derived)
  }
}
