import TerminalUI
import Testing

struct BidiDisplayTests {
  @Test(arguments: [
    (["TERM": "xterm-256color"], BidiDisplay.visual),
    (["TERM": "xterm-256color", "TERM_PROGRAM": "Apple_Terminal"], .logical),
    (["TERM": "xterm-256color", "TERM_PROGRAM": "iTerm.app"], .visual),
    (["TERM": "xterm-256color", "KONSOLE_VERSION": "230804"], .logical),
    (["TERM": "xterm-256color", "KONSOLE_VERSION": ""], .visual),
    (["TERM": "xterm-256color", "VTE_VERSION": "7002"], .visual),
    (["TERM": "mlterm-256color"], .logical), (["TERM": "mlterm"], .logical),
    (["TERM": "putty-256color"], .logical), ([:], .visual),
  ])
  func `Text is reordered here unless the terminal reorders whole lines anyway`(
    environment: [String: String], mode: BidiDisplay
  ) {
    #expect(BidiDisplay.mode(environment: environment) == mode)
  }

  @Test func `What the user says is believed`() {
    let apple = ["TERM_PROGRAM": "Apple_Terminal"]
    #expect(BidiDisplay.mode(environment: apple, choice: .visual) == .visual)
    #expect(BidiDisplay.mode(environment: [:], choice: .logical) == .logical)
  }
}
