import TerminalUI
import Testing

@testable import CursesTerminal

struct ControlSequenceTests {
  @Test(arguments: [
    ("A", "up"), ("1;5D", "ctrl-left"), ("1;3C", "alt-right"), ("5~", "pgup"),
    ("3;2~", "shift-del"),
    ("Z", "shift-tab"), ("97;5u", "ctrl-a"), ("27u", "esc"), ("15~", "f5"),
    ("13;2u", "shift-enter"),
    ("97:65;5u", "ctrl-a"),
  ])
  func `Sequences that a terminal's description lacks are keys all the same`(
    text: String, name: String
  ) {
    #expect(ControlSequence(text)?.keyPress?.description == name)
  }

  @Test(arguments: ["I", "?1;2c", "57414u", "99~", ""])
  func `Replies and reports are no keys`(text: String) {
    #expect(ControlSequence(text)?.keyPress == nil)
  }
}
