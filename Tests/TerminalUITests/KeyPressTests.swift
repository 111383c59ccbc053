import TerminalUI
import Testing

struct KeyPressTests {
  @Test(arguments: [
    ("ctrl-s", "^S"), ("alt-u", "Alt-u"), ("pgdn", "PgDn"), ("[", "["), ("tab", "Tab"),
    ("shift-tab", "S-Tab"), ("f1", "F1"), ("enter", "Enter"), ("esc", "Esc"), ("space", "Space"),
    ("X", "X"), ("-", "-"), ("ctrl--", "^-"), ("ctrl-alt-left", "Alt-Ctrl-←"),
    ("shift-up", "S-↑"), ("漢", "漢"), ("ctrl-space", "Ctrl-Space"), ("alt-U", "Alt-U"),
  ])
  func `A key reads back as it is written, and has a label`(name: String, label: String) throws {
    let key = try #require(KeyPress(name))
    #expect(key.description == name)
    #expect(key.label == label)
    #expect(KeyPress(key.description) == key)
  }

  @Test(arguments: [
    ("Ctrl-S", "ctrl-s"), ("ctrl-shift-s", "ctrl-s"), ("shift-a", "A"), ("PageDown", "pgdn"),
    ("C-x", "ctrl-x"), ("M-x", "alt-x"), ("backtab", "shift-tab"), ("delete", "del"),
  ])
  func `Other ways to write a key mean the same`(written: String, canonical: String) {
    #expect(KeyPress(written)?.description == canonical)
  }

  @Test(arguments: [
    "\u{1B}", "ctrl-\u{7F}", "\u{200B}", "", "ctrl-", "hyper-x", "f0", "f64", "ab", "fx", " ",
  ])
  func `A name that is no key is refused`(name: String) {
    #expect(KeyPress(name) == nil)
  }

  @Test func `Only a plain character is typed into a field`() {
    #expect(KeyPress(.character("é")).typedCharacter == "é")
    #expect(("ctrl-a" as KeyPress).typedCharacter == nil)
    #expect(("enter" as KeyPress).typedCharacter == nil)
  }
}
