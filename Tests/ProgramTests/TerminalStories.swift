import Foundation
import Testing

/// The program as a guest on other people's terminals.
@Suite(.serialized, .enabled(if: Terminal.isWanted))
struct TerminalStories {
  private static let draft = """
    {"message": {"topic": "a", "notification": {"title": "Café", "body": "مرحبا"}}}

    """

  private static func isArabic(_ scalar: Unicode.Scalar) -> Bool {
    // Letters, and the forms they take when they are joined.
    (0x0600...0x06FF).contains(scalar.value) || (0xFB50...0xFDFF).contains(scalar.value)
      || (0xFE70...0xFEFE).contains(scalar.value)
  }

  @Test(arguments: [
    "-u LC_ALL LANG=", "-u LANG LC_CTYPE=UTF-8", "LANG=xx_XX.UTF-8", "LANG=C", "LC_ALL=C.UTF-8",
  ])
  func `Letters of all languages are shown whatever the locale is`(variables: String) async throws {
    try await Terminal.with { terminal in
      let draft = try terminal.sandbox.write(Self.draft, to: "draft.json")
      try await terminal.start("compose", draft, variables: variables)
      let screen = try await terminal.waitFor("Café", "│", "? keys")
      #expect(screen.unicodeScalars.count(where: Self.isArabic) >= 5)
    }
  }

  @Test func `Without colors nothing is lost but the colors`() async throws {
    // A foreground or background color, alone or among other attributes.
    let color = /\u{1B}\[(?:[\d:]+;)*(?:[34][0-8]|9[0-7]|10[0-7])(?:[;:][\d:]+)*m/
    try await Terminal.with { terminal in
      try await ComposerStories.demo(terminal)
      #expect(try await terminal.screen(withColors: true).contains(color))
    }
    try await Terminal.with { terminal in
      try await terminal.start("--demo", variables: "NO_COLOR=1")
      try await terminal.waitFor("✗ NOTHING IS SHOWN (crash)")
      let screen = try await terminal.screen(withColors: true)
      #expect(!screen.contains(color))
      #expect(screen.contains("\u{1B}["), "bold and reverse stay")
    }
  }

  @Test(arguments: ["xterm-kittylike", "vt100"])
  func `A terminal that is not known works all the same`(name: String) async throws {
    try await Terminal.with { terminal in
      let draft = try terminal.sandbox.write(Self.draft, to: "draft.json")
      try await terminal.start("compose", draft, variables: "TERM=\(name)")
      try await terminal.waitFor("Café")
      try await terminal.press("q")
      try await terminal.waitForEnd()
    }
  }

  @Test func `A terminal that can do nothing is refused with a sentence`() async throws {
    try await Terminal.with { terminal in
      try await terminal.start("--demo", variables: "TERM=dumb")
      let screen = try await terminal.waitForEnd(status: 78)
      #expect(screen.contains("pushwright: "))
    }
  }

  @Test func `A window that is too small says which size is needed`() async throws {
    try await Terminal.with { terminal in
      try await ComposerStories.demo(terminal)
      let before = try await terminal.restingScreen()
      try await terminal.resize(columns: 40, rows: 12)
      try await terminal.waitFor("60×16")
      try await terminal.resize(columns: 80, rows: 24)
      try await terminal.waitFor(screen: before)
    }
  }

  @Test func `A window that is too small can be left, and what was typed is kept`() async throws {
    try await Terminal.with { terminal in
      try await ComposerStories.demo(terminal)
      try await EndingStories.edit(terminal)
      try await terminal.resize(columns: 40, rows: 12)
      try await terminal.waitFor("Ctrl-C leaves and keeps your changes")
      // A letter changes nothing that can't be seen.
      try await terminal.press("x", "C-c")
      try await terminal.waitFor("kept the unsaved draft")
      try await terminal.waitForEnd(status: 0)
      let name = try #require(terminal.sandbox.names(in: "state/pushwright/drafts").first)
      let kept = try terminal.sandbox.text("state/pushwright/drafts/\(name)")
      #expect(kept.contains(#"AliceZoë\""#))
    }
  }

  @Test func `A storm of sizes ends with the right screen`() async throws {
    try await Terminal.with { terminal in
      try await ComposerStories.demo(terminal)
      let before = try await terminal.restingScreen()
      for step in 0..<20 {
        try await terminal.resize(columns: 30 + step * 9 % 120, rows: 5 + step * 7 % 60)
      }
      try await terminal.resize(columns: 80, rows: 24)
      try await terminal.waitFor(screen: before)
    }
  }

  @Test func `A program that waits writes nothing`() async throws {
    try await Terminal.with { terminal in
      try await terminal.record(to: "bytes")
      try await ComposerStories.demo(terminal)
      try await terminal.press("]")
      try await terminal.waitFor("5 Preview ── fr-CA 2/7")
      var size = try terminal.sandbox.size("bytes")
      #expect(size > 1000, "nothing was recorded")
      // The last of it may be on its way still.
      var previous = -1
      while size != previous {
        previous = size
        try await Task.sleep(for: .milliseconds(300))
        size = try terminal.sandbox.size("bytes")
      }
      try await Task.sleep(for: .seconds(1))
      #expect(try terminal.sandbox.size("bytes") == size)
    }
  }

  @Test func `A theme of exact colors has them where the terminal takes them`() async throws {
    try await Terminal.with { terminal in
      try terminal.sandbox.write("theme = \"nord\"", to: "config/pushwright/config.toml")
      try await terminal.start("--demo", variables: "COLORTERM=truecolor TERM=xterm-256color")
      try await terminal.waitFor("? keys")
      // Nord's ground, 2e3440, as tmux gives it back.
      #expect(try await terminal.screen(withColors: true).contains("48;2;46;52;64"))
    }
  }

  @Test func `A theme of one's own is used, and a mistake in it is said`() async throws {
    try await Terminal.with(columns: 200) { terminal in
      try terminal.sandbox.write("theme = \"mine\"", to: "config/pushwright/config.toml")
      try terminal.sandbox.write(
        """
        inherits = "terminal"
        [role]
        titel = "red"
        """, to: "config/pushwright/themes/mine.toml")
      try await terminal.start("--demo")
      try await terminal.waitFor("mine.toml:3", "did you mean ‘title’?")
    }
  }

  @Test(arguments: ["| cat", "> out.txt"])
  func `Where the output is no terminal the composer names the verb to use`(
    redirection: String
  ) async throws {
    try await Terminal.with { terminal in
      let program = Program.pushwright.executable
      try await terminal.shell("'\(program)' --demo \(redirection); echo ended")
      try await terminal.waitFor("the composer needs a terminal; use pushwright preview DRAFT")
    }
  }
}
