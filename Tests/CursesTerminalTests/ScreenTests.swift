import Foundation
import Testing

/// The real curses on a real terminal: the bytes that go out, and the events that come in.
// Waiting for a terminal holds up a thread: the main one, which no other test needs.
@MainActor
@Suite(.serialized)
struct ScreenTests {
  /// Milliseconds between two pieces: longer than curses waits for the rest of a key, much less than we do.
  private static let late: UInt32 = 35
  private static let questions = "\u{1B}]11;?\u{1B}\\\u{1B}[?2026$p\u{1B}[c"

  /// A screen that has been painted once and whose terminal has answered that it is one.
  static func painted(
    _ options: [String] = [], environment: [String: String] = [:], text: String = "hello"
  ) throws -> Pseudoterminal {
    let terminal = try Pseudoterminal(options, environment: environment)
    try terminal.waitForLine("ready")
    try terminal.command("show", Pseudoterminal.hexadecimal(text))
    try terminal.waitForOutput(text.split(separator: "\n").last.map(String.init) ?? "")
    return terminal
  }

  /// Ends the probe and returns everything that it wrote from now on.
  static func closing(_ terminal: Pseudoterminal) throws -> String {
    let count = terminal.output.unicodeScalars.count
    terminal.post(["close"])
    #expect(try terminal.waitForEnd() == 0)
    return String(terminal.output.unicodeScalars.dropFirst(count))
  }

  @Test func `Questions to the terminal come after the first paint`() throws {
    let terminal = try Self.painted()
    try terminal.waitForOutput(Self.questions)
    let output = terminal.output
    let paint = try #require(output.firstRange(of: "hello"))
    let question = try #require(output.firstRange(of: Self.questions))
    #expect(paint.upperBound <= question.lowerBound)
    #expect(try !terminal.command("show", "61").contains("\u{1B}[c"), "it asks once")
  }

  @Test func `Everything that was switched on is switched off, and the title comes back`() throws {
    let terminal = try Self.painted(["mouse"])
    let before = terminal.output
    let after = try Self.closing(terminal)
    for (on, off) in [
      ("\u{1B}[22;0t", "\u{1B}[23;0t"), ("\u{1B}[?2004h", "\u{1B}[?2004l"),
      ("\u{1B}[8l", "\u{1B}[8h"), ("\u{1B}[?1000h", "\u{1B}[?1000l"),
      ("\u{1B}[?1006h", "\u{1B}[?1006l"), ("\u{1B}[?2031h", "\u{1B}[?2031l"),
      ("\u{1B}[?1049h", "\u{1B}[?1049l"),
    ] {
      #expect(before.contains(on) && !before.contains(off))
      #expect(after.contains(off) && !after.contains(on))
    }
  }

  @Test func `A crash gives back the same things and the terminal's settings`() throws {
    let terminal = try Self.painted(["mouse"])
    #expect(terminal.settings.c_lflag & tcflag_t(ICANON | ECHO) == 0)
    terminal.post(["crash"])
    #expect(try terminal.waitForEnd() == 128 + SIGSEGV)
    #expect(terminal.settings.c_lflag & tcflag_t(ICANON) != 0)
    #expect(terminal.settings.c_lflag & tcflag_t(ECHO) != 0)
    let end = try #require(terminal.output.range(of: "hello", options: .backwards)).upperBound
    let after = terminal.output[end...]
    for off in [
      "?1000l", "?1006l", "?2004l", "?2026l", "?2031l", "8h", "?25h", "?1049l", "23;0t",
    ] {
      #expect(after.contains("\u{1B}[" + off))
    }
    #expect(after.hasSuffix("last words\r\n"))
  }

  @Test func `The mouse is asked for and let go while the program runs`() throws {
    let terminal = try Self.painted()
    #expect(!terminal.output.contains("?1000h"))
    try terminal.command("mouse", "on")
    try terminal.waitForOutput("\u{1B}[?1000h\u{1B}[?1006h")
    terminal.send("\u{1B}[<0;5;3M\u{1B}[<0;5;3m\u{1B}[<64;1;1M\u{1B}[<0;5;3M")
    let press = "mouse(TerminalUI.MouseEvent(action: TerminalUI.MouseEvent.Action."
    try terminal.wait("all four came") { terminal.events.count == 4 }
    #expect(terminal.events.allSatisfy { $0.hasPrefix(press) })
    #expect(terminal.events[0].contains("clicks: 1") && terminal.events[0].contains("column: 4"))
    #expect(terminal.events[1].contains("release"))
    #expect(terminal.events[2].contains("wheelUp"))
    #expect(terminal.events[3].contains("clicks: 2"))
    try terminal.command("mouse", "off")
    try terminal.waitForOutput("\u{1B}[?1006l\u{1B}[?1000l")
    terminal.send("\u{1B}[<0;5;3Mx")
    try terminal.waitForEvent("key(x)")
    #expect(terminal.events.count == 5, "what comes late is dropped")
  }

  @Test(arguments: [
    ("hello", "hello"), ("a\u{1B}]2;evil\u{7}\n\u{9B}1mb\u{202E}c", "a]2;evil1mbc"),
    ("Ünï 漢", "Ünï 漢"), ("a\u{2028}b", "ab"),
  ])
  func `A title is one text without control characters`(title: String, shown: String) throws {
    let terminal = try Self.painted()
    try terminal.command("show", "61", Pseudoterminal.hexadecimal(title))
    try terminal.waitForOutput("\u{1B}]2;\(shown)\u{7}")
  }

  @Test(arguments: [("1", true), ("2", true), ("0", false), ("4", false)])
  func `A repaint is held together where the terminal says that it can`(
    answer: String, isHeld: Bool
  ) throws {
    let terminal = try Self.painted()
    terminal.send("\u{1B}[?2026;\(answer)$y\u{1B}[?62c!")
    try terminal.waitForEvent("key(!)")
    try terminal.command("show", Pseudoterminal.hexadecimal("other text"))
    try terminal.waitForOutput("other")
    let repaint = terminal.output.components(separatedBy: Self.questions).last ?? ""
    #expect(repaint.hasPrefix("\u{1B}[?2026h") == isHeld)
    if isHeld { try terminal.wait("it ends") { terminal.output.hasSuffix("\u{1B}[?2026l") } }
    #expect(terminal.events.count == 1, "the answers are no events")
  }

  @Test func `The background's answer is an event, however late and split it comes`() throws {
    let terminal = try Self.painted()
    try terminal.waitForOutput(Self.questions)
    terminal.send(
      [
        "\u{1B}", "]1", "1;rgb:1e1e/", "1e1e/2e2e\u{1B}", "\\", "\u{1B}[?20", "26;2$", "y\u{1B}[?6",
        "2cx",
      ],
      milliseconds: Self.late)
    try terminal.waitForEvent("key(x)")
    #expect(terminal.events.count == 2)
    #expect(terminal.events[0].hasPrefix("background("))
    #expect(terminal.events[0].contains("red: 30, green: 30, blue: 46"))
  }

  @Test func `A change from light to dark is asked about`() throws {
    let terminal = try Self.painted()
    terminal.send("\u{1B}[?62c\u{1B}[?997;1nx")
    try terminal.waitForEvent("key(x)")
    try terminal.wait("it asks again") {
      terminal.output.components(separatedBy: "\u{1B}]11;?").count == 3
    }
    #expect(terminal.events == ["key(x)"])
  }

  @Test func `Consoles are not asked and have no title, clipboard or mode that they would print`()
    throws
  {
    let terminal = try Self.painted(environment: ["TERM": "linux"])
    try terminal.command("show", "61", Pseudoterminal.hexadecimal("title"))
    try terminal.command("copy", "61")
    #expect(terminal.lines.contains("error this terminal has no clipboard"))
    let output = terminal.output + (try Self.closing(terminal))
    #expect(!output.contains("\u{1B}]") && !output.contains("\u{1B}[c"))
    #expect(!output.contains("\u{1B}[22;") && !output.contains("\u{1B}P"))
  }

  @Test func `Apple's terminal is not asked for modes, which it would print`() throws {
    let terminal = try Self.painted(environment: ["TERM_PROGRAM": "Apple_Terminal"])
    try terminal.waitForOutput("\u{1B}]11;?\u{1B}\\\u{1B}[c")
    #expect(!terminal.output.contains("$p"))
  }

  @Test func `Where the terminal reorders text itself it is not told to stop`() throws {
    let terminal = try Self.painted(["logical"])
    let output = terminal.output + (try Self.closing(terminal))
    #expect(!output.contains("\u{1B}[8l") && !output.contains("\u{1B}[8h"))
  }

  @Test func `A text is copied through the terminal, in tmux past it too`() throws {
    let plain = try Self.painted()
    try plain.command("copy", Pseudoterminal.hexadecimal("\u{1B}]2;evil\u{7}"))
    try plain.waitForOutput("\u{1B}]52;c;G10yO2V2aWwH\u{7}")
    #expect(!plain.output.contains("evil"))
    let tmux = try Self.painted(environment: ["TMUX": "/tmp/tmux-1/default,1,0"])
    try tmux.command("copy", "666f6f")
    try tmux.waitForOutput("\u{1B}Ptmux;\u{1B}\u{1B}]52;c;Zm9v\u{7}\u{1B}\\")
    #expect(plain.events == [] && !plain.lines.contains { $0.hasPrefix("error") })
  }

  @Test func `Esc is a key of its own at once, and Alt with a key is one key`() throws {
    let terminal = try Self.painted()
    terminal.send("\u{1B}[?62c")
    terminal.send(["\u{1B}", "[", "\u{1B}u", "é", "\u{1B}[1;5D"], milliseconds: 200)
    try terminal.waitForEvent("key(ctrl-left)")
    #expect(terminal.events == ["key(esc)", "key([)", "key(alt-u)", "key(é)", "key(ctrl-left)"])
  }

  @Test func `A paste is one event, in pieces too`() throws {
    let terminal = try Self.painted()
    terminal.send(
      ["\u{1B}[20", "0~one\rtwo", "\u{1B}[A three\u{1B}", "[201~", "z"], milliseconds: Self.late)
    try terminal.waitForEvent("key(z)")
    #expect(terminal.events.count == 2)
    #expect(terminal.events[0] == #"paste("one\ntwo\u{1B}[A three")"#)
  }

  @Test func `The cursor stands on what has the focus, and is shown when that is wanted`() throws {
    let quiet = try Self.painted(text: "ab\nc")
    try quiet.waitForOutput(Self.questions)
    #expect(!quiet.output.contains("\u{1B}[?25h"))
    // From behind the second row's text up and right, behind the first row's.
    let paint = quiet.output.components(separatedBy: Self.questions)[0]
    #expect(paint.contains("c\u{1B}[A\u{1B}[C"))
    let shown = try Self.painted(["cursor"], text: "ab\nc")
    try shown.waitForOutput("\u{1B}[?25h")
  }
}
