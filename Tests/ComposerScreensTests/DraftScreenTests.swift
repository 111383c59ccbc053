import ComposerScreens
import TerminalUI
import TestPacing
import TestSupport
import Testing

@testable import ComposerState

@Suite(.takingTurns)
struct DraftScreenTests {
  @Test(arguments: DraftMoment.all, ScreenTests.allSizes)
  func `Drafts and files look as they were looked at`(
    moment: DraftMoment, size: Size
  ) async throws {
    try await expectPicture(
      try await picture(of: moment, size: size),
      named: "\(moment)-\(size.columns)x\(size.rows)")
  }

  @Test(arguments: DraftMoment.all.filter { $0.description.hasPrefix("changed-on-disk") })
  func `Every way out and the change that it makes are in view on every terminal`(
    moment: DraftMoment
  ) async throws {
    for size in ScreenTests.sizes {
      let picture = try await picture(of: moment, size: size).picture
      for words in [
        "keep yours", "use the file's", "save yours elsewhere", "\n - ", "\n + ",
      ] {
        #expect(picture.contains(words), "\(words), \(size.columns)×\(size.rows)")
      }
    }
  }

  @Test func `Letters find a draft, and keys without a letter still mean commands`() {
    var composer = DemoApp.composer(DraftMoment.draft)
    composer.open(DraftList())
    let keymap = Keymap.standard
    #expect(keymap.action(for: "q", in: composer) == .edit(.insert("q")))
    #expect(keymap.action(for: "j", in: composer) == .edit(.insert("j")))
    #expect(keymap.action(for: "down", in: composer) == .command(.down))
    #expect(keymap.action(for: "enter", in: composer) == .dialog(.confirm))
    #expect(keymap.action(for: "ctrl-n", in: composer) == .command(.newDraft))
    #expect(keymap.action(for: "esc", in: composer) == .command(.back))
  }

  @Test func `The program suspends also where one types`() {
    var composer = DemoApp.composer(DraftMoment.draft)
    composer.open(SaveAs("a.json", thenQuit: false))
    #expect(Keymap.standard.action(for: "ctrl-z", in: composer) == .command(.suspend))
    #expect(Keymap.standard.action(for: "z", in: composer) == .edit(.insert("z")))
  }

  @Test func `While a field is edited Alt-e takes its text to the editor`() async throws {
    var composer = DemoApp.composer(DraftMoment.draft)
    #expect(Keymap.standard.action(for: "e", in: composer) == .command(.editDocument))
    let derived = try await DemoApp.derived(composer)
    _ = composer.update(.command(.edit), seeing: derived, at: composer.now)
    try #require(composer.editing != nil)
    #expect(Keymap.standard.action(for: "e", in: composer) == .edit(.insert("e")))
    #expect(Keymap.standard.action(for: "alt-e", in: composer) == .command(.editText))
  }

  private func picture(of moment: DraftMoment, size: Size) async throws -> Canvas {
    let (composer, derived) = try await moment.composer()
    var canvas = Canvas(size: size)
    ComposerScreen.draw(composer, derived, on: &canvas)
    return canvas
  }
}
