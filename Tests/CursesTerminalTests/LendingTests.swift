import Foundation
import Testing

/// The terminal in other hands: editors, and the shell.
// Waiting for a terminal holds up a thread: the main one, which no other test needs.
@MainActor
@Suite(.serialized)
struct LendingTests {
  /// A program for the foreground, as words: a shell script without blanks.
  private static func script(_ text: String) throws -> String {
    let path = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).sh").path
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    return path
  }

  @Test func `An editor finds the terminal as the program found it, and everything is drawn again`()
    throws
  {
    let terminal = try ScreenTests.painted(["mouse"])
    let path = try Self.script(
      "stty -a; echo to-error >&2; printf 'type: '; read line; echo got $line")
    defer { try? FileManager.default.removeItem(atPath: path) }
    terminal.post(["run", "sh", path])
    try terminal.waitForOutput("type: ")
    let output = terminal.output
    let end = try #require(output.range(of: "\u{1B}[?1049l", options: .backwards))
    let before = output[..<end.lowerBound]
    for off in ["?1000l", "?1006l", "?2004l", "?2031l", "8h", "23;0t"] {
      #expect(before.contains("\u{1B}[" + off))
    }
    let words = Set(output[end.upperBound...].split { $0 == " " || $0 == ";" || $0.isNewline })
    #expect(words.isSuperset(of: ["echo", "icanon", "isig", "icrnl", "onlcr"]))
    #expect(words.contains("to-error"), "complaints of editors are seen")
    // Meanwhile the window gets another size.
    terminal.resize(columns: 50, rows: 12)
    terminal.send("it\r")
    try terminal.waitForLine("it ended with status 0")
    try terminal.waitForOutput("got it")
    try terminal.wait("the modes are back") {
      let rest = terminal.output[end.upperBound...]
      return ["?1000h", "?1006h", "?2004h", "8l", "22;0t"].allSatisfy {
        rest.contains("\u{1B}[" + $0)
      }
    }
    let count = terminal.output.count
    let wide = String(repeating: "w", count: 50)
    try terminal.command("show", Pseudoterminal.hexadecimal(wide))
    try terminal.wait("all 50 columns are drawn") {
      // Curses may write a run as one character and a count.
      terminal.output.dropFirst(count).contains("w\u{1B}[49b")
        || terminal.output.dropFirst(count).contains(wide)
    }
    #expect(terminal.output.dropFirst(count).contains("\u{1B}[?1049h"))
    terminal.send("k")
    try terminal.waitForEvent("key(k)")
  }

  @Test(arguments: [
    (["sh", "-c", "exit\t7"], "it ended with status 7"),
    (["sh", "-c", "kill\t-9\t$$"], "signal 9 ended it"),
    (["/no/such/editor"], "it couldn't be started: No such file or directory"),
    (["/etc/passwd"], "it couldn't be started: Permission denied"),
  ])
  func `How a program ended is told, and the screen is back`(words: [String], told: String) throws {
    let terminal = try ScreenTests.painted()
    terminal.post(["run"] + words)
    try terminal.waitForLine(told)
    terminal.send("k")
    try terminal.waitForEvent("key(k)")
    #expect(terminal.settings.c_lflag & tcflag_t(ICANON) == 0)
  }

  @Test func `Ctrl-C in an editor is the editor's`() throws {
    let terminal = try ScreenTests.painted()
    let path = try Self.script(
      "trap 'echo interrupted; exit 5' INT; echo waiting; while :; do sleep 0.05; done")
    defer { try? FileManager.default.removeItem(atPath: path) }
    terminal.post(["run", "sh", path])
    try terminal.waitForOutput("waiting")
    terminal.send("\u{3}")
    try terminal.waitForLine("it ended with status 5")
    terminal.send("k")
    try terminal.waitForEvent("key(k)")
  }

  /// The probe under a shell that knows jobs, as users start programs.
  private static func underShell() throws -> Pseudoterminal {
    let terminal = try Pseudoterminal(
      script: "PROBE=$0 exec bash --norc --noprofile -i 4>&2 2>/dev/tty")
    try terminal.waitForOutput("$ ")
    terminal.send("\"$PROBE\" 2>&4 4>&-\r")
    try terminal.waitForLine("ready")
    try terminal.command("show", Pseudoterminal.hexadecimal("hello"))
    return terminal
  }

  @Test func `Ctrl-Z in an editor stops both, and fg continues both`() throws {
    let terminal = try Self.underShell()
    let path = try Self.script("stty -echo; printf 'type: '; read line; stty -a; echo got $line")
    defer { try? FileManager.default.removeItem(atPath: path) }
    terminal.post(["run", "sh", path])
    try terminal.waitForOutput("type: ")
    terminal.send("\u{1A}")
    try terminal.waitForOutput("Stopped")
    terminal.send("echo shell$((1 + 1))\r")
    try terminal.waitForOutput("shell2")
    #expect(!terminal.lines.contains { $0.hasPrefix("it ended") })
    terminal.send("fg\r")
    // The editor's own settings are back, for it did not see that anything happened.
    try terminal.wait("lines are read and not echoed") {
      terminal.settings.c_lflag & tcflag_t(ICANON | ECHO) == tcflag_t(ICANON)
    }
    terminal.send("it\r")
    try terminal.waitForLine("it ended with status 0")
    try terminal.waitForOutput("got it")
    try terminal.waitForOutput(" -echo ")
    terminal.send("k")
    try terminal.waitForEvent("key(k)")
  }

  @Test func `Without a shell that could continue it, Ctrl-Z in an editor stops nothing for good`()
    throws
  {
    let terminal = try ScreenTests.painted()
    let path = try Self.script("printf 'type: '; read line; echo got $line")
    defer { try? FileManager.default.removeItem(atPath: path) }
    terminal.post(["run", "sh", path])
    try terminal.waitForOutput("type: ")
    terminal.send("\u{1A}")
    try terminal.waitForOutput("^Z")
    terminal.send("it\r")
    try terminal.waitForLine("it ended with status 0")
    try terminal.waitForOutput("got it")
  }

  @Test func `Stopped and continued in another size, the screen is drawn whole`() throws {
    let terminal = try Self.underShell()
    terminal.post(["suspend"])
    try terminal.waitForOutput("Stopped")
    terminal.resize(columns: 60, rows: 15)
    let count = terminal.output.count
    terminal.send("fg\r")
    try terminal.wait("the command is done") { terminal.lines.filter { $0 == "ok" }.count == 2 }
    let wide = String(repeating: "w", count: 60)
    try terminal.command("show", Pseudoterminal.hexadecimal(wide))
    try terminal.wait("all columns are drawn") {
      // Curses may write a run as one character and a count.
      terminal.output.dropFirst(count).contains("w\u{1B}[59b")
        || terminal.output.dropFirst(count).contains(wide)
    }
    #expect(terminal.settings.c_lflag & tcflag_t(ICANON) == 0)
  }

  @Test func `A program that continues in the background leaves the shell's prompt alone`() throws {
    let terminal = try Self.underShell()
    terminal.post(["suspend"])
    try terminal.waitForOutput("Stopped")
    terminal.send("bg\r")
    terminal.send("echo shell$((1 + 1))\r")
    try terminal.waitForOutput("shell2")
    let end = try #require(terminal.output.range(of: "Stopped")).upperBound
    #expect(!terminal.output[end...].contains("?1049h"))
    #expect(!terminal.output[end...].contains("22;0t"))
    terminal.send("fg\r")
    try terminal.wait("the command is done") { terminal.lines.filter { $0 == "ok" }.count == 2 }
    try terminal.command("show", Pseudoterminal.hexadecimal("back"))
    // The settings that a crash gives back are still those of a line at a time.
    terminal.post(["crash"])
    try terminal.waitForOutput("last words")
    terminal.send("stty -a </dev/tty\r")
    try terminal.waitForOutput("isig icanon")
  }

  @Test func `Answers that come too late are not typed into the shell`() throws {
    let terminal = try Self.underShell()
    terminal.post(["close-on-input"])
    try terminal.waitForLine("waiting")
    terminal.send("\u{1B}]11;rgb:0a0b/0c0d/0e0f\u{7}\u{1B}[?62;4c")
    try terminal.waitForLine("closed")
    terminal.send("echo shell$((1 + 1))\r")
    try terminal.waitForOutput("shell2")
    #expect(!terminal.output.contains("0a0b") && !terminal.output.contains("62;4c"))
  }

  @Test func `A crash while an editor has the terminal does not write over it`() throws {
    let terminal = try Self.underShell()
    let path = try Self.script("echo $PPID >\"$0.pid\"; printf 'type: '; read line; echo got $line")
    defer { for end in ["", ".pid"] { try? FileManager.default.removeItem(atPath: path + end) } }
    terminal.post(["run", "sh", path])
    try terminal.waitForOutput("type: ")
    let text = try String(contentsOfFile: path + ".pid", encoding: .utf8)
    let process = try #require(pid_t(text.trimmingCharacters(in: .newlines)))
    kill(process, SIGSEGV)
    try terminal.waitForOutput("Segmentation fault")
    #expect(!terminal.output.contains("last words") && !terminal.output.contains("crashed"))
    let end = try #require(terminal.output.range(of: "type: ")).upperBound
    #expect(!terminal.output[end...].contains("?1049l"))
  }
}
