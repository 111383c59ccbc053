import ComposerScreens
import TerminalUI
import TestPacing
import TestSupport
import Testing

@testable import ComposerState

@Suite(.takingTurns)
struct ListKeyTests {
  private func composer(after actions: Action...) async throws -> Composer {
    var composer = DemoApp.composer("fcm-example.json")
    composer.screen.take(Themes(["mono"]))
    for action in actions {
      let derived = try await DemoApp.derived(composer)
      _ = composer.update(action, seeing: derived, at: composer.now)
    }
    return composer
  }

  @Test(
    arguments: [
      ("q", Action.edit(.insert("q"))), ("?", .edit(.insert("?"))), (":", .edit(.insert(":"))),
      ("backspace", .edit(.deleteBackward)), ("enter", .command(.edit)), ("up", .command(.up)),
      ("ctrl-p", .command(.up)), ("ctrl-n", .command(.down)), ("tab", .command(.down)),
      ("pgdn", .command(.nextLocale)), ("esc", .command(.back)), ("ctrl-c", .command(.back)),
      ("ctrl-l", .command(.redraw)), ("ctrl-s", nil), ("f1", nil),
    ] as [(KeyPress, Action?)], [Command.palette, .chooseLocale, .chooseTheme])
  func `In a list that is searched letters are letters`(
    _ press: (key: KeyPress, action: Action?), list: Command
  ) async throws {
    let composer = try await composer(after: .command(list))
    #expect(composer.openModal != nil)
    #expect(Keymap.standard.action(for: press.key, in: composer) == press.action)
  }

  @Test func `In the list of keys the slash begins to look, and only then letters are letters`()
    async throws
  {
    var composer = try await composer(after: .command(.help))
    #expect(Keymap.standard.action(for: "/", in: composer) == .dialog(.filter))
    #expect(Keymap.standard.action(for: "?", in: composer) == .command(.help))
    composer = try await self.composer(after: .command(.help), .dialog(.filter))
    #expect(Keymap.standard.action(for: "?", in: composer) == .edit(.insert("?")))
    #expect(Keymap.standard.action(for: "/", in: composer) == .edit(.insert("/")))
    #expect(Keymap.standard.action(for: "down", in: composer) == .command(.down))
  }

  @Test func `Each form has a letter of its own in the copy menu`() async throws {
    let composer = try await composer(after: .command(.copy))
    for form in CopyForm.allCases {
      let key = KeyPress(.character(form.letter))
      #expect(Keymap.standard.action(for: key, in: composer) == .dialog(.form(form)))
    }
    #expect(Set(CopyForm.allCases.map(\.letter)).count == CopyForm.allCases.count)
    #expect(Keymap.standard.action(for: "enter", in: composer) == .command(.edit))
    #expect(Keymap.standard.action(for: "down", in: composer) == .command(.down))
  }

  @Test(
    arguments: [
      ("f1", Action.command(.fieldHelp)), ("ctrl-p", .command(.palette)),
      ("K", .edit(.insert("K"))), (":", .edit(.insert(":"))), ("y", .edit(.insert("y"))),
      ("f5", nil),
    ] as [(KeyPress, Action?)])
  func `While a field is edited, F1 and Ctrl-P keep their meaning, letters do not`(
    key: KeyPress, action: Action?
  ) async throws {
    let composer = try await composer(after: .command(.edit))
    #expect(composer.editing != nil)
    #expect(Keymap.standard.action(for: key, in: composer) == action)
  }

  @Test(
    arguments: [
      ("K", Command.fieldHelp), ("f1", .fieldHelp), (":", .palette), ("ctrl-p", .palette),
      ("L", .chooseLocale), ("T", .chooseTheme), ("y", .copy), ("?", .help),
    ] as [(KeyPress, Command)])
  func `Outside of editing each has its key`(key: KeyPress, command: Command) async throws {
    let composer = try await composer()
    #expect(Keymap.standard.action(for: key, in: composer) == .command(command))
  }

  @Test func `No key of the program means two commands, and none is one that cannot be bound`() {
    let keys = Keymap.standard.bindings.map(\.key)
    #expect(Set(keys).count == keys.count)
    let lines = Keymap.standard.bindings.filter { $0.command != .back }.map {
      KeymapLine(command: $0.command.configurationName, keys: ["\($0.key)"], number: 1)
    }
    let refused = lines.flatMap { Keymap.standard.applying([$0]).problems }
      .filter { $0.sentence.contains("can't be bound") }
    #expect(refused.isEmpty)
  }
}
