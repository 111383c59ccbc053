import ComposerScreens
import Synchronization
import TerminalUI
import TestPacing
import TestSupport
import Testing
import Workspace

@testable import ComposerState

/// The lists and helps that lie over the panes.
@Suite(.takingTurns)
struct PaletteScreenTests {
  /// What was pressed since a draft was opened.
  struct Moment: CustomTestStringConvertible, Sendable {
    var name: String
    var actions: [Action]
    var draft = "fcm-example.json"
    var testDescription: String { name }
  }

  private static func typing(_ text: String) -> [Action] {
    text.map { .edit(.insert(String($0))) }
  }

  static let moments: [Moment] = [
    Moment(name: "palette", actions: [.command(.palette)]),
    Moment(name: "palette-found", actions: [.command(.palette)] + typing("lo")),
    Moment(
      name: "palette-refused",
      actions: [.command(.palette)] + typing("undo") + [.command(.edit)]),
    Moment(name: "palette-sound", actions: [.command(.palette)] + typing("sound")),
    Moment(name: "palette-setting", actions: [.command(.palette)] + typing("dry-run-max")),
    Moment(
      name: "setting",
      actions: [.command(.palette)] + typing("dry-run-max")
        + [.command(.down), .command(.edit)]),
    Moment(name: "how-to", actions: [.command(.help), .command(.nextField), .command(.down)]),
    Moment(
      name: "how-to-found",
      actions: [.command(.help), .command(.nextField)] + typing("badge")),
    Moment(
      name: "how-to-sound",
      actions: [.command(.help), .command(.nextField)] + typing("sound") + [.command(.edit)]),
    Moment(
      name: "how-to-schedule",
      actions: [.command(.help), .command(.nextField)] + typing("schedule") + [.command(.edit)]),
    Moment(name: "palette-nothing", actions: [.command(.palette)] + typing("zzz")),
    Moment(
      name: "help-found", actions: [.command(.help), .dialog(.filter)] + typing("locale")),
    Moment(
      name: "help-unavailable", actions: [.command(.help), .dialog(.filter)] + typing("save")),
    Moment(name: "field-help", actions: [.command(.fieldHelp)]),
    Moment(
      name: "field-help-editing",
      actions: [.command(.down), .command(.edit), .command(.fieldHelp)]),
    Moment(
      name: "field-help-platforms",
      actions: [.command(.showPlatforms), .command(.down), .command(.fieldHelp)]),
    Moment(
      name: "field-help-token",
      actions: [
        .command(.showTarget), .command(.up), .command(.edit), .command(.edit), .command(.edit),
        .command(.edit), .command(.fieldHelp),
      ]),
    Moment(name: "pane-help", actions: [.command(.showLocales), .command(.fieldHelp)]),
    Moment(name: "locale-list", actions: [.command(.chooseLocale), .command(.down)]),
    Moment(name: "locale-found", actions: [.command(.chooseLocale)] + typing("de")),
    Moment(name: "theme-list", actions: [.command(.chooseTheme), .command(.up)]),
    Moment(name: "copy-menu", actions: [.command(.copy), .command(.down)]),
  ]

  @Test(arguments: moments, ScreenTests.allSizes)
  func `Lists and helps look as they were looked at`(moment: Moment, size: Size) async throws {
    let canvas = try await picture(of: moment, size: size)
    try await expectPicture(canvas, named: "\(moment.name)-\(size.columns)x\(size.rows)")
  }

  @Test(arguments: moments)
  func `Lists and helps have ASCII forms, and fit the smallest terminal`(moment: Moment)
    async throws
  {
    let canvas = try await picture(of: moment, size: ScreenLayout.minimum, glyphs: .ascii)
    let isASCII = canvas.picture.split(separator: "\n").dropLast(2).allSatisfy { line in
      line.unicodeScalars.allSatisfy { $0.isASCII || $0.properties.isAlphabetic }
    }
    #expect(isASCII)
    #expect(canvas.cursor.map(canvas.bounds.contains) == true)
  }

  @Test func `The footer names no key that means something else now`() async throws {
    let editing = Moment(name: "", actions: [.command(.edit)])
    var footer = try await self.footer(of: editing)
    #expect(footer.hasSuffix("F1 help"))
    #expect(!footer.contains("? keys"))
    for moment in Self.moments {
      footer = try await self.footer(of: moment)
      #expect(footer.contains("Esc"), "\(moment.name)")
      #expect(!footer.contains("? keys"), "\(moment.name)")
    }
  }

  @Test func `The copy menu says what cannot be copied, and why`() async throws {
    let profile = ProfileChoice.chosen(Profile(name: "bare", project: nil))
    var composer = DemoApp.composer("fcm-example.json", profile: profile)
    let derived = try await DemoApp.derived(composer)
    _ = composer.update(.command(.copy), seeing: derived, at: composer.now)
    var canvas = Canvas(size: Size(columns: 120, rows: 40))
    ComposerScreen.draw(composer, derived, on: &canvas)
    #expect(canvas.picture.contains("without a token – the profile bare names no project"))
  }

  @Test func `A command without a key is in no footer`() async throws {
    let (keymap, _) = Keymap.standard.applying([
      KeymapLine(command: "dry-run", keys: [], number: 1),
      KeymapLine(command: "help", keys: [], number: 2),
    ])
    let footer = try await footer(of: Moment(name: "", actions: []), keymap: keymap)
    #expect(!footer.contains("dry-run"))
    #expect(!footer.contains("keys"))
    #expect(footer.contains("Tab field"))
  }

  private func footer(of moment: Moment, keymap: Keymap = .standard) async throws -> String {
    let canvas = try await picture(
      of: moment, size: Size(columns: 80, rows: 24), keymap: keymap)
    let lines = canvas.picture.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.indices.contains(23) ? String(lines[23]) : ""
  }

  private func picture(
    of moment: Moment, size: Size, glyphs: Glyphs = .unicode, keymap: Keymap = .standard
  ) async throws -> Canvas {
    let (composer, derived) = try await Self.workedOut(moment)
    var canvas = Canvas(size: size, glyphs: glyphs)
    ComposerScreen.draw(composer, derived, keymap: keymap, on: &canvas)
    return canvas
  }

  /// A moment is the same at all sizes.
  private static func workedOut(_ moment: Moment) async throws -> (Composer, Derived) {
    if let known = known.withLock({ $0[moment.name] }) { return known }
    var composer = DemoApp.composer(moment.draft)
    composer.screen.take(
      Themes(
        ["dracula", "mono", "nord", "solarized-dark", "terminal"], shown: "terminal"))
    composer.preview.take(StringsSummary(revision: 1, fileCount: 14, errors: []))
    var derived = try await DemoApp.derived(composer)
    for action in moment.actions {
      _ = composer.update(action, seeing: derived, at: composer.now)
      derived = try await DemoApp.derived(composer)
    }
    let result = (composer, derived)
    if !moment.name.isEmpty { known.withLock { $0[moment.name] = result } }
    return result
  }

  private static let known = Mutex<[String: (Composer, Derived)]>([:])
}
