import Testing

@testable import CursesTerminal

@MainActor
struct DirectColorTests {
  @Test(
    arguments: [
      ("xterm-256color", "truecolor", "xterm-direct"), ("xterm-256color", "24bit", "xterm-direct"),
      ("tmux-256color", "truecolor", "tmux-direct"), ("xterm-kitty", "truecolor", "kitty-direct"),
      ("foot", "truecolor", "foot-direct"), ("xterm", "truecolor", "xterm-direct"),
      ("xterm-direct", "truecolor", nil), ("xterm-256color", "yes", nil),
      ("xterm-256color", "", nil),
      ("xterm-256color", nil, nil), ("", "truecolor", nil),
    ] as [(String, String?, String?)])
  func `A terminal that says it knows all colors has a second entry to try`(
    name: String, colorTerm: String?, entry: String?
  ) {
    #expect(DirectColor.possibleEntry(besideTerminal: name, colorTerm: colorTerm) == entry)
  }

  @Test func `The second entry is used where the database has it`() {
    let entry = DirectColor.entry(besideTerminal: "xterm-256color", colorTerm: "truecolor")
    #expect(entry == "xterm-direct")
  }

  @Test func `An entry that the database lacks is not used`() {
    let entry = DirectColor.entry(besideTerminal: "no-such-terminal", colorTerm: "truecolor")
    #expect(entry == nil)
  }
}
