import ComposerScreens
import Drafts
import TerminalUI
import TestPacing
import TestSupport
import Testing
import Workspace

@testable import ComposerState

@Suite(.takingTurns)
struct TestMenuScreenTests {
  @Test(arguments: ScreenTests.sizes)
  func `A menu of more devices than the screen has lines scrolls to the chosen one`(
    size: Size
  ) async throws {
    var composer = DemoApp.composer("sale.json")
    let devices = (1...60).map { TestTarget(name: "device-\($0)", address: "token-\($0):APA91b") }
    composer.open(TestMenu(devices))
    let derived = try await DemoApp.derived(composer)
    for command in [Command.first, .last] {
      _ = composer.update(.command(command), seeing: derived, at: composer.now)
      var canvas = Canvas(size: size)
      ComposerScreen.draw(composer, derived, on: &canvas)
      let number = command == .first ? 1 : 60
      #expect(canvas.picture.contains("(\(number) of 60)"))
      #expect(canvas.picture.contains(" device-\(number) "))
    }
  }
}
