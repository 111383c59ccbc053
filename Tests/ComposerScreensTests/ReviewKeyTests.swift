import ComposerScreens
import Drafts
import TerminalUI
import TestPacing
import TestSupport
import Testing
import Workspace

@testable import ComposerState

@Suite(.takingTurns)
struct ReviewKeyTests {
  private static let confirmed: [SendMoment.Event] =
    SendMoment.reviewed() + [.type("prod demo-orders"), .action(.command(.nextField))]

  private func composer(after events: [SendMoment.Event]) async throws -> Composer {
    try await SendMoment(description: "", events: events).outcome().composer
  }

  @Test(
    arguments: [
      ("y", Action.dialog(.send)), ("enter", .dialog(.confirm)), ("esc", .command(.back)),
      ("q", .command(.quit)), ("ctrl-c", .command(.back)), ("tab", .command(.nextField)),
      ("pgdn", .command(.nextLocale)), ("ctrl-z", .command(.suspend)), ("s", .dialog(.other)),
      ("Y", .dialog(.other)), ("d", .command(.dryRun)), ("f5", .dialog(.other)),
    ] as [(KeyPress, Action)])
  func `In the last line of a review only y sends`(key: KeyPress, action: Action) async throws {
    let composer = try await composer(after: Self.confirmed)
    #expect(Keymap.standard.action(for: key, in: composer) == action)
  }

  @Test(
    arguments: [
      ("y", Action.edit(.insert("y"))), ("q", .edit(.insert("q"))), ("enter", .dialog(.confirm)),
      ("backspace", .edit(.deleteBackward)), ("esc", .command(.back)),
      ("ctrl-c", .command(.back)), ("ctrl-l", .command(.redraw)), ("f5", .dialog(.other)),
    ] as [(KeyPress, Action)])
  func `In the text that is typed, letters are letters`(key: KeyPress, action: Action) async throws
  {
    let composer = try await composer(after: SendMoment.reviewed())
    #expect(Keymap.standard.action(for: key, in: composer) == action)
  }

  /// Everything that goes into the line where a send is confirmed, and the keys that end it.
  @Test(
    arguments: [
      ("t", Action.typedAhead(.testSend)), ("p", .typedAhead(nil)),
      ("space", .typedAhead(.markReviewed)),
      ("enter", .typedAhead(.edit)), ("tab", .typedAhead(.nextField)), ("y", .typedAhead(.copy)),
      ("backspace", .typedAhead(.clear)), ("esc", .command(.back)), ("ctrl-c", .command(.quit)),
      ("ctrl-s", .command(.save)), ("down", .command(.down)), ("f1", .command(.fieldHelp)),
    ] as [(KeyPress, Action)])
  func `After a send that was refused, what is typed is no command`(
    key: KeyPress, action: Action
  ) async throws {
    var composer = DemoApp.composer("order-shipped.json")
    let derived = try await DemoApp.derived(composer)
    #expect(Keymap.standard.action(for: "t", in: composer) == .command(.testSend))
    composer.sending.use(ProfileSummary(.severalToChooseFrom(["a", "b"])))
    _ = composer.update(.command(.send), seeing: derived, at: composer.now)
    #expect(composer.awaitsPause)
    #expect(Keymap.standard.action(for: key, in: composer) == action)
  }

  @Test func `While a message is on its way, q leaves and letters do nothing`() async throws {
    let composer = try await composer(after: SendMoment.sending)
    #expect(composer.modal(SendingPage.self) != nil)
    #expect(Keymap.standard.action(for: "q", in: composer) == .command(.quit))
    var after = composer
    let derived = try await DemoApp.derived(composer)
    for key in ["y", "s", "x"] as [KeyPress] {
      guard let action = Keymap.standard.action(for: key, in: composer) else { continue }
      #expect(after.update(action, seeing: derived, at: composer.now).isEmpty)
    }
    #expect(after == composer)
  }

  @Test func `An opened send is taken by o, not by Enter`() async throws {
    let composer = try await composer(after: [
      .action(.historyRead(SendMoment.history, clock: SendMoment.clock)),
      .action(.command(.showHistory)), .action(.command(.edit)),
    ])
    #expect(Keymap.standard.action(for: "o", in: composer) == .dialog(.take))
    #expect(Keymap.standard.action(for: "enter", in: composer) == .command(.edit))
  }

  @Test(
    arguments: [
      ("y", Action.dialog(.other)), ("q", .dialog(.other)), ("tab", .dialog(.other)),
      ("ctrl-z", .dialog(.other)), ("esc", .command(.back)),
    ] as [(KeyPress, Action)])
  func `On a terminal that is too small to read the review only Esc counts`(
    key: KeyPress, action: Action
  ) async throws {
    let (composer, derived) = try await SendMoment(description: "", events: Self.confirmed)
      .outcome()
    let small = Size(columns: 60, rows: 15)
    #expect(ComposerScreen.action(for: key, in: composer, derived, size: small) == action)
    #expect(
      ComposerScreen.action(forPasted: "y", in: composer, size: small) == .dialog(.other))
    #expect(
      ComposerScreen.action(forPasted: "y", in: composer, size: Size(columns: 60, rows: 16))
        == .pasted("y"))
  }

  @Test
  func
    `Ctrl-C leaves a terminal that is too small to show anything, and q where no question is open`()
    async throws
  {
    let (composer, derived) = try await SendMoment(description: "", events: []).outcome()
    let small = Size(columns: 40, rows: 10)
    for key in ["ctrl-c", "q"] as [KeyPress] {
      #expect(ComposerScreen.isLeaving(key, in: composer, size: small))
      #expect(!ComposerScreen.isLeaving(key, in: composer, size: Size(columns: 60, rows: 16)))
    }
    for key in ["s", "x", "enter", "d", "U"] as [KeyPress] {
      #expect(!ComposerScreen.isLeaving(key, in: composer, size: small))
      #expect(ComposerScreen.action(for: key, in: composer, derived, size: small) == nil)
    }
    #expect(ComposerScreen.action(forPasted: "y", in: composer, size: small) == nil)
    let (reviewing, _) = try await SendMoment(description: "", events: Self.confirmed).outcome()
    #expect(ComposerScreen.isLeaving("ctrl-c", in: reviewing, size: small))
    #expect(!ComposerScreen.isLeaving("q", in: reviewing, size: small))
  }

  @Test(arguments: DraftMoment.all)
  func `No question is answered on a terminal that is too small to show it`(
    moment: DraftMoment
  ) async throws {
    let (composer, derived) = try await moment.composer()
    guard composer.openModal != nil else { return }
    let small = Size(columns: 59, rows: 24)
    for key in ["enter", "y", "X", "s", "W", "tab", "ctrl-z"] as [KeyPress] {
      #expect(
        ComposerScreen.action(for: key, in: composer, derived, size: small) == .dialog(.other))
    }
    #expect(
      ComposerScreen.action(for: "esc", in: composer, derived, size: small) == .command(.back))
    #expect(ComposerScreen.action(forPasted: "y", in: composer, size: small) == .dialog(.other))
  }
}
