import Foundation
import Testing

/// Terminals that draw Greek, Cyrillic and many signs in two columns.
// Waiting for a terminal holds up a thread: the main one, which no other test needs.
@MainActor
@Suite(.serialized)
struct AmbiguousWidthTests {
  /// What goes out when a line changes behind three letters, far before the cursor.
  private static func change(behind letter: String, _ options: [String]) throws -> String {
    let letters = String(repeating: letter, count: 3)
    let end = String(repeating: letter, count: 10)
    let terminal = try ScreenTests.painted(options, text: "\(letters)a\(end)")
    let output = try terminal.command("show", Pseudoterminal.hexadecimal("\(letters)b\(end)"))
    _ = try ScreenTests.closing(terminal)
    return output
  }

  @Test(arguments: ["Ж", "Ω", "→", "…"])
  func `Told so, curses counts two columns for each, as for ideographs`(letter: String) throws {
    let narrow = try Self.change(behind: "x", [])
    let wide = try Self.change(behind: "漢", [])
    #expect(narrow != wide)
    #expect(try Self.change(behind: letter, []) == narrow)
    #expect(try Self.change(behind: letter, ["wide"]) == wide)
  }

  @Test func `All letters of a line come out, without blanks between them`() throws {
    let terminal = try ScreenTests.painted(["wide"], text: "aЖ→…Ωб|")
    try terminal.waitForOutput("aЖ→…Ωб|")
    _ = try ScreenTests.closing(terminal)
  }
}
