import Drafts
import Foundation
import FuzzSupport
import PushMessages
import TerminalUI
import TestPacing
import TestSupport
import Testing
import TextEditing

@testable import ComposerScreens
@testable import ComposerState

/// Somebody leans on the keyboard: nothing traps, and nothing that was typed is lost.
@Suite(.takingTurns)
struct RandomKeysTests {
  /// 1,200 in the suite; the long run asks for more.
  private static let keys =
    ProcessInfo.processInfo.environment["PUSHWRIGHT_KEYS"].flatMap { Int($0) } ?? 1_200
  private static let seeds: [UInt64] = [1, 20, 300, 4_000, 50_000]

  private static let bound = Keymap.standard.bindings.map(\.key)
  private static let moving: [KeyPress] = [
    KeyPress(.enter), KeyPress(.enter), KeyPress(.escape), KeyPress(.tab), KeyPress(.down),
    KeyPress(.up), KeyPress(.left), KeyPress(.right), KeyPress(.pageDown), KeyPress(.backspace),
  ]
  private static let typed = Array("ab1 0sdyqxé日🎉\"\\@,:#{}😀\u{301}مر").map {
    KeyPress(.character($0))
  }
  private static let pasted = ["a\r\nb", "@token.txt", "{\"message\": 1}", "90m", "日本\u{202E}"]
  private static let sizes = [
    Size(columns: 60, rows: 16), Size(columns: 80, rows: 24), Size(columns: 200, rows: 60),
  ]

  @Test(arguments: seeds, ["fcm-example.json", "sale.json"])
  func `Thousands of keys trap nothing and lose no draft`(seed: UInt64, draft: String) async throws
  {
    var random = SplitMix(state: seed)
    var world = KeyWorld(try await composer(draft), seed: seed, derive: try await derive())
    for number in 0..<Self.keys / Self.seeds.count / 2 {
      switch Int.random(in: 0..<100, using: &random) {
      case 0..<45: world.press(pick(Self.bound, &random))
      case 45..<70: world.press(pick(Self.typed, &random))
      case 70..<98: world.press(pick(Self.moving, &random))
      default: world.take(.pasted(pick(Self.pasted, &random)))
      }
      expectSound(world.composer, "seed \(seed), \(draft), key \(number)")
      guard number % 25 == 0 else { continue }
      expectKept(&world, "seed \(seed), \(draft), key \(number)")
      var canvas = Canvas(size: pick(Self.sizes, &random))
      ComposerScreen.draw(world.composer, world.derived, on: &canvas)
      #expect(canvas.cursor.map(canvas.bounds.contains) ?? true)
    }
  }

  private func pick<Element>(_ all: [Element], _ random: inout SplitMix) -> Element {
    all[Int.random(in: all.indices, using: &random)]
  }

  private func composer(_ draft: String) async throws -> Composer {
    var composer = DemoApp.composer(draft)
    composer.locales.take(locales: Array(composer.settings.locales.prefix(2)))
    composer.preview.take(StringsSummary(revision: 1, fileCount: 14, errors: []))
    composer.screen.take(Themes(["mono", "nord"]))
    composer.sending.start(ProfileScreenTests.profiles, projectProblem: nil)
    return composer
  }

  private func derive() async throws -> (Composer, Derived?) -> Derived {
    let previewer = try await DemoApp.previewer()
    return { composer, older in
      let key = Derived.Key(composer, stringsRevision: 1)
      let settings = composer.previewSettings
      guard let older else { return Derived(key, previewer: previewer, settings: settings) }
      guard older.key != key || older.settings != settings else { return older }
      return Derived(
        key, previewer: previewer, settings: settings, after: older,
        inView: [composer.localeIndex])
    }
  }

  private func expectSound(_ composer: Composer, _ place: String) {
    #expect(composer.settings.locales.indices.contains(composer.localeIndex), "\(place)")
    if composer.pane.isForm {
      let field = composer.focusedField(in: composer.pane)
      #expect(field.flatMap { composer.form.cell($0) } != nil, "\(place): \(composer.fields)")
    }
    if let editing = composer.editing {
      #expect(editing.editor.cursor <= editing.editor.text.count, "\(place)")
    }
  }

  /// After some quiet seconds whatever is not saved can be had back after a crash.
  private func expectKept(_ world: inout KeyWorld, _ place: String) {
    world.wait(milliseconds: 6_000)
    world.take(.ticked)
    guard world.composer.isDirty else { return }
    #expect(world.kept?.text == world.composer.document.text, "\(place)")
  }
}
