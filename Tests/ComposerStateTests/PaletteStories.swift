import PushMessages
import Testing
import TextEditing

@testable import ComposerState

struct PaletteStories {
  private func entries(_ composer: Composer) -> [PaletteEntry] {
    guard let list = composer.modal(Palette.self)?.search else { return [] }
    return composer.paletteEntries(in: list, seeing: Studio.derived(of: composer))
  }

  @Test func `The palette has every command but itself, each with its reason where it cannot run`()
    throws
  {
    var composer = Studio.composer()
    composer.start(.command(.palette))
    let entries = entries(composer)
    #expect(Set(entries.compactMap(\.command)) == Set(Command.allCases).subtracting([.palette]))
    #expect(entries.first?.command == .dryRun)
    let undo = try #require(entries.first { $0.command == .undo })
    #expect(undo.availability == .unavailable(because: "nothing to undo"))
    #expect(entries.first { $0.command == .help }?.availability == .available)
  }

  @Test func `What is typed chooses a command, and Enter runs it`() {
    var composer = Studio.composer()
    composer.start(.command(.palette))
    composer.type("next-loc")
    composer.send(.command(.edit)) {
      $0.openModal = nil
      $0.locales.choose(1)
      $0.screen.remember(.nextLocale)
    }
  }

  @Test func `The palette finds fields below the commands, and Enter edits them`() {
    var composer = Studio.composer()
    composer.start(.command(.palette))
    composer.type("collapse id")
    let found = entries(composer)
    #expect(found.contains { $0.command == nil })
    let index = found.firstIndex {
      guard case .field(let field) = $0.target else { return false }
      return field.path == "apns.headers.apns-collapse-id"
    }
    for _ in 0..<(index ?? 0) { composer.start(.command(.down)) }
    composer.start(.command(.edit))
    #expect(composer.editing?.field == .field("apns.headers.apns-collapse-id"))
  }

  @Test func `The palette finds settings of both files, and Enter tells of one`() {
    for (typed, path) in [
      ("profiles confirm", "profiles.NAME.confirm"), ("ambiguous-width", "ambiguous-width"),
    ] {
      var composer = Studio.composer()
      composer.start(.command(.palette))
      composer.type(typed)
      let index = entries(composer).firstIndex {
        if case .setting(let entry) = $0.target { entry.path == path } else { false }
      }
      for _ in 0..<(index ?? 0) { composer.start(.command(.down)) }
      composer.start(.command(.edit))
      #expect(composer.modal(SettingPage.self)?.entry.path == path)
      composer.start(.command(.back))
      #expect(composer.openModal == nil)
    }
  }

  @Test func `A command with an effect outside has it from the palette too`() {
    var composer = Studio.composer()
    composer.start(.command(.palette))
    composer.type("redraw")
    composer.send(.command(.edit), effects: [.redraw]) {
      $0.openModal = nil
      $0.screen.remember(.redraw)
    }
  }

  @Test func `A command that cannot run says why, and the palette stays`() {
    var composer = Studio.composer()
    composer.start(.command(.palette))
    composer.type("undo")
    composer.send(.command(.edit)) {
      $0.notice = Notice(.warning, "Undo: nothing to undo")
    }
  }

  @Test func `The last commands come first while nothing is typed, each of them once`() {
    var composer = Studio.composer()
    for name in ["redraw", "show-payload", "show-text", "redraw", "help"] {
      composer.start(.command(.palette))
      composer.type(name)
      composer.start(.command(.edit))
      if composer.openModal != nil { composer.start(.command(.back)) }
    }
    composer.start(.command(.palette))
    #expect(entries(composer).prefix(3).map(\.command) == [.help, .redraw, .showText])
    #expect(entries(composer).count == Command.allCases.count - 1)
  }

  @Test func `Arrows move within what was found, and typing goes back to the best`() {
    var composer = Studio.composer()
    composer.start(.command(.palette))
    let index = { (composer: Composer) -> Int? in
      if let list = composer.modal(Palette.self)?.search { list.index } else { nil }
    }
    composer.start(.command(.up))
    #expect(index(composer) == 0)
    composer.start(.command(.nextLocale), .command(.down))
    #expect(index(composer) == 11)
    composer.start(.command(.last), .command(.down))
    #expect(index(composer) == Command.allCases.count - 2)
    composer.type("u")
    #expect(index(composer) == 0)
  }

  @Test func `Where nothing is like the text, Enter does nothing`() {
    var composer = Studio.composer()
    composer.start(.command(.palette), .pasted("qq\nzz"), .command(.down))
    composer.send(.command(.edit))
    guard let list = composer.modal(Palette.self)?.search else {
      Issue.record("the palette is gone")
      return
    }
    #expect(list.query.text == "qq zz")
  }

  @Test(arguments: [Command.back, .quit])
  func `Esc leaves the palette, and nothing has changed`(command: Command) {
    var composer = Studio.composer()
    let before = composer
    composer.start(.command(.palette))
    composer.type("send")
    composer.start(.command(command))
    #expect(composer == before)
  }

  @Test func `Opened while a field is edited, the palette keeps what was typed there`() {
    var composer = Studio.composer()
    composer.start(.command(.edit))
    composer.type("welcome_title")
    composer.start(.command(.palette))
    #expect(composer.editing == nil)
    #expect(composer.document.text.contains("welcome_title"))
    composer.type("undo")
    composer.start(.command(.edit))
    #expect(!composer.document.text.contains("welcome_title"))
  }
}
