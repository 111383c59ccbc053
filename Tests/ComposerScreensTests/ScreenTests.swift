import ComposerScreens
import Drafts
import FCMClient
import MessageLint
import PushMessages
import Resolver
import TerminalUI
import TestPacing
import TestSupport
import Testing

@testable import ComposerState

@Suite(.takingTurns)
struct ScreenTests {
  static let sizes = [
    Size(columns: 60, rows: 16), Size(columns: 80, rows: 24), Size(columns: 120, rows: 40),
  ]

  /// With a terminal on a large screen.
  static let allSizes = sizes + [Size(columns: 200, rows: 60)]

  /// A moment of the composer: a draft, and what was pressed since it was opened.
  struct Moment: CustomTestStringConvertible, Hashable, Sendable {
    var name: String
    var draft: String
    var actions: [Action]
    /// A key that the release in the field lacks.
    var newKey: String?
    /// What is known of the app's strings, if it isn't the usual.
    var strings: StringsSummary?
    var platforms = Platform.allCases
    var testDescription: String { name }
  }

  static let moments =
    OpenedScreen.moments.prefix(1) + changed + OpenedScreen.moments.dropFirst()

  private static let changed: [Moment] =
    [
      Moment(
        name: "editing-an-argument", draft: "fcm-example.json",
        actions: [
          .command(.showText), .command(.down), .command(.edit), .edit(.deleteToStart),
          .edit(.insert("Zoë 日本 مريم 👩‍👩‍👧")),
        ]),
      Moment(
        name: "arabic", draft: "order-shipped.json",
        actions: Array(repeating: .command(.nextLocale), count: 4)),
      Moment(
        name: "release-in-the-field", draft: "order-shipped.json",
        actions: [.command(.showLocales)], newKey: "order_shipped_body"),
      Moment(name: "target", draft: "sale.json", actions: [.command(.showTarget)]),
      Moment(
        name: "platforms", draft: "order-shipped.json",
        actions: [.command(.showPlatforms), .command(.down), .command(.right)]),
      Moment(
        name: "locales", draft: "sale.json",
        actions: [.command(.showLocales), .command(.down), .command(.down)]),
      Moment(
        name: "problems", draft: "sale.json", actions: [.command(.showProblems), .command(.down)]),
      Moment(
        name: "payload", draft: "order-shipped.json",
        actions: [.command(.showPayload), .command(.down)]),
      Moment(name: "payload-android", draft: "sale.json", actions: receiving(.android)),
      Moment(name: "payload-apple", draft: "sale.json", actions: receiving(.apple)),
      Moment(
        name: "payload-web", draft: "order-shipped.json",
        actions: receiving(.web) + [.command(.last)]
      ),
      Moment(
        name: "fix-a-text", draft: "fcm-example.json",
        actions: [.command(.nextLocale), .command(.fix)]),
      Moment(name: "help", draft: "fcm-example.json", actions: [.command(.help)]),
      Moment(
        name: "unsaved-work", draft: "fcm-example.json",
        actions: [.command(.edit), .edit(.insert("_x")), .command(.quit)]),
      Moment(name: "save-as", draft: "order-shipped.json", actions: [.command(.saveAs)]),
      Moment(
        name: "reading-a-release", draft: "order-shipped.json", actions: [],
        strings: StringsSummary(
          revision: 1, fileCount: 14, errors: [], awaited: ["5.1", "5.0"])),
      Moment(
        name: "android-alone", draft: "sale.json", actions: [.command(.showLocales)],
        platforms: [.android]),
    ] + BroadcastMoments.all

  /// Gives the draft a body for all platforms, and goes to what one of them receives.
  private static func receiving(_ view: PayloadView) -> [Action] {
    let index = PayloadView.allCases.firstIndex(of: view) ?? 0
    return [
      .command(.showText), .command(.first), .command(.down), .command(.edit),
      .edit(.insert("Half price today")),
      .command(.back), .command(.showPayload),
    ] + Array(repeating: .command(.right), count: index)
  }

  @Test(arguments: moments, allSizes)
  func `The composer looks as it was looked at`(moment: Moment, size: Size) async throws {
    let canvas = try await picture(of: moment, size: size)
    try await expectPicture(canvas, named: "\(moment.name)-\(size.columns)x\(size.rows)")
  }

  @Test func `Frames and marks have ASCII forms`() async throws {
    let canvas = try await picture(
      of: Self.moments[0], size: Size(columns: 80, rows: 24), glyphs: .ascii)
    try await expectPicture(canvas, named: "ascii-80x24")
    let signs = canvas.picture.unicodeScalars.filter { !$0.isASCII }
    #expect(signs.isEmpty)
  }

  @Test func `A terminal that is too small says which size is needed`() async throws {
    let canvas = try await picture(of: Self.moments[0], size: Size(columns: 40, rows: 12))
    #expect(canvas.picture.contains("Pushwright needs 60×16"))
    #expect(canvas.picture.contains("this terminal is 40×12"))
  }

  @Test(arguments: sizes)
  func `The problems pane says how many are suppressed`(size: Size) async throws {
    let moment = Moment(
      name: "", draft: "sale.json", actions: [.command(.showProblems)])
    var picture = try await picture(of: moment, size: size).picture
    #expect(!picture.contains("suppressed"))
    let rules = try await DemoApp.derived(DemoApp.composer(moment.draft)).findings.map(\.rule)
    let known = try Suppression(
      rule: #require(rules.first), reason: "known", origin: "pushwright.toml:1")
    picture = try await self.picture(of: moment, size: size, suppressions: [known]).picture
    #expect(picture.contains(" \(rules.count { $0 == known.rule }) suppressed"))
  }

  @Test func `Nothing is drawn that would break a frame, down to a terminal without cells`()
    async throws
  {
    for size in [Size(columns: 0, rows: 0), Size(columns: 1, rows: 1), Size(columns: 61, rows: 17)]
    {
      _ = try await picture(of: Self.moments[0], size: size)
    }
  }

  @Test(arguments: [
    (DryRunCase.none, "dry run: none"), (.passed, "dry run: ✓ ok"), (.stale, "dry run: stale"),
    (.refused, "dry run: ✗ refused"), (.withoutAnswer, "dry run: outcome unknown"),
    (.running, "dry run: …"),
  ])
  func `The header says how the dry-run stands`(dryRun: DryRunCase, words: String) async throws {
    var composer = DemoApp.composer("order-shipped.json")
    if dryRun != .none { try await update(&composer, .command(.dryRun)) }
    let outcome: SendOutcome? =
      switch dryRun {
      case .none, .running: nil
      case .passed, .stale: .accepted(name: "projects/p/messages/1")
      case .refused: .refused(code: "INVALID_ARGUMENT", sentence: "FCM refused it")
      case .withoutAnswer: .unknown(sentence: "no answer")
      }
    if let outcome, let intent = composer.running?.intent {
      let result = SendResult(outcome: outcome, failure: nil, record: .complete)
      try await update(&composer, .sendFinished(intent, result))
    }
    if dryRun == .stale { try await update(&composer, .command(.clear)) }
    var canvas = Canvas(size: Size(columns: 80, rows: 24))
    ComposerScreen.draw(composer, try await DemoApp.derived(composer), on: &canvas)
    #expect(canvas.picture.split(separator: "\n")[0].hasSuffix(words))
  }

  private func update(_ composer: inout Composer, _ action: Action) async throws {
    _ = composer.update(action, seeing: try await DemoApp.derived(composer), at: composer.now)
  }

  enum DryRunCase { case none, running, passed, stale, refused, withoutAnswer }

  private func picture(
    of moment: Moment, size: Size, glyphs: Glyphs = .unicode, suppressions: [Suppression] = []
  ) async throws -> Canvas {
    let (composer, derived) = try await moment.outcome(suppressions: suppressions)
    var canvas = Canvas(size: size, glyphs: glyphs)
    ComposerScreen.draw(composer, derived, on: &canvas)
    return canvas
  }
}

extension ScreenTests.Moment {
  /// The composer after all that was pressed, and what it shows.
  func outcome(
    suppressions: [Suppression] = []
  ) async throws -> (composer: Composer, derived: Derived) {
    try await Self.outcomes.outcome(of: Key(moment: self, suppressions: suppressions)) {
      try await workOut(suppressions: suppressions)
    }
  }

  private struct Key: Hashable {
    var moment: ScreenTests.Moment
    var suppressions: [Suppression]
  }

  private static let outcomes = Outcomes<Key>()

  private func workOut(
    suppressions: [Suppression]
  ) async throws -> (composer: Composer, derived: Derived) {
    var composer = DemoApp.composer(draft)
    var settings = composer.settings
    settings.suppressions = suppressions
    composer.locales.take(settings)
    if platforms != Platform.allCases {
      settings.platforms = platforms
      composer = Composer(
        document: composer.document, file: composer.file, settings: settings,
        profile: composer.profile)
    }
    var releases: [ReleasedStrings] = []
    if let newKey { releases.append(await DemoApp.release("5.1", without: newKey)) }
    composer.preview.take(
      strings
        ?? StringsSummary(
          revision: 1, fileCount: 14, errors: [], releases: releases.map(\.name)))
    let previewer = try await DemoApp.previewer(releases: releases)
    let derive = { (composer: Composer) in
      Derived(
        Derived.Key(composer, stringsRevision: 1), previewer: previewer,
        settings: composer.previewSettings, apps: DemoApp.apps)
    }
    var derived = derive(composer)
    for action in actions {
      let (document, settings) = (composer.document, composer.previewSettings)
      _ = composer.update(action, seeing: derived, at: composer.now)
      if composer.document != document || composer.previewSettings != settings {
        derived = derive(composer)
      }
    }
    return (composer, derived)
  }
}
