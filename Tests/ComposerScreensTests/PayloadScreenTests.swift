import ComposerScreens
import PushMessages
import TerminalUI
import TestPacing
import TestSupport
import Testing

@testable import ComposerState

@Suite(.takingTurns)
struct PayloadScreenTests {
  private func screen(_ message: String, _ commands: [Command]) async throws -> String {
    var composer = DemoApp.composer("sale.json")
    composer.draft.replace(MessageDocument(text: "{\"message\": \(message)}"))
    let derived = Derived(
      Derived.Key(composer, stringsRevision: 1),
      previewer: try await DemoApp.previewer(), settings: composer.settings)
    for command in commands {
      _ = composer.update(.command(command), seeing: derived, at: composer.now)
    }
    var canvas = Canvas(size: Size(columns: 120, rows: 60))
    ComposerScreen.draw(composer, derived, on: &canvas)
    return canvas.picture
  }

  @Test func `The footer has the views only where they can be changed`() async throws {
    let text = try await screen("{}", [.showText])
    let payload = try await screen("{}", [.showPayload])
    #expect(!text.contains("←→ view"))
    #expect(payload.contains("←→ view"))
  }

  @Test func `Hostile texts show their codes in every view`() async throws {
    let message = #"""
      {"notification": {"title": "\u001b[2J\u202e"}, "data": {"\u2066k\u009b": "v"}}
      """#
    for index in 1...3 {
      let screen = try await screen(
        message, [.showPayload] + Array(repeating: .right, count: index))
      #expect(screen.contains(#""\u001b[2J\u202e""#), "view \(index)")
      #expect(screen.contains(#""\u2066k\u009b": "v""#), "view \(index)")
      let obeyed = screen.unicodeScalars.filter { scalar in
        let category = scalar.properties.generalCategory
        return category == .format || (category == .control && scalar != "\n")
      }
      #expect(obeyed.isEmpty, "view \(index)")
    }
  }

  @Test func `The header has the size of the largest platform, with a sign where it is too long`()
    async throws
  {
    let part = String(repeating: "x", count: 2400)
    let parts =
      #"{"android": {"data": {"a": "\#(part)"}}, "apns": {"payload": {"b": "\#(part)"}}}"#
    let fits = try await screen(parts, [.showPayload])
    #expect(fits.contains(" ≈2417 B of 4096 "))
    #expect(fits.contains("B request, ≈2417 B payload"))
    let long = try await screen(
      #"{"data": {"a": "\#(part)\#(part)"}}"#, [.showPayload])
    #expect(long.contains(" ✗≈4817 B of 4096 "))
  }
}
