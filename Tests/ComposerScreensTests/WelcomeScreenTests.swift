import ComposerScreens
import Drafts
import PushMessages
import TerminalUI
import TestPacing
import TestSupport
import Testing
import Workspace

@testable import ComposerState

@Suite(.takingTurns)
struct WelcomeScreenTests {
  @Test(arguments: ScreenTests.sizes)
  func `The welcome has three ways to begin, and its keys`(size: Size) async throws {
    var composer = Composer(
      document: .empty, file: DraftFile(), settings: DemoApp.settings,
      profile: ProfileSummary(.noneConfigured))
    composer.welcome()
    _ = composer.update(
      .command(.down), seeing: try await DemoApp.derived(composer), at: composer.now)
    var canvas = Canvas(size: size)
    ComposerScreen.draw(composer, try await DemoApp.derived(composer), on: &canvas)
    try expectScreen(canvas, named: "welcome-\(size.columns)x\(size.rows)")
  }
}
