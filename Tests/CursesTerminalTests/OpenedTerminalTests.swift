import Testing

@testable import CursesTerminal

@MainActor
struct OpenedTerminalTests {
  /// The name that is opened where only some terminals are known.
  private static func name(_ asked: String, known: [String]) throws(TerminalError) -> String {
    try OpenedTerminal.name(for: asked) { known.contains($0) ? .opened : .unknown }
  }

  @Test(arguments: [
    ("foot", ["foot", "xterm-256color"], "foot"),
    ("foot", ["xterm", "xterm-256color"], "xterm-256color"),
    ("", ["xterm", "vt100"], "xterm"), ("foot", ["ansi", "vt100"], "vt100"),
    ("foot", ["ansi"], "ansi"),
  ])
  func `The best terminal that this machine knows is taken`(
    asked: String, known: [String], name: String
  ) throws {
    #expect(try Self.name(asked, known: known) == name)
  }

  @Test func `A missing terminal database is said`() {
    let error = #expect(throws: TerminalError.noDatabase) { try Self.name("foot", known: []) }
    #expect(error?.description.contains("install its terminal database") == true)
  }

  @Test func `A terminal whose cursor cannot be placed is refused by its name, not replaced`() {
    #expect(throws: TerminalError.incapable("tty33")) {
      try OpenedTerminal.name(for: "tty33") { $0 == "tty33" ? .incapable : .opened }
    }
  }
}
