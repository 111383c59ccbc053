import Foundation
import TestPacing
import Testing

/// Every way out gives the terminal back, and loses nothing.
@Suite(.serialized, .enabled(if: Terminal.isWanted))
struct EndingStories {
  /// The shell is at its prompt on the normal screen, the terminal shows what is typed, and lines are lines.
  private static func expectSaneTerminal(
    _ terminal: borrowing Terminal, status: Int
  ) async throws {
    try await terminal.waitForEnd(status: status)
    #expect(try await !terminal.isAlternateScreen)
    try await terminal.shell("stty -a </dev/tty")
    let screen = try await terminal.waitFor("extproc")
    let words = Set(screen.split { $0 == " " || $0 == "\n" || $0 == ";" }.map(String.init))
    #expect(words.isSuperset(of: ["echo", "icanon", "isig", "onlcr", "icrnl"]))
    #expect(words.isDisjoint(with: ["-echo", "-icanon", "-isig", "-onlcr", "-icrnl"]))
  }

  /// Changes the demo's draft and leaves it unsaved.
  static func edit(_ terminal: borrowing Terminal) async throws {
    try await terminal.press("Down", "Enter")
    try await terminal.waitFor(" EDIT ")
    try await terminal.type("Zoë")
    try await terminal.waitFor("Welcome, AliceZoë!")
  }

  /// The last three are limits of time that a wrapper has set.
  @Test(arguments: [
    (SIGTERM, 143), (SIGHUP, 129), (SIGQUIT, 131), (SIGINT, 130), (SIGALRM, 142), (SIGXCPU, 152),
    (SIGPROF, 155),
  ])
  func `A request to end gives the terminal back and keeps the unsaved draft`(
    signal: Int32, status: Int
  ) async throws {
    try await Terminal.with { terminal in
      try await ComposerStories.demo(terminal)
      try await Self.edit(terminal)
      try terminal.signal(signal)
      try await terminal.waitFor("kept the unsaved draft; the next start offers it")
      try await Self.expectSaneTerminal(terminal, status: status)
      let drafts = terminal.sandbox.names(in: "state/pushwright/drafts")
      #expect(drafts.count == 1)
      let name = try #require(drafts.first)
      #expect(name.hasSuffix(".draft.json"))
      #expect(try terminal.sandbox.text("state/pushwright/drafts/\(name)").contains("AliceZoë"))
    }
  }

  @Test func `Signals that mean nothing to the program change nothing`() async throws {
    try await Terminal.with { terminal in
      try await ComposerStories.demo(terminal)
      // With those of real time, of which the C library keeps the first two.
      for signal in [SIGUSR1, SIGUSR2, SIGIO, SIGSTKFLT, SIGXFSZ, 34, 64] {
        try terminal.signal(signal)
      }
      try await Self.edit(terminal)
      try terminal.signal(SIGTERM)
      try await Self.expectSaneTerminal(terminal, status: 143)
    }
  }

  /// Whether unsaved work with this text is in the state directory.
  private static func isKept(_ text: String, in sandbox: borrowing Sandbox) -> Bool {
    let folder = "state/pushwright/drafts"
    return sandbox.names(in: folder).contains { name in
      guard name.hasSuffix(".draft.json"), let kept = try? sandbox.text("\(folder)/\(name)") else {
        return false
      }
      return kept.contains(text)
    }
  }

  @Test func `A request to end without unsaved work says nothing`() async throws {
    try await Terminal.with { terminal in
      try await ComposerStories.demo(terminal)
      try terminal.signal(SIGTERM)
      let screen = try await terminal.waitForEnd(status: 143)
      #expect(!screen.contains("unsaved draft"))
      try await Self.expectSaneTerminal(terminal, status: 143)
      #expect(terminal.sandbox.names(in: "state/pushwright/drafts") == [])
    }
  }

  @Test(arguments: [(SIGSEGV, 139), (SIGILL, 132), (SIGABRT, 134), (SIGTRAP, 133)])
  func `A crash gives the terminal back, and names the log that has the reason`(
    signal: Int32, status: Int
  ) async throws {
    try await Terminal.with { terminal in
      try await ComposerStories.demo(terminal)
      try terminal.signal(signal)
      try await terminal.waitFor("pushwright crashed. The reason is in")
      try await Self.expectSaneTerminal(terminal, status: status)
      let name = [SIGSEGV: "SIGSEGV", SIGILL: "SIGILL", SIGABRT: "SIGABRT"][signal] ?? "SIGTRAP"
      let log = try terminal.sandbox.text("state/pushwright/pushwright.log")
      #expect(log.hasSuffix("pushwright: crashed with \(name)\n"))
    }
  }

  @Test func `Ctrl-Z suspends, and fg brings everything back`() async throws {
    try await Terminal.with { terminal in
      try await ComposerStories.demo(terminal)
      try await Self.edit(terminal)
      let before = try await terminal.restingScreen()
      try await terminal.press("C-z")
      try await terminal.waitFor("Stopped")
      #expect(try await !terminal.isAlternateScreen)
      try await terminal.shell("stty -a </dev/tty")
      let words = try await terminal.waitFor("extproc").split { $0 == " " || $0 == "\n" }
      #expect(words.contains("echo") && words.contains("icanon"))
      try await terminal.shell("fg")
      try await terminal.waitFor(screen: before)
      try await terminal.type("!")
      try await terminal.waitFor("Welcome, AliceZoë!!")
    }
  }

  @Test func `A window that changed while the program was suspended is filled at its new size`()
    async throws
  {
    try await Terminal.with { terminal in
      try await ComposerStories.demo(terminal)
      try await terminal.press("C-z")
      try await terminal.waitFor("Stopped")
      try await terminal.resize(columns: 120, rows: 40)
      try await terminal.shell("fg")
      try await terminal.waitFor("─ 1 Target ─", "─ 7 Problems", "? keys")
      #expect(try await terminal.screen().split(separator: "\n").count >= 39)
    }
  }

  @Test func `An editor that outlives its terminal holds up nothing`() async throws {
    try await Terminal.with { terminal in
      let editor = try terminal.sandbox.write(
        "#!/bin/sh\ntrap '' HUP\n: >\"$HOME/editing\"\nexec sleep 60\n", to: "editor.sh")
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: editor)
      let draft = try terminal.sandbox.write(Sample.draft, to: "draft.json")
      try await terminal.start(draft, variables: "EDITOR=\(editor)")
      try await terminal.waitFor("? keys")
      try await terminal.press("1", "Enter")
      try await terminal.waitFor("EDIT")
      try await terminal.type("zebra")
      try await terminal.waitFor("deviceszebra")
      try await terminal.press("Enter")
      try await terminal.waitUntilGone("EDIT")
      try await terminal.press("e")
      let isEditing = try await comesAbout {
        terminal.sandbox.names(in: "home").contains("editing")
      }
      #expect(isEditing)
      try await terminal.close()
      let hasEnded = try await comesAbout { !terminal.isProgramRunning }
      #expect(hasEnded)
      let isKept = Self.isKept("deviceszebra", in: terminal.sandbox)
      #expect(isKept)
    }
  }

  @Test(arguments: ["", "trap '' TERM HUP\n"])
  func `A request to end doesn't wait for the editor, and what it wrote is kept`(
    trap: String
  ) async throws {
    try await Terminal.with { terminal in
      let editor = try terminal.sandbox.write(
        "#!/bin/sh\n\(trap)echo changed >\"$1\"\necho \"$1\" >\"$HOME/editing\"\nsleep 30\n",
        to: "editor.sh")
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: editor)
      let draft = try terminal.sandbox.write(Sample.draft, to: "draft.json")
      try await terminal.start(draft, variables: "EDITOR=\(editor)")
      try await terminal.waitFor("? keys")
      try await terminal.press("e")
      let isEditing = try await comesAbout {
        terminal.sandbox.names(in: "home").contains("editing")
      }
      #expect(isEditing)
      try terminal.signal(SIGTERM)
      try await terminal.waitFor("editor.sh: signal 15 ended it; its text is in /")
      try await Self.expectSaneTerminal(terminal, status: 143)
      let file = try terminal.sandbox.text("home/editing").trimmingCharacters(in: .newlines)
      #expect(try String(contentsOfFile: file, encoding: .utf8) == "changed\n")
      try FileManager.default.removeItem(
        at: URL(filePath: file).deletingLastPathComponent())
    }
  }

  @Test func `A program that is suspended ends with its terminal, and its draft is kept`()
    async throws
  {
    try await Terminal.with { terminal in
      try await ComposerStories.demo(terminal)
      try await Self.edit(terminal)
      try await terminal.press("C-z")
      try await terminal.waitFor("Stopped")
      try await terminal.close()
      let hasEnded = try await comesAbout { !terminal.isProgramRunning }
      #expect(hasEnded)
      let isKept = Self.isKept("AliceZoë", in: terminal.sandbox)
      #expect(isKept)
    }
  }

  @Test func `A terminal that goes away leaves the draft in the state directory`() async throws {
    try await Terminal.with { terminal in
      try await ComposerStories.demo(terminal)
      try await Self.edit(terminal)
      try await terminal.close()
      let isKept = try await comesAbout { Self.isKept("AliceZoë", in: terminal.sandbox) }
      #expect(isKept)
    }
  }
}
