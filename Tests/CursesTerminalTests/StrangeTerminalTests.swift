import Foundation
import Testing

/// Terminals, locales and environments that are not as they should be.
// Waiting for a terminal holds up a thread: the main one, which no other test needs.
@MainActor
@Suite(.serialized)
struct StrangeTerminalTests {
  @Test(arguments: [
    ("xterm-from-the-future", "this machine doesn't know the terminal ‘xterm-from-the-future’"),
    ("", "TERM isn't set"), ("unknown", "this machine doesn't know the terminal ‘unknown’"),
  ])
  func `A terminal that is not known is taken for a common one, which is said`(
    name: String, reason: String
  ) throws {
    let terminal = try ScreenTests.painted(environment: ["TERM": name])
    #expect(terminal.lines.contains("note \(reason), so Pushwright assumes xterm-256color"))
  }

  @Test func `A terminal that cannot show a screen is refused with what to do instead`() throws {
    let terminal = try Pseudoterminal(environment: ["TERM": "dumb"])
    #expect(try terminal.waitForEnd() == 3)
    #expect(
      terminal.lines == [
        "error the terminal ‘dumb’ can't show a full screen; set TERM to its real type, or use "
          + "pushwright preview DRAFT instead"
      ])
    #expect(terminal.output == "")
  }

  @Test(arguments: [
    (["LANG": "de_AT.UTF-8", "LC_ALL": "C.UTF-8"], 0), (["LANG": "C"], 1),
    (["LANG": "xx_YY.UTF-8"], 1), (["LANG": ""], 1), (["LANG": "xx", "LC_CTYPE": "UTF-8"], 1),
  ])
  func `Letters of all scripts come through under any locale, and what was done is said once`(
    variables: [String: String], notes: Int
  ) throws {
    let terminal = try ScreenTests.painted(environment: variables, text: "Zoë 漢 مرحبا")
    let said = terminal.lines.filter { $0.hasPrefix("note") }
    #expect(said.count == notes)
    #expect(
      said.allSatisfy { $0.hasSuffix("so Pushwright uses C.UTF-8; set LANG to a UTF-8 locale") })
    #expect(!terminal.lines.contains("ascii"))
  }

  @Test(arguments: [(["NO_COLOR": "1"], false), (["NO_COLOR": ""], true), ([:], true)])
  func `With NO_COLOR no sequence sets or resets a color`(
    variables: [String: String], hasColors: Bool
  ) throws {
    let terminal = try ScreenTests.painted(environment: variables, text: "one\ntwo\nthree")
    let output = terminal.output + (try ScreenTests.closing(terminal))
    // Foreground and background, and the resets of them, alone or among other attributes.
    let color = /\u{1B}\[(?:[\d:]+;)*(?:[34][0-9]|9[0-7]|10[0-7])(?:[;:][\d:]+)*m/
    #expect(output.contains(color) == hasColors)
    #expect(output.contains(/\u{1B}\[[\d;]*[17](;[\d;]*)?m/), "bold or reverse stays")
  }

  @Test func `A terminal that goes away is the end of input`() throws {
    // A shell leads the session, so that the program outlives the signal that comes with it.
    let terminal = try Pseudoterminal(script: "trap '' HUP; \"$0\"; exit 0")
    try terminal.waitForLine("ready")
    terminal.hangUp()
    try terminal.waitForLine("event endOfInput")
    try terminal.waitForLine("closed")
  }

  @Test func `Of a terminal that claims any size only what a screen shows is used`() throws {
    let terminal = try Pseudoterminal(columns: 5000, rows: 4000)
    try terminal.waitForLine("ready")
    try terminal.command("size")
    for size: (columns: UInt16, rows: UInt16) in [(65535, 65535), (90, 30)] {
      terminal.resize(columns: size.columns, rows: size.rows)
      try terminal.command("resized")
    }
    let sizes = terminal.lines.filter { $0.hasPrefix("size") }
    #expect(sizes == ["size 1000x500", "size 1000x500", "size 90x30"])
  }

  @Test func `Bytes that are no text are no keys and hold nothing up`() throws {
    let terminal = try ScreenTests.painted()
    terminal.sendBytes([0xFF, 0xFE, 0xC3, 0x28, 0xE2, 0x82])
    usleep(100_000)
    terminal.send("x")
    try terminal.wait("x came") { terminal.events.last == "key(x)" }
  }

  /// What must not reach a terminal, as messages and string files may hold it.
  private static let hostile = [
    "\u{1B}[2J", "\u{1B}]52;c;aGFja2Vk\u{7}", "\u{1B}]0;hacked\u{7}", "\u{1B}P$q\"p\u{1B}\\",
    "\u{1B}[?1049l", "\u{1B}c", "\u{9B}31m", "\u{9D}2;x\u{9C}", "\u{90}q\u{9C}",
    "\u{7}\u{8}\u{B}\u{C}",
    "a\rb", "\u{0}\u{1}\u{7F}", "\u{202E}abc\u{202C}", "\u{2066}x\u{2069}",
    "\u{200B}\u{FEFF}\u{2060}",
    "a\u{200D}b", "\u{E0041}\u{E007F}", "\u{2028}\u{2029}", "\u{1B}_Gx\u{1B}\\", "\u{FFFE}\u{FFFF}",
    "e" + String(repeating: "\u{301}", count: 30), "\u{1B}[6n\u{1B}[c", "\u{FFF9}a\u{FFFB}",
    "\u{85}",
  ]

  @Test func `Nothing in a message controls the terminal`() throws {
    let harmless = try Self.shown("harmless")
    for text in Self.hostile {
      let output = try Self.shown(text)
      for scalar in output.unicodeScalars where Self.isForbidden(scalar) {
        Issue.record("\(text.debugDescription) brings U+\(String(scalar.value, radix: 16))")
      }
      // Curses has sequences of its own, and no others may be among them.
      for piece in text.split(separator: "\u{1B}") where text.contains("\u{1B}") {
        let count = output.ranges(of: "\u{1B}" + piece).count
        #expect(count == harmless.ranges(of: "\u{1B}" + piece).count, "\(text.debugDescription)")
      }
    }
  }

  /// Everything that a terminal gets of a text as content and as title.
  private static func shown(_ text: String) throws -> String {
    let terminal = try ScreenTests.painted(text: "aaaa")
    let digits = Pseudoterminal.hexadecimal("\(text)z")
    try terminal.command("show", digits, digits)
    return terminal.output + (try ScreenTests.closing(terminal))
  }

  /// Characters that neither curses sends nor a screen shows.
  private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    // BEL ends a title; the others move the cursor and choose character sets.
    case 0x07...0x0A, 0x0D...0x0F, 0x1B: false
    case 0..<0x20, 0x7F..<0xA0, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF,
      0xFFF9...0xFFFB, 0xE0000...0xE0FFF:
      true
    default: false
    }
  }
}
