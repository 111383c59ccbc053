import TerminalUI
import Testing

@testable import CursesTerminal

struct TerminalModesTests {
  @Test func `Without UTF-8 a title has ASCII letters only, for others may hold control bytes`() {
    // In UTF-8 the second byte of Û is the control sequence introducer.
    #expect(TerminalModes.title("a\u{DB}31m", isASCII: true) == "\u{1B}]2;a?31m\u{7}")
    #expect(TerminalModes.title("a\u{DB}31m", isASCII: false) == "\u{1B}]2;a\u{DB}31m\u{7}")
  }

  @Test(arguments: ["xterm-256color", "tmux-256color", "linux", "vt100"], [true, false])
  func `Whatever is switched on is switched off again`(name: String, usesMouse: Bool) {
    var preferences = TerminalPreferences()
    preferences.usesMouse = usesMouse
    for bidi in [BidiDisplay.visual, .logical] {
      preferences.bidi = bidi
      let modes = TerminalModes(terminal: name, program: nil, preferences: preferences)
      let on = modes.entering.matches(of: /\[(\??\d+)[hl]/).map(\.output.1)
      let off = modes.leaving.matches(of: /\[(\??\d+)[hl]/).map(\.output.1)
      #expect(Set(on) == Set(off) && on.count == off.count)
      #expect(modes.entering.contains("[22;0t") == modes.leaving.contains("[23;0t"))
    }
  }
}
