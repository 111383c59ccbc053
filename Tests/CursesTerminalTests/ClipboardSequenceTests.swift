import Testing

@testable import CursesTerminal

struct ClipboardSequenceTests {
  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
    ("مرحبا", "2YXYsdit2KjYpw=="), ("\u{1B}]52;c;x\u{7}", "G101MjtjO3gH"),
  ])
  func `A text is copied as base 64 and as nothing else`(text: String, digits: String) throws {
    #expect(
      try ClipboardSequence.copying(text, isInTmux: false) == "\u{1B}]52;c;\(digits)\u{7}")
  }

  @Test func `In tmux it is handed on as well`() throws {
    #expect(
      try ClipboardSequence.copying("foo", isInTmux: true)
        == "\u{1B}]52;c;Zm9v\u{7}\u{1B}Ptmux;\u{1B}\u{1B}]52;c;Zm9v\u{7}\u{1B}\\")
  }

  @Test func `A text that terminals would cut is refused`() throws {
    let longest = String(repeating: "a", count: 74_994)
    #expect(try ClipboardSequence.copying(longest, isInTmux: false).utf8.count == 100_000)
    #expect(throws: ClipboardError.tooLong(74_995, limit: 74_994)) {
      try ClipboardSequence.copying(longest + "a", isInTmux: false)
    }
  }
}
